import { z } from 'zod';
import { fold, foldLetters } from '#server/text/fold.ts';
import { HARMS } from './harms.ts';
import { type Rule, ruleIndex, type RuleSource } from './rules.ts';

const patterns = z.array(z.string().min(1));
const byHarm = z.partialRecord(z.enum(HARMS), patterns);

/**
 * What one language says it with (`words/CODE.json`). A pattern is words with spaces between them;
 * `*` is the rest of a word, `.. ` up to four words, `[x ]` an optional word, `^` the beginning of a
 * part; the rest is a regular expression. In scripts without spaces `..` is up to ten characters.
 */
export const guardWords = z.strictObject({
  /** The scripts of a sentence that may be in this language, by their Unicode names. */
  scripts: z.array(z.string()).min(1),
  spaced: z.boolean(),
  /** Words that begin a new part: what is excused before them is not excused after them. */
  turns: patterns,
  /** Told, quoted, denied, wished, or of the past: excuses the rest of its part. */
  excuses: patterns.min(1),
  /** The same, between two commas only. */
  asides: patterns.min(1),
  /** Stopped unless excused. */
  stops: byHarm,
  /** Stopped unless told or quoted: no aside excuses it. */
  firm: byHarm,
});

type GuardWords = z.infer<typeof guardWords>;

/** A language's words, compiled. */
export interface Guard {
  script: RegExp;
  turns: RegExp | undefined;
  excuses: RegExp;
  asides: RegExp;
  rules: readonly RuleSource[];
  /** The patterns that may match a text, by the order of the harms. */
  rulesNear: (text: string) => Rule[];
}

/** Makes a language's words ready; each pattern is compiled where it is first needed. */
export function compile(words: GuardWords): Guard {
  const sourceOf = (pattern: string) => source(pattern, words.spaced);
  const join = (list: readonly string[]) => new RegExp(list.map(sourceOf).join('|'), 'u');
  const rules = [true, false].flatMap((firm) =>
    HARMS.flatMap((harm) =>
      (words[firm ? 'firm' : 'stops'][harm] ?? []).map((pattern) => ({
        harm,
        firm,
        source: sourceOf(pattern),
      })),
    ),
  );
  return {
    script: new RegExp(words.scripts.map((name) => `\\p{Script=${name}}`).join('|'), 'u'),
    turns: words.turns.length > 0 ? join(words.turns) : undefined,
    excuses: join(words.excuses),
    asides: join(words.asides),
    rules,
    rulesNear: ruleIndex(rules),
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

const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}[ .·_*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;

/** Letters put together again that were written apart ("w a t c h"), and what cannot be seen left out. */
function unmasked(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[ .·_*-]/g, ''));
}
