import { sql } from 'kysely';
import type { Database, Executor } from '#server/db/schema.ts';

/** Writes that a photo is there, or is about to be, and whose it is. */
export async function insertObject(
  db: Executor,
  object: { id: string; userId: string; now: number },
): Promise<void> {
  await db
    .insertInto('objects')
    .values({ id: object.id, user_id: object.userId, created_at: object.now })
    .execute();
}

/** Whether the photo is there and belongs to that person. */
export async function ownsObject(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('objects')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds a person's own photo until the transaction ends; false where there is none. It is made young
 * again, so that the sweep, which may be waiting for the row, sees that it no longer means this one.
 */
export async function holdObject(
  transaction: Executor,
  object: { id: string; userId: string; now: number },
): Promise<boolean> {
  const row = await transaction
    .updateTable('objects')
    .set({ created_at: object.now })
    .where('id', '=', object.id)
    .where('user_id', '=', object.userId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a photo up: from now on it is nobody's, and its bytes may go. */
export async function retireObject(transaction: Executor, id: string, now: number): Promise<void> {
  await transaction
    .updateTable('objects')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}

/** Gives up every photo from before `before` that neither a gallery nor a profile names. */
export async function retireUnused(
  db: Database,
  { before, now }: { before: number; now: number },
): Promise<void> {
  const path = sql<string>`'/objects/' || objects.id`;
  await db
    .updateTable('objects')
    .set({ removed_at: now })
    .where('removed_at', 'is', null)
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('photos')
            .select('photos.id')
            .whereRef('photos.user_id', '=', 'objects.user_id')
            .where('photos.photo_url', '=', path),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('profiles')
            .select('profiles.id')
            .whereRef('profiles.user_id', '=', 'objects.user_id')
            .where('profiles.photo_url', '=', path),
        ),
      ),
    )
    .execute();
}

/** Some of the photos that were given up and whose bytes may still be there. */
export async function retiredObjects(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('objects')
    .select('id')
    .where('removed_at', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Strikes off a photo whose bytes have gone. */
export async function deleteObject(db: Database, id: string): Promise<void> {
  await db.deleteFrom('objects').where('id', '=', id).execute();
}

/** Some of a person's photos, in no particular order, those that were given up among them. */
export async function someObjects(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('objects')
    .select('id')
    .where('user_id', '=', userId)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
