import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';

/** How long a write waits for another process, ms; and how long the emptying of the log does. */
const BUSY_MS = 5_000;
const EMPTYING_BUSY_MS = 250;
/** How many prepared statements are kept; each distinct query text is one. */
const KEPT_STATEMENTS = 300;

/** Kysely's SQLite dialect, told the truth: SQLite can roll back a change of tables. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Kysely on node:sqlite, one connection to the file at `path`. WAL so that reading and writing
 * processes do not wait for each other; synchronous=FULL so that an acknowledged message has
 * reached the disk; secure_delete so that a destroyed key is not left in a free page.
 * Throws what SQLite throws when the file cannot be opened or written.
 */
export function sqliteDialect(path: string): SqliteDialect {
  return new TransactionalSqliteDialect({ database: async () => shim(new DatabaseSync(path)) });
}

/**
 * Moves everything from the write-ahead log into the database and cuts the log to nothing: it holds
 * pages as they were before rows were deleted. Throws while another process reads from it.
 */
export async function emptyWal<T>(db: Kysely<T>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Waiting holds up the whole process, so it is kept short here.
    await sql`pragma busy_timeout = ${sql.lit(EMPTYING_BUSY_MS)}`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      );
      if (rows[0]?.busy !== 0) throw new Error('the write-ahead log is being read');
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_MS)}`.execute(connection);
    }
  });
}

function shim(database: DatabaseSync) {
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = ${BUSY_MS};
    pragma secure_delete = on;
  `);
  const prepared = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(sql: string) {
      // A transaction that starts by reading cannot always go on to write beside another process.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const statement = prepared.get(text) ?? database.prepare(text);
      if (prepared.size >= KEPT_STATEMENTS) prepared.clear();
      prepared.set(text, statement);
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...values.map(inputValue)),
        run: (values: readonly unknown[]) => statement.run(...values.map(inputValue)),
        iterate: (values: readonly unknown[]) => statement.iterate(...values.map(inputValue)),
      };
    },
  };
}

function inputValue(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  throw new TypeError(`a value of type ${typeof value} cannot be stored`);
}
