import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { SessionList } from '#shared/contract/account.ts';
import type { MemoriesAnswer } from '#shared/contract/memories.ts';
import type { Person, TestApp } from './app.ts';
import { send } from './conversation.ts';
import { uploadBy } from './gallery.ts';
import { subscribe } from './subscription.ts';

/** Somebody who has one of everything; the ids are named as docs/api.md names them. */
export interface Owner extends Person {
  /** A word that stands in everything they wrote, and nowhere else. */
  canary: string;
  ids: Record<string, string>;
}

/** Registers somebody and gives them one of each thing that has an id. */
export async function registerOwner(app: TestApp, canary: string): Promise<Owner> {
  const person = await app.register();
  if (app.deps.env.PAYMENTS === 'sandbox') await subscribe(person);
  const objectPath = await uploadBy(person);
  const profile = await person.api('POST', '/api/profile', {
    name: `Ingrid ${canary}`,
    keyFacts: `She lived in ${canary}.`,
    photoUrl: objectPath,
  });
  if (profile.statusCode !== 200) throw new Error(`profile answered ${profile.statusCode}`);
  const added = await person.api('POST', '/api/photos', { objectPath: await uploadBy(person) });
  const { id: galleryPhoto }: { id: string } = added.json();
  const { sessions }: SessionList = (await person.api('GET', '/api/sessions')).json();
  const { userMessage, reply } = await send(person, `I was in ${canary} today.`);
  const { memories }: MemoriesAnswer = (await person.api('GET', '/api/memories')).json();
  const failed = (await send(person, `I go to ${canary} again.`)).reply;
  await app.deps.db
    .updateTable('messages')
    .set({ status: 'failed' })
    .where('id', '=', failed.id)
    .execute();
  return {
    ...person,
    canary,
    ids: {
      memory: memories[0]?.id ?? '',
      message: userMessage.id,
      reply: reply.id,
      failed: failed.id,
      object: objectPath.slice('/objects/'.length),
      photo: galleryPhoto,
      session: sessions[0]?.id ?? '',
    },
  };
}

const objectRow = z.object({ id: z.string() });

/**
 * A hash for each table's rows of one person, and for each of their files: equal before and after
 * means that not a byte of theirs was changed.
 */
export async function fingerprintOf(
  { deps, dataDir }: TestApp,
  userId: string,
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await deps.db.introspection.getTables()) {
    const owner = table.name === 'users' ? 'id' : 'user_id';
    if (!table.columns.some((column) => column.name === owner)) continue;
    const { rows } = await sql`
      select * from ${sql.table(table.name)} where ${sql.ref(owner)} = ${userId}
    `.execute(deps.db);
    prints[table.name] = hashOf(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    );
    if (table.name !== 'objects') continue;
    for (const { id } of z.array(objectRow).parse(rows)) {
      for (const file of [id, `${id}.small`]) {
        const path = join(dataDir, 'objects', file);
        prints[file] = existsSync(path) ? hashOf(readFileSync(path)) : 'gone';
      }
    }
  }
  return prints;
}

function hashOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
