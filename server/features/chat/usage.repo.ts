import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Executor, Schema } from '#server/db/schema.ts';
import { KeyGone } from '#server/vault/vault.ts';
import type { LocalDay } from '#shared/rules/day-key.ts';

export type ConversationRow = Selectable<Schema['conversations']>;

/**
 * Takes the next `places` running numbers of a person's conversation. On PostgreSQL the row stays
 * locked until the transaction ends, so that one person's sends take turns.
 * Throws KeyGone when the person has no conversation, that is, no account any more.
 */
export async function takePlaces(
  db: Executor,
  userId: string,
  places: number,
): Promise<ConversationRow> {
  return db
    .updateTable('conversations')
    .set((eb) => ({ last_seq: eb('last_seq', '+', places) }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow(() => new KeyGone(`no conversation of ${userId}`));
}

export async function conversationOf(
  db: Executor,
  userId: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The remembered day of a conversation, or null before the first message. */
export function rememberedDay(row: ConversationRow | undefined): LocalDay | null {
  if (!row || row.day_key === null || row.day_ends_at === null || row.time_zone === null)
    return null;
  return { key: row.day_key, endsAt: row.day_ends_at, zone: row.time_zone };
}

export async function rememberDay(db: Executor, userId: string, day: LocalDay): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ day_key: day.key, day_ends_at: day.endsAt, time_zone: day.zone })
    .where('user_id', '=', userId)
    .execute();
}

export async function rememberNotice(db: Executor, userId: string, at: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ last_notice_at: at })
    .where('user_id', '=', userId)
    .execute();
}

/** Has the next reply of the voice hold the notice that it is an AI: this one was not the voice's. */
export async function giveNoticeBack(db: Executor, userId: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ last_notice_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Counts one message on a day, if the day has room: one statement, so that a hundred at once at
 * the last place let exactly one through. Returns the new count, or undefined at the limit.
 */
export async function claimMessage(
  db: Executor,
  userId: string,
  date: string,
  limit: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('usage_tracking')
    .values({ id: randomUUID(), user_id: userId, date, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date'])
        .doUpdateSet((eb) => ({ count: eb('usage_tracking.count', '+', 1) }))
        .where('usage_tracking.count', '<', limit),
    )
    .returning('count')
    .executeTakeFirst();
  return row?.count;
}

/** Takes a message's count back from the day it was counted on; once, however often it is called. */
export async function refundMessage(db: Executor, userId: string, id: string): Promise<void> {
  const message = await db
    .selectFrom('messages')
    .select('counted_day')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const day = message?.counted_day ?? null;
  if (day === null) return;
  const cleared = await db
    .updateTable('messages')
    .set({ counted_day: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('counted_day', '=', day)
    .executeTakeFirst();
  if (cleared.numUpdatedRows === 0n) return;
  await db
    .updateTable('usage_tracking')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('user_id', '=', userId)
    .where('date', '=', day)
    .where('count', '>', 0)
    .execute();
}

/** How many messages count on a day. */
export async function countOn(db: Executor, userId: string, date: string): Promise<number> {
  const row = await db
    .selectFrom('usage_tracking')
    .select('count')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .executeTakeFirst();
  return row?.count ?? 0;
}
