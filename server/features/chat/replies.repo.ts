import type { Database, Executor } from '#server/db/schema.ts';
import type { MessageRow } from './messages.repo.ts';
import { refundMessage } from './usage.repo.ts';

/** Which making of which reply: only the latest making may write. */
export interface Making {
  userId: string;
  replyId: string;
  attempt: number;
}

/**
 * Keeps what was said so far and promises, until `leaseUntil`, to be heard of again.
 * Returns whether this making is still the one wanted, and whether it was asked to stop.
 */
export async function saveProgress(
  db: Executor,
  making: Making,
  content: Uint8Array,
  leaseUntil: number,
): Promise<'go on' | 'stop' | 'overtaken'> {
  const row = await db
    .updateTable('messages')
    .set({ content, lease_until: leaseUntil })
    .where('id', '=', making.replyId)
    .where('user_id', '=', making.userId)
    .where('attempt', '=', making.attempt)
    .where('status', '=', 'pending')
    .returning('stop_requested')
    .executeTakeFirst();
  if (!row) return 'overtaken';
  return row.stop_requested === 1 ? 'stop' : 'go on';
}

/** How a reply ends. */
interface End extends Pick<MessageRow, 'content' | 'voice'> {
  status: 'complete' | 'failed';
  /** Who answered, sealed, and whether the notice rides on it, where that is not as it was begun. */
  answered?: Uint8Array;
  notice?: 0;
  /** What its sentences stand on, sealed. */
  marks: Uint8Array | null;
  uncounted: boolean;
  /** Done in the same transaction with the reply's running number. */
  also?: (transaction: Executor, seq: number) => Promise<void>;
}

/** Ends a making as `endReply` does, in a transaction of its own. */
export async function finishReply(db: Database, making: Making, end: End): Promise<boolean> {
  return db.transaction().execute((trx) => endReply(trx, making, end));
}

/**
 * Ends a making: stores what was said with its final state. A reply that failed gives the message
 * it answers back to the day it was counted on, in the same transaction, so that neither a crash
 * nor a second try can count it twice. Returns false when another making has overtaken this one.
 */
export async function endReply(
  trx: Executor,
  making: Making,
  { uncounted, also, ...end }: End,
): Promise<boolean> {
  const row = await trx
    .updateTable('messages')
    .set({ ...end, lease_until: null, stop_requested: 0 })
    .where('id', '=', making.replyId)
    .where('user_id', '=', making.userId)
    .where('attempt', '=', making.attempt)
    .where('status', '=', 'pending')
    .returning(['reply_to', 'seq'])
    .executeTakeFirst();
  if (!row) return false;
  await also?.(trx, row.seq);
  if (uncounted && row.reply_to !== null) {
    await refundMessage(trx, making.userId, row.reply_to);
  }
  return true;
}

/** Asks whichever process makes the reply to stop. */
export async function requestStop(db: Executor, reply: MessageRow): Promise<void> {
  await db
    .updateTable('messages')
    .set({ stop_requested: 1 })
    .where('id', '=', reply.id)
    .where('user_id', '=', reply.user_id)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Replies whose process died: pending, and promised to be heard of before `before`. They keep what
 * was said, are marked failed and do not count. Returns how many there were.
 */
export async function failAbandoned(db: Database, before: number): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('status', '=', 'pending')
    .where('lease_until', '<', before)
    .limit(1_000)
    .execute();
  for (const row of rows) {
    await finishReply(
      db,
      { userId: row.user_id, replyId: row.id, attempt: row.attempt },
      {
        content: row.content,
        status: 'failed',
        voice: row.voice ?? 'builtin',
        marks: null,
        uncounted: true,
      },
    );
  }
  return rows.length;
}

/** Opens a new making of a reply in its old place; an older making can no longer write. */
export async function reopenReply(
  db: Executor,
  reply: MessageRow,
  next: Pick<MessageRow, 'content' | 'status' | 'answered' | 'voice' | 'lease_until' | 'notice'>,
): Promise<void> {
  await db
    .updateTable('messages')
    .set((eb) => ({ ...next, marks: null, attempt: eb('attempt', '+', 1), stop_requested: 0 }))
    .where('id', '=', reply.id)
    .where('user_id', '=', reply.user_id)
    .execute();
}
