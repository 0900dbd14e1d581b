import { readFileSync } from 'node:fs';

/** A matrix in the kernel's memory, by outputs, and what is added to each row it makes. */
export interface Matrix {
  /** Where it begins, in bytes. */
  at: number;
  inputs: number;
  bias: Float32Array;
}

/** What each row of input goes through, and by how many rows it is moved. */
export interface Part {
  matrix: number;
  step: number;
}

/**
 * Matrices times rows in WebAssembly (`kernel.wat`), four numbers at once. In JavaScript the same took twelve times
 * as long, and a server that reads every sentence of every reply has no such time.
 */
export interface Kernel {
  /** Keeps several matrices of one size for good, one after the other; the first of them is told of. */
  keep: (weights: Float32Array, bias: Float32Array, inputs: number) => Matrix;
  /**
   * Rows of input through a kept matrix, or through several that follow it: each row of the result is the bias
   * and the sum of what the parts make of the row so many steps away, where there is one.
   */
  run: (input: Float32Array, matrix: Matrix, parts?: readonly Part[]) => Float32Array;
}

interface Exports {
  memory: WebAssembly.Memory;
  addProduct: (
    input: number,
    weights: number,
    output: number,
    rows: number,
    inputs: number,
    outputs: number,
  ) => void;
}

const PAGE = 65_536;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
const ITSELF: readonly Part[] = [{ matrix: 0, step: 0 }];

/** A kernel with nothing in its memory. Throws an error where its program cannot be read. */
export function createKernel(): Kernel {
  const program = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)));
  const { memory, addProduct } = exportsOf(new WebAssembly.Instance(program));
  let kept = 0;

  function makeRoomFor(end: number): void {
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  }

  return {
    keep(weights, bias, inputs) {
      const at = kept;
      kept += weights.byteLength;
      makeRoomFor(kept);
      new Float32Array(memory.buffer, at, weights.length).set(weights);
      return { at, inputs, bias };
    },
    run(input, { at, inputs, bias }, parts = ITSELF) {
      const outputs = bias.length;
      const rows = input.length / inputs;
      const from = kept;
      const to = from + input.byteLength;
      makeRoomFor(to + rows * outputs * BYTES);
      new Float32Array(memory.buffer, from, input.length).set(input);
      const result = new Float32Array(memory.buffer, to, rows * outputs);
      for (let row = 0; row < rows; row += 1) result.set(bias, row * outputs);
      for (const { matrix, step } of parts) {
        const first = Math.max(0, -step);
        const count = Math.min(rows, rows - step) - first;
        if (count <= 0) continue;
        addProduct(
          from + (first + step) * inputs * BYTES,
          at + matrix * inputs * outputs * BYTES,
          to + first * outputs * BYTES,
          count,
          inputs,
          outputs,
        );
      }
      return result.slice();
    },
  };
}

function exportsOf({ exports }: WebAssembly.Instance): Exports {
  const { memory, addProduct } = exports;
  if (memory instanceof WebAssembly.Memory && typeof addProduct === 'function') {
    return { memory, addProduct: addProduct as Exports['addProduct'] };
  }
  throw new Error('The kernel of the encoder has no memory or no product');
}
