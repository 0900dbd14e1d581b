import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownEncoder, senseOf } from '../encoder/index.ts';
import { featuresOf, type Features } from './features.ts';
import {
  chances,
  type Model,
  modelHead,
  readModel,
  scoreOf,
  type Score,
  together,
} from './model.ts';
import { type ReadText, readText } from './text.ts';

const headSchema = modelHead.extend({
  /** From where a score is a crisis, from where it calls for watching. */
  thresholds: z.strictObject({ crisis: z.number(), watch: z.number() }),
});

/**
 * The concepts that are whole phrases of danger. Bills that are paid and papers put in order are not among
 * them: by themselves they call for a question, and took the voice away from who had done the accounts.
 */
const DANGER = new Set([
  'selfkill',
  'wishdead',
  'joinnow',
  'farewell',
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
 * What no phrase of danger stands in must resemble danger by so much more, to be watched and to take
 * the conversation from the voice. Chosen on one fifth of the training lines.
 */
const UNSPOKEN: Score = { crisis: 0.15, watch: 0.06 };
/**
 * "I need nobody but you" calls for a question and not for a crisis, unless a phrase of danger stands
 * beside it. Chosen on the evenings of corpus/nine, of which plain mourning must not be interrupted.
 */
const SHUT_IN = 0.2;

/** By how much a text's score must pass the thresholds. */
export function beyondThresholds({ hits }: ReadText): Score {
  if (hits.some(({ concept }) => DANGER.has(concept))) return { crisis: 0, watch: 0 };
  const shutIn = hits.some(({ concept }) => concept === 'onlyyou') ? SHUT_IN : 0;
  return { crisis: UNSPOKEN.crisis + shutIn, watch: UNSPOKEN.watch };
}

/**
 * How a text scores by its words and by their order together. Of a long one the stretch that is most like
 * danger decides.
 */
export function scoreIn(model: Model, text: ReadText): Score {
  const byWords = chances(model, featuresOf(text));
  return senseOf(text)
    .map(({ message }) => scoreOf(together(byWords, message)))
    .reduce(
      (worst, score) => ({
        crisis: Math.max(worst.crisis, score.crisis),
        watch: Math.max(worst.watch, score.watch),
      }),
      { crisis: 0, watch: 0 },
    );
}

/** The reader of messages. */
export interface Reader {
  /** How a text scores: from 1 on it is a crisis, or calls for watching. */
  judge: (text: string) => Score;
}

/** The reader as `npm run train` left it. */
export function ownReader(): Reader {
  ownEncoder();
  const head = headSchema.parse(
    JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')),
  );
  const model = readModel(readFileSync(new URL('weights.bin', import.meta.url)), head);
  return {
    judge(text) {
      const read = readText(text);
      const beyond = beyondThresholds(read);
      if (beyond.watch > 0 && !saysEnough(read)) return { crisis: 0, watch: 0 };
      const { crisis, watch } = scoreIn(model, read);
      return {
        crisis: crisis / (head.thresholds.crisis + beyond.crisis),
        watch: watch / (head.thresholds.watch + beyond.watch),
      };
    },
  };
}

/** Whether a text can be judged at all. Letters and signs at random look like anything. */
function saysEnough({ spoken, known }: ReadText): boolean {
  return known >= ENOUGH_WORDS || (known >= FEWEST_WORDS && known * 2 >= spoken);
}
