import { type Kysely, sql } from 'kysely';

/** Who answered a message and what care took it for, sealed: a stolen database tells of no crisis. */
export async function up(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await db.schema.alterTable('messages').addColumn('answered', sql.raw(blob)).execute();
}
