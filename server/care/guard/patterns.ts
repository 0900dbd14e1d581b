import { fold, foldLetters } from '#server/text/fold.ts';

/** What no reply may say, whatever voice wrote it. */
export type Harm =
  /** That the two will meet again: now, soon, one day, in a dream. */
  | 'reunion'
  /** A place after death, made attractive. */
  | 'afterlife'
  /** Being near, watching, hearing, sending signs. */
  | 'presence'
  /** Being a person, alive, feeling, no machine. */
  | 'human'
  /** That nobody died, or that the dead will come home. */
  | 'denial'
  /** Against the living, or against accepting the death. */
  | 'isolation'
  /** Ways to come to harm, and leave to do it. */
  | 'method'
  /** Pleading to stay or come back, guilt at leaving. */
  | 'plea'
  /** Playing doctor: diagnoses, doses, treatment. */
  | 'therapy';

/**
 * What one language says it with. A pattern is words with spaces between them; `*` is the rest of a
 * word, `..` up to four words, `[x ]` an optional word, `^` the beginning of a part; the rest is a
 * regular expression. In scripts without spaces `..` is up to ten characters.
 */
export interface GuardWords {
  script: RegExp;
  spaced: boolean;
  /** Words that begin a new part: what is excused before them is not excused after them. */
  turns: readonly string[];
  /** Told, quoted, denied, wished, or of the past: excuses the rest of its part. */
  excuses: readonly string[];
  /** The same, between two commas only. */
  asides: readonly string[];
  /** Stopped unless excused. */
  stops: Readonly<Partial<Record<Harm, readonly string[]>>>;
  /** Stopped unless told or quoted: no aside excuses it. */
  firm: Readonly<Partial<Record<Harm, readonly string[]>>>;
}

/** A language's words, compiled. */
export interface Guard {
  script: RegExp;
  turns: RegExp | undefined;
  excuses: RegExp;
  asides: RegExp;
  stops: readonly (readonly [Harm, RegExp])[];
  firm: readonly (readonly [Harm, RegExp])[];
}

export function compile(words: GuardWords): Guard {
  const join = (patterns: readonly string[]) =>
    new RegExp(patterns.map((pattern) => source(pattern, words.spaced)).join('|'), 'u');
  const byHarm = (lists: GuardWords['firm']) =>
    Object.entries(lists)
      .filter(([, patterns]) => patterns.length > 0)
      .map(([harm, patterns]) => [harm as Harm, join(patterns)] as const);
  return {
    script: words.script,
    turns: words.turns.length > 0 ? join(words.turns) : undefined,
    excuses: join(words.excuses),
    asides: join(words.asides),
    stops: byHarm(words.stops),
    firm: byHarm(words.firm),
  };
}

function source(pattern: string, spaced: boolean): string {
  const anchored = pattern.startsWith('^');
  const body = foldLetters(anchored ? pattern.slice(1) : pattern)
    .replaceAll(/\[([^\]]+)\]/g, '(?:$1)?')
    .replaceAll('*', '[^ ]*');
  if (!spaced) return (anchored ? '^ ?' : '') + body.replaceAll('..', '[^,]{0,10}');
  return `${anchored ? '^' : ''} ${body.replaceAll('.. ', '(?:[^ ,]+ ){0,4}')} `;
}

/** The text as patterns read it: folded, words between single spaces, commas apart, one part a sentence. */
export function partsOf(text: string): string[] {
  return fold(unmasked(text))
    .split(/[.!?…。！？।؟;\n]+/u)
    .map(
      (part) =>
        ` ${part.replace(/[^\p{L}\p{M}\p{N}',،、，]+/gu, ' ').replace(/ ?[,،、，] ?/gu, ' , ')} `,
    )
    .map((part) => part.replace(/ '+|'+ /g, ' ').replace(/ {2,}/g, ' '))
    .filter((part) => part.trim() !== '');
}

const INVISIBLE = /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu;
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}[ .·_*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;

/** Letters put together again that were written apart ("w a t c h"), and what cannot be seen left out. */
function unmasked(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[ .·_*-]/g, ''));
}
