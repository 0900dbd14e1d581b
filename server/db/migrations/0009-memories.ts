import { type Kysely, sql } from 'kysely';

/** What people decided about facts, and what each sentence of a reply stands on. */
export async function up(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await db.schema.alterTable('messages').addColumn('marks', sql.raw(blob)).execute();
  await db.schema
    .createTable('memories')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // A message takes what was remembered of it along.
    .addColumn('message_id', 'text', (c) => c.references('messages.id').onDelete('cascade'))
    .addColumn('content', sql.raw(blob), (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('memories_owner').on('memories').column('user_id').execute();
  await db.schema.createIndex('memories_message').on('memories').column('message_id').execute();
}
