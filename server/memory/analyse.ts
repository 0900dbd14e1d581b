import { stemmer } from '@orama/stemmers/english';
import { understoodIn } from '#server/care/reader/text.ts';
import { fold } from '#server/text/fold.ts';

/** How much a term says, and how often it stands in the text. */
interface Term {
  weight: number;
  count: number;
}

/**
 * A piece says less than a word: the first letters of a long word, which its other forms share, and
 * a single sign of a script without spaces. So does what a word means: "bought" is found by "buy", and
 * by what says so in another language, but is no proof. Measured with `npm run bench -- recall`.
 */
const WEIGHT = { word: 1, beginning: 0.4, sign: 0.3, meaning: 0.4 } as const;
const BEGINNING = 5;
/** Goes by the script, whatever language it is made for. */
export const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** English words that say nothing by themselves; other languages' are weighed down by being common. */
const EMPTY_WORDS = new Set(
  (
    'a about above after again all am an and any are as at be because been before being below between both but by ' +
    'can could d did didn do does doesn doing don down during each few for from further had has have having he her ' +
    'here hers him his how i if in into is isn it its itself just ll m me more most my myself no nor not now of off ' +
    'on once only or other our ours out over own re s same she should so some such t than that the their them then ' +
    'there these they this those through to too under until up ve very was wasn we were what when where which while ' +
    'who whom why will with would you your yours'
  ).split(' '),
);

/** A word between spaces, or a run of signs of a script without them; folded. */
export interface Piece {
  kind: 'word' | 'signs';
  text: string;
}

/**
 * The terms of a text in any of the languages, and how often each stands in it. It goes by the script
 * of the text alone, so that a text and a question in another setting meet: words between spaces by
 * their stem, their beginning and what they mean, Chinese and Japanese by signs and pairs of signs.
 */
export function termsOf(text: string): Map<string, Term> {
  const terms = writtenTermsOf(text);
  for (const meaning of meaningsIn(text)) {
    if (!terms.has(meaning)) terms.set(meaning, { weight: WEIGHT.meaning, count: 1 });
  }
  return terms;
}

/** The terms of a text but for what its words mean, which takes as long again to find out. */
export function writtenTermsOf(text: string): Map<string, Term> {
  const terms = new Map<string, Term>();
  const add = (key: string, weight: number): void => {
    const known = terms.get(key);
    if (known) known.count += 1;
    else terms.set(key, { weight, count: 1 });
  };
  for (const piece of piecesOf(text)) {
    if (piece.kind === 'signs') addSigns(piece.text, add);
    else addWord(piece.text, add);
  }
  return terms;
}

/** What the words of a text mean, under the keys of the English words for it. */
function meaningsIn(text: string): Set<string> {
  const meanings = understoodIn(text).filter(
    ({ written, headword }) => !isEmptyWord(headword) && !written.every(isEmptyWord),
  );
  return new Set(meanings.map(({ headword }) => stemOf(headword)));
}

/** The words and the runs of signs of a text, in its order. */
export function* piecesOf(text: string): Generator<Piece> {
  let signs = '';
  for (const { segment, isWordLike } of WORDS.segment(fold(text))) {
    if (isWordLike && UNSPACED.test(segment)) {
      signs += segment;
      continue;
    }
    if (signs !== '') yield { kind: 'signs', text: signs };
    signs = '';
    if (isWordLike) yield* wordsIn(segment);
  }
  if (signs !== '') yield { kind: 'signs', text: signs };
}

function wordsIn(segment: string): Piece[] {
  const words = segment.split("'").filter((word) => word !== '');
  return words.map((word) => ({ kind: 'word', text: word }));
}

/** Whether a folded word says nothing by itself and is therefore not a term. */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}

/** What all forms of a folded word share. */
export function stemOf(word: string): string {
  // Latin words of every language go through the English stemmer: what it does to others it does
  // to all their forms alike, and their beginnings make up for it.
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** The term of a folded word's beginning; undefined where the word is too short to have one. */
export function beginningOf(word: string): string | undefined {
  const letters = Array.from(word);
  return letters.length < BEGINNING ? undefined : `${letters.slice(0, BEGINNING).join('')}-`;
}

/** The term of a single sign. */
export function signTerm(sign: string): string {
  return `${sign}-`;
}

type Add = (key: string, weight: number) => void;

function addWord(word: string, add: Add): void {
  if (isEmptyWord(word)) return;
  add(stemOf(word), WEIGHT.word);
  const beginning = beginningOf(word);
  if (beginning !== undefined && beginning !== `${word}-`) add(beginning, WEIGHT.beginning);
}

function addSigns(signs: string, add: Add): void {
  const all = Array.from(signs);
  all.forEach((sign, at) => {
    add(signTerm(sign), WEIGHT.sign);
    const next = all[at + 1];
    if (next !== undefined) add(sign + next, WEIGHT.word);
    else if (all.length === 1) add(sign, WEIGHT.word);
  });
}
