import { fold } from '#server/text/fold.ts';
import type { CareWords } from './words.ts';

/** What a short answer to care says. */
export type Meaning = 'yes' | 'perhaps' | 'no' | 'denied' | 'safe' | 'goodnight';

/** More than this is a story, and what it says as a whole is for the reader of risk. */
const MOST_WORDS = 20;
const MOST_SIGNS = 40;
/** "Goodnight, my dear" is one; "night after night it gets worse" is none. */
const WORDS_AFTER_GOODNIGHT = 2;
/** "Goodnight. I love you. Sleep well." is one still. */
const CLAUSES_OF_LEAVING = 4;
/** Scripts that are written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLAUSE_END = /[.!?…,;:\n()"«»“”„。！？、，；：।؟،؛—–]+/gu;

/**
 * What an answer means, or undefined where it is no short answer. Only whole clauses count, so that
 * no phrase is heard inside a sentence that says otherwise ("no estoy bien", "i'm better off
 * dead"): a clause is one phrase of the language, with thanks and the like beside it. What follows
 * an answer may be free, unless it takes it back ("but …"). A goodnight may
 * end a message of any length.
 *
 * Whoever asks must have read the risk first: what speaks of danger is never heard as an answer.
 */
export function meaningOf(text: string, { heard }: CareWords): Meaning | undefined {
  const clauses = clausesOf(text);
  // A phrase may have a comma of its own.
  const whole = phraseMeaning(clauses.join(' '), heard);
  if (whole) return whole;
  const answer = isShort(clauses) ? answerOf(clauses, heard) : undefined;
  if (answer === 'safe' || answer === 'perhaps') return answer;
  const leaving = clauses.slice(-CLAUSES_OF_LEAVING).some((clause) => isGoodnight(clause, heard));
  return leaving ? 'goodnight' : answer;
}

/** A text in clauses, folded; apostrophes and hyphens stay within words. */
function clausesOf(text: string): string[] {
  return fold(text)
    .split(CLAUSE_END)
    .map(tidy)
    .filter((clause) => clause !== '');
}

/** Without what is neither letter nor digit nor stands within a word: emoji, stray quotes. */
function tidy(clause: string): string {
  return clause
    .replace(/[^\p{L}\p{M}\p{N}'\-\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function isShort(clauses: readonly string[]): boolean {
  const whole = clauses.join(' ');
  return UNSPACED.test(whole) ? whole.length <= MOST_SIGNS : whole.split(' ').length <= MOST_WORDS;
}

function answerOf(clauses: readonly string[], heard: CareWords['heard']): Meaning | undefined {
  const meanings = clauses.map((clause) => clauseMeaning(clause, heard));
  const first = meanings.findIndex((meaning) => meaning !== 'also');
  if (first === -1 || meanings[first] === undefined) return undefined;
  const free = clauses.filter((_, index) => index > first && meanings[index] === undefined);
  const takenBack = free.some((clause) => heard.but.some((word) => holds(clause, fold(word))));
  const said = new Set(meanings);
  // Whoever wavers anywhere has not denied.
  if (said.has('perhaps')) return 'perhaps';
  if (takenBack) return undefined;
  if (said.has('safe')) return 'safe';
  if (said.has('denied')) return said.has('yes') ? undefined : 'denied';
  if (said.has('no')) return said.has('yes') ? undefined : 'no';
  return said.has('yes') ? 'yes' : undefined;
}

/** The meaning of a clause that is one phrase, and a yes before it or a no before its own denial. */
function clauseMeaning(clause: string, heard: CareWords['heard']): Meaning | 'also' | undefined {
  const bare = without(clause, heard.also);
  const meaning = phraseMeaning(clause, heard) ?? phraseMeaning(bare, heard);
  if (meaning) return meaning;
  if (bare === '') return 'also';
  for (const [before, meaning] of [
    ['yes', 'safe'],
    ['no', 'denied'],
  ] as const) {
    for (const word of heard[before]) {
      const rest = after(bare, tidy(fold(word)));
      if (rest !== undefined && isOneOf(rest, heard[meaning])) return meaning;
    }
  }
  return undefined;
}

function phraseMeaning(clause: string, heard: CareWords['heard']): Meaning | undefined {
  const kinds = ['perhaps', 'denied', 'safe', 'no', 'yes', 'goodnight'] as const;
  return kinds.find((kind) => isOneOf(clause, heard[kind]));
}

function isOneOf(clause: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => flat(phrase) === clause);
}

/** A phrase as a clause is written: folded, its own commas gone. */
function flat(phrase: string): string {
  return tidy(fold(phrase).replace(CLAUSE_END, ' '));
}

/** What is left of a clause when all that may stand beside an answer is taken from its ends. */
function without(clause: string, also: readonly string[]): string {
  const phrases = also.map(flat).sort((one, other) => other.length - one.length);
  let rest = clause;
  for (;;) {
    const shorter = phrases
      .map((phrase) => after(rest, phrase) ?? before(rest, phrase))
      .find((left) => left !== undefined);
    if (shorter === undefined) return rest;
    rest = shorter;
  }
}

/** What follows `phrase` where the clause begins with it, at the end of a word. */
function after(clause: string, phrase: string): string | undefined {
  if (clause === phrase) return '';
  const end = UNSPACED.test(phrase) ? phrase : `${phrase} `;
  return clause.startsWith(end) ? clause.slice(end.length).trim() : undefined;
}

/** What precedes `phrase` where the clause ends with it, at the beginning of a word. */
function before(clause: string, phrase: string): string | undefined {
  const end = UNSPACED.test(phrase) ? phrase : ` ${phrase}`;
  return clause.endsWith(end) ? clause.slice(0, -end.length).trim() : undefined;
}

function isGoodnight(clause: string, heard: CareWords['heard']): boolean {
  return [clause, without(clause, heard.also)].some((each) =>
    heard.goodnight.some((phrase) => {
      const rest = after(each, flat(phrase));
      return rest !== undefined && rest.split(' ').length <= WORDS_AFTER_GOODNIGHT;
    }),
  );
}

function holds(clause: string, word: string): boolean {
  return UNSPACED.test(word) ? clause.includes(word) : ` ${clause} `.includes(` ${word} `);
}
