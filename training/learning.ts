import type { Features } from '#server/care/reader/features.ts';
import { chances, shareOf } from '#server/care/reader/model.ts';

/** A line as the model sees it: its features and the place of its label. */
export interface Example {
  features: Features;
  label: number;
}

/** What is to be learnt. */
export interface Task {
  /** How many labels there are. */
  labels: number;
  /** How many weights each label has: a power of two, and no more than there are features. */
  size: number;
  /** The share of its certainty that the label of a line gives to all. */
  smoothed: number;
}

/** Weights in full size, as they are learnt. */
export interface Learnt {
  weights: Float32Array;
  scale: 1;
  bias: Float32Array;
}

const PARTS = [0, 1, 2, 3, 4];
const EPOCHS = 12;
const STEP = 0.05;
const FIRST_SLOPE = 0.01;
const SETTLED = 0.003;

/**
 * Learns weights by AdaGrad on the softmax, in an order that is shuffled alike in
 * every run.
 */
export function learn(
  examples: readonly Example[],
  { labels, size: perLabel, smoothed }: Task,
): Learnt {
  const size = perLabel * labels;
  const learnt: Learnt = {
    weights: new Float32Array(size),
    scale: 1,
    bias: new Float32Array(labels),
  };
  const slopes = new Float32Array(size).fill(FIRST_SLOPE);
  const random = seeded(1);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example !== undefined) step(learnt, slopes, example, smoothed);
    }
  }
  return learnt;
}

/** The chances of the labels of each example by a model that has not seen it, nor any of its part. */
export function crossValidated(
  lines: readonly { part: number }[],
  examples: readonly Example[],
  task: Task,
): number[][] {
  const found: number[][] = [];
  for (const part of PARTS) {
    const model = learn(
      examples.filter((_, index) => lines[index]?.part !== part),
      task,
    );
    for (const [index, { features }] of examples.entries()) {
      if (lines[index]?.part === part) found[index] = chances(model, features);
    }
  }
  return found;
}

function step(
  { weights, scale, bias }: Learnt,
  slopes: Float32Array,
  example: Example,
  smoothed: number,
): void {
  const errors = chances({ weights, scale, bias }, example.features).map((chance, label) => {
    const wanted = (example.label === label ? 1 - smoothed : 0) + smoothed / bias.length;
    const error = chance - wanted;
    return Math.abs(error) < SETTLED ? 0 : error;
  });
  for (const [label, error] of errors.entries()) {
    bias[label] = (bias[label] ?? 0) - STEP * 0.1 * error;
  }
  const last = weights.length / errors.length - 1;
  for (const kind of example.features) {
    const share = shareOf(kind.length);
    for (const feature of kind) {
      const first = (feature & last) * errors.length;
      for (let label = 0; label < errors.length; label += 1) {
        const slope = (errors[label] ?? 0) * share;
        if (slope === 0) continue;
        const at = first + label;
        const sum = (slopes[at] ?? 0) + slope * slope;
        slopes[at] = sum;
        weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(sum);
      }
    }
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** A linear congruential generator: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
