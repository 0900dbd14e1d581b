import type { Database, Executor } from '#server/db/schema.ts';
import type { JobHandlers } from '#server/jobs/kinds.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import { clearIndex, enterTurns, INDEX_VERSION } from '#server/memory/memory.ts';
import { KeyGone, type PersonVault, type Vault } from '#server/vault/vault.ts';
import { openAnswered } from './answered.ts';
import type { MessageRow } from './messages.repo.ts';
import { openContent } from './present.ts';
import { type ConversationRow, takePlaces } from './usage.repo.ts';

/** Messages a transaction: few enough that the person's own sends hardly wait. */
const CHAPTER = 200;

/** Has a conversation entered anew where its index is of another version, or of none. */
export async function renewIndex(
  jobs: JobQueue,
  conversation: ConversationRow,
  executor: Executor,
): Promise<void> {
  if (conversation.index_version === INDEX_VERSION) return;
  const userId = conversation.user_id;
  await jobs.add(
    { kind: 'index-conversation', payload: {}, userId, once: `index-conversation:${userId}` },
    executor,
  );
}

/** Enters a conversation from its beginning; what is said meanwhile is entered as it is said. */
export function createIndexHandler(deps: {
  db: Database;
  vault: Vault;
}): JobHandlers['index-conversation'] {
  return async ({ userId }) => {
    if (userId === null) return;
    try {
      const sealed = await deps.vault.of(userId);
      await deps.db.transaction().execute(async (trx) => {
        await takePlaces(trx, userId, 0);
        await clearIndex(trx, userId);
      });
      let after: number | undefined = 0;
      while (after !== undefined) after = await enterChapter(deps.db, sealed, userId, after);
    } catch (error) {
      // They have left: there is nothing to remember any more.
      if (!(error instanceof KeyGone)) throw error;
    }
  };
}

/** Enters the next messages; returns the last one's running number, or undefined at the end. */
async function enterChapter(
  db: Database,
  sealed: PersonVault,
  userId: string,
  after: number,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await takePlaces(trx, userId, 0);
    const rows = await trx
      .selectFrom('messages')
      .selectAll()
      .where('user_id', '=', userId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(CHAPTER)
      .execute();
    const remembered = rows.filter((row) => isRemembered(row, sealed));
    const turns = remembered.map((row) => ({ seq: row.seq, text: openContent(row, sealed) }));
    await enterTurns(trx, sealed, userId, turns);
    if (rows.length > 0) return rows.at(-1)?.seq;
    await trx
      .updateTable('conversations')
      .set({ index_version: INDEX_VERSION })
      .where('user_id', '=', userId)
      .execute();
    return undefined;
  });
}

/** What care said is no memory; what is being said, or was not finished, is not one yet. */
export function isRemembered(row: MessageRow, vault: PersonVault): boolean {
  return row.status === 'complete' && openAnswered(row, vault).voice !== 'care';
}
