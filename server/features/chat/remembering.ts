import type { Executor } from '#server/db/schema.ts';
import { type Conversation, recall, type Role, type Span } from '#server/memory/memory.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Turn } from '#server/voice/voice.ts';
import type { LanguageCode } from '#shared/languages.ts';
import type { MessageRow } from './messages.repo.ts';
import { contentPlace } from './present.ts';

/** A message that is remembered. */
export interface RememberedTurn {
  id: string;
  seq: number;
  role: Role;
  text: string;
  at: number;
}

/** How many messages of one stretch of time are looked at. */
const PER_SPAN = 60;

/** A person's messages as memory reads them; `total` is how many there are, about. */
export function rememberedConversation(
  db: Executor,
  vault: PersonVault,
  userId: string,
  total: number,
): Conversation<RememberedTurn> {
  const rows = () =>
    db
      .selectFrom('messages')
      .select(['id', 'seq', 'role', 'content', 'timestamp'])
      .where('user_id', '=', userId)
      .where('status', '!=', 'pending');
  const opened = (row: {
    id: string;
    seq: number;
    role: string;
    content: Uint8Array;
    timestamp: number;
  }): RememberedTurn => ({
    id: row.id,
    seq: row.seq,
    role: row.role === 'user' ? 'user' : 'assistant',
    text: vault.openText(row.content, contentPlace(row.id)),
    at: row.timestamp,
  });
  return {
    total,
    async turns(seqs) {
      return (
        await rows()
          .where('seq', 'in', [...seqs])
          .execute()
      ).map(opened);
    },
    async turnsWithin(spans: readonly Span[]) {
      const found = await Promise.all(
        spans.map(({ from, until }) =>
          rows()
            .where('timestamp', '>=', from)
            .where('timestamp', '<', until)
            .orderBy('timestamp', 'desc')
            .limit(PER_SPAN)
            .execute(),
        ),
      );
      return found.flat().map(opened);
    },
    async begunAt() {
      const row = await rows().orderBy('seq').limit(1).executeTakeFirst();
      return row?.timestamp;
    },
  };
}

/** How many earlier turns may help one reply. */
const RECALLED = 12;

/**
 * What was said before the turns that a reply sees anyway and fits the message, best first.
 * `shown` is those turns, newest first; only what stands before them is recalled.
 */
export async function recalledTurns(
  db: Executor,
  vault: PersonVault,
  asked: { userId: string; text: string; name: string },
  at: { now: number; zone: string; language: LanguageCode },
  shown: readonly MessageRow[],
): Promise<Turn[]> {
  const oldest = shown.at(-1)?.seq ?? 0;
  // The first of all messages has the number 1: nothing stands before it.
  if (oldest <= 1) return [];
  const question = {
    text: asked.text,
    language: at.language,
    now: at.now,
    timeZone: at.zone,
    speakers: { assistant: asked.name },
  };
  const conversation = rememberedConversation(db, vault, asked.userId, shown[0]?.seq ?? oldest);
  const found = await recall(db, vault, asked.userId, question, conversation);
  return found
    .map(({ turn }) => turn)
    .filter(({ seq, text }) => seq < oldest && text !== '')
    .slice(0, RECALLED)
    .map(({ role, text, at: saidAt }) => ({ role, text, at: saidAt }));
}
