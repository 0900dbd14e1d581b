import type { Lexicon } from './lexicon.ts';
import { isAmong, sameWord, type Word, wordsOf } from './words.ts';

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
}

export const NOTHING: Readonly<Contradiction> = {
  everywhere: [],
  near: [],
  topic: [],
  right: [],
  copies: [],
  spoken: [],
};

/** A correction, taken apart: what it says, and what it says is not so. */
export interface Corrected {
  right: Word[];
  denied: Word[];
  /** The correction without what it denies, to be quoted. */
  plain: string;
}

const CUT = /[,;:.!?،؛。，、！？।]+|\s[—–-]\s/gu;

/** Reads a correction: "It was Tromsø, not Bergen" says Tromsø and denies Bergen. */
export function readCorrection(text: string, lexicon: Lexicon): Corrected {
  const clauses = clausesOf(text, lexicon);
  const said: string[] = [];
  const not: string[] = [];
  for (const clause of clauses) {
    const denial = lexicon.denial.exec(clause);
    if (!denial) {
      said.push(clause);
      continue;
    }
    const before = clause.slice(0, denial.index);
    const after = clause.slice(denial.index + denial[0].length);
    not.push(lexicon.deniedBefore ? before : after);
    said.push(lexicon.deniedBefore ? after : before);
  }
  const right = said.flatMap((part) => wordsOf(part, lexicon));
  const denied = not
    .flatMap((part) => wordsOf(part, lexicon))
    .filter(({ folded }) => !right.some((word) => word.folded === folded));
  const plain = said.filter((part) => wordsOf(part, lexicon).length > 0).join(', ');
  return { right, denied, plain: denied.length === 0 ? text : plain.replace(/\s+/gu, ' ').trim() };
}

function clausesOf(text: string, lexicon: Lexicon): string[] {
  return text
    .split(CUT)
    .flatMap((part) => part.split(lexicon.contrast))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether a word is a value by itself, wherever it stands. */
function isHard({ kind, folded }: Word): boolean {
  return kind === 'name' || (kind === 'number' && folded.length >= 4);
}

/**
 * What `correction` contradicts in `wrong`, a sentence that was said or told: the words it denies,
 * else the selected ones, else the words that stand where it has others. `strict` is for sentences
 * that nobody pointed at: they must be about the same.
 */
export function contradictionIn(
  wrong: string,
  correction: Corrected,
  lexicon: Lexicon,
  options: { selected?: string; strict?: boolean; names: readonly string[] },
): Contradiction {
  const said = wordsOf(wrong, lexicon).filter(
    ({ folded }) => !isAmong(folded, options.names, lexicon),
  );
  const right = correction.right.map(({ folded }) => folded);
  const denied = correction.denied.map(({ folded }) => folded);
  const values = valuesIn(said, correction, lexicon, options);
  const isValue = new Set(values);
  const topic = [...said.filter((word) => !isValue.has(word)), ...correction.right]
    .filter(({ kind }) => kind !== 'number')
    .map(({ folded }) => folded)
    .filter((folded) => !lexicon.weak.has(folded));
  const result = { ...NOTHING, topic, right: right.filter((word) => !denied.includes(word)) };
  const everywhere = values.filter((word) => goesEverywhere(word, lexicon));
  return {
    ...result,
    everywhere: everywhere.map(({ folded }) => folded),
    near: values.filter((word) => !everywhere.includes(word)).map(({ folded }) => folded),
  };
}

/** Where a script has no capitals, a word of some length may be a name. */
function goesEverywhere(word: Word, lexicon: Lexicon): boolean {
  if (isHard(word)) return true;
  if (word.kind === 'number' || lexicon.weak.has(word.folded)) return false;
  if (lexicon.code === 'zh' || lexicon.code === 'ja') return word.folded.length >= 2;
  return lexicon.code === 'ar' || lexicon.code === 'hi' || lexicon.code === 'de';
}

function valuesIn(
  said: readonly Word[],
  { right, denied }: Corrected,
  lexicon: Lexicon,
  { selected, strict }: { selected?: string; strict?: boolean },
): Word[] {
  const isRight = (word: Word): boolean => right.some((one) => isSame(one, word, lexicon));
  const against = said.filter((word) => denied.some((one) => isSame(one, word, lexicon)));
  if (against.length > 0) return against;
  const other = said.filter((word) => !isRight(word));
  if (selected !== undefined) {
    const meant = wordsOf(selected, lexicon).map(({ folded }) => folded);
    return other.filter(({ folded }) => meant.includes(folded));
  }
  const shared = said.filter(
    (word) => isRight(word) && word.kind === 'word' && !lexicon.weak.has(word.folded),
  );
  if (strict === true && shared.length === 0) return [];
  const fresh = right.filter((word) => !said.some((one) => isSame(one, word, lexicon)));
  const hard = (['number', 'name'] as const).flatMap((kind) =>
    opposed(
      other.filter((word) => word.kind === kind),
      fresh.filter((word) => word.kind === kind),
      shared,
      strict === true,
    ),
  );
  if (hard.length > 0) return hard;
  const mentions = fresh.some(({ kind }) => kind !== 'word');
  // A name may begin the sentence, or be written small: then it is among the other words.
  const soft = other.filter(({ kind, folded }) => kind === 'word' && !lexicon.weak.has(folded));
  const aligned = shared.length > 0 && shared.length >= soft.length / 2;
  return aligned && (mentions || fresh.length > 0) && (!strict || soft.length <= 2) ? soft : [];
}

/** The values of one kind that those of the correction replace: as many, the nearest to what both say. */
function opposed(
  other: readonly Word[],
  fresh: readonly Word[],
  shared: readonly Word[],
  strict: boolean,
): Word[] {
  if (fresh.length === 0 || other.length === 0) return [];
  const units = unitsOf(other);
  const wanted = unitsOf(fresh).length;
  if (units.length <= wanted) return units.flat();
  if (shared.length === 0) return strict ? [] : units.flat();
  const distance = (unit: readonly Word[]): number =>
    Math.min(...unit.flatMap(({ place }) => shared.map((word) => Math.abs(word.place - place))));
  return units
    .toSorted((one, two) => distance(one) - distance(two))
    .slice(0, wanted)
    .flat();
}

/** Words that stand side by side are one value: "New York", "2 May" is two. */
function unitsOf(words: readonly Word[]): Word[][] {
  const units: Word[][] = [];
  for (const word of words) {
    const last = units.at(-1);
    if (last?.at(-1)?.place === word.place - 1) last.push(word);
    else units.push([word]);
  }
  return units;
}

/** Names that differ by a letter are two names, but where names have endings. */
function isSame(one: Word, other: Word, lexicon: Lexicon): boolean {
  if (one.kind === 'name' && other.kind === 'name' && !lexicon.inflects) {
    return one.folded === other.folded;
  }
  return sameWord(one.folded, other.folded, lexicon);
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
  };
}

/** Whether a contradiction has anything to take out. */
export function isEmpty({ everywhere, near, copies, spoken }: Contradiction): boolean {
  return everywhere.length + near.length + copies.length + spoken.length === 0;
}
