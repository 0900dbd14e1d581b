import { type Migration, Migrator } from 'kysely/migration';
import * as first from './migrations/0001-first.ts';
import * as jobs from './migrations/0002-jobs.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as photos from './migrations/0004-photos.ts';
import * as billing from './migrations/0005-billing.ts';
import * as administration from './migrations/0006-administration.ts';
import * as memory from './migrations/0007-memory.ts';
import * as care from './migrations/0008-care.ts';
import * as memories from './migrations/0009-memories.ts';
import * as answered from './migrations/0010-answered.ts';
import type { Engine } from './open.ts';
import type { Database } from './schema.ts';

/** The database was written by a newer version of the product. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema';
}

/** Every change of tables, in order. A landed one is never edited; a new one is added. */
function migrationsFor(engine: Engine): Record<string, Migration> {
  const blob = engine === 'postgres' ? 'bytea' : 'blob';
  return {
    '0001-first': { up: (db) => first.up(db, blob) },
    '0002-jobs': { up: (db) => jobs.up(db, blob) },
    '0003-accounts': { up: (db) => accounts.up(db) },
    '0004-photos': { up: photos.up },
    '0005-billing': { up: billing.up },
    '0006-administration': { up: (db) => administration.up(db, engine) },
    '0007-memory': { up: memory.up },
    '0008-care': { up: (db) => care.up(db, blob) },
    '0009-memories': { up: (db) => memories.up(db, blob) },
    '0010-answered': { up: (db) => answered.up(db, blob) },
  };
}

/**
 * Brings the tables up to this version, each step whole or not at all. Several processes may call
 * it at once: they take turns on the database's own lock. Throws NewerSchema, having changed
 * nothing, when the database knows steps that this version does not.
 */
export async function migrate(db: Database, engine: Engine): Promise<void> {
  const migrations = migrationsFor(engine);
  refuseUnknown(await doneIn(db), Object.keys(migrations));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Brings an empty database to the tables of an earlier day, so that a backup of that day fits, as
 * `migrate` does it. Throws NewerSchema when `done` names steps that this version does not know.
 */
export async function migrateTo(
  db: Database,
  engine: Engine,
  done: readonly string[],
): Promise<void> {
  const migrations = migrationsFor(engine);
  refuseUnknown(done, Object.keys(migrations));
  const later = (await doneIn(db)).filter((name) => !done.includes(name));
  if (later.length > 0) {
    throw new NewerSchema(
      `The backup is of an earlier version than this database (which knows ${later.join(', ')} as well). Restore it into a database that was never started. Nothing was changed.`,
    );
  }
  const wanted = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => done.includes(name)),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => wanted } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** The steps that a database has behind it. */
async function doneIn(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.map((row) => row.name);
}

function refuseUnknown(done: readonly string[], known: readonly string[]): void {
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new NewerSchema(
      `This database was written by a newer version of Keepsake (it knows ${unknown.join(', ')}). Start that version, or restore a backup of this one. Nothing was changed.`,
    );
  }
}
