import type { Lexicon } from './lexicon.ts';
import { isAmong, type Word, wordsOf } from './words.ts';

/** What a sentence claims. */
export interface Claim {
  /** Numbers and names. */
  hard: string[];
  /** Other words that name something, those of comfort left out. */
  concrete: string[];
  /** Every word that says something. */
  words: string[];
  /** Whether it tells of what was. */
  past: boolean;
}

/** "I am an AI", as the languages shorten it: the truth about the voice is no memory. */
const ABOUT_ITSELF = /(?<!\p{L})(?:A\.?I|KI|IA|ИИ|ШІ|SI|MI|ΤΝ)(?!\p{L})/u;
const ASKS = /[?？؟;][\s"'”’»」』)]*$/u;

/**
 * What a sentence claims, or undefined where it claims nothing: it asks, says that it does not know,
 * or comforts. `names` are words that claim nothing, such as the name of whoever speaks.
 */
export function claimOf(
  sentence: string,
  lexicon: Lexicon,
  names: readonly string[] = [],
): Claim | undefined {
  if (ASKS.test(sentence) || ABOUT_ITSELF.test(sentence)) return undefined;
  if (lexicon.unknown.test(sentence)) return undefined;
  const words = wordsOf(sentence, lexicon).filter(({ folded }) => !isAmong(folded, names, lexicon));
  const hard = words.filter(({ kind }) => kind !== 'word');
  const concrete = words.filter((word) => isConcrete(word, lexicon));
  if (hard.length === 0 && concrete.length === 0) return undefined;
  return {
    hard: hard.map(({ folded }) => folded),
    concrete: concrete.map(({ folded }) => folded),
    words: words.map(({ folded }) => folded),
    past: lexicon.past.test(sentence),
  };
}

function isConcrete({ kind, folded }: Word, lexicon: Lexicon): boolean {
  if (kind !== 'word' || lexicon.weak.has(folded)) return false;
  return !lexicon.comfort.has(lexicon.stem(folded));
}

const LONGEST_TOLD = 300;

/**
 * Whether a sentence of the person's tells a fact: something with a name or a number in it, or of
 * what was, and about more than one thing.
 */
export function tellsFact(sentence: string, lexicon: Lexicon): boolean {
  if (sentence.length > LONGEST_TOLD) return false;
  const claim = claimOf(sentence, lexicon);
  if (!claim) return false;
  if (claim.hard.length > 0) return claim.words.length > 1;
  return claim.past && claim.concrete.length > 0 && claim.words.length > 1;
}
