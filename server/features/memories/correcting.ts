import { randomUUID } from 'node:crypto';
import { claimOf } from '#server/memory/claims.ts';
import {
  type Contradiction,
  contradictionIn,
  isEmpty,
  NOTHING,
  readCorrection,
  together,
} from '#server/memory/contradiction.ts';
import type { Lexicon } from '#server/memory/lexicon.ts';
import { piecesOf } from '#server/memory/pieces.ts';
import { rememberedFrom } from '#server/memory/remembered.ts';
import { saysUntrueAlone } from '#server/memory/untrue.ts';
import { isAmong, wordsOf } from '#server/memory/words.ts';
import { plainName } from '#server/voice/prompt-frame.ts';
import type { Portrait } from '#server/voice/voice.ts';
import type { CorrectBody } from '#shared/contract/memories.ts';
import { AppError } from '#server/http/errors.ts';
import type { NewDecision } from './decisions.ts';

/** A sentence that a correction may contradict, and the fact it is, where it is one. */
export interface Candidate {
  text: string;
  id?: string;
}

/** The share of the words of a sentence from which on it is the sentence that is meant. */
const WHOLE = 0.6;

export interface Correcting {
  correction: string;
  /** The reply that is set right. */
  reply: { id: string; content: string };
  /** Selected words of the reply, in UTF-16 units; undefined without. */
  selection: { start: number; end: number } | undefined;
  /** Sentences of the profile and of what was told that may be about the same. */
  candidates: readonly Candidate[];
  /** Words of the name of whoever speaks. */
  names: readonly string[];
  now: number;
}

/**
 * What a correction decides: which sentence of the reply was wrong, which values of it were, and
 * which facts say otherwise. Pure.
 */
export function decideCorrection(asked: Correcting, lexicon: Lexicon): NewDecision {
  const { correction, reply, selection, candidates, names, now } = asked;
  const corrected = readCorrection(correction, lexicon);
  const wrong = wrongSentence(asked, lexicon);
  const selected = selection && reply.content.slice(selection.start, selection.end);
  const inReply =
    wrong === undefined
      ? NOTHING
      : contradictionIn(wrong, corrected, lexicon, {
          names,
          answered: true,
          selected: isWhole(selected, wrong, lexicon) ? undefined : selected,
        });
  const inFacts = candidates.map((candidate) => ({
    candidate,
    found: contradictionIn(candidate.text, corrected, lexicon, {
      names,
      answered: false,
      selected: undefined,
    }),
  }));
  const contradicts = together([
    ...[inReply, ...inFacts.map((one) => one.found)].filter((one) => !isEmpty(one)),
    ...(isEmpty(inReply) ? wholly(asked, wrong, lexicon) : []),
    { ...NOTHING, right: corrected.right.map(({ folded }) => folded) },
  ]);
  const decision: NewDecision = {
    id: randomUUID(),
    kind: 'correction',
    text: correction,
    plain: corrected.plain === '' ? correction : corrected.plain,
    retired: false,
    at: now,
    createdAt: now,
    sourceMessageId: reply.id,
    contradicts,
    ...(wrong !== undefined && { wrong }),
  };
  const replaced = replacedFact(decision, inFacts, lexicon);
  return { ...decision, ...(replaced !== undefined && { replaces: replaced }) };
}

/** The fact that a correction takes the place of: one that speaks against it, where there is one. */
function replacedFact(
  decision: NewDecision,
  inFacts: readonly { candidate: Candidate; found: Contradiction }[],
  lexicon: Lexicon,
): string | undefined {
  const remembered = rememberedFrom([decision], lexicon);
  const gone = inFacts.filter(({ candidate }) => remembered.retiredBy(candidate.text));
  return (gone.find(({ found }) => !isEmpty(found)) ?? gone[0])?.candidate.id;
}

/** Whether all of a sentence is selected, which says no more than which one is meant. */
function isWhole(selected: string | undefined, sentence: string, lexicon: Lexicon): boolean {
  const meant = wordsOf(selected ?? '', lexicon).length;
  return meant > 1 && meant >= wordsOf(sentence, lexicon).length * WHOLE;
}

/**
 * What goes where no word stands against another: the voice's own sentence. What the person told stays,
 * unless they say of it that it is not so, and no more.
 */
function wholly(
  { correction, candidates }: Correcting,
  wrong: string | undefined,
  lexicon: Lexicon,
): Contradiction[] {
  if (wrong === undefined) return [];
  if (!saysUntrueAlone(correction, lexicon.code)) return [{ ...NOTHING, spokenCopies: [wrong] }];
  const quoted = candidates.filter(({ text }) => wrong.includes(text)).map(({ text }) => text);
  return [{ ...NOTHING, copies: [wrong, ...quoted] }];
}

/** The sentence that holds the selection; else the one nearest to the correction. */
function wrongSentence(
  { correction, reply, selection, names, candidates }: Correcting,
  lexicon: Lexicon,
): string | undefined {
  const pieces = piecesOf(reply.content);
  if (selection) {
    const chosen = pieces.filter(
      ({ start, end }) => start < selection.end && end > selection.start,
    );
    return chosen.length > 0 ? chosen.map(({ text }) => text).join(' ') : undefined;
  }
  if (saysUntrueAlone(correction, lexicon.code)) {
    const quoting = pieces.filter(({ text }) => candidates.some((one) => text.includes(one.text)));
    if (quoting.length === 1) return quoting[0]?.text;
  }
  const about = wordsOf(correction, lexicon).map(({ folded }) => folded);
  const scored = pieces
    .map(({ text }) => {
      const words = wordsOf(text, lexicon).filter(({ folded }) => !isAmong(folded, names, lexicon));
      return { text, score: words.filter(({ folded }) => isAmong(folded, about, lexicon)).length };
    })
    .toSorted((one, other) => other.score - one.score);
  const [nearest] = scored;
  if (nearest && nearest.score > 0) return nearest.text;
  // "It was Tromsø" names nothing of the reply: then it is meant for its one claim.
  const claims = pieces.filter(({ text }) => {
    const claim = claimOf(text, lexicon, names);
    return claim !== undefined && claim.names.length + claim.values.length > 0;
  });
  return claims.length === 1 ? claims[0]?.text : undefined;
}

/** The words of the name of whoever speaks: they claim nothing. */
export function namesOf(portrait: Portrait, lexicon: Lexicon): string[] {
  return wordsOf(plainName(portrait.name), lexicon).map(({ folded }) => folded);
}

/** The selected words; undefined where nothing is selected. Throws invalid_request for what is outside. */
export function selectionOf(
  { start, end }: CorrectBody,
  content: string,
): { start: number; end: number } | undefined {
  if (start === undefined && end === undefined) return undefined;
  const [from, to] = [start ?? 0, end ?? content.length];
  if (to > content.length) {
    throw new AppError('invalid_request', { fields: { end: 'invalid_value' } });
  }
  if (from > to) throw new AppError('invalid_request', { fields: { start: 'invalid_value' } });
  return from === to ? undefined : { start: from, end: to };
}
