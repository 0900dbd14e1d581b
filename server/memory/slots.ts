import type { Lexicon } from './lexicon.ts';
import { valuesOf } from './values.ts';
import { sameWord, type Word, wordsOf } from './words.ts';

/** The words that a claim and a fact share at least where one word of it is another. */
const ANCHORS = 2;

/**
 * The words of the longest text that is laid beside another: longer ones are no paraphrase of it, and
 * the work grows with the words of both.
 */
const LONGEST = 60;

/** A word, and what may stand in its place: a name in that of a name, a month in that of a month. */
export interface Sorted extends Word {
  sort: Word['kind'] | 'date';
}

/** The words of two texts that stand in one place between words that both have. */
interface Slot {
  said: Sorted[];
  fresh: Sorted[];
}

/** The words of a text, each with its sort. */
export function readWords(text: string, lexicon: Lexicon): Sorted[] {
  const words = wordsOf(text, lexicon);
  const values = valuesOf(lexicon).of(words);
  const called = [...text.matchAll(lexicon.called ?? /$^/gu)]
    .flatMap((match) => wordsOf(match.slice(1).join(' '), lexicon))
    .map(({ folded }) => folded);
  return words.map((word, at) => {
    const value = values[at];
    if (value !== undefined) return { ...word, sort: value.startsWith('n') ? 'number' : 'date' };
    return { ...word, sort: called.includes(word.folded) ? 'name' : word.kind };
  });
}

/**
 * The values of `said` in whose place `clause`, a part of a correction, has another one. Both must
 * share words and differ in one place only; there numbers, names and dates give way to their like,
 * and common words where nothing else stands in it: "sang in the car" is not denied by "sang, and my
 * father drove".
 */
export function replacedBy(
  said: readonly Sorted[],
  clause: readonly Sorted[],
  lexicon: Lexicon,
): Sorted[] {
  const { slot, shared } = onlySlot(said, clause, lexicon);
  if (!slot) return [];
  const bound =
    shared.some((word) => word.sort === 'word' && isSaying(word, lexicon)) ||
    (shared.length > 0 && isParallel(said, clause) && isSwapped(slot, lexicon));
  if (!bound) return [];
  const hard = (['number', 'name', 'date'] as const).flatMap((sort) => opposed(slot, sort, shared));
  if (hard.length > 0) return hard;
  const loose = said.filter((word) => !shared.includes(word) && isSaying(word, lexicon));
  const close = loose.length <= shared.length * 2;
  return close && isCommon(slot.said) && isCommon(slot.fresh) ? slot.said : [];
}

/**
 * The common word of `claim` that stands where `fact`, which shares the rest with it, has another:
 * "apple" in "I baked apple cake", where the fact is "She baked plum cake". A verb for a verb may be
 * the same in other words.
 */
export function swappedIn(
  fact: readonly Sorted[],
  claim: readonly Sorted[],
  lexicon: Lexicon,
): Sorted[] {
  const { slot, shared } = onlySlot(fact, claim, lexicon);
  if (!slot || shared.length < ANCHORS || !isCommon(slot.said) || !isCommon(slot.fresh)) return [];
  return isSwapped(slot, lexicon) ? slot.fresh : [];
}

/**
 * Whether the words of both stand in the same places, as in "She was a midwife for thirty years" and
 * "She was a baker for thirty years", which share a number alone.
 */
export function isParallel(said: readonly Sorted[], other: readonly Sorted[]): boolean {
  return said.length === other.length && said.every(({ place }, at) => place === other[at]?.place);
}

function isSwapped({ said, fresh }: Slot, lexicon: Lexicon): boolean {
  return fresh.every((word) => said.every((other) => isSwap(word, other, lexicon)));
}

const CASED = /^[\p{Lu}\p{Ll}]/u;

/** Whether a word is plainly another than the one in its place: nouns, and no forms of one word. */
function isSwap(word: Sorted, other: Sorted, lexicon: Lexicon): boolean {
  if ([word, other].some(({ written }) => lexicon.past.test(written))) return false;
  // "Well, …": what a sentence begins with may be a word that says nothing.
  if (word.begins && CASED.test(word.written)) return false;
  // In German, nouns alone are capitalised.
  if (/^\p{Lu}/u.test(word.written) !== /^\p{Lu}/u.test(other.written)) return false;
  if (lexicon.code === 'ja') return word.folded[0] !== other.folded[0] && !isInflected(word, other);
  // Arabic writes "and", "in" and "for" onto the word.
  if (lexicon.code === 'ar') return word.folded.slice(-3) !== other.folded.slice(-3);
  return true;
}

