import { z } from 'zod';
import { FEATURES, type Features } from './features.ts';

/** What a line of the corpus may be, in the order of the weights. */
export const LABELS = ['crisis', 'watch', 'grief', 'none'] as const;

/** What a model is made of but for its weights, as it lies in a file beside them. */
export const modelHead = z.object({ scale: z.number(), bias: z.array(z.number()).min(2) });

/**
 * Weights by feature, then by label, what brings them back to their size, and a bias a label. Where a
 * model has fewer weights than there are features, several share one: a power of two of each label.
 */
export interface Model {
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
export function chances({ weights, scale, bias }: Model, features: Features): number[] {
  const sums = Float64Array.from(bias);
  const last = weights.length / sums.length - 1;
  for (const kind of features) {
    const share = scale * shareOf(kind.length);
    for (const feature of kind) {
      const at = (feature & last) * sums.length;
      for (let label = 0; label < sums.length; label += 1) {
        sums[label] = (sums[label] ?? 0) + share * (weights[at + label] ?? 0);
      }
    }
  }
  const highest = Math.max(...sums);
  const powers = Array.from(sums, (sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((power) => power / total);
}

/** How much of a sign to watch counts where crisis is asked for at all. */
const WATCH_COUNTS = 0.6;

export function scoreOf([crisis = 0, watch = 0]: readonly number[]): Score {
  return { crisis, watch: crisis + WATCH_COUNTS * watch };
}

/** Throws an error on weights of another size than this code's features, or a part of them. */
export function readModel(weights: Uint8Array, { scale, bias }: z.infer<typeof modelHead>): Model {
  if (!Number.isInteger(FEATURES / (weights.length / bias.length))) {
    throw new Error(`The weights of care have ${weights.length} numbers`);
  }
  return {
    weights: new Int8Array(weights.buffer, weights.byteOffset, weights.length),
    scale,
    bias,
  };
}
