import { plainLetters, plainWords, type Word } from './fold.ts';

/** A concept met in a text, from word `from` up to `to`. */
export interface Hit {
  concept: string;
  from: number;
  to: number;
}

/** One place of a pattern: any of these runs of words; `open` ones may end as they like. */
interface Place {
  runs: readonly { words: readonly string[]; open: boolean }[];
  optional: boolean;
}

/** A way of saying something, kept as written until a text first comes near it. */
interface Pattern {
  concept: string;
  written: string;
  places: readonly (Place | 'gap')[] | undefined;
}

/** The patterns of one language by the first letters of their first word, so that a word meets few of them. */
export type Lexicon = ReadonlyMap<string, readonly Pattern[]>;

const KEY_LENGTH = 3;
const GAP = 3;
const GAP_OF_SIGNS = 5;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Reads a lexicon of lines `concept: pattern, pattern`. In a pattern `a|b` is either, `a*` any word
 * beginning so, `a?` may be missing, `a_b` two words in one place, `~` up to three other words.
 * Throws an error on a pattern that does not begin with a word.
 */
export function readLexicon(source: string): Lexicon {
  const lexicon = new Map<string, Pattern[]>();
  for (const line of plainLetters(source).split('\n')) {
    const colon = line.indexOf(':');
    if (colon === -1 || line.startsWith('#')) continue;
    const concept = line.slice(0, colon).trim();
    for (const written of line.slice(colon + 1).split(',')) {
      if (written.trim() !== '') enter(lexicon, concept, written.trim());
    }
  }
  return lexicon;
}

function enter(lexicon: Map<string, Pattern[]>, concept: string, written: string): void {
  const [first = '', ...rest] = written.split(/\s+/u);
  if (rest.length > 0 && isOptional(first)) enter(lexicon, concept, rest.join(' '));
  const pattern = { concept, written, places: undefined };
  for (const key of new Set(first.split('|').map(keyOf))) {
    if (key === '') throw new Error(`A pattern begins with no word: ${written}`);
    const bucket = lexicon.get(key);
    if (bucket === undefined) lexicon.set(key, [pattern]);
    else bucket.push(pattern);
  }
}

function keyOf(run: string): string {
  const [first = ''] = plainWords(run.replaceAll('_', ' '));
  return first.slice(0, KEY_LENGTH);
}

function isOptional(place: string): boolean {
  return /[^|]\?$/u.test(place);
}

function placesOf(pattern: Pattern): readonly (Place | 'gap')[] {
  const parts = pattern.written.split(/\s+/u);
  pattern.places ??= parts.map((part): Place | 'gap' => {
    if (part === '~') return 'gap';
    const optional = parts.length > 1 && isOptional(part);
    const runs = (optional ? part.slice(0, -1) : part).split('|').map((run) => ({
      words: plainWords(run.replaceAll(/[_*]/gu, ' ')),
      open: run.endsWith('*'),
    }));
    return { runs: runs.filter((run) => run.words.length > 0), optional };
  });
  return pattern.places;
}

/**
 * The concepts in a text, by the order of their first words, by the lexicons that know most of its
 * words: the same letters mean other things in other languages (the German article "die").
 */
export function findConcepts(lexicons: readonly Lexicon[], text: readonly Word[]): Hit[] {
  const found = lexicons.map((lexicon) => hitsOf(lexicon, text));
  const known = found.map(wordsWithin);
  const most = Math.max(0, ...known);
  return found.filter((_, index) => known[index] === most).flat();
}

/** How many words stand within what was found. */
export function wordsWithin(found: readonly { from: number; to: number }[]): number {
  const places = new Set<number>();
  for (const { from, to } of found) for (let at = from; at < to; at += 1) places.add(at);
  return places.size;
}

function hitsOf(lexicon: Lexicon, text: readonly Word[]): Hit[] {
  const hits: Hit[] = [];
  for (const [from, { text: word }] of text.entries()) {
    for (let length = 1; length <= Math.min(KEY_LENGTH, word.length); length += 1) {
      for (const pattern of lexicon.get(word.slice(0, length)) ?? []) {
        const to = endOf(placesOf(pattern), 0, text, from);
        if (to !== undefined) hits.push({ concept: pattern.concept, from, to });
      }
    }
  }
  return hits;
}

/** Where a pattern that stands at `at` ends, or undefined when it does not stand there. */
function endOf(
  places: readonly (Place | 'gap')[],
  place: number,
  text: readonly Word[],
  at: number,
): number | undefined {
  const wanted = places[place];
  if (wanted === undefined) return at;
  if (wanted === 'gap') return afterGap(places, place + 1, text, at);
  for (const run of wanted.runs) {
    if (!runStands(run, text, at)) continue;
    const end = endOf(places, place + 1, text, at + run.words.length);
    if (end !== undefined) return end;
  }
  return wanted.optional ? endOf(places, place + 1, text, at) : undefined;
}

function afterGap(
  places: readonly (Place | 'gap')[],
  place: number,
  text: readonly Word[],
  at: number,
): number | undefined {
  const before = text[at - 1];
  const longest = before !== undefined && SIGN.test(before.text) ? GAP_OF_SIGNS : GAP;
  for (
    let next = at;
    next <= at + longest && text[next]?.sentence === before?.sentence;
    next += 1
  ) {
    const end = endOf(places, place, text, next);
    if (end !== undefined) return end;
  }
  return undefined;
}

function runStands(run: Place['runs'][number], text: readonly Word[], at: number): boolean {
  const last = run.words.length - 1;
  return run.words.every((word, index) => {
    const met = text[at + index]?.text;
    if (met === undefined) return false;
    return run.open && index === last ? met.startsWith(word) : met === word;
  });
}
