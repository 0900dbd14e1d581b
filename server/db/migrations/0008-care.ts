import { type Kysely, sql } from 'kysely';

/** Where somebody stands after a message that spoke of danger, sealed; and how often help was named. */
export async function up(db: Kysely<unknown>, blob: 'blob' | 'bytea'): Promise<void> {
  await db.schema.alterTable('conversations').addColumn('care', sql.raw(blob)).execute();
  await db.schema
    .createTable('care_referrals')
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('care_referrals_key', ['year', 'kind'])
    .execute();
}
