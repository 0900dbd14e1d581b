import { describe, expect, it } from 'vitest';
import { softmax } from '../reader/model.ts';
import { createKernel } from './kernel.ts';
import { addLayer, addMean, multiply, normalised, pooled } from './network.ts';

const ALWAYS_OPEN = 100;
const ALWAYS_SHUT = -100;

const kernel = createKernel();

/** A layer of four values that takes over what stands so many words before or after, where its gates let it. */
function layer(neighbour: 0 | 1 | 2, reach: number, gate: number) {
  const width = 4;
  const weights = new Float32Array(3 * 2 * width * width);
  for (let at = 0; at < width; at += 1) {
    weights[neighbour * 2 * width * width + at * width + at] = 1;
  }
  const bias = new Float32Array(2 * width).fill(gate, width);
  const gain = new Float32Array(width).fill(1);
  return { reach, gain, shift: new Float32Array(width), matrix: kernel.keep(weights, bias, width) };
}

/** Values whose mean is 0 and whose size is 1, so that nothing has to be brought to one size. */
const ONE = [1, -1, 1, -1];
const OTHER = [1, 1, -1, -1];
const NONE = [0, 0, 0, 0];

describe('the encoder’s arithmetic', () => {
  it('adds the mean of rows, brought back to their size, and nothing where there are none', () => {
    const table = { rows: Int8Array.of(1, 2, 3, 4, 5, 6), width: 2, scale: 0.5 };
    const into = new Float32Array(4);
    addMean(table, [0, 2], into, 2);
    expect([...into]).toEqual([0, 0, 1.5, 2]);
    addMean(table, [], into, 0);
    expect([...into]).toEqual([0, 0, 1.5, 2]);
  });

  it('multiplies row by row', () => {
    const dense = {
      weights: Float32Array.of(1, 2, 3, 4, 0, 0, 0, 1),
      bias: Float32Array.of(10, 20),
    };
    const input = Float32Array.of(1, 1, 1, 1, 0, 0, 0, 2);
    expect([...multiply(dense, input, 2)]).toEqual([20, 21, 18, 22]);
  });

  it('brings each row to mean 0 and size 1, then to what was learnt', () => {
    const gain = Float32Array.of(1, 1, 1, 2);
    const shift = Float32Array.of(0, 0, 0, 5);
    const rows = normalised(Float32Array.of(3, 1, 3, 1, 7, 7, 7, 7), gain, shift);
    const close = [1, -1, 1, 3, 0, 0, 0, 5];
    for (const [at, value] of close.entries()) expect(rows[at]).toBeCloseTo(value, 3);
  });

  it.each([
    ['the word before', 0, 1, [NONE, ONE, OTHER]],
    ['the word itself', 1, 1, [ONE, OTHER, ONE]],
    ['the word after', 2, 1, [OTHER, ONE, NONE]],
    ['the word two before', 0, 2, [NONE, NONE, ONE]],
  ] as const)('takes up %s', (_, neighbour, reach, added) => {
    const before = [ONE, OTHER, ONE];
    const words = Float32Array.from(before.flat());
    addLayer(kernel, layer(neighbour, reach, ALWAYS_OPEN), words);
    const after = before.flatMap((word, at) =>
      word.map((value, i) => value + (added[at]?.[i] ?? 0)),
    );
    for (const [at, value] of after.entries()) expect(words[at]).toBeCloseTo(value, 3);
  });

  it('leaves words as they are where its gates are shut', () => {
    const words = Float32Array.from([...ONE, ...OTHER]);
    addLayer(kernel, layer(1, 1, ALWAYS_SHUT), words);
    expect([...words]).toEqual([...ONE, ...OTHER]);
  });

  it('sums a stretch up by attention, by the most and by the mean', () => {
    const heed = { weights: Float32Array.of(50, 0, 0, 0), bias: Float32Array.of(0) };
    const words = Float32Array.of(1, 2, 3, 4, -1, 6, 3, 0);
    const sense = [...pooled(words, 4, heed)];
    const close = [1, 2, 3, 4, 1, 6, 3, 4, 0, 4, 3, 2];
    for (const [at, value] of close.entries()) expect(sense[at]).toBeCloseTo(value, 3);
  });

  it('gives shares that sum to one, however large the sums', () => {
    expect(softmax(Float32Array.of(1000, 1000))).toEqual([0.5, 0.5]);
    expect(softmax(Float32Array.of(0, 1000))[1]).toBeCloseTo(1, 6);
  });
});
