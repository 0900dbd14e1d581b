import { fold, foldLetters } from '#server/text/fold.ts';
import { createSentenceSplitter } from '../sentences.ts';
import type { BuiltinLanguage } from './language.ts';

/** Goes by the script, whatever language it is made for. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** The text without anything but its letters and digits, to compare what was said. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function sentencesOf(text: string): string[] {
  const splitter = createSentenceSplitter();
  return [...splitter.push(text), splitter.rest()].map((part) => part.trim()).filter(Boolean);
}

/** How many words a text has, in scripts without spaces as well. */
export function wordCount(text: string): number {
  return Array.from(WORDS.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}

/** The two ways in which a reply's beginning is remembered: its first sentence, its first three words. */
export function openingKeys(text: string): string[] {
  const first = bare(sentencesOf(text)[0] ?? '');
  const words = bare(text).split(' ');
  return words.length < 3 ? [first] : [first, words.slice(0, 3).join(' ')];
}

/** Compares words by what they are about. */
export interface Subjects {
  /** What a text is about: stems of its words that carry a subject of their own. */
  of(text: string): Set<string>;
  /** The same, with whatever asks for one another added: for questions. */
  askedBy(text: string): Set<string>;
}

const memo = new WeakMap<BuiltinLanguage, Subjects>();

/** The subjects of a language, its word lists read once. */
export function subjectsIn(language: BuiltinLanguage): Subjects {
  const known = memo.get(language);
  if (known) return known;
  const made = createSubjects(language);
  memo.set(language, made);
  return made;
}

function createSubjects(language: BuiltinLanguage): Subjects {
  const idle = new Set(fold(`${language.stopWords} ${language.weakWords}`).split(/\s+/u));
  const suffixes = language.suffixes.map(foldLetters);
  const kin = language.kin.map((group) => new Set(fold(group).split(/\s+/u).map(stem)));

  function stem(word: string): string {
    for (const suffix of suffixes) {
      if (!word.endsWith(suffix) || word.length - suffix.length < 3) continue;
      return word.slice(0, -suffix.length).replace(/(.)\1$/u, '$1');
    }
    return word;
  }
  function subjects(text: string): Set<string> {
    let said = fold(text);
    for (const [phrase, word] of language.phrases) said = said.replace(phrase, word);
    const found = new Set<string>();
    for (const { segment, isWordLike } of WORDS.segment(said)) {
      const word = longestPart(segment);
      if (isWordLike && !idle.has(word) && !/^\p{N}+$/u.test(word) && longEnough(word)) {
        found.add(stem(word));
      }
    }
    return found;
  }
  return {
    of: subjects,
    askedBy(text) {
      const asked = subjects(text);
      for (const group of kin) {
        if (!group.isDisjointFrom(asked)) for (const word of group) asked.add(word);
      }
      return asked;
    },
  };
}

/** "mom's" is about mom, "l'orage" about the storm. */
function longestPart(segment: string): string {
  return segment
    .split("'")
    .reduce((longest, part) => (part.length > longest.length ? part : longest));
}

/** Two letters say little, two Chinese characters much, and in Hindi two signs are a word. */
function longEnough(word: string): boolean {
  return (
    word.length > 2 ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}]/u.test(word)
  );
}
