import type { Database, Executor } from '#server/db/schema.ts';

/**
 * Marks an account as being deleted. Its address is free from here on: nobody logs in under what
 * stands in its place, which is no address, and no password opens it. Returns false where it was
 * marked before.
 */
export async function markAsLeaving(transaction: Executor, userId: string): Promise<boolean> {
  const marker = `left:${userId}`;
  const marked = await transaction
    .updateTable('users')
    .set({ email: marker, password: '' })
    .where('id', '=', userId)
    .where('email', '<>', marker)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/**
 * Closes the conversation: no message is taken in any more, and whoever makes a reply finds its
 * place gone. Taken first, in the order in which a message is accepted.
 */
export async function closeConversation(transaction: Executor, userId: string): Promise<void> {
  await transaction.deleteFrom('conversations').where('user_id', '=', userId).execute();
}

/** Ends everything that opens the account, and drops the replies in the making. */
export async function endEverything(transaction: Executor, userId: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('password_reset_tokens').where('user_id', '=', userId).execute();
  await transaction
    .deleteFrom('messages')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute();
}

/** Removes up to `limit` messages with their versions; returns how many rows were named. */
export async function deleteMessages(db: Database, userId: string, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map((row) => row.id);
  await db.deleteFrom('messages').where('user_id', '=', userId).where('id', 'in', ids).execute();
  return rows.length;
}

/** Removes the account, and by reference every row that names it. */
export async function deleteAccount(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
