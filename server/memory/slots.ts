import type { Lexicon } from './lexicon.ts';
import { isAmong, sameWord, type Word } from './words.ts';

/** A word, and what may stand in its place: a name in that of a name, a month in that of a month. */
export interface Sorted extends Word {
  sort: Word['kind'] | 'date';
}

/** The words of two texts that stand in one place between words that both have. */
interface Slot {
  said: Sorted[];
  fresh: Sorted[];
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
  const pairs = sharedPairs(said, clause, lexicon);
  const shared = pairs.map(([at]) => said[at]).filter((word) => word !== undefined);
  if (!shared.some(({ sort, folded }) => sort === 'word' && !lexicon.weak.has(folded))) return [];
  const replaced = slotsBetween(pairs, said, clause, lexicon).filter(
    (slot) => slot.said.length > 0 && slot.fresh.length > 0,
  );
  const [slot] = replaced;
  if (!slot || replaced.length > 1) return [];
  const hard = (['number', 'name', 'date'] as const).flatMap((sort) => opposed(slot, sort, shared));
  if (hard.length > 0) return hard;
  const isOne = (words: readonly Sorted[]): boolean =>
    unitsOf(words).length === 1 && words.every(({ sort }) => sort === 'word');
  const loose = said.filter((word) => !shared.includes(word) && isSaying(word, lexicon));
  const close = loose.length <= shared.length * 2;
  return close && isOne(slot.said) && isOne(slot.fresh) ? slot.said : [];
}

function isSaying({ folded }: Word, lexicon: Lexicon): boolean {
  return !lexicon.weak.has(folded);
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
      const match = sameWord(word.folded, other.folded, lexicon);
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
  const own = (words: readonly Sorted[], others: readonly Sorted[]): Sorted[] => {
    const known = others.map(({ folded }) => folded);
    return words.filter((word) => isSaying(word, lexicon) && !isAmong(word.folded, known, lexicon));
  };
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
