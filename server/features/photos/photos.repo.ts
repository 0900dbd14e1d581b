import type { Selectable } from 'kysely';
import type { Executor, Schema } from '#server/db/schema.ts';

export type PhotoRow = Selectable<Schema['photos']>;

/**
 * Lets the changes of one person's gallery take turns until the transaction ends, by an update, the
 * one lock both engines have. False where the person is gone.
 */
export async function holdGallery(transaction: Executor, userId: string): Promise<boolean> {
  const row = await transaction
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A person's photos in the order they were added. */
export async function photosOf(db: Executor, userId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
}

/**
 * Adds a photo to a held gallery, if it has fewer than `limit`: looking and writing are one
 * statement. Returns false at the limit.
 */
export async function insertPhoto(
  transaction: Executor,
  photo: PhotoRow,
  limit: number,
): Promise<boolean> {
  const row = await transaction
    .insertInto('photos')
    .columns(['id', 'user_id', 'photo_url', 'is_default', 'uploaded_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          eb.val(photo.id).as('id'),
          'users.id as user_id',
          eb.val(photo.photo_url).as('photo_url'),
          eb.val(photo.is_default).as('is_default'),
          eb.val(photo.uploaded_at).as('uploaded_at'),
        ])
        .where('users.id', '=', photo.user_id)
        .where(
          eb
            .selectFrom('photos')
            .select(eb.fn.countAll<number>().as('count'))
            .where('photos.user_id', '=', photo.user_id),
          '<',
          limit,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a photo of a held gallery. */
export async function deletePhoto(transaction: Executor, photo: PhotoRow): Promise<void> {
  await transaction
    .deleteFrom('photos')
    .where('id', '=', photo.id)
    .where('user_id', '=', photo.user_id)
    .execute();
}

/** Takes the photo out of the profile where it is the one shown there. */
export async function clearProfilePhoto(
  transaction: Executor,
  userId: string,
  photoUrl: string,
): Promise<void> {
  await transaction
    .updateTable('profiles')
    .set({ photo_url: null })
    .where('user_id', '=', userId)
    .where('photo_url', '=', photoUrl)
    .execute();
}

/** Ends whatever photo of a held gallery is the default. */
export async function unsetDefault(transaction: Executor, userId: string): Promise<void> {
  await transaction
    .updateTable('photos')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('is_default', '=', 1)
    .execute();
}

/** Makes a photo of a held gallery without a default the default. */
export async function setDefault(transaction: Executor, photo: PhotoRow): Promise<void> {
  await transaction
    .updateTable('photos')
    .set({ is_default: 1 })
    .where('id', '=', photo.id)
    .where('user_id', '=', photo.user_id)
    .execute();
}
