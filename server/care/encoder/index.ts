import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { z } from 'zod';
import { softmax } from '../reader/model.ts';
import type { ReadText } from '../reader/text.ts';
import { createKernel, type Kernel, type Matrix } from './kernel.ts';
import {
  addLayer,
  addMean,
  type Dense,
  type Layer,
  multiply,
  normalised,
  pooled,
  type Table,
} from './network.ts';
import { CONCEPTS, GRAMS, stretchesOf, type Token } from './tokens.ts';

/** What the encoder makes of a stretch of a text: the chances of the labels of a message, and of a reply. */
export interface Sense {
  message: number[];
  reply: number[];
}

/** As `npm run train` left it beside the weights. */
const headSchema = z.strictObject({
  /** How many values stand for a word's letters and for a headword, for a concept, and for a word among others. */
  widths: z.strictObject({ meaning: z.int(), concept: z.int(), word: z.int() }),
  headwords: z.int(),
  /** How far the neighbours of a word are, layer by layer. */
  reaches: z.array(z.int()).min(1),
  labels: z.strictObject({ message: z.int(), reply: z.int() }),
  /** What brings each table's bytes back to their size. */
  scales: z.strictObject({ grams: z.number(), headwords: z.number(), concepts: z.number() }),
});

export type EncoderHead = z.infer<typeof headSchema>;

/** All that was learnt, in the order of the file. */
interface Encoder {
  kernel: Kernel;
  grams: Table;
  headwords: Table;
  concepts: Table;
  entry: Matrix;
  gain: Float32Array;
  shift: Float32Array;
  layers: Layer[];
  heed: Dense;
  message: Dense;
  reply: Dense;
}

/** Read once, by whoever asks first: both readers of care do as they are made. */
let own: Encoder | undefined;

/**
 * Reads a text by its words in their order, stretch by stretch, each with the chances of its labels in the
 * order of the reader's and of the guard's. A convolutional network with gates (Dauphin et al. 2017).
 */
export function senseOf(text: ReadText): Sense[] {
  const encoder = ownEncoder();
  return stretchesOf(text).map((tokens) => {
    const sense = pooled(wordsIn(tokens, encoder), encoder.gain.length, encoder.heed);
    return {
      message: softmax(multiply(encoder.message, sense, 1)),
      reply: softmax(multiply(encoder.reply, sense, 1)),
    };
  });
}

/** What each word of a stretch is among the others. */
function wordsIn(tokens: readonly Token[], encoder: Encoder): Float32Array {
  const { kernel, grams, headwords, concepts, entry, gain, shift, layers } = encoder;
  const inputs = grams.width + headwords.width + concepts.width;
  const input = new Float32Array(tokens.length * inputs);
  for (const [at, token] of tokens.entries()) {
    addMean(grams, token.grams, input, at * inputs);
    addMean(headwords, token.headwords, input, at * inputs + grams.width);
    addMean(concepts, token.concepts, input, at * inputs + grams.width + headwords.width);
  }
  const words = normalised(kernel.run(input, entry), gain, shift);
  for (const layer of layers) addLayer(kernel, layer, words);
  return words;
}

/** The encoder as `npm run train` left it. Throws an error where it cannot be read. */
export function ownEncoder(): Encoder {
  if (own !== undefined) return own;
  const head = headSchema.parse(
    JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')),
  );
  const file = openSync(new URL('weights.bin', import.meta.url), 'r');
  try {
    own = readEncoder(head, file);
  } finally {
    closeSync(file);
  }
  return own;
}

/**
 * Reads the file part by part: the kernel copies its matrices, and of one buffer with all parts none could be
 * given back. Throws an error on a file of another size than its head tells of.
 */
function readEncoder(head: EncoderHead, file: number): Encoder {
  const { widths, scales, labels, reaches } = head;
  const filled = <T extends Int8Array | Float32Array>(part: T): T => {
    if (readSync(file, part) !== part.byteLength) {
      throw new Error('The weights of the encoder end early');
    }
    return part;
  };
  const table = (rows: number, width: number, scale: number): Table => ({
    rows: filled(new Int8Array(rows * width)),
    width,
    scale,
  });
  const floats = (length: number) => filled(new Float32Array(length));
  const dense = (inputs: number, outputs: number): Dense => ({
    weights: floats(inputs * outputs),
    bias: floats(outputs),
  });
  const kernel = createKernel();
  const matrix = (count: number, inputs: number, outputs: number) =>
    kernel.keep(floats(count * inputs * outputs), floats(outputs), inputs);
  const { word, meaning, concept } = widths;
  const read: Encoder = {
    kernel,
    grams: table(GRAMS, meaning, scales.grams),
    headwords: table(head.headwords, meaning, scales.headwords),
    concepts: table(CONCEPTS, concept, scales.concepts),
    entry: matrix(1, 2 * meaning + concept, word),
    gain: floats(word),
    shift: floats(word),
    layers: reaches.map((reach) => ({
      reach,
      gain: floats(word),
      shift: floats(word),
      matrix: matrix(3, word, 2 * word),
    })),
    heed: dense(word, 1),
    message: dense(3 * word, labels.message),
    reply: dense(3 * word, labels.reply),
  };
  if (readSync(file, new Uint8Array(1)) !== 0) throw new Error('The weights of the encoder go on');
  return read;
}
