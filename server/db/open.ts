import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database, Schema } from './schema.ts';
import { emptyWal, sqliteDialect } from './sqlite-dialect.ts';

const INT8 = 20;

/** PostgreSQL's 64-bit numbers as numbers: everything stored in them is below 2^53. */
const numberTypes: { getTypeParser: typeof types.getTypeParser } = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === INT8 && format !== 'binary') return Number;
    return format === 'binary' ? types.getTypeParser(id, format) : types.getTypeParser(id);
  },
};

export type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /**
   * Leaves nothing of deleted rows in the embedded database's files. On a server it does nothing:
   * what PostgreSQL keeps of old rows is its own to tidy. Throws while another reader is in the way.
   */
  scrub: () => Promise<void>;
}

/**
 * Opens the database: a PostgreSQL server when `databaseUrl` names one, else the embedded one in
 * `dataDir`. Nothing is connected before the first query. `onBroken` hears of connections that broke
 * (the server went away), used or not; the pool replaces them by itself.
 */
export function openDatabase(
  where: { databaseUrl?: string | undefined; dataDir: string },
  onBroken: (error: Error) => void,
): OpenDatabase {
  if (where.databaseUrl === undefined) {
    const dialect = sqliteDialect(join(where.dataDir, 'keepsake.db'));
    const db = new Kysely<Schema>({ dialect });
    return { db, engine: 'sqlite', scrub: () => emptyWal(db) };
  }
  const pool = new Pool({
    connectionString: where.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: numberTypes,
  });
  pool.on('error', onBroken);
  // While one is lent out the pool does not listen, and nobody listening would end the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', scrub: async () => undefined };
}
