import { wordCount } from '#server/voice/builtin/text.ts';
import type { Mark } from '#shared/contract/chat.ts';
import { type Claim, claimOf } from './claims.ts';
import type { Lexicon } from './lexicon.ts';
import { piecesOf } from './pieces.ts';
import { readWords, type Sorted, swappedIn } from './slots.ts';
import { type Value, valuesOf } from './values.ts';
import { indexOfWords, isAmong } from './words.ts';

/** A fact that a reply was made from. */
export interface Fact {
  /** Undefined for what was said and is not listed as a fact. */
  id: string | undefined;
  kind: 'profile' | 'correction' | 'told' | 'imported';
  text: string;
}

/** In which facts, by their number, a word or a value stands. */
interface Lookup {
  word: (word: string) => ReadonlySet<number>;
  value: (value: Value) => ReadonlySet<number>;
  /** The words of one fact. */
  words(place: number): readonly Sorted[];
  /** The values of one fact. */
  valuesOf(place: number): ReadonlySet<Value>;
}

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
  const lookup = lookupIn(facts, lexicon);
  return (reply) =>
    piecesOf(reply).flatMap(({ text, start, end }) => {
      const quoted = facts.find((fact) => holds(text, fact.text));
      // What stands beside a quotation may still be made up.
      const left = quoted ? text.replace(quoted.text, ' ') : text;
      const backed = markOf(claimOf(left, lexicon, names), facts, lookup, (place) => {
        const claimed = readWords(left, lexicon).filter(
          ({ folded }) => !isAmong(folded, names, lexicon),
        );
        return swappedIn(lookup.words(place), claimed, lexicon);
      });
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

function lookupIn(facts: readonly Fact[], lexicon: Lexicon): Lookup {
  const reader = valuesOf(lexicon);
  const words = facts.map(({ text }) => readWords(text, lexicon));
  const values = facts.map(
    ({ text }, place) =>
      new Set([
        ...reader.of(words[place] ?? []).flatMap((value) => value ?? []),
        ...reader.inSigns(text),
      ]),
  );
  return {
    word: indexOfWords(
      words.map((all) => all.map(({ folded }) => folded)),
      lexicon,
    ),
    value: (value) => new Set(values.flatMap((of, place) => (of.has(value) ? [place] : []))),
    words: (place) => words[place] ?? [],
    valuesOf: (place) => values[place] ?? new Set(),
  };
}

function markOf(
  claim: Claim | undefined,
  facts: readonly Fact[],
  lookup: Lookup,
  swappedFor: (place: number) => readonly Sorted[],
): Pick<Mark, 'kind' | 'memoryId'> | undefined {
  if (!claim) return undefined;
  const nearest = nearestTo(claim, facts, lookup);
  const near = new Set(nearest);
  const isMissing = (places: ReadonlySet<number>): boolean => places.isDisjointFrom(near);
  const named = claim.names.filter((word) => isMissing(lookup.word(word)));
  const counted = claim.digits.filter((value) => isMissing(lookup.value(value)));
  if (named.length + counted.length > 0) return { kind: 'imagined' };
  if (claim.past && differs(claim, nearest, lookup)) return { kind: 'imagined' };
  const loose =
    claim.concrete.filter((word) => isMissing(lookup.word(word))).length +
    claim.values.filter((value) => isMissing(lookup.value(value))).length;
  const all = claim.concrete.length + claim.values.length;
  const asserts =
    claim.names.length + claim.digits.length > 0 || (claim.tells && all >= NAMES_ENOUGH);
  if (loose > all * BACKED) return asserts ? { kind: 'imagined' } : undefined;
  const [first = -1] = nearest;
  const best = facts[first];
  if (!best) return undefined;
  const swapped =
    claim.past && swappedFor(first).some(({ folded }) => isMissing(lookup.word(folded)));
  return swapped ? { kind: 'imagined' } : markFrom(best);
}

function isNumber(value: Value): boolean {
  return value.startsWith('n');
}

/** Whether a claim gives a date that its facts do not, or another number than they do. */
function differs({ values }: Claim, nearest: readonly number[], lookup: Lookup): boolean {
  const told = nearest.flatMap((place) => [...lookup.valuesOf(place)]);
  const isTold = (value: Value): boolean => told.includes(value);
  const numbers = values.filter(isNumber);
  if (!values.every((value) => isNumber(value) || isTold(value))) return true;
  return numbers.length > 0 && told.some(isNumber) && !numbers.some(isTold);
}

/** The two facts that share the most with a claim, by their numbers, the best first. */
function nearestTo(claim: Claim, facts: readonly Fact[], lookup: Lookup): number[] {
  const scores = new Map<number, number>();
  const add = (places: Iterable<ReadonlySet<number>>, worth: number): void => {
    for (const of of places) {
      for (const place of of) scores.set(place, (scores.get(place) ?? 0) + worth);
    }
  };
  add(claim.names.map(lookup.word), HARD);
  add(claim.digits.map(lookup.value), HARD);
  add(claim.concrete.map(lookup.word), 1);
  // A word of comfort, or a day of the week, ties nothing together alone.
  const named = new Set(scores.keys());
  add(claim.values.map(lookup.value), 1);
  add(claim.words.map(lookup.word), BESIDE);
  const rank = (place: number): number => (facts[place]?.kind === 'told' ? 1 : 0);
  return [...scores]
    .filter(([place]) => named.has(place))
    .toSorted(
      ([one, score], [other, more]) => more - score || rank(one) - rank(other) || one - other,
    )
    .slice(0, 2)
    .map(([place]) => place);
}

function markFrom({ kind, id }: Fact): Pick<Mark, 'kind' | 'memoryId'> {
  return {
    kind: kind === 'told' ? 'told' : 'known',
    ...(id !== undefined && { memoryId: id }),
  };
}