/** Whether a Japanese word shows the ending of a verb. */
function isInflected(...words: readonly Sorted[]): boolean {
  return words.some(({ folded }) => /\p{Script=Hiragana}$/u.test(folded));
}

/** The one place in which two texts differ, with what they share; no place where they differ in more. */
function onlySlot(
  said: readonly Sorted[],
  other: readonly Sorted[],
  lexicon: Lexicon,
): { slot: Slot | undefined; shared: Sorted[] } {
  if (Math.max(said.length, other.length) > LONGEST) return { slot: undefined, shared: [] };
  const pairs = sharedPairs(said, other, lexicon);
  const replaced = slotsBetween(pairs, said, other, lexicon).filter(
    (slot) => slot.said.length > 0 && slot.fresh.length > 0,
  );
  return {
    slot: replaced.length === 1 ? replaced[0] : undefined,
    shared: pairs.flatMap(([at]) => said[at] ?? []),
  };
}

/** Whether words are one value that is no name, number or date. */
function isCommon(words: readonly Sorted[]): boolean {
  return unitsOf(words).length === 1 && words.every(({ sort }) => sort === 'word');
}

function isSaying({ folded }: Word, lexicon: Lexicon): boolean {
  return !lexicon.weak.has(folded);
}

/** Names that differ by a letter are two names, but where names have endings. */
export function isSame(one: Sorted, other: Sorted, lexicon: Lexicon): boolean {
  if (one.sort === 'name' && other.sort === 'name' && !lexicon.inflects) {
    return one.folded === other.folded;
  }
  return sameWord(one.folded, other.folded, lexicon);
}

/** The longest run of words that both have in one order, by their numbers. */
function sharedPairs(
  said: readonly Sorted[],
  clause: readonly Sorted[],
  lexicon: Lexicon,
): [number, number][] {
  let best: [number, number][][] = Array.from({ length: clause.length + 1 }, () => []);
  for (const [at, word] of said.entries()) {
    const next: [number, number][][] = [[]];
    for (const [to, other] of clause.entries()) {
      const before = best[to] ?? [];
      const longer = [best[to + 1] ?? [], next[to] ?? []].toSorted(
        (one, two) => two.length - one.length,
      )[0];
      const match = isSame(word, other, lexicon);
      const joined: [number, number][] = [...before, [at, to]];
      next.push(match && joined.length > (longer?.length ?? 0) ? joined : (longer ?? []));
    }
    best = next;
  }
  return best.at(-1) ?? [];
}

/** What stands between the words that both have: words that say something, and are in one text alone. */
function slotsBetween(
  pairs: readonly [number, number][],
  said: readonly Sorted[],
  clause: readonly Sorted[],
  lexicon: Lexicon,
): Slot[] {
  const own = (words: readonly Sorted[], others: readonly Sorted[]): Sorted[] =>
    words.filter(
      (word) => isSaying(word, lexicon) && !others.some((other) => isSame(word, other, lexicon)),
    );
  const ends: [number, number][] = [[-1, -1], ...pairs, [said.length, clause.length]];
  return ends.slice(1).map(([saidEnd, clauseEnd], at) => {
    const [saidStart, clauseStart] = ends[at] ?? [-1, -1];
    return {
      said: own(said.slice(saidStart + 1, saidEnd), clause),
      fresh: own(clause.slice(clauseStart + 1, clauseEnd), said),
    };
  });
}

/** The values of one sort that others replace: as many, the nearest to what both texts say. */
function opposed(slot: Slot, sort: Sorted['sort'], shared: readonly Word[]): Sorted[] {
  const units = unitsOf(slot.said.filter((word) => word.sort === sort));
  const wanted = unitsOf(slot.fresh.filter((word) => word.sort === sort)).length;
  const distance = (unit: readonly Word[]): number =>
    Math.min(...unit.flatMap(({ place }) => shared.map((word) => Math.abs(word.place - place))));
  return units
    .toSorted((one, two) => distance(one) - distance(two))
    .slice(0, wanted)
    .flat();
}

/** Words that stand side by side are one value: "New York", "2 May" is two. */
function unitsOf(words: readonly Sorted[]): Sorted[][] {
  const units: Sorted[][] = [];
  for (const word of words) {
    const last = units.at(-1);
    if (last?.at(-1)?.place === word.place - 1) last.push(word);
    else units.push([word]);
  }
  return units;
}
