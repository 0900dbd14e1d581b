import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { migrate, migrateTo } from '#server/db/migrate.ts';
import type { Engine } from '#server/db/open.ts';
import type { Database, Executor } from '#server/db/schema.ts';
import type { PhotoStore } from '#server/ports/photo-store/port.ts';
import { type BackupRecord, readLines, type Row, rowOf } from './records.ts';
import { BackupBroken, openStream } from './sealed-file.ts';
import { DATA_TABLES, KEY_TABLES } from './tables.ts';
import { backupsIn } from './write-backup.ts';

/** The database already holds accounts: nothing is ever written over them. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/** Rows a statement: many enough to be quick, few enough for the engines' limits of parameters. */
const ROWS_AT_ONCE = 100;

interface RestoreTarget {
  db: Database;
  engine: Engine;
  photoStore: PhotoStore;
  masterKey: Uint8Array;
}

/** What came back. `forgotten` are people whose key is gone: they deleted their account since. */
export interface RestoreDone {
  data: string;
  rows: number;
  photos: number;
  forgotten: number;
}

/**
 * Brings a backup back into an empty database and a photo store: the newest, or the one whose file
 * is called `name`, with the newest keys, so that whoever deleted their account since stays deleted.
 * All rows or none. Throws NotEmpty, BackupBroken, and what database, store and disk throw.
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
  name?: string,
): Promise<RestoreDone> {
  const data = name ?? (await newestIn(join(folder, 'data')));
  const keys = await newestIn(join(folder, 'keys'));
  const records = open(target.masterKey, join(folder, 'data', data));
  const head = (await records.next()).value;
  if (!head || !('backup' in head) || head.kind !== 'data') {
    throw new BackupBroken('this is no backup of the data');
  }
  const wrapped = await readKeys(target.masterKey, join(folder, 'keys', keys));
  // To its end before anything is written: photos go into a store that knows no transactions.
  await drain(open(target.masterKey, join(folder, 'data', data)));
  await migrateTo(target.db, target.engine, head.migrations);
  const done = await target.db.transaction().execute(async (transaction) => {
    await refuseAccounts(transaction);
    const restorer = createRestorer(transaction, target.photoStore, wrapped);
    for await (const record of records) await restorer.take(record);
    await restorer.flush();
    return restorer.done;
  });
  await migrate(target.db, target.engine);
  return { data, ...done };
}

/**
 * Writes the records in their order, rows of one table together; those of people whose key is gone
 * are passed over. `flush` writes what is still held.
 */
function createRestorer(db: Executor, store: PhotoStore, wrapped: ReadonlyMap<string, Row>) {
  const done = { rows: 0, photos: 0, forgotten: 0 };
  const tables = new Set(DATA_TABLES.map((table) => table.name));
  const objects = new Set<string>();
  let held: { table: string; rows: Row[] } = { table: '', rows: [] };

  async function flush(): Promise<void> {
    const { table, rows } = held;
    held = { table: '', rows: [] };
    await insert(db, table, rows);
    if (table !== 'users') return;
    const keys = rows.map((row) => wrapped.get(String(row['id'])));
    await insert(
      db,
      'data_keys',
      keys.filter((key) => key !== undefined),
    );
  }

  async function takePhoto(key: string, bytes: string): Promise<void> {
    if (!objects.has(key.replace(/\.small$/, ''))) return;
    await store.put(key, Buffer.from(bytes, 'base64'));
    done.photos += 1;
  }

  async function takeRow(table: string, row: Row): Promise<void> {
    const owner = table === 'users' ? row['id'] : row['user_id'];
    const key = typeof owner === 'string' ? wrapped.get(owner) : undefined;
    const isForgotten = typeof owner === 'string' && !key;
    if (isForgotten && table === 'users') done.forgotten += 1;
    if (isForgotten) return;
    if (held.table !== table || held.rows.length === ROWS_AT_ONCE) await flush();
    held.table = table;
    held.rows.push(row);
    done.rows += 1;
    if (table === 'objects') objects.add(String(row['id']));
  }

  return {
    done,
    flush,
    async take(record: BackupRecord): Promise<void> {
      if ('photo' in record) await takePhoto(record.photo, record.bytes);
      else if ('table' in record && tables.has(record.table)) {
        await takeRow(record.table, rowOf(record.row));
      }
    },
  };
}

async function newestIn(folder: string): Promise<string> {
  const newest = (await backupsIn(folder).catch(unlessThere)).at(-1);
  if (newest === undefined) throw new BackupBroken(`there is no backup in ${folder}`);
  return newest;
}

function unlessThere(error: unknown): never[] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function* open(masterKey: Uint8Array, path: string): AsyncGenerator<BackupRecord> {
  const unzip = createGunzip();
  const sealed = openStream(masterKey, createReadStream(path));
  // What fails on the way ends `unzip` with the same error, where the reader meets it.
  pipeline(Readable.from(sealed), unzip).catch(() => undefined);
  try {
    yield* readLines(unzip);
  } catch (error) {
    throw isMissing(error) ? new BackupBroken(`there is no file ${path}`) : error;
  }
}

async function drain(records: AsyncIterable<BackupRecord>): Promise<void> {
  for await (const _ of records);
}

async function readKeys(masterKey: Uint8Array, path: string): Promise<Map<string, Row>> {
  const keys = new Map<string, Row>();
  const [table] = KEY_TABLES;
  for await (const record of open(masterKey, path)) {
    if (!('table' in record) || record.table !== table?.name) continue;
    const row = rowOf(record.row);
    keys.set(String(row['user_id']), row);
  }
  return keys;
}

async function refuseAccounts(db: Executor): Promise<void> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) throw new NotEmpty('the database holds accounts already');
}

/** Rows of one table, which all have the columns of the first. */
async function insert(db: Executor, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(db);
}
