import type { Executor } from '#server/db/schema.ts';
import { piecesOf } from '#server/memory/pieces.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { decisionRow, decisionsOf, type KeptDecision } from './decisions.ts';
import { isCaresAlone, openSaid } from './facts.ts';
import { deleteMemory, ownMessage, ownMessagesBefore, updateMemory } from './memories.repo.ts';

/** Messages that are opened at once. */
const CHAPTER = 200;

/** A message that is about to go, or to say something else. */
export interface Leaving {
  id: string;
  /** What it says from then on; undefined where it goes. */
  becomes?: string | undefined;
}

/**
 * Looks for where else the person said what they decided about in a message that is about to go: what
 * they forgot stays forgotten while any message says it. Returns what is to be called under the
 * person's lock before the message goes: it moves those decisions there, and removes the others.
 */
export async function movingFrom(
  db: Executor,
  person: PersonVault,
  userId: string,
  leaving: Leaving,
): Promise<(transaction: Executor) => Promise<void>> {
  const places = new Map<string, string>();
  let open = (await decidedIn(db, person, userId, leaving.id)).map(sentenceOf);
  const settle = (text: string, place: string): void => {
    const said = new Set(piecesOf(text).map((piece) => piece.text));
    for (const sentence of open.filter((one) => said.has(one))) places.set(sentence, place);
    open = open.filter((one) => !said.has(one));
  };
  settle(leaving.becomes ?? '', leaving.id);
  let before: number | undefined = Number.MAX_SAFE_INTEGER;
  while (open.length > 0 && before !== undefined) {
    const rows = await ownMessagesBefore(db, userId, before, CHAPTER);
    before = rows.length < CHAPTER ? undefined : rows.at(-1)?.seq;
    for (const row of rows) {
      if (row.id === leaving.id || isCaresAlone(row, person)) continue;
      settle(openSaid(row, person).text, row.id);
    }
  }
  return async (transaction) => {
    // Read again: something may have been decided, or deleted on another device, meanwhile.
    for (const decision of await decidedIn(transaction, person, userId, leaving.id)) {
      const place = places.get(sentenceOf(decision));
      const isThere = place !== undefined && (await ownMessage(transaction, userId, place));
      if (!isThere) await deleteMemory(transaction, userId, decision.rowId);
      else if (place !== leaving.id) {
        const moved = { ...decision, sourceMessageId: place };
        await updateMemory(transaction, decisionRow(moved, person, userId));
      }
    }
  };
}

async function decidedIn(
  db: Executor,
  person: PersonVault,
  userId: string,
  messageId: string,
): Promise<KeptDecision[]> {
  const all = await decisionsOf(db, person, userId);
  return all.filter(({ sourceMessageId }) => sourceMessageId === messageId);
}

/** What was told, whatever the person has put in its place since. */
function sentenceOf({ text, earlier }: KeptDecision): string {
  return earlier?.[0] ?? text;
}
