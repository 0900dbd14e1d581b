import type { Lexicon } from './lexicon.ts';
import { isParallel, isSame, readWords, replacedBy, type Sorted } from './slots.ts';
import { isAmong, wordsOf } from './words.ts';

/** What a fact set right takes out of everything said before. Words are folded. */
export interface Contradiction {
  /** Values that were never true: names, long numbers. No sentence may hold one. */
  everywhere: string[];
  /** Values that are common words: they go where the sentence is about the same. */
  near: string[];
  /** What it is about: at least one of these stands beside a value of `near`. */
  topic: string[];
  /** What is right: it is never taken for a form of what was wrong. */
  right: string[];
  /** Where nothing but the whole is wrong: sentences that say the same as this one. */
  copies: string[];
  /** Values that go from the voice's own words alone. */
  spoken: string[];
  /** Sentences that go from the voice's own words alone. */
  spokenCopies: string[];
}

export const NOTHING: Readonly<Contradiction> = {
  everywhere: [],
  near: [],
  topic: [],
  right: [],
  copies: [],
  spoken: [],
  spokenCopies: [],
};

/** A correction, taken apart: what it says, and what it says is not so. */
export interface Corrected {
  right: Sorted[];
  denied: Sorted[];
  /** What it says and what it denies, part by part. */
  clauses: Sorted[][];
  denials: Sorted[][];
  /** The correction without what it denies, to be quoted. */
  plain: string;
}

const CUT = /[,;:.!?،؛。，、！？।]+|\s[—–-]\s/gu;

/** Reads a correction: "It was Tromsø, not Bergen" says Tromsø and denies Bergen. */
export function readCorrection(text: string, lexicon: Lexicon): Corrected {
  const said: string[] = [];
  const not: string[] = [];
  for (const part of partsOf(text, lexicon)) {
    const denial = lexicon.denial.exec(part);
    if (!denial) {
      said.push(part);
      continue;
    }
    const before = part.slice(0, denial.index);
    const after = part.slice(denial.index + denial[0].length);
    not.push(lexicon.deniedBefore ? before : after);
    said.push(lexicon.deniedBefore ? after : before);
  }
  const read = (parts: readonly string[]): Sorted[][] =>
    parts.map((part) => readWords(part, lexicon)).filter((words) => words.length > 0);
  const clauses = read(said);
  const right = clauses.flat();
  const denials = read(not)
    .map((words) => words.filter((word) => !right.some((one) => isSame(one, word, lexicon))))
    .filter((words) => words.length > 0);
  const plain = said.filter((part) => wordsOf(part, lexicon).length > 0).join(', ');
  return {
    right,
    denied: denials.flat(),
    clauses,
    denials,
    plain: denials.length === 0 ? text : plain.replace(/\s+/gu, ' ').trim(),
  };
}

