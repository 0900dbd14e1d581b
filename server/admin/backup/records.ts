import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BackupBroken } from './sealed-file.ts';

/** A row's values as the database gives and takes them. */
export type Row = Record<string, string | number | Uint8Array | null>;

const value = z.union([z.string(), z.number(), z.null(), z.object({ bytes: z.base64() })]);

const record = z.union([
  z.object({
    backup: z.literal(1),
    kind: z.enum(['data', 'keys']),
    at: z.number(),
    migrations: z.array(z.string()),
  }),
  z.object({ table: z.string(), row: z.record(z.string(), value) }),
  z.object({ photo: z.string(), bytes: z.base64() }),
  z.object({ end: z.object({ rows: z.number(), sha256: z.string() }) }),
]);

/** One line of a backup. */
export type BackupRecord = z.infer<typeof record>;

/** The line a row is written as. */
export function rowRecord(table: string, row: Row): BackupRecord {
  const entries = Object.entries(row).map(([name, held]) => [
    name,
    held instanceof Uint8Array ? { bytes: Buffer.from(held).toString('base64') } : held,
  ]);
  return { table, row: Object.fromEntries(entries) };
}

/** The row of a line. */
export function rowOf(written: Record<string, z.infer<typeof value>>): Row {
  const row: Row = {};
  for (const [name, held] of Object.entries(written)) {
    row[name] =
      typeof held === 'object' && held !== null ? Buffer.from(held.bytes, 'base64') : held;
  }
  return row;
}

/** Writes records as lines of JSON and closes them with a count and a checksum of all before. */
export async function* writeLines(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  const sum = createHash('sha256');
  let rows = 0;
  for await (const next of records) {
    const line = Buffer.from(`${JSON.stringify(next)}\n`);
    sum.update(line);
    rows += 1;
    yield line;
  }
  yield Buffer.from(`${JSON.stringify({ end: { rows, sha256: sum.digest('hex') } })}\n`);
}

/** Reads what `writeLines` wrote, without its end. Throws BackupBroken when it does not add up. */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BackupRecord> {
  const sum = createHash('sha256');
  let rows = 0;
  let ended = false;
  for await (const line of linesOf(bytes)) {
    if (ended) throw new BackupBroken('the file goes on after its end');
    const next = record.parse(JSON.parse(line.toString('utf8')));
    if ('end' in next) {
      ended = true;
      if (next.end.rows !== rows || next.end.sha256 !== sum.digest('hex')) {
        throw new BackupBroken('the checksum of the file is wrong');
      }
    } else {
      sum.update(line);
      rows += 1;
      yield next;
    }
  }
  if (!ended) throw new BackupBroken('the file is cut short');
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  for await (const piece of bytes) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield Buffer.concat([...pieces, piece.subarray(from, end + 1)]);
      pieces = [];
      from = end + 1;
    }
    if (from < piece.length) pieces.push(piece.subarray(from));
  }
  if (pieces.length > 0) throw new BackupBroken('the file is cut short');
}
