import { softmax } from '../reader/model.ts';
import type { Kernel, Matrix } from './kernel.ts';

/** One gated layer: what it makes of each word and its neighbours so many words away, on both sides. */
export interface Layer {
  /** How far the neighbours are. */
  reach: number;
  /** What brings what comes in to one size. */
  gain: Float32Array;
  shift: Float32Array;
  /** One matrix a neighbour. The outputs are as many values, then as many gates. */
  matrix: Matrix;
}

/** Rows of bytes, and what brings them back to their size. */
export interface Table {
  rows: Int8Array;
  width: number;
  scale: number;
}

/** A small matrix by outputs, and what is added. */
export interface Dense {
  weights: Float32Array;
  bias: Float32Array;
}

const NEIGHBOURS = [-1, 0, 1];
/** As in training (`training/encoder.py`). */
const STEADY = 1e-5;

/** The mean of some rows of a table, added to `into` from place `at`. Nothing where there are no rows. */
export function addMean(
  { rows, width, scale }: Table,
  wanted: readonly number[],
  into: Float32Array,
  at: number,
): void {
  const share = scale / Math.max(1, wanted.length);
  for (const row of wanted) {
    for (let place = 0; place < width; place += 1) {
      into[at + place] = (into[at + place] ?? 0) + share * (rows[row * width + place] ?? 0);
    }
  }
}

/** A matrix times each row of `input`, `count` of them, plus the bias. */
export function multiply(
  { weights, bias }: Dense,
  input: Float32Array,
  count: number,
): Float32Array {
  const outputs = bias.length;
  const inputs = weights.length / outputs;
  const output = new Float32Array(count * outputs);
  for (let row = 0; row < count; row += 1) {
    for (let to = 0; to < outputs; to += 1) {
      output[row * outputs + to] =
        (bias[to] ?? 0) + dot(weights, to * inputs, input, row * inputs, inputs);
    }
  }
  return output;
}

/** Brings each row of `input` to mean 0 and size 1, then to the size that was learnt. */
export function normalised(
  input: Float32Array,
  gain: Float32Array,
  shift: Float32Array,
): Float32Array {
  const width = gain.length;
  const output = new Float32Array(input.length);
  for (let from = 0; from < input.length; from += width) {
    let sum = 0;
    let squares = 0;
    for (let at = from; at < from + width; at += 1) {
      const value = input[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const size = 1 / Math.sqrt(Math.max(0, squares / width - mean * mean) + STEADY);
    for (let at = 0; at < width; at += 1) {
      output[from + at] =
        ((input[from + at] ?? 0) - mean) * size * (gain[at] ?? 0) + (shift[at] ?? 0);
    }
  }
  return output;
}

/** What a layer adds to each word, added to `words`. */
export function addLayer(
  kernel: Kernel,
  { reach, gain, shift, matrix }: Layer,
  words: Float32Array,
): void {
  const width = gain.length;
  const parts = NEIGHBOURS.map((step, at) => ({ matrix: at, step: step * reach }));
  const sums = kernel.run(normalised(words, gain, shift), matrix, parts);
  for (let at = 0; at < words.length; at += 1) {
    const value = Math.floor(at / width) * 2 * width + (at % width);
    words[at] = (words[at] ?? 0) + (sums[value] ?? 0) / (1 + Math.exp(-(sums[value + width] ?? 0)));
  }
}

/**
 * What a stretch comes to: its words by the attention they get, the most and the mean of each value. `heed`
 * says how much attention a word gets.
 */
export function pooled(words: Float32Array, width: number, heed: Dense): Float32Array {
  const count = words.length / width;
  const attention = softmax(multiply(heed, words, count));
  const result = new Float32Array(3 * width);
  result.fill(Number.NEGATIVE_INFINITY, width, 2 * width);
  for (let word = 0; word < count; word += 1) {
    const share = attention[word] ?? 0;
    for (let place = 0; place < width; place += 1) {
      const value = words[word * width + place] ?? 0;
      result[place] = (result[place] ?? 0) + share * value;
      result[width + place] = Math.max(result[width + place] ?? 0, value);
      result[2 * width + place] = (result[2 * width + place] ?? 0) + value / count;
    }
  }
  return result;
}

function dot(
  one: Float32Array,
  oneAt: number,
  other: Float32Array,
  otherAt: number,
  length: number,
): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += (one[oneAt + at] ?? 0) * (other[otherAt + at] ?? 0);
  return sum;
}
