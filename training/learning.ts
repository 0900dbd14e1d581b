import type { Features } from '#server/care/reader/features.ts';
import { chances, type Model, shareOf, softmax } from '#server/care/reader/model.ts';
import { type Checks, checksFor, FEATURES, placeOf } from '#server/care/reader/table.ts';

/** A line as the model sees it: its features and the place of its label. */
export interface Example {
  features: Features;
  label: number;
}

/** What is to be learnt. */
export interface Task {
  /** How many labels there are. */
  labels: number;
  /** How many features may have weights: a power of two. */
  places: number;
  /** The share of its certainty that the label of a line gives to all. */
  smoothed: number;
}

/** A model with weights in full size, as they are learnt. */
export interface Learnt extends Model {
  weights: Float32Array;
  scale: 1;
  bias: Float32Array;
}

/** An example by the weights it has: each kind's share in the sum, and where its weights begin. */
interface Placed {
  kinds: readonly { share: number; starts: Int32Array }[];
  label: number;
}

/** What met only one line says nothing of others. */
const LEAST_MET = 2;
const ROUNDS = 12;
const STEP = 0.05;
const FIRST_SLOPE = 0.01;
const SETTLED = 0.003;

/**
 * Learns weights by AdaGrad on the softmax, in an order that is shuffled alike in every run. The
 * features that were met most often have the weights; those that first seemed to matter most were no
 * better on one fifth of the training lines.
 */
export function learn(examples: readonly Example[], task: Task): Learnt {
  const checks = checksFor(oftenMet(examples), task.places);
  const placed = examples.map((example) => placedIn(checks, example, task.labels));
  return { checks, scale: 1, ...descend(placed, task) };
}

/** The chances of the labels of each example of one part, by a model that saw only the others. */
export function heldOut(
  examples: readonly Example[],
  isHeld: (index: number) => boolean,
  task: Task,
): Map<number, number[]> {
  const model = learn(
    examples.filter((_, index) => !isHeld(index)),
    task,
  );
  return new Map(
    examples.flatMap(({ features }, index) =>
      isHeld(index) ? [[index, chances(model, features)] as const] : [],
    ),
  );
}

/** The features that more than one example met, those first that most did. */
function oftenMet(examples: readonly Example[]): Uint32Array {
  const met = new Uint32Array(FEATURES);
  for (const { features } of examples) {
    for (const kind of features) {
      for (const feature of kind) met[feature] = (met[feature] ?? 0) + 1;
    }
  }
  const often = new Uint32Array(met.reduce((sum, times) => sum + Number(times >= LEAST_MET), 0));
  let at = 0;
  for (const [feature, times] of met.entries()) {
    if (times < LEAST_MET) continue;
    often[at] = feature;
    at += 1;
  }
  return often.sort((one, other) => (met[other] ?? 0) - (met[one] ?? 0));
}

function placedIn(checks: Checks, { features, label }: Example, labels: number): Placed {
  const kinds = features.map((kind) => ({
    share: shareOf(kind.length),
    starts: Int32Array.from(kind, (feature) => placeOf(checks, feature))
      .filter((place) => place !== -1)
      .map((place) => place * labels),
  }));
  return { kinds, label };
}

function descend(
  examples: readonly Placed[],
  { labels, places, smoothed }: Task,
): { weights: Float32Array; bias: Float32Array } {
  const weights = new Float32Array(places * labels);
  const slopes = new Float32Array(places * labels).fill(FIRST_SLOPE);
  const bias = new Float32Array(labels);
  const random = seeded(1);
  const order = examples.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example !== undefined) step({ weights, slopes, bias }, example, smoothed);
    }
  }
  return { weights, bias };
}

function step(
  { weights, slopes, bias }: Record<'weights' | 'slopes' | 'bias', Float32Array>,
  { kinds, label }: Placed,
  smoothed: number,
): void {
  const sums = Float64Array.from(bias);
  for (const { share, starts } of kinds) {
    for (const start of starts) {
      for (let at = 0; at < sums.length; at += 1) {
        sums[at] = (sums[at] ?? 0) + share * (weights[start + at] ?? 0);
      }
    }
  }
  const errors = softmax(sums).map((chance, at) => {
    const error = chance - (at === label ? 1 - smoothed : 0) - smoothed / bias.length;
    return Math.abs(error) < SETTLED ? 0 : error;
  });
  for (const [at, error] of errors.entries()) bias[at] = (bias[at] ?? 0) - STEP * 0.1 * error;
  for (const { share, starts } of kinds) {
    for (const start of starts) {
      for (let place = 0; place < errors.length; place += 1) {
        const slope = (errors[place] ?? 0) * share;
        if (slope === 0) continue;
        const at = start + place;
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
