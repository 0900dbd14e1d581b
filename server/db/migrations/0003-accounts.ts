import type { Kysely } from 'kysely';

/** A person's own settings; and of the links to a new password one each, the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('country', 'text').execute();
  await db.schema.alterTable('users').addColumn('language', 'text').execute();
  await db.schema.dropIndex('password_reset_tokens_owner').execute();
  await db.schema
    .createIndex('password_reset_tokens_one_each')
    .unique()
    .on('password_reset_tokens')
    .column('user_id')
    .execute();
}
