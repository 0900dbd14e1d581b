import type { Features } from '#server/care/reader/features.ts';
import { type Model, shareOf, softmax } from '#server/care/reader/model.ts';
import { type Checks, checksFor, FEATURES, placeOf } from '#server/care/reader/table.ts';

/** A line as the model sees it: its features and the place of its label. */
export interface Example {
  features: Features;
  label: number;
  /** How often each round of learning meets the line. */
  times: number;
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

/** An example by the features that are learnt: each kind's share in the sum, and their numbers. */
interface Numbered extends Omit<Example, 'features'> {
  kinds: readonly { share: number; numbers: Int32Array }[];
}

/** What met only one line says nothing of others. */
const LEAST_MET = 2;
const ROUNDS = 6;
const STEP = 0.05;
const FIRST_SLOPE = 0.01;
const SETTLED = 0.003;

/**
 * Learns weights by AdaGrad on the softmax, in an order that is shuffled alike in every run, for every
 * feature that several lines met, and keeps those that matter most.
 */
export function learn(examples: readonly Example[], task: Task): Learnt {
  const met = timesMet(examples);
  const often = oftenMet(met);
  const { weights, bias } = descend(numbered(examples, often), often.length, task);
  return { ...fittest({ often, met, weights }, task), bias, scale: 1 };
}

/** How many examples met each feature. */
function timesMet(examples: readonly Example[]): Uint32Array {
  const met = new Uint32Array(FEATURES);
  for (const { features } of examples) {
    for (const kind of features) {
      for (const feature of kind) met[feature] = (met[feature] ?? 0) + 1;
    }
  }
  return met;
}

/** The features that more than one example met. */
function oftenMet(met: Uint32Array): Uint32Array {
  const often = new Uint32Array(met.reduce((sum, times) => sum + Number(times >= LEAST_MET), 0));
  let at = 0;
  for (const [feature, times] of met.entries()) {
    if (times < LEAST_MET) continue;
    often[at] = feature;
    at += 1;
  }
  return often;
}

/** The examples by the numbers their features have among those that were met often. */
function numbered(examples: readonly Example[], often: Uint32Array): Numbered[] {
  const numbers = new Int32Array(FEATURES).fill(-1);
  for (const [number, feature] of often.entries()) numbers[feature] = number;
  return examples.map(({ features, ...example }) => ({
    ...example,
    kinds: features.map((kind) => ({
      share: shareOf(kind.length),
      numbers: Int32Array.from(kind, (feature) => numbers[feature] ?? -1).filter(
        (number) => number !== -1,
      ),
    })),
  }));
}

/**
 * The weights of the features that matter most, each in its place. What matters is how far a feature's
 * weights lie apart, and how often it is met. On one fifth of the training lines half as many places chosen
 * like this served the reader as well as those of the features that were met most often.
 */
function fittest(
  { often, met, weights }: { often: Uint32Array; met: Uint32Array; weights: Float32Array },
  { labels, places }: Task,
): { checks: Checks; weights: Float32Array } {
  const worth = Float64Array.from(
    often,
    (feature, number) =>
      spread(weights.subarray(number * labels, (number + 1) * labels)) *
      Math.sqrt(met[feature] ?? 0),
  );
  const order = Uint32Array.from(often.keys()).sort(
    (one, other) => (worth[other] ?? 0) - (worth[one] ?? 0),
  );
  const checks = checksFor(
    order.map((number) => often[number] ?? 0),
    places,
  );
  const kept = new Float32Array(places * labels);
  const filled = new Uint8Array(places);
  for (const number of order) {
    const place = placeOf(checks, often[number] ?? 0);
    if (place === -1 || filled[place] === 1) continue;
    filled[place] = 1;
    kept.set(weights.subarray(number * labels, (number + 1) * labels), place * labels);
  }
  return { checks, weights: kept };
}

/** How far weights lie from their mean. */
function spread(weights: Float32Array): number {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return Math.hypot(...Array.from(weights, (weight) => weight - mean));
}

function descend(
  examples: readonly Numbered[],
  features: number,
  { labels, smoothed }: Task,
): { weights: Float32Array; bias: Float32Array } {
  const weights = new Float32Array(features * labels);
  const slopes = new Float32Array(features * labels).fill(FIRST_SLOPE);
  const bias = new Float32Array(labels);
  const random = seeded(1);
  const order = examples.flatMap(({ times }, index) => Array.from({ length: times }, () => index));
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
  { kinds, label }: Numbered,
  smoothed: number,
): void {
  const sums = Float64Array.from(bias);
  for (const { share, numbers } of kinds) {
    for (const number of numbers) {
      for (let at = 0; at < sums.length; at += 1) {
        sums[at] = (sums[at] ?? 0) + share * (weights[number * sums.length + at] ?? 0);
      }
    }
  }
  const errors = softmax(sums).map((chance, at) => {
    const error = chance - (at === label ? 1 - smoothed : 0) - smoothed / bias.length;
    return Math.abs(error) < SETTLED ? 0 : error;
  });
  for (const [at, error] of errors.entries()) bias[at] = (bias[at] ?? 0) - STEP * 0.1 * error;
  for (const { share, numbers } of kinds) {
    for (const number of numbers) {
      for (let place = 0; place < errors.length; place += 1) {
        const slope = (errors[place] ?? 0) * share;
        if (slope === 0) continue;
        const at = number * errors.length + place;
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
