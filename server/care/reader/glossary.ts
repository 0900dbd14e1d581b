import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type LanguageCode, languageCodes } from '#shared/languages.ts';
import type { Word } from './fold.ts';
import { wordsWithin } from './lexicon.ts';

/** A word of a text that the glossary knows: which headword it stands for, from word `from` up to `to`. */
export interface Meaning {
  headword: number;
  from: number;
  to: number;
}

/**
 * The words of all languages under English headwords: the hash of each form, in order, and beside it
 * its headword and its language by their numbers. Hashes in place of words keep it at seven bytes a
 * form; that another word has the hash of a known one happens to one in ten thousand.
 */
export interface Glossary {
  hashes: Uint32Array;
  headwords: Uint16Array;
  languages: Uint8Array;
}

/** How many words of a text, and how many signs where each is a word of its own, one form may have. */
const MOST_WORDS = 3;
const MOST_SIGNS = 8;
const SHORTEST_STEM = 2;
const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;
const STEM = '*';

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  sum ^= sum >>> 15;
  return sum >>> 0;
}

/** The key of a form as the glossary holds it: its folded words, and whether it may go on. */
export function keyOf(words: readonly string[], open: boolean): number {
  return hashOf(words.join(' ') + (open ? STEM : ''));
}

/** The glossary as `npm run train` left it. */
export function ownGlossary(): Glossary {
  return readGlossary(readFileSync(new URL('glossary.bin', import.meta.url)));
}

/** The headwords of the glossary, in the order of their numbers. */
export function ownHeadwords(): string[] {
  const file = new URL('headwords.json', import.meta.url);
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Whether a word is a sign of a script without spaces. */
export function isSign(word: string): boolean {
  return SIGN.test(word);
}

/** Looks at what `bytesOf` gave, without a copy: for so many forms all hashes, then all headwords, then all languages. */
function readGlossary({ buffer, byteOffset, length }: Uint8Array): Glossary {
  const forms = length / 7;
  return {
    hashes: new Uint32Array(buffer, byteOffset, forms),
    headwords: new Uint16Array(buffer, byteOffset + 4 * forms, forms),
    languages: new Uint8Array(buffer, byteOffset + 6 * forms, forms),
  };
}

export function bytesOf({ hashes, headwords, languages }: Glossary): Uint8Array {
  return Buffer.concat([
    new Uint8Array(hashes.buffer),
    new Uint8Array(headwords.buffer),
    languages,
  ]);
}

/** What a language knows of a text. */
export interface Known {
  language: LanguageCode;
  meanings: readonly Meaning[];
  words: number;
}

/** What each language knows of a text, for those that know any of it; who knows most comes first. */
export function knownBy(glossary: Glossary, text: readonly Word[]): Known[] {
  const found = new Map<LanguageCode, Meaning[]>();
  for (const { key, from, to } of keysIn(text)) {
    for (let at = firstOf(glossary.hashes, key); glossary.hashes[at] === key; at += 1) {
      const language = languageCodes[glossary.languages[at] ?? 0];
      if (language === undefined) continue;
      const meanings = found.get(language) ?? [];
      found.set(language, meanings);
      meanings.push({ headword: glossary.headwords[at] ?? 0, from, to });
    }
  }
  return [...found]
    .map(([language, meanings]) => ({
      language,
      meanings: outermost(meanings),
      words: wordsWithin(meanings),
    }))
    .sort((one, other) => other.words - one.words);
}

/** Without those that stand inside a longer one: in "dying to see" nobody dies. They come by where they begin. */
function outermost(meanings: readonly Meaning[]): Meaning[] {
  const starting = Map.groupBy(meanings, ({ from }) => from);
  let reached = 0;
  return [...starting.values()].flatMap((group) => {
    const longest = Math.max(...group.map(({ to }) => to));
    const within = reached;
    reached = Math.max(reached, longest);
    return longest <= within ? [] : group.filter(({ to }) => to === longest);
  });
}

/** Every run of a text that may stand in the glossary. */
function* keysIn(text: readonly Word[]): Generator<{ key: number; from: number; to: number }> {
  for (const [from, { text: word, sentence }] of text.entries()) {
    const longest = isSign(word) ? MOST_SIGNS : MOST_WORDS;
    const run: string[] = [];
    for (let to = from + 1; to <= from + longest; to += 1) {
      const next = text[to - 1];
      if (next === undefined || next.sentence !== sentence) break;
      run.push(next.text);
      yield { key: keyOf(run, false), from, to };
      if (run.length > 1) yield { key: keyOf(run, true), from, to };
    }
    for (let length = SHORTEST_STEM; length <= word.length; length += 1) {
      yield { key: keyOf([word.slice(0, length)], true), from, to: from + 1 };
    }
  }
}

/** Where a hash stands, or would stand, for the first time. */
function firstOf(hashes: Uint32Array, key: number): number {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
