import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownEncoder, senseOf } from '../encoder/index.ts';
import { featuresOf } from '../reader/features.ts';
import { chances, type Model, modelHead, readModel, together } from '../reader/model.ts';
import { type ReadText, readText } from '../reader/text.ts';
import { HARMS } from './harms.ts';

/** What a sentence may be, in the order of the weights; `own` are the product's own sentences. */
export const VERDICTS = [...HARMS, 'ok', 'own'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** What a sentence is like to the eyes of what was learnt. */
export type Likeness = 'harmful' | 'unsure' | 'harmless' | 'far from harm';

/** Where fewer of its words are known, a sentence is in no language that was learnt, or in none at all. */
const ENOUGH_OF_ALL = 2 / 3;
/** Fewer known words say too little to be harm by what they resemble ("Here I am."), */
const FEWEST_WORDS = 4;
/** and fewer than these must resemble it almost surely: "I am here to listen." comes to .8. */
const ENOUGH_WORDS = 6;
const ALMOST_SURE = 0.85;
/** What of the bar of harmless sentences lies far from harm. */
const FAR = 1 / 3;
const headSchema = modelHead.extend({
  /** From where a sentence is like a harmful one: where hardly any harmless one comes to. */
  harmful: z.number(),
  /** Below where it is like a harmless one: where hardly any harmful one lies. */
  harmless: z.number(),
});

/** How likely a sentence is to be any of what must not be said, by the chances of the verdicts, 0 to 1. */
function harmOf(verdicts: readonly number[]): number {
  return verdicts.slice(0, HARMS.length).reduce((sum, each) => sum + each, 0);
}

/**
 * How far a sentence is from harmless by its words and by their order together. Of a long one the stretch
 * that is worst decides.
 */
export function harmBy(model: Model, text: ReadText): number {
  const byWords = chances(model, featuresOf(text));
  return Math.max(0, ...senseOf(text).map(({ reply }) => harmOf(together(byWords, reply))));
}

/**
 * The guard's weights as `npm run train` left them: what a sentence resembles, for what no pattern was
 * written for, and for what a pattern takes for something else.
 */
export function ownLikeness(): (sentence: string) => Likeness {
  ownEncoder();
  const head = headSchema.parse(
    JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')),
  );
  const model = readModel(readFileSync(new URL('weights.bin', import.meta.url)), head);
  return (sentence) => {
    const text = readText(sentence);
    if (text.known < text.spoken * ENOUGH_OF_ALL) return 'unsure';
    const harm = harmBy(model, text);
    const bar = text.known < ENOUGH_WORDS ? ALMOST_SURE : head.harmful;
    if (harm >= bar && text.known >= FEWEST_WORDS) return 'harmful';
    if (harm >= head.harmless) return 'unsure';
    return harm < head.harmless * FAR ? 'far from harm' : 'harmless';
  };
}
