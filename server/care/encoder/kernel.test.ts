import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import wabt from 'wabt';
import { createKernel } from './kernel.ts';

const fileOf = (name: string) => new URL(name, import.meta.url);

/** Numbers that differ, and that sums of are exact. */
const numbers = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, at) => ((at * seed) % 17) - 8);

function productByHand(input: Float32Array, weights: Float32Array, bias: Float32Array) {
  const inputs = weights.length / bias.length;
  return Array.from({ length: input.length / inputs }, (_, row) =>
    Array.from(bias, (sum, to) => {
      let total = sum;
      for (let at = 0; at < inputs; at += 1) {
        total += (input[row * inputs + at] ?? 0) * (weights[to * inputs + at] ?? 0);
      }
      return total;
    }),
  ).flat();
}

describe('the kernel', () => {
  it('is what its text says', async () => {
    const tools = await wabt();
    const module = tools.parseWat('kernel.wat', readFileSync(fileOf('kernel.wat'), 'utf8'), {
      simd: true,
    });
    expect(Buffer.from(module.toBinary({}).buffer)).toEqual(readFileSync(fileOf('kernel.wasm')));
  });

  it.each([
    [4, 4, 1],
    [8, 4, 3],
    [160, 128, 5],
    [128, 256, 64],
  ])('multiplies %i inputs to %i outputs, %i rows', (inputs, outputs, rows) => {
    const kernel = createKernel();
    const weights = numbers(inputs * outputs, 7);
    const bias = numbers(outputs, 5);
    const input = numbers(rows * inputs, 3);
    const matrix = kernel.keep(weights, bias, inputs);
    expect([...kernel.run(input, matrix)]).toEqual(productByHand(input, weights, bias));
  });

  it('keeps several matrices apart', () => {
    const kernel = createKernel();
    const bias = new Float32Array(4);
    const one = kernel.keep(numbers(16, 7), bias, 4);
    const other = kernel.keep(numbers(16, 11), bias, 4);
    const input = numbers(4, 3);
    expect([...kernel.run(input, one)]).toEqual(productByHand(input, numbers(16, 7), bias));
    expect([...kernel.run(input, other)]).toEqual(productByHand(input, numbers(16, 11), bias));
  });
});
