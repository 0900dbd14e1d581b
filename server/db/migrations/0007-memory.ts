import type { Kysely } from 'kysely';

/** The index of what was said. Conversations of before are entered when they go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('conversations')
    .addColumn('index_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('memory_terms')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('term', 'bigint', (c) => c.notNull())
    .addColumn('block', 'integer', (c) => c.notNull())
    .addColumn('bits', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('memory_terms_key', ['user_id', 'term', 'block'])
    .execute();
  await db.schema
    .createIndex('messages_by_time')
    .on('messages')
    .columns(['user_id', 'timestamp'])
    .execute();
}
