import { fold } from '#server/text/fold.ts';
import type { Lexicon } from './lexicon.ts';

/** A word that says something: a number, a name (or what looks like one), or any other. */
export interface Word {
  folded: string;
  /** As it stands in the text. */
  written: string;
  kind: 'number' | 'name' | 'word';
  /** Whether a sentence may begin with it, so that its capital says nothing. */
  begins: boolean;
  /** Where it stands among the words, stop words counted. */
  place: number;
}

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'word' });
const CASELESS =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What a sentence may begin after. */
const AFTER_WHICH_ONE_BEGINS = /(?:^|[.!?…:;\n।。！？؟]|["'“”„«»「『(—–-])\s*$/u;

/** The words of a text that say something, in their order; stop words are left out. */
export function wordsOf(text: string, lexicon: Lexicon): Word[] {
  const caseless = CASELESS.test(text);
  const words: Word[] = [];
  let place = 0;
  for (const { segment, index, isWordLike } of SEGMENTS.segment(text)) {
    if (!isWordLike) continue;
    place += 1;
    const part = longestPart(segment);
    const folded = fold(part);
    const begins = AFTER_WHICH_ONE_BEGINS.test(text.slice(Math.max(0, index - 20), index));
    const kind = kindOf(part, folded);
    if (kind === 'word' && (lexicon.stops.has(folded) || !longEnough(folded))) continue;
    words.push({
      folded: kind === 'number' ? digitsOf(folded) : folded,
      written: part,
      kind,
      begins,
      place,
    });

    function kindOf(written: string, plain: string): Word['kind'] {
      if (/^\d+(?:st|nd|rd|th|er|e|o|a|º|ª)?$/u.test(plain)) return 'number';
      if (/\d/u.test(plain) || /^\p{Lu}{2,}$/u.test(written)) return 'name';
      if (caseless) return /^[a-z]{2,}$/u.test(plain) ? 'name' : 'word';
      if (!/^\p{Lu}/u.test(written) || lexicon.code === 'de') return 'word';
      if (lexicon.stops.has(plain) || lexicon.weak.has(plain)) return 'word';
      return begins ? 'word' : 'name';
    }
  }
  return words;
}

function digitsOf(folded: string): string {
  return String(Number(/^\d+/u.exec(folded)?.[0] ?? '0'));
}

/** "mom's" is about mom, "l'orage" about the storm. */
function longestPart(segment: string): string {
  return segment
    .split(/['’]/u)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));
}

/** One letter says little; one sign of Chinese says much. */
function longEnough(folded: string): boolean {
  return folded.length > 1 || /\p{Script=Han}/u.test(folded);
}

/** Whether two folded words are forms of one: the same stem, or the same beginning. */
export function sameWord(one: string, other: string, lexicon: Lexicon): boolean {
  if (one === other) return true;
  if (hasDigit(one) || hasDigit(other)) return false;
  return sameStem(lexicon.stem(one), lexicon.stem(other), lexicon);
}

/** Numbers, and names with a number in them, have no other forms. */
function hasDigit(word: string): boolean {
  return /\d/u.test(word);
}

/** The letters that words of one stem share at least. */
const BEGINNING = 4;

function sameStem(a: string, b: string, lexicon: Lexicon): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  // Where words change their endings a stem may keep some of one; elsewhere a name would lose to another.
  if (!lexicon.inflects || short.length < BEGINNING || long.length - short.length > 3) return false;
  return long.startsWith(short.slice(0, Math.max(BEGINNING, short.length - 1)));
}

/**
 * Looks up in which of many texts a word stands in any form, as `sameWord` has it, without comparing
 * it with each of their words. `texts` are their folded words.
 */
export function indexOfWords(
  texts: readonly (readonly string[])[],
  lexicon: Lexicon,
): (word: string) => ReadonlySet<number> {
  const keyOf = (word: string): string => (hasDigit(word) ? word : lexicon.stem(word));
  const places = new Map<string, Set<number>>();
  const beginnings = new Map<string, Set<string>>();
  for (const [place, words] of texts.entries()) {
    for (const key of words.map(keyOf)) {
      places.set(key, (places.get(key) ?? new Set()).add(place));
      const beginning = key.slice(0, BEGINNING);
      beginnings.set(beginning, (beginnings.get(beginning) ?? new Set()).add(key));
    }
  }
  return (word) => {
    const key = keyOf(word);
    const found = new Set(places.get(key));
    if (!lexicon.inflects || hasDigit(key)) return found;
    for (const other of beginnings.get(key.slice(0, BEGINNING)) ?? []) {
      if (!hasDigit(other) && sameStem(key, other, lexicon)) {
        for (const place of places.get(other) ?? []) found.add(place);
      }
    }
    return found;
  };
}

/** Whether `word` stands, in any form, among `words`. */
export function isAmong(word: string, words: readonly string[], lexicon: Lexicon): boolean {
  return words.some((other) => sameWord(word, other, lexicon));
}
