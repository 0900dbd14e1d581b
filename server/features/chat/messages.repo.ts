import type { Selectable } from 'kysely';
import type { Executor, Schema } from '#server/db/schema.ts';

export type MessageRow = Selectable<Schema['messages']>;

/** A message the person sent, and the reply that answers it. */
export interface Exchange {
  message: MessageRow;
  reply: MessageRow;
}

/** The newest `limit` messages older than `beforeSeq`, newest first. */
export async function newestMessages(
  db: Executor,
  userId: string,
  limit: number,
  beforeSeq: number = Number.MAX_SAFE_INTEGER,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seq', '<', beforeSeq)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** The messages with these running numbers; those that are gone are left out. */
export async function messagesAt(
  db: Executor,
  userId: string,
  seqs: readonly number[],
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seq', 'in', seqs)
    .execute();
}

/** The exchange that `id`, the person's message or its reply, belongs to; undefined if not theirs. */
export async function exchangeOf(
  db: Executor,
  userId: string,
  id: string,
): Promise<Exchange | undefined> {
  const named = await ownMessage(db, userId, id);
  if (!named) return undefined;
  const other =
    named.reply_to === null
      ? await replyTo(db, userId, named.id)
      : await ownMessage(db, userId, named.reply_to);
  if (!other) return undefined;
  return named.reply_to === null
    ? { message: named, reply: other }
    : { message: other, reply: named };
}

/** The exchange stored under the client's own id, or undefined. */
export async function exchangeOfMessageId(
  db: Executor,
  userId: string,
  messageId: string,
): Promise<Exchange | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row && exchangeOf(db, userId, row.id);
}

/** One message of the person, whichever role; undefined if there is none or it is not theirs. */
async function ownMessage(
  db: Executor,
  userId: string,
  id: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

async function replyTo(db: Executor, userId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('reply_to', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function insertExchange(db: Executor, { message, reply }: Exchange): Promise<void> {
  await db.insertInto('messages').values([message, reply]).execute();
}

/** Changes columns of a message of the person's. Throws nothing where it is gone: read it again. */
export async function updateMessage(
  db: Executor,
  { id, user_id }: MessageRow,
  change: Partial<Pick<MessageRow, 'content' | 'edited_at' | 'counted_day' | 'by_admin'>>,
): Promise<void> {
  await db
    .updateTable('messages')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}

/** Keeps what a message said before it is changed. */
export async function keepVersion(
  db: Executor,
  version: { id: string; messageId: string; userId: string; content: Uint8Array; at: number },
): Promise<void> {
  await db
    .insertInto('message_versions')
    .values({
      id: version.id,
      message_id: version.messageId,
      user_id: version.userId,
      content: version.content,
      replaced_at: version.at,
    })
    .execute();
}

/** Removes a message the person sent and, with it, its reply and the versions of both. */
export async function deleteMessage(db: Executor, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('messages')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('role', '=', 'user')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
