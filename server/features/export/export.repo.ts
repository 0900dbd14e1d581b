import type { Selectable } from 'kysely';
import type { Database, Schema } from '#server/db/schema.ts';

export type AccountRow = Pick<
  Selectable<Schema['users']>,
  'email' | 'created_at' | 'age_acknowledged' | 'is_admin'
>;

/** Facts of the account. Throws where it is gone. */
export async function accountOf(db: Database, userId: string): Promise<AccountRow> {
  return db
    .selectFrom('users')
    .select(['email', 'created_at', 'age_acknowledged', 'is_admin'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function consentsOf(db: Database, userId: string) {
  return db
    .selectFrom('consents')
    .select(['age', 'terms', 'image_rights', 'version', 'accepted_at'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .orderBy('id')
    .execute();
}

/** What was agreed to before anything was paid. */
export async function agreementsOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('payment_agreements')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('agreed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    priceCents: row.price_cents,
    currency: row.currency,
    renewal: row.renewal,
    dailyMessages: row.daily_messages,
    version: row.version,
    language: row.language,
    agreedAt: row.agreed_at,
  }));
}

/** When the profile was made and changed, or undefined where there is none. */
export async function profileTimes(db: Database, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Every photo the person uploaded, in the order they came; `gallery` where it stands in there. */
export async function photosOf(db: Database, userId: string) {
  const [objects, gallery] = await Promise.all([
    db
      .selectFrom('objects')
      .select(['id', 'created_at'])
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('photos')
      .select(['photo_url', 'is_default', 'uploaded_at'])
      .where('user_id', '=', userId)
      .orderBy('uploaded_at')
      .orderBy('id')
      .execute(),
  ]);
  const shown = gallery.map((row) => row.photo_url);
  const place = (path: string) => shown.indexOf(path);
  return objects
    .map(({ id, created_at }) => ({ path: `/objects/${id}`, addedAt: created_at }))
    .map((photo) => ({ ...photo, place: place(photo.path), gallery: gallery[place(photo.path)] }))
    .sort((a, b) => orderOf(a.place) - orderOf(b.place));
}

/** The gallery in its order, and then what stands in none. */
function orderOf(place: number): number {
  return place === -1 ? Number.MAX_SAFE_INTEGER : place;
}

export async function usageOf(db: Database, userId: string) {
  return db
    .selectFrom('usage_tracking')
    .select(['date', 'count'])
    .where('user_id', '=', userId)
    .orderBy('date')
    .execute();
}

/** The running number of the newest message, the zone of the person's days, and the course of care. */
export async function conversationOf(db: Database, userId: string) {
  return db
    .selectFrom('conversations')
    .select(['user_id', 'last_seq', 'time_zone', 'care'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export type MessageRow = Selectable<Schema['messages']>;
export type VersionRow = Selectable<Schema['message_versions']>;

/** Up to `limit` messages after `afterSeq` and up to `lastSeq`, oldest first, with their versions. */
export async function messagesAfter(
  db: Database,
  userId: string,
  { afterSeq, lastSeq, limit }: { afterSeq: number; lastSeq: number; limit: number },
): Promise<{ row: MessageRow; versions: VersionRow[] }[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seq', '>', afterSeq)
    .where('seq', '<=', lastSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const versions = await db
    .selectFrom('message_versions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'message_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('replaced_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    row,
    versions: versions.filter((version) => version.message_id === row.id),
  }));
}
