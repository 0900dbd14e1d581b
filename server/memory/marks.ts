import { wordCount } from '#server/voice/builtin/text.ts';
import type { Mark } from '#shared/contract/chat.ts';
import { type Claim, claimOf } from './claims.ts';
import type { Lexicon } from './lexicon.ts';
import { piecesOf } from './pieces.ts';
import { indexOfWords, wordsOf } from './words.ts';

/** A fact that a reply was made from. */
export interface Fact {
  /** Undefined for what was said and is not listed as a fact. */
  id: string | undefined;
  kind: 'profile' | 'correction' | 'told' | 'imported';
  text: string;
}

/** In which facts, by their number, a word stands. */
type Lookup = (word: string) => ReadonlySet<number>;

/** How much of what a sentence names must stand in the facts behind it. */
const BACKED = 0.5;
/** What a name or a number that a fact shares counts, beside a word. */
const HARD = 2;
/** What any word that both hold counts. */
const BESIDE = 0.1;
/** A single word that names something is no memory yet: "You were good at small things". */
const NAMES_ENOUGH = 2;

/** Marks each sentence of a reply by what it stands on. */
export type Marker = (reply: string) => Mark[];

/**
 * What marks replies that were made from these facts: pure. The names and numbers of a sentence, and
 * half of what else it names, must be in the two facts that are nearest to it; else it is imagined.
 * `names` claim nothing: those of whoever speaks.
 */
export function markerFor(
  facts: readonly Fact[],
  lexicon: Lexicon,
  names: readonly string[],
): Marker {
  const words = facts.map(({ text }) => wordsOf(text, lexicon).map(({ folded }) => folded));
  const lookup = indexOfWords(words, lexicon);
  return (reply) =>
    piecesOf(reply).flatMap(({ text, start, end }) => {
      const quoted = facts.find((fact) => holds(text, fact.text));
      // What stands beside a quotation may still be made up.
      const left = quoted ? text.replace(quoted.text, ' ') : text;
      const backed = markOf(claimOf(left, lexicon, names), facts, lookup);
      const backing = quoted && backed?.kind !== 'imagined' ? markFrom(quoted) : backed;
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

/** Whether a text quotes another, by whole words where words are parted, and more than one of them. */
function holds(text: string, quote: string): boolean {
  return (
    text.includes(quote) && wordCount(quote) > 1 && ` ${bare(text)} `.includes(` ${bare(quote)} `)
  );
}

/** Letters and digits alone: a quotation may have other marks inside it. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

function markOf(
  claim: Claim | undefined,
  facts: readonly Fact[],
  lookup: Lookup,
): Pick<Mark, 'kind' | 'memoryId'> | undefined {
  if (!claim) return undefined;
  const nearest = nearestTo(claim, facts, lookup);
  const missing = (words: readonly string[]): number =>
    words.filter((word) => lookup(word).isDisjointFrom(new Set(nearest))).length;
  const asserts = claim.hard.length > 0 || (claim.past && claim.concrete.length >= NAMES_ENOUGH);
  if (missing(claim.hard) > 0) return { kind: 'imagined' };
  const loose = missing(claim.concrete);
  if (loose > claim.concrete.length * BACKED) return asserts ? { kind: 'imagined' } : undefined;
  const best = facts[nearest[0] ?? -1];
  return best && markFrom(best);
}

/** The two facts that share the most with a claim, by their numbers, the best first. */
function nearestTo(claim: Claim, facts: readonly Fact[], lookup: Lookup): number[] {
  const scores = new Map<number, number>();
  const add = (words: readonly string[], worth: number): void => {
    for (const word of words) {
      for (const place of lookup(word)) scores.set(place, (scores.get(place) ?? 0) + worth);
    }
  };
  add(claim.hard, HARD);
  add(claim.concrete, 1);
  const named = new Set(scores.keys());
  add(claim.words, BESIDE);
  const rank = (place: number): number => (facts[place]?.kind === 'told' ? 1 : 0);
  return (
    [...scores]
      // A word of comfort alone ties nothing together.
      .filter(([place]) => named.has(place))
      .toSorted(
        ([one, score], [other, more]) => more - score || rank(one) - rank(other) || one - other,
      )
      .slice(0, 2)
      .map(([place]) => place)
  );
}

function markFrom({ kind, id }: Fact): Pick<Mark, 'kind' | 'memoryId'> {
  return {
    kind: kind === 'told' ? 'told' : 'known',
    ...(id !== undefined && { memoryId: id }),
  };
}
