import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { chances, modelHead, readModel } from '../reader/model.ts';
import { featuresOf } from '../reader/features.ts';
import { readText } from '../reader/text.ts';

/** What a sentence may be, in the order of the weights. */
export const VERDICTS = ['unsafe', 'ok'] as const;

/** Fewer known words than these say too little to be judged by what they resemble. */
const ENOUGH_WORDS = 6;
/** From where a sentence is stopped: where hardly any harmless one comes to. */
const headSchema = modelHead.extend({ threshold: z.number() });

/**
 * The guard's weights as `npm run train` left them: whether a sentence resembles those that must not
 * be said, for what no pattern was written for.
 */
export function ownResemblance(): (sentence: string) => boolean {
  const head = headSchema.parse(
    JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')),
  );
  const model = readModel(readFileSync(new URL('weights.bin', import.meta.url)), head);
  return (sentence) => {
    const text = readText(sentence);
    if (text.known < ENOUGH_WORDS) return false;
    const [unsafe = 0] = chances(model, featuresOf(text));
    return unsafe >= head.threshold;
  };
}
