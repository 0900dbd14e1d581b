import type { Mark } from '#shared/contract/chat.ts';
import { type Claim, claimOf } from './claims.ts';
import type { Lexicon } from './lexicon.ts';
import { piecesOf } from './pieces.ts';
import { isAmong, wordsOf } from './words.ts';

/** A fact that a reply was made from. */
export interface Fact {
  /** Undefined for what was said and is not listed as a fact. */
  id: string | undefined;
  kind: 'profile' | 'correction' | 'told' | 'imported';
  text: string;
}

interface ReadFact extends Fact {
  words: string[];
}

/** How much of what a sentence names must stand in the facts behind it. */
const BACKED = 0.5;
/** What a name or a number that a fact shares counts, beside a word. */
const HARD = 2;
/** A single word that names something is no memory yet: "You were good at small things". */
const NAMES_ENOUGH = 2;

/**
 * Marks each sentence of a reply by what it stands on: pure. The names and numbers of a sentence, and
 * half of what else it names, must be in the two facts that are nearest to it; else it is imagined.
 * `names` claim nothing: those of whoever speaks.
 */
export function marksOf(
  reply: string,
  facts: readonly Fact[],
  lexicon: Lexicon,
  names: readonly string[],
): Mark[] {
  const read = facts.map((fact) => ({
    ...fact,
    words: wordsOf(fact.text, lexicon).map(({ folded }) => folded),
  }));
  return piecesOf(reply).flatMap(({ text, start, end }) => {
    const quoted = read.find((fact) => text.includes(fact.text));
    const backing = quoted
      ? markFrom(quoted)
      : markOf(claimOf(text, lexicon, names), read, lexicon);
    return backing ? [{ start, end, ...backing }] : [];
  });
}

/**
 * Marks a reply that was put together from lines that claim nothing and from quotations: the sentences
 * that quote, and nothing else.
 */
export function quotationsIn(reply: string, facts: readonly Fact[]): Mark[] {
  return piecesOf(reply).flatMap(({ text, start, end }) => {
    const said = bare(text);
    const fact = facts.find((one) => ` ${said} `.includes(` ${bare(one.text)} `));
    return fact ? [{ start, end, ...markFrom(fact) }] : [];
  });
}

/** Letters and digits alone: a quotation may have other marks inside it. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

function markOf(
  claim: Claim | undefined,
  facts: readonly ReadFact[],
  lexicon: Lexicon,
): Pick<Mark, 'kind' | 'memoryId'> | undefined {
  if (!claim) return undefined;
  const nearest = facts
    .map((fact) => ({ fact, score: scoreOf(claim, fact, lexicon) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || rankOf(one.fact) - rankOf(other.fact))
    .slice(0, 2);
  const known = nearest.flatMap(({ fact }) => fact.words);
  const missing = (words: readonly string[]): number =>
    words.filter((word) => !isAmong(word, known, lexicon)).length;
  const asserts = claim.hard.length > 0 || (claim.past && claim.concrete.length >= NAMES_ENOUGH);
  if (missing(claim.hard) > 0) return { kind: 'imagined' };
  const loose = missing(claim.concrete);
  if (loose > claim.concrete.length * BACKED) return asserts ? { kind: 'imagined' } : undefined;
  const best = nearest[0]?.fact;
  return best && markFrom(best);
}

function scoreOf(claim: Claim, { words }: ReadFact, lexicon: Lexicon): number {
  const shared = (of: readonly string[]): number =>
    of.filter((word) => isAmong(word, words, lexicon)).length;
  const own = shared(claim.hard) * HARD + shared(claim.concrete);
  // A word of comfort alone ties nothing together.
  return own === 0 ? 0 : own + shared(claim.words) / 10;
}

function markFrom({ kind, id }: Fact): Pick<Mark, 'kind' | 'memoryId'> {
  return {
    kind: kind === 'told' ? 'told' : 'known',
    ...(id !== undefined && { memoryId: id }),
  };
}

/** Of two that fit equally, what stands in profile or correction. */
function rankOf({ kind }: Fact): number {
  return kind === 'told' ? 1 : 0;
}
