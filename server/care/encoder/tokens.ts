import { hashOf } from '../reader/glossary.ts';
import type { ReadText } from '../reader/text.ts';

/** What the encoder is given of one word of a text, each as rows of its tables. */
export interface Token {
  /** The word and the runs of letters in it: its stem, and the endings that say who and when. */
  grams: number[];
  /** What the word means by the glossary. */
  headwords: number[];
  /** The phrases of danger, and of its opposites, that it is part of. */
  concepts: number[];
}

/** How many rows the tables of grams and of concepts have. */
export const GRAMS = 2 ** 17;
export const CONCEPTS = 2 ** 10;
/** A word has so many meanings at most, and is part of so many phrases: the first ones. */
const MOST_HEADWORDS = 3;
const MOST_CONCEPTS = 2;
/** So many words are read at once; longer texts are read in stretches. */
export const LONGEST = 64;
const LONGEST_GRAM = 5;
/** Runs as short as this say something at the edges of a word only. */
const SHORT_GRAM = 2;
/** Which number it is says nothing: with its digits, "Tell me 27." looked like danger and "Tell me 28." did not. */
const NUMBER = /^\p{N}+$/u;

/** The words of a text as the encoder sees them, in stretches that end where a sentence does, if one does. */
export function stretchesOf(text: ReadText): Token[][] {
  const tokens = tokensOf(text);
  const stretches: Token[][] = [];
  let from = 0;
  while (from < tokens.length) {
    const to = endOfStretch(text, from);
    stretches.push(tokens.slice(from, to));
    from = to;
  }
  return stretches;
}

function endOfStretch({ words }: ReadText, from: number): number {
  const most = from + LONGEST;
  if (words.length <= most) return words.length;
  for (let at = most; at > from + LONGEST / 2; at -= 1) {
    if (words[at]?.sentence !== words[at - 1]?.sentence) return at;
  }
  return most;
}

function tokensOf({ words, meanings, hits }: ReadText): Token[] {
  const tokens = words.map(
    ({ text }): Token => ({ grams: gramsOf(text), headwords: [], concepts: [] }),
  );
  for (const { headword, from, to } of meanings) {
    for (const token of tokens.slice(from, to)) add(token.headwords, headword, MOST_HEADWORDS);
  }
  for (const { concept, from, to } of hits) {
    const row = hashOf(concept) % CONCEPTS;
    for (const token of tokens.slice(from, to)) add(token.concepts, row, MOST_CONCEPTS);
  }
  return tokens;
}

function add(rows: number[], row: number, most: number): void {
  if (rows.length < most && !rows.includes(row)) rows.push(row);
}

function gramsOf(word: string): number[] {
  if (NUMBER.test(word)) return [];
  const padded = `_${word}_`;
  const found = new Set([`=${word}`]);
  for (let size = 1; size <= LONGEST_GRAM; size += 1) {
    for (let from = 0; from + size <= padded.length; from += 1) {
      const isEdge = from === 0 || from + size === padded.length;
      if (size > SHORT_GRAM || isEdge) found.add(padded.slice(from, from + size));
    }
  }
  found.delete('_');
  return [...found].map((gram) => hashOf(gram) % GRAMS);
}
