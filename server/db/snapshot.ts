import { sql } from 'kysely';
import type { Engine } from './open.ts';
import type { Database } from './schema.ts';

/**
 * Gives `work` the database as it is at one moment, however long it reads and whoever writes
 * meanwhile. Not a transaction of Kysely's: ours begin by taking the right to write, which would
 * hold up everybody.
 */
export async function readSnapshot(
  db: Database,
  engine: Engine,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const begin =
      engine === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin deferred';
    await sql.raw(begin).execute(connection);
    try {
      await work(connection);
    } finally {
      await sql.raw('rollback').execute(connection);
    }
  });
}
