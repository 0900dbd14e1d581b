import { z } from 'zod';
import type { Features } from './features.ts';
import { type Checks, placeOf } from './table.ts';

/**
 * What a line may be, in the order of the weights. What people tell of a life that was shared (`told`) and the
 * product's own sentences (`own`) are as harmless as `none`, in other words.
 */
export const LABELS = ['crisis', 'watch', 'grief', 'none', 'told', 'own'] as const;

export type Label = (typeof LABELS)[number];

/** What a model is made of but for its weights, as it lies in a file beside them. */
export const modelHead = z.object({ scale: z.number(), bias: z.array(z.number()).min(2) });

/**
 * Which features have a place, the weights by place, then by label, what brings these back to their
 * size, and a bias a label.
 */
export interface Model {
  checks: Checks;
  weights: ArrayLike<number>;
  scale: number;
  bias: ArrayLike<number>;
}

/** How sure the model is that a text is a crisis, and that it calls for watching, 0 to 1. */
export interface Score {
  crisis: number;
  watch: number;
}

const STEADY = 4;

/** What each feature of a kind weighs in a text: the more there are, the less each. */
export function shareOf(count: number): number {
  return 1 / Math.sqrt(count + STEADY);
}

/** The chances of the labels, in their order, which sum to 1. */
export function chances({ checks, weights, scale, bias }: Model, features: Features): number[] {
  const sums = Float64Array.from(bias);
  for (const kind of features) {
    const share = scale * shareOf(kind.length);
    for (const feature of kind) {
      const place = placeOf(checks, feature);
      if (place === -1) continue;
      const at = place * sums.length;
      for (let label = 0; label < sums.length; label += 1) {
        sums[label] = (sums[label] ?? 0) + share * (weights[at + label] ?? 0);
      }
    }
  }
  return softmax(sums);
}

/** What the order of words counts beside the words themselves. Chosen on the lines that thresholds are found on. */
const ORDER_COUNTS = 0.4;

/**
 * What a text's words and their order come to together: the mean of their chances as logarithms, so that
 * what one is sure of weighs more than what the other doubts.
 */
export function together(byWords: readonly number[], byOrder: readonly number[]): number[] {
  return softmax(
    Float64Array.from(
      byWords,
      (chance, at) =>
        (1 - ORDER_COUNTS) * Math.log(chance) + ORDER_COUNTS * Math.log(byOrder[at] ?? 0),
    ),
  );
}

/** The chances that belong to sums of weights: they sum to 1. */
export function softmax(sums: Float64Array | Float32Array): number[] {
  const highest = Math.max(...sums);
  const powers = Array.from(sums, (sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((power) => power / total);
}

/**
 * How much of a sign to watch counts where watching is asked for, and of mourning: a line that lies
 * between mourning and danger is rather asked about than one between danger and an ordinary day.
 * Chosen on one fifth of the training lines.
 */
const WATCH_COUNTS = 0.6;
const GRIEF_COUNTS = 0.2;

/** What the chances of the labels, in their order, come to. */
export function scoreOf([crisis = 0, watch = 0, grief = 0]: readonly number[]): Score {
  return { crisis, watch: crisis + WATCH_COUNTS * watch + GRIEF_COUNTS * grief };
}

/**
 * Reads what `npm run train` wrote: a check for each place, then its weights. Throws an error on a
 * file of another size than some number of places has.
 */
export function readModel(file: Uint8Array, { scale, bias }: z.infer<typeof modelHead>): Model {
  const places = file.length / (bias.length + 1);
  if (!Number.isInteger(places)) throw new Error(`The weights of care have ${file.length} bytes`);
  return {
    checks: file.subarray(0, places),
    weights: new Int8Array(file.buffer, file.byteOffset + places, places * bias.length),
    scale,
    bias,
  };
}
