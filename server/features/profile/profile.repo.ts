import type { Database, Executor } from '#server/db/schema.ts';

/** A profile as it is stored; `words` is sealed. */
export interface StoredProfile {
  id: string;
  user_id: string;
  words: Uint8Array;
  tone: string;
  photo_url: string | null;
}

const COLUMNS = ['id', 'user_id', 'words', 'tone', 'photo_url'] as const;

/** The person's profile, or undefined. */
export async function profileOf(db: Database, userId: string): Promise<StoredProfile | undefined> {
  return db.selectFrom('profiles').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/**
 * The person's profile, held until the transaction ends: a second change of it waits, and none is
 * lost. It is held by an update, the one lock both engines have.
 */
export async function holdProfile(
  transaction: Executor,
  userId: string,
  now: number,
): Promise<StoredProfile | undefined> {
  return transaction
    .updateTable('profiles')
    .set({ updated_at: now })
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Writes a first profile; false where another call was faster. */
export async function insertProfile(
  transaction: Executor,
  profile: StoredProfile,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .insertInto('profiles')
    .values({ ...profile, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a held profile's new contents. */
export async function updateProfile(transaction: Executor, profile: StoredProfile): Promise<void> {
  await transaction
    .updateTable('profiles')
    .set({ words: profile.words, tone: profile.tone, photo_url: profile.photo_url })
    .where('id', '=', profile.id)
    .where('user_id', '=', profile.user_id)
    .execute();
}
