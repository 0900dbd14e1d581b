import { type Kysely, sql } from 'kysely';

/** Work that outlives a request and a crash; `payload` is sealed. */
export async function up(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    // Not a reference: the deletion of an account goes on when the account's row is gone.
    .addColumn('user_id', 'text')
    .addColumn('payload', sql.raw(blob), (c) => c.notNull())
    .addColumn('once', 'text', (c) => c.unique())
    .addColumn('run_at', 'bigint', (c) => c.notNull())
    .addColumn('give_up_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_until', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').column('run_at').execute();
  await db.schema.createIndex('jobs_owner').on('jobs').column('user_id').execute();
}