function partsOf(text: string, lexicon: Lexicon): string[] {
  return text
    .split(CUT)
    .flatMap((part) => part.split(lexicon.contrast))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * How many words that say something may part a common word from what is said of it: in the sentence
 * that was wrong, and in others that say the same.
 */
export const NEARBY = 2;

/** What a correction is held against. */
interface Held {
  /** Selected words of the sentence. */
  selected: string | undefined;
  /** Words that claim nothing: those of the name of whoever speaks. */
  names: readonly string[];
  /** Whether the sentence is what the correction answers: "it was Tromsø" is about nothing else. */
  answered: boolean;
}

/**
 * What `correction` contradicts in a sentence that was said or told: the words it denies, else the
 * selected ones, else those in whose place it has others. Where it does none of these the sentence is
 * not contradicted, however much it is about the same.
 */
export function contradictionIn(
  sentence: string,
  correction: Corrected,
  lexicon: Lexicon,
  { names, selected, answered }: Held,
): Contradiction {
  const said = readWords(sentence, lexicon).filter(
    ({ folded }) => !isAmong(folded, names, lexicon),
  );
  const values = valuesIn(said, correction, lexicon, { selected, answered });
  const everywhere = values.filter(isHard);
  const right = correction.right.map(({ folded }) => folded);
  const denied = correction.denied.map(({ folded }) => folded);
  return {
    ...NOTHING,
    everywhere: everywhere.map(({ folded }) => folded),
    near: values.filter((word) => !everywhere.includes(word)).map(({ folded }) => folded),
    topic: topicOf(
      [...(answered ? beside(values, said, correction, lexicon) : []), ...correction.right],
      lexicon,
    ),
    right: right.filter((word) => !denied.includes(word)),
    copies: isRetold(said, values, correction, lexicon) ? [sentence] : [],
  };
}

/**
 * Whether a correction says the sentence anew with another common word in it: "She was a baker for
 * thirty years". Where nothing else tells what the word is about, all of the sentence goes.
 */
function isRetold(
  said: readonly Sorted[],
  values: readonly Sorted[],
  { denials, clauses }: Corrected,
  lexicon: Lexicon,
): boolean {
  const saying = said.filter(({ sort, folded }) => sort === 'word' && !lexicon.weak.has(folded));
  return (
    denials.length === 0 &&
    values.length > 0 &&
    saying.length === values.length &&
    saying.every((word) => values.includes(word)) &&
    clauses.some((clause) => isParallel(said, clause))
  );
}

/**
 * What stands beside wrong values in their sentence, and tells what is said of them: the words next to
 * them, unless the correction says what it is about.
 */
function beside(
  values: readonly Sorted[],
  said: readonly Sorted[],
  { right }: Corrected,
  lexicon: Lexicon,
): Sorted[] {
  const left = said.filter((word) => !values.includes(word));
  const repeated = left.filter(
    (word) => !lexicon.weak.has(word.folded) && right.some((one) => isSame(one, word, lexicon)),
  );
  const isValueAlone = ({ sort, folded }: Sorted): boolean =>
    sort !== 'word' || lexicon.weak.has(folded) || values.some((value) => value.sort === 'word');
  if (repeated.length > 0 || !right.every(isValueAlone)) return repeated;
  const places = values.map((value) => said.indexOf(value));
  return left.filter((word) =>
    places.some((place) => Math.abs(said.indexOf(word) - place) <= NEARBY),
  );
}

/** What words are about: the common ones among them, where there are any. */
function topicOf(words: readonly Sorted[], lexicon: Lexicon): string[] {
  const saying = words.filter(({ sort, folded }) => sort !== 'number' && !lexicon.weak.has(folded));
  const common = saying.filter(({ sort }) => sort === 'word');
  return (common.length > 0 ? common : saying).map(({ folded }) => folded);
}

/** Whether a word is a value by itself, wherever it stands: a name, or a year. */
function isHard({ sort, kind, folded }: Sorted): boolean {
  return sort === 'name' || (kind === 'number' && folded.length >= 4);
}

function valuesIn(
  said: readonly Sorted[],
  { right, denials, clauses }: Corrected,
  lexicon: Lexicon,
  { selected, answered }: Pick<Held, 'selected' | 'answered'>,
): Sorted[] {
  const isIn = (word: Sorted, words: readonly Sorted[]): boolean =>
    words.some((one) => isSame(one, word, lexicon));
  // "She didn't like driving to the lake" says nothing against the lake.
  const denied = denials.filter(
    (words) => words.filter((word) => isIn(word, said)).length >= words.length / 2,
  );
  const against = said.filter((word) => isIn(word, denied.flat()));
  if (against.length > 0) return withoutWeak(against, lexicon);
  const other = said.filter((word) => !isIn(word, right));
  if (selected !== undefined) {
    const meant = wordsOf(selected, lexicon).map(({ folded }) => folded);
    return other.filter(({ folded }) => meant.includes(folded));
  }
  const only = answered ? onlySort(right, lexicon) : undefined;
  if (only !== undefined) return other.filter(({ sort }) => sort === only);
  const replaced = clauses.flatMap((clause) => replacedBy(said, clause, lexicon));
  return other.filter((word) => replaced.includes(word));
}

/** The sort of the one value that a correction consists of; undefined where it says more. */
function onlySort(right: readonly Sorted[], lexicon: Lexicon): Sorted['sort'] | undefined {
  const [first, ...more] = right.filter(({ folded }) => !lexicon.weak.has(folded));
  const isOne = first && first.sort !== 'word' && more.every(({ sort }) => sort === first.sort);
  return isOne ? first.sort : undefined;
}

/** The words that say something, where there are any. */
function withoutWeak(words: readonly Sorted[], lexicon: Lexicon): Sorted[] {
  const saying = words.filter(({ folded }) => !lexicon.weak.has(folded));
  return saying.length > 0 ? saying : [...words];
}

/** Puts contradictions of one correction together. */
export function together(all: readonly Contradiction[]): Contradiction {
  const every = (key: keyof Contradiction): string[] => [
    ...new Set(all.flatMap((one) => one[key])),
  ];
  return {
    everywhere: every('everywhere'),
    near: every('near'),
    topic: every('topic'),
    right: every('right'),
    copies: every('copies'),
    spoken: every('spoken'),
    spokenCopies: every('spokenCopies'),
  };
}

/** Whether a contradiction has anything to take out. */
export function isEmpty(found: Contradiction): boolean {
  const { everywhere, near, copies, spoken, spokenCopies } = found;
  return [everywhere, near, copies, spoken, spokenCopies].every((words) => words.length === 0);
}
