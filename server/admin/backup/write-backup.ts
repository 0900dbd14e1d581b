import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Engine } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { readSnapshot } from '#server/db/snapshot.ts';
import type { PhotoStore } from '#server/ports/photo-store/port.ts';
import { type BackupRecord, type Row, rowRecord, writeLines } from './records.ts';
import { sealStream } from './sealed-file.ts';
import { DATA_TABLES, KEY_TABLES } from './tables.ts';

const PAGE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** decisions.md "Privacy": wrapped keys are kept for 30 days at most. */
const KEYS_KEPT_MS = 30 * DAY_MS;
const SUFFIX = '.keepsake';

interface BackupSource {
  db: Database;
  engine: Engine;
  photoStore: PhotoStore;
  masterKey: Uint8Array;
}

/** What a backup came to. */
export interface BackupDone {
  name: string;
  rows: number;
  photos: number;
}

/**
 * Writes the data (rows and photos, all of one moment) and people's wrapped keys as two sealed files
 * into `folder`/data and `folder`/keys, and removes key files older than 30 days. Works beside a
 * running server. A file is there whole or not at all. Throws what database, store and disk throw.
 */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  now: number,
): Promise<BackupDone> {
  const name = `${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}${SUFFIX}`;
  const done = { name, rows: 0, photos: 0 };
  await readSnapshot(source.db, source.engine, async (db) => {
    const migrations = await migrationsOf(db);
    const head = { backup: 1 as const, at: now, migrations };
    async function* data(): AsyncGenerator<BackupRecord> {
      yield { ...head, kind: 'data' };
      for (const { name: table, key } of DATA_TABLES) {
        for await (const row of rowsOf(db, table, key)) {
          done.rows += 1;
          yield rowRecord(table, row);
          if (table === 'objects') yield* photosOf(source.photoStore, String(row['id']), done);
        }
      }
    }
    async function* keys(): AsyncGenerator<BackupRecord> {
      yield { ...head, kind: 'keys' };
      for (const { name: table, key } of KEY_TABLES) {
        for await (const row of rowsOf(db, table, key)) yield rowRecord(table, row);
      }
    }
    await writeFile(source.masterKey, join(folder, 'data'), name, data());
    await writeFile(source.masterKey, join(folder, 'keys'), name, keys());
  });
  await forgetOldKeys(join(folder, 'keys'), now);
  return done;
}

/** The files of a backup folder's part, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith(SUFFIX)).toSorted();
}

async function* rowsOf(db: Database, table: string, key: readonly string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: Row | undefined;
  for (;;) {
    const from = after;
    const start =
      from === undefined
        ? sql``
        : sql`where (${columns}) > (${sql.join(key.map((column) => from[column]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${start} order by ${columns} limit ${PAGE}
    `.execute(db);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** A photo deleted while the backup runs is left out, as it would be a moment later. */
async function* photosOf(
  store: PhotoStore,
  id: string,
  done: BackupDone,
): AsyncGenerator<BackupRecord> {
  for (const key of [id, `${id}.small`]) {
    const bytes = await store.get(key);
    if (!bytes) continue;
    done.photos += 1;
    yield { photo: key, bytes: bytes.toString('base64') };
  }
}

async function migrationsOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map((row) => row.name);
}

async function writeFile(
  masterKey: Uint8Array,
  folder: string,
  name: string,
  records: AsyncIterable<BackupRecord>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const draft = `${path}.part`;
  try {
    await pipeline(
      writeLines(records),
      createGzip(),
      (source: AsyncIterable<Uint8Array>) => sealStream(masterKey, source),
      createWriteStream(draft, { mode: 0o600 }),
    );
    const file = await open(draft);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function forgetOldKeys(folder: string, now: number): Promise<void> {
  for (const name of await backupsIn(folder)) {
    const [, day, hours, minutes, seconds] =
      /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
    const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
    if (now - madeAt > KEYS_KEPT_MS) await rm(join(folder, name));
  }
}
