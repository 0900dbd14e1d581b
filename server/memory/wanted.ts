import { fold } from '#server/text/fold.ts';
import {
  beginningOf,
  isEmptyWord,
  type Piece,
  piecesOf,
  signTerm,
  stemOf,
  WORDS,
} from './analyse.ts';

/** A place in a text, in UTF-16 units; `end` is not in it. */
export interface Place {
  start: number;
  end: number;
}

/** Something that is looked for: a word in any of its forms, or signs as they stand; folded. */
export type Wanted = Piece;

/** So long must what two forms share be, where no stem joins them: as long as a beginning's term. */
const SHARED = 5;
/**
 * So many letters may the endings of two forms have together ("balkonie", "balkonami"): fewer where
 * they share the least, since "grandma" is no form of "grandpa".
 */
const ENDINGS = { ofShort: 3, ofLong: 5 } as const;
/** More groups than these hardly make the turns fewer, and cost a look each. */
const GROUPS = 8;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What a query looks for: its words, without those that say nothing as long as others are left. A
 * query without a word (a heart, a question mark) is looked for as it stands. Pure.
 */
export function wantedIn(query: string): Wanted[] {
  const pieces = [...piecesOf(query)];
  if (pieces.length === 0) return [{ kind: 'signs', text: fold(query) }];
  const telling = pieces.filter(({ kind, text }) => kind === 'signs' || !isEmptyWord(text));
  return telling.length === 0 ? pieces : telling;
}

/**
 * The terms under which the index holds turns with all that is wanted: one of each group. None where
 * the index knows nothing of it.
 */
export function groupsFor(wanted: readonly Wanted[]): string[][] {
  const groups = wanted.flatMap(({ kind, text }) =>
    kind === 'signs' ? signGroups(text) : wordGroups(text),
  );
  return groups.slice(0, GROUPS);
}

function wordGroups(word: string): string[][] {
  if (isEmptyWord(word)) return [];
  const beginning = beginningOf(word);
  return [beginning === undefined ? [stemOf(word)] : [stemOf(word), beginning]];
}

function signGroups(signs: string): string[][] {
  // A query without words holds none of the signs that the index knows.
  if ([...piecesOf(signs)].length === 0) return [];
  const all = Array.from(signs);
  if (all.length === 1) return [[signTerm(signs)]];
  return all.slice(1).map((sign, at) => [`${all[at] ?? ''}${sign}`]);
}

/** Where what is wanted stands in a text, in its order; undefined unless all of it is there. Pure. */
export function placesIn(text: string, wanted: readonly Wanted[]): Place[] | undefined {
  const words = wanted.some(({ kind }) => kind === 'word') ? wordsOf(text) : [];
  const places: Place[] = [];
  for (const { kind, text: piece } of wanted) {
    const found = kind === 'signs' ? placesOfSigns(text, piece) : placesOfWord(words, piece);
    if (found.length === 0) return undefined;
    places.push(...found);
  }
  return joined(places);
}

interface Word extends Place {
  /** Its parts between apostrophes, folded. */
  parts: string[];
}

function wordsOf(text: string): Word[] {
  return Array.from(WORDS.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      start: index,
      end: index + segment.length,
      parts: fold(segment).split("'"),
    }));
}

function placesOfWord(words: readonly Word[], wanted: string): Place[] {
  return words
    .filter(({ parts }) => parts.some((part) => isForm(wanted, part)))
    .map(({ start, end }) => ({ start, end }));
}

/** Whether a word is a form of the one looked for, or goes on where that one ends. */
function isForm(wanted: string, word: string): boolean {
  if (wanted === word) return true;
  if (isEmptyWord(wanted)) return false;
  if (stemOf(wanted) === stemOf(word)) return true;
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === word[shared]) shared += 1;
  if (shared < SHARED) return false;
  if (shared === wanted.length) return true;
  const endings = wanted.length + word.length - 2 * shared;
  return endings <= (shared > SHARED ? ENDINGS.ofLong : ENDINGS.ofShort);
}

function placesOfSigns(text: string, signs: string): Place[] {
  if (!fold(text).includes(signs)) return [];
  let folded = '';
  const graphemeAt: Place[] = [];
  for (const { segment, index } of GRAPHEMES.segment(text)) {
    const form = fold(segment) || ' ';
    folded += form;
    for (let unit = 0; unit < form.length; unit += 1) {
      graphemeAt.push({ start: index, end: index + segment.length });
    }
  }
  const places: Place[] = [];
  for (let at = folded.indexOf(signs); at !== -1; at = folded.indexOf(signs, at + signs.length)) {
    const [first, last] = [graphemeAt[at], graphemeAt[at + signs.length - 1]];
    if (first && last) places.push({ start: first.start, end: last.end });
  }
  return places;
}

/** The places in order, those that touch or overlap as one. */
function joined(places: readonly Place[]): Place[] {
  const result: Place[] = [];
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else result.push({ ...place });
  }
  return result;
}
