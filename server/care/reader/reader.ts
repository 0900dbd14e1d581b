import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { featuresOf, type Features } from './features.ts';
import { chances, modelHead, readModel, scoreOf, type Score } from './model.ts';
import { type ReadText, readText } from './text.ts';

const headSchema = modelHead.extend({
  /** From where a score is a crisis, from where it calls for watching. */
  thresholds: z.strictObject({ crisis: z.number(), watch: z.number() }),
});

/** The concepts that are whole phrases of danger. */
const DANGER = new Set([
  'selfkill',
  'wishdead',
  'joinnow',
  'farewell',
  'arrange',
  'meansready',
  'attempted',
  'permission',
  'methodask',
  'burden2',
  'hopeless',
]);
/** Fewer known words than these say too little to be judged by what they resemble, */
const ENOUGH_WORDS = 5;
/** but for a short message that is understood: so many, and half of its words. */
const FEWEST_WORDS = 2;

/** What a model is given of a text. */
export function featuresIn(text: string): Features {
  return featuresOf(readText(text));
}

/**
 * A crisis takes the conversation from the voice, so where no phrase of danger stands the score must
 * be so much higher. Chosen on one fifth of the training lines and on the evenings of corpus/nine, of
 * which plain mourning must not be interrupted.
 */
const SURER = 0.07;
/** "I want to be where you are" is to be asked about, however seldom it is meant so: so much less will do. */
const JOINING = 0.02;
/** That somebody is missed is what people come here to say: it calls for watching with more beside it. */
const MISSING = 0.06;

/** The reader of messages. */
export interface Reader {
  /** How a text scores: from 1 on it is a crisis, or calls for watching. */
  judge: (text: string) => Score;
}

/** The reader as `npm run train` left it. */
export function ownReader(): Reader {
  const head = headSchema.parse(
    JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')),
  );
  const model = readModel(readFileSync(new URL('weights.bin', import.meta.url)), head);
  return {
    judge(text) {
      const read = readText(text);
      const dangerous = read.hits.some(({ concept }) => DANGER.has(concept));
      if (!dangerous && !saysEnough(read)) return { crisis: 0, watch: 0 };
      const { crisis, watch } = scoreOf(chances(model, featuresOf(read)));
      return {
        crisis: crisis / (head.thresholds.crisis + (dangerous ? 0 : SURER)),
        watch: watch / (head.thresholds.watch + beyondWatch(read, dangerous)),
      };
    },
  };
}

/** By how much a score must pass the threshold of watching. */
function beyondWatch({ hits }: ReadText, dangerous: boolean): number {
  const says = (wanted: string) => hits.some(({ concept }) => concept === wanted);
  if (says('joinnow')) return -JOINING;
  return says('miss') && !dangerous ? MISSING : 0;
}

/** Whether a text can be judged at all. Letters and signs at random look like anything. */
function saysEnough({ spoken, known }: ReadText): boolean {
  return known >= ENOUGH_WORDS || (known >= FEWEST_WORDS && known * 2 >= spoken);
}
