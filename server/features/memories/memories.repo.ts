import type { Selectable } from 'kysely';
import type { Executor, Schema } from '#server/db/schema.ts';
import type { openAnswered } from '#server/features/chat/answered.ts';
import { KeyGone } from '#server/vault/vault.ts';

export type MemoryRow = Selectable<Schema['memories']>;

/** All that a person decided about facts, oldest first. */
export async function memoriesOf(db: Executor, userId: string): Promise<MemoryRow[]> {
  return db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertMemory(db: Executor, row: MemoryRow): Promise<void> {
  await db.insertInto('memories').values(row).execute();
}

/** Stores a row anew: what is decided, and the message it goes with. */
export async function updateMemory(
  db: Executor,
  { id, user_id, content, message_id }: Omit<MemoryRow, 'created_at'>,
): Promise<void> {
  await db
    .updateTable('memories')
    .set({ content, message_id })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}

export async function deleteMemory(db: Executor, userId: string, id: string): Promise<void> {
  await db.deleteFrom('memories').where('id', '=', id).where('user_id', '=', userId).execute();
}

/**
 * Holds the person's conversation until the transaction ends, so that what they decide and what they
 * say take turns. Throws KeyGone when they have no account any more.
 */
export async function holdConversation(transaction: Executor, userId: string): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set((eb) => ({ last_seq: eb.ref('last_seq') }))
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirstOrThrow(() => new KeyGone(`no conversation of ${userId}`));
}

/** When the profile was made, ms; undefined where there is none. */
export async function profileMadeAt(db: Executor, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at;
}

export type ToldRow = Pick<Selectable<Schema['messages']>, 'id' | 'seq' | 'content' | 'timestamp'>;

/** A message, and what its reply's row tells of who answered it. */
export type AnsweredRow = ToldRow & { reply: Parameters<typeof openAnswered>[0] };

/** What the person said before `beforeSeq`, newest first. */
export async function ownMessagesBefore(
  db: Executor,
  userId: string,
  beforeSeq: number,
  limit: number,
): Promise<AnsweredRow[]> {
  const rows = await db
    .selectFrom('messages as said')
    .innerJoin('messages as reply', 'reply.reply_to', 'said.id')
    .select(['said.id', 'said.seq', 'said.content', 'said.timestamp'])
    .select(['reply.id as replyId', 'reply.answered', 'reply.care', 'reply.voice'])
    .where('said.user_id', '=', userId)
    .where('said.role', '=', 'user')
    .where('said.seq', '<', beforeSeq)
    .orderBy('said.seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ replyId, answered, care, voice, ...said }) => ({
    ...said,
    reply: { id: replyId, answered, care, voice },
  }));
}

/** One message of the person's own; undefined where it is gone. */
export async function ownMessage(
  db: Executor,
  userId: string,
  id: string,
): Promise<ToldRow | undefined> {
  return db
    .selectFrom('messages')
    .select(['id', 'seq', 'content', 'timestamp'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('role', '=', 'user')
    .executeTakeFirst();
}
