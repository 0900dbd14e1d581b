import type { Executor } from '#server/db/schema.ts';
import { INDEX_VERSION } from '#server/memory/memory.ts';
import { search, type SearchedTurn } from '#server/memory/search.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { SearchAnswer } from '#shared/contract/chat.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { isRemembered } from './index-handler.ts';
import { type MessageRow, messagesAt, newestMessages } from './messages.repo.ts';
import { openContent, presentMessage } from './present.ts';
import { conversationOf } from './usage.repo.ts';

interface FoundTurn extends SearchedTurn {
  row: MessageRow;
}

/**
 * A page of a person's messages that hold every word of `q`, newest first. What care said is not
 * among them: it is no memory, and stands on the page of help. `notice` is the sentence of the AI
 * notice.
 */
export async function searchMessages(
  db: Executor,
  vault: PersonVault,
  userId: string,
  asked: { q: string; before?: number | undefined; limit?: number | undefined },
  notice: string,
): Promise<SearchAnswer> {
  const conversation = await conversationOf(db, userId);
  const end = (conversation?.last_seq ?? 0) + 1;
  // What is being said, or was not finished, keeps its place in the order and says nothing yet.
  const opened = (row: MessageRow): FoundTurn => ({
    seq: row.seq,
    text: isRemembered(row) ? openContent(row, vault) : '',
    row,
  });
  const { hits, next } = await search(
    db,
    vault,
    userId,
    {
      query: asked.q,
      before: Math.min(asked.before ?? end, end),
      limit: asked.limit ?? LIMITS.messagesPageDefault,
    },
    {
      indexed: conversation?.index_version === INDEX_VERSION,
      turns: async (seqs) => (await messagesAt(db, userId, seqs)).map(opened),
      newest: async (before, limit) =>
        (await newestMessages(db, userId, limit, before)).map(opened),
    },
  );
  return {
    messages: hits.map(({ turn, places }) => ({
      ...presentMessage(turn.row, vault, notice),
      matches: places,
    })),
    nextCursor: next === undefined ? null : String(next),
  };
}
