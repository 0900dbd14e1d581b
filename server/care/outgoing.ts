import type { Tone } from '#shared/rules/tones.ts';
import { harmIn, likenessOf } from './guard/index.ts';
import { withoutQuotation } from './quoted.ts';
import { holdsCareSign } from './sign.ts';
import type { CareWords } from './words.ts';

/**
 * Whether a sentence of a reply may be shown. `told` are the letters of what the person told (`lettersOf`),
 * which may be quoted to them, ways to die aside. Runs in the process, asks nobody.
 */
export function reviewSentence(sentence: string, told: readonly string[] = []): 'ok' | 'stop' {
  // What is said to care is not for the person to read.
  if (holdsCareSign(sentence)) return 'stop';
  const own = withoutQuotation(sentence, told);
  if (harmIn(sentence.slice(own.length)) === 'method') return 'stop';
  const likeness = likenessOf(own);
  if (likeness === 'harmful') return 'stop';
  if (likeness === 'far from harm') return 'ok';
  const harm = harmIn(own);
  // A pattern may hear a harm in what was meant otherwise; where a way to die is named it need not be sure.
  return harm === undefined || (likeness === 'harmless' && harm !== 'method') ? 'ok' : 'stop';
}

/**
 * What stands in the place of a sentence that was stopped twice, in the tone of the voice; of
 * several the one that `seed` chooses, unless `soFar` ends with it.
 */
export function insteadOf(words: CareWords, tone: Tone, seed: number, soFar: string): string {
  const sentences = words.instead[tone];
  const fresh = sentences.filter((sentence) => !soFar.trimEnd().endsWith(sentence));
  return fresh[seed % fresh.length] ?? sentences[0] ?? '';
}

/** A number for a reply's id, the same whenever it is asked. */
export function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
