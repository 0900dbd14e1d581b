import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Executor, Schema } from '#server/db/schema.ts';

/** Rows an insert: few enough for the engines' limits of parameters. */
const BATCH = 500;

export type NewMessage = Insertable<Schema['messages']>;
export type NewMemory = Selectable<Schema['memories']>;
export type NewVersion = Insertable<Schema['message_versions']>;

/**
 * Holds the person's conversation until the transaction ends, so that of two imports, or an import
 * and a first message, one waits for the other. Stores the zone and the last running number.
 */
export async function holdConversation(
  transaction: Executor,
  userId: string,
  { lastSeq, timeZone }: { lastSeq: number; timeZone: string | null },
): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set({ last_seq: lastSeq, time_zone: timeZone, index_version: 0 })
    .where('user_id', '=', userId)
    .execute();
}

/** Stores the settings that go with a person. */
export async function updateSettings(
  transaction: Executor,
  userId: string,
  settings: { country: string | null; language: string | null },
): Promise<void> {
  const { country, language } = settings;
  await transaction
    .updateTable('users')
    .set({ country, language })
    .where('id', '=', userId)
    .execute();
}

/** Whether the person has no profile, no message and no photo in the gallery. */
export async function isEmpty(executor: Executor, userId: string): Promise<boolean> {
  for (const table of ['profiles', 'messages', 'photos'] as const) {
    const row = await executor
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Which of the ids belong to a message already, of whomever. */
export async function takenIds(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const batch of batches(ids)) {
    const rows = await executor
      .selectFrom('messages')
      .select('id')
      .where('id', 'in', batch)
      .execute();
    for (const { id } of rows) taken.add(id);
  }
  return taken;
}

export async function insertMessages(
  transaction: Executor,
  messages: readonly NewMessage[],
  versions: readonly NewVersion[],
  memories: readonly NewMemory[],
): Promise<void> {
  for (const batch of batches(messages)) {
    await transaction.insertInto('messages').values(batch).execute();
  }
  for (const batch of batches(versions)) {
    await transaction.insertInto('message_versions').values(batch).execute();
  }
  for (const batch of batches(memories)) {
    await transaction.insertInto('memories').values(batch).execute();
  }
}

export async function insertProfile(
  transaction: Executor,
  profile: Insertable<Schema['profiles']>,
): Promise<void> {
  await transaction.insertInto('profiles').values(profile).execute();
}

export async function insertUsage(
  transaction: Executor,
  userId: string,
  usage: readonly { date: string; count: number }[],
): Promise<void> {
  for (const batch of batches(usage)) {
    await transaction
      .insertInto('usage_tracking')
      .values(batch.map((row) => ({ ...row, id: randomUUID(), user_id: userId })))
      // A day that counted here already goes on counting.
      .onConflict((conflict) => conflict.columns(['user_id', 'date']).doNothing())
      .execute();
  }
}

/** A photo that was taken in, and where it stood. */
export interface PlacedPhoto {
  id: string;
  path: string;
  addedAt: number;
  gallery: { isDefault: boolean; uploadedAt: number } | null;
}

export async function placePhotos(
  transaction: Executor,
  userId: string,
  photos: readonly PlacedPhoto[],
): Promise<void> {
  for (const { path, addedAt, gallery, id } of photos) {
    await transaction
      .updateTable('objects')
      .set({ created_at: addedAt })
      .where('user_id', '=', userId)
      .where('id', '=', path.slice('/objects/'.length))
      .execute();
    if (!gallery) continue;
    await transaction
      .insertInto('photos')
      .values({
        id,
        user_id: userId,
        photo_url: path,
        is_default: Number(gallery.isDefault),
        uploaded_at: gallery.uploadedAt,
      })
      .execute();
  }
}

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
