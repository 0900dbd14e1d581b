/**
 * Words that say when they were spoken. The scripted model speaks them, and whoever hears one, in
 * whichever process, knows how old it is: no message has to be matched with another.
 */
const MARK = /\bzq([a-z]{7})\b(\.?)/g;
const LETTERS = 26;
const DIGITS = 7;
/** After so many microseconds (2.2 hours) the words begin anew. */
const SPAN = LETTERS ** DIGITS;
const FIRST_LETTER = 97;

/** A spoken word as it was heard. */
export interface Mark {
  /** When it was spoken, ms of `clock`. */
  spokenAt: number;
  endsSentence: boolean;
}

/** A monotonic time that all processes of a machine share, ms. */
export function clock(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** The word for this moment. Letters alone, since a digit before a full stop may end no sentence. */
export function stamp(): string {
  let rest = Math.floor(clock() * 1000) % SPAN;
  let letters = '';
  for (let digit = 0; digit < DIGITS; digit += 1) {
    letters = String.fromCharCode(FIRST_LETTER + (rest % LETTERS)) + letters;
    rest = Math.floor(rest / LETTERS);
  }
  return `zq${letters}`;
}

/** The stamped words in a text, in their order. */
export function marksIn(text: string): Mark[] {
  const now = clock();
  return Array.from(text.matchAll(MARK), ([, letters = '', stop]) => {
    let microseconds = 0;
    for (let digit = 0; digit < DIGITS; digit += 1) {
      microseconds = microseconds * LETTERS + letters.charCodeAt(digit) - FIRST_LETTER;
    }
    const age = (((now * 1000 - microseconds) % SPAN) + SPAN) % SPAN;
    return { spokenAt: now - age / 1000, endsSentence: stop === '.' };
  });
}
