import { type Kysely, sql } from 'kysely';

/** The gallery: one default a person at most, and what is on its way out of the photo store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('objects').addColumn('removed_at', 'bigint').execute();
  await sql`create unique index photos_one_default on photos (user_id) where is_default = 1`.execute(
    db,
  );
  // The few that are on their way out are found without reading the many that stay.
  await sql`create index objects_removed on objects (removed_at) where removed_at is not null`.execute(
    db,
  );
}
