import {
  contradictionIn,
  isEmpty,
  NOTHING,
  readCorrection,
  together,
} from '#server/memory/contradiction.ts';
import type { Executor } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Lexicon } from '#server/memory/lexicon.ts';
import type { Decision } from '#server/memory/remembered.ts';
import { wordsOf } from '#server/memory/words.ts';
import { type NewDecision, undecided } from './decisions.ts';
import { type FoundFact, openSaid } from './facts.ts';
import { ownMessage } from './memories.repo.ts';

/** What is decided about a fact so far, to be changed. */
export function startFrom({ shown, sentence, decided }: FoundFact, now: number): NewDecision {
  if (decided) return { ...decided, at: now };
  return undecided(
    {
      id: shown.id,
      kind: shown.kind === 'profile' ? 'profile' : 'told',
      text: sentence,
      field: shown.field,
      sourceMessageId: shown.sourceMessageId,
    },
    now,
  );
}

/** What a decision takes out when its fact is left out, or taken up again. */
export function leftOut(
  { kind, contradicts, text, earlier }: NewDecision,
  retired: boolean,
  lexicon: Lexicon,
): Pick<Decision, 'retired' | 'contradicts'> {
  if (kind === 'correction') return { retired, contradicts };
  const before = earlier ? contradicts : NOTHING;
  const copies = before.copies.filter((copy) => copy !== text);
  if (!retired) return { retired, contradicts: { ...before, copies, spoken: [] } };
  const names = wordsOf(text, lexicon).filter((word) => word.kind === 'name');
  return {
    retired,
    contradicts: {
      ...before,
      copies: [...copies, text],
      spoken: names.map(({ folded }) => folded),
    },
  };
}

/** A decision with new words: what the old ones said and the new ones do not was wrong. */
export function reworded(decision: NewDecision, text: string, lexicon: Lexicon): NewDecision {
  const corrected = readCorrection(text, lexicon);
  const found = contradictionIn(decision.text, corrected, lexicon, {
    names: [],
    answered: true,
    selected: undefined,
  });
  const { right: _, ...before } = decision.contradicts;
  const contradicts = together([
    { ...before, right: [] },
    isEmpty(found) && decision.kind !== 'correction'
      ? { ...NOTHING, copies: [decision.text] }
      : found,
    { ...NOTHING, right: corrected.right.map(({ folded }) => folded) },
  ]);
  // What an earlier wording took out and this one says is true after all.
  const isRight = (word: string): boolean => contradicts.right.includes(word);
  return {
    ...decision,
    text,
    plain: corrected.plain === '' ? text : corrected.plain,
    earlier: [...(decision.earlier ?? []), decision.text],
    contradicts: {
      ...contradicts,
      everywhere: contradicts.everywhere.filter((word) => !isRight(word)),
      near: contradicts.near.filter((word) => !isRight(word)),
      copies: contradicts.copies.filter((copy) => copy !== text),
    },
  };
}

/** Throws not_found where the message that told a fact was changed or deleted meanwhile. */
export async function requireStillTold(
  transaction: Executor,
  person: PersonVault,
  userId: string,
  { shown, sentence }: FoundFact,
): Promise<void> {
  const { kind, sourceMessageId } = shown;
  if (kind !== 'told' || sourceMessageId === undefined) return;
  const row = await ownMessage(transaction, userId, sourceMessageId);
  if (!row || !openSaid(row, person).text.includes(sentence)) throw new AppError('not_found');
}
