import { openZip } from '#server/features/export/zip-reader.ts';
import { writeZip } from '#server/features/export/zip-writer.ts';
import type { Answer, Person, TestApp } from './app.ts';

const PLENTY = 268_435_456;

/** The text of one entry. */
export async function textIn(zip: Buffer, name: string): Promise<string> {
  return (await openZip(zip, 1_000).read(name, PLENTY)).toString('utf8');
}

/** The bytes of one entry. */
export async function bytesIn(zip: Buffer, name: string): Promise<Buffer> {
  return openZip(zip, 1_000).read(name, PLENTY);
}

/** A zip of these entries. */
export async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  async function* each() {
    for (const [name, data] of Object.entries(entries)) yield { name, data: [Buffer.from(data)] };
  }
  return Buffer.concat(await Array.fromAsync(writeZip(each(), 0)));
}

/** A person's export. Throws where it is refused. */
export async function exportOf(person: Person): Promise<Buffer> {
  const answer = await person.api('GET', '/api/export');
  if (answer.statusCode !== 200) throw new Error(`export answered ${answer.statusCode}`);
  return answer.rawPayload;
}

/** Brings a zip in. */
export function importInto(app: TestApp, { token }: Person, zip: Buffer): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/zip' };
  return app.inject({ method: 'POST', url: '/api/import', headers, payload: zip });
}
