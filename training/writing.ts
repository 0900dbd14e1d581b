import { readFileSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Model, modelHead, readModel } from '#server/care/reader/model.ts';
import type { Learnt } from './learning.ts';

const LARGEST_WEIGHT = 127;

/** A model as it ships: each weight in one byte. */
export interface Shipped extends Model {
  checks: Uint8Array;
  weights: Int8Array;
  bias: Float32Array;
}

/** A learnt model with its weights rounded to a byte. */
export function rounded({ checks, weights, bias }: Learnt): Shipped {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / LARGEST_WEIGHT;
  return {
    checks,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
    scale,
    bias,
  };
}

/** Writes the checks of the places and their weights into a folder, and beside them what `chosen` adds. */
export function writeModel(
  folder: URL,
  { checks, weights, scale, bias }: Shipped,
  chosen: object,
): void {
  writeFileSync(
    new URL('weights.bin', folder),
    Buffer.concat([checks, new Uint8Array(weights.buffer)]),
  );
  writeHead(folder, { scale, bias: [...bias] }, chosen);
}

/** Writes what stands beside the weights in a folder, and what `chosen` adds. */
export function writeHead(folder: URL, head: z.infer<typeof modelHead>, chosen: object): void {
  const text = JSON.stringify({ ...head, ...chosen }, null, 2);
  writeFileSync(new URL('model.json', folder), `${text}\n`);
}

/** A model as it was written into a folder, and what stands beside its weights. */
export function shipped(folder: URL): { model: Model; head: z.infer<typeof modelHead> } {
  const head = modelHead.parse(JSON.parse(readFileSync(new URL('model.json', folder), 'utf8')));
  return { model: readModel(readFileSync(new URL('weights.bin', folder)), head), head };
}

/** The number that only this share of the scores reaches, to three places. */
export function above(scores: readonly number[], share: number): number {
  const sorted = scores.toSorted((one, other) => other - one);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 1) * 1000) / 1000;
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
