import { FEATURES, type Features } from './features.ts';

/** What a line of the corpus may be, in the order of the weights. */
export const LABELS = ['crisis', 'watch', 'grief', 'none'] as const;

/** Weights by feature, then by label, and what brings them back to their size. */
export interface Model {
  weights: Int8Array;
  scale: number;
  bias: readonly number[];
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
export function chances(
  { weights, scale, bias }: { weights: ArrayLike<number>; scale: number; bias: ArrayLike<number> },
  { concepts, surface }: Features,
): number[] {
  const sums = LABELS.map((_, label) => {
    let sum = 0;
    let rest = 0;
    for (const feature of concepts) sum += weights[feature * LABELS.length + label] ?? 0;
    for (const feature of surface) rest += weights[feature * LABELS.length + label] ?? 0;
    return (
      (bias[label] ?? 0) + scale * (sum * shareOf(concepts.length) + rest * shareOf(surface.length))
    );
  });
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((power) => power / total);
}

/** How much of a sign to watch counts where crisis is asked for at all. */
const WATCH_COUNTS = 0.6;

export function scoreOf([crisis = 0, watch = 0]: readonly number[]): Score {
  return { crisis, watch: crisis + WATCH_COUNTS * watch };
}

/** Throws an error on weights of another size than this code's features. */
export function readModel(weights: Uint8Array, head: { scale: number; bias: number[] }): Model {
  if (weights.length !== FEATURES * LABELS.length) {
    throw new Error(`The weights of care have ${weights.length} numbers`);
  }
  return {
    weights: new Int8Array(weights.buffer, weights.byteOffset, weights.length),
    scale: head.scale,
    bias: head.bias,
  };
}
