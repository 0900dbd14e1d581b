import { fold } from '#server/text/fold.ts';
import type { Lexicon } from './lexicon.ts';

/** A word that says something: a number, a name (or what looks like one), or any other. */
export interface Word {
  folded: string;
  kind: 'number' | 'name' | 'word';
  /** Where it stands among the words, stop words counted. */
  place: number;
}

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'word' });
const CASELESS =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What a sentence may begin after. */
const BEGINNING = /(?:^|[.!?…:;\n।。！？؟]|["'“”„«»「『(—–-])\s*$/u;

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
    const kind = kindOf(part, folded);
    if (kind === 'word' && (lexicon.stops.has(folded) || !longEnough(folded))) continue;
    words.push({ folded: kind === 'number' ? digitsOf(folded) : folded, kind, place });

    function kindOf(written: string, plain: string): Word['kind'] {
      if (/^\d+(?:st|nd|rd|th|er|e|o|a|º|ª)?$/u.test(plain)) return 'number';
      if (/\d/u.test(plain) || /^\p{Lu}{2,}$/u.test(written)) return 'name';
      if (caseless) return /^[a-z]{2,}$/u.test(plain) ? 'name' : 'word';
      if (!/^\p{Lu}/u.test(written) || lexicon.code === 'de') return 'word';
      if (lexicon.stops.has(plain) || lexicon.weak.has(plain)) return 'word';
      return BEGINNING.test(text.slice(0, index)) ? 'word' : 'name';
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
  if (/^\d/u.test(one) || /^\d/u.test(other)) return false;
  const [a, b] = [lexicon.stem(one), lexicon.stem(other)];
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  // Where words change their endings a stem may keep some of one; elsewhere a name would lose to another.
  if (!lexicon.inflects || short.length < 4 || long.length - short.length > 3) return false;
  return long.startsWith(short.slice(0, Math.max(4, short.length - 1)));
}

/** Whether `word` stands, in any form, among `words`. */
export function isAmong(word: string, words: readonly string[], lexicon: Lexicon): boolean {
  return words.some((other) => sameWord(word, other, lexicon));
}
