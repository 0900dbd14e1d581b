import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import type { Surroundings } from '#server/http/request-context.ts';
import { INDEX_VERSION } from '#server/memory/memory.ts';
import { search, type SearchedTurn } from '#server/memory/search.ts';
import type { SearchAnswer } from '#shared/contract/chat.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { isRemembered } from './index-handler.ts';
import { type MessageRow, messagesAt, newestMessages } from './messages.repo.ts';
import { openContent, presentMessage } from './present.ts';
import { conversationOf } from './usage.repo.ts';

interface FoundTurn extends SearchedTurn {
  row: MessageRow;
}

/** Who looks, and in which language the notices of what is found are said. */
interface Asker {
  actor: Pick<Actor, 'userId' | 'wordsOpen'>;
  surroundings: Pick<Surroundings, 'language'>;
}

/** What is looked for; `before` is the cursor of the page before. */
export interface SearchQuery {
  q: string;
  before?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of the messages that hold every word of `q`, newest first. Where the words are closed to
 * the caller, none is found. What care said is not among them: it is no memory, and stands on the
 * page of help.
 */
export async function searchMessages(
  { db, vault, sentences }: Pick<Deps, 'db' | 'vault' | 'sentences'>,
  { actor, surroundings }: Asker,
  asked: SearchQuery,
): Promise<SearchAnswer> {
  if (!actor.wordsOpen) return { messages: [], nextCursor: null, hidden: true };
  const { userId } = actor;
  const sealed = await vault.of(userId);
  const conversation = await conversationOf(db, userId);
  const end = (conversation?.last_seq ?? 0) + 1;
  // What is being said, or was not finished, keeps its place in the order and says nothing yet.
  const opened = (row: MessageRow): FoundTurn => ({
    seq: row.seq,
    text: isRemembered(row, sealed) ? openContent(row, sealed) : '',
    row,
  });
  const { hits, next } = await search(
    db,
    sealed,
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
  const notice = sentences.say(surroundings.language, 'ai_notice');
  return {
    messages: hits.map(({ turn, places }) => ({
      ...presentMessage(turn.row, sealed, notice),
      matches: places,
    })),
    nextCursor: next === undefined ? null : String(next),
  };
}
