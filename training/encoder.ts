import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { senseOf } from '#server/care/encoder/index.ts';
import { CONCEPTS, GRAMS, stretchesOf, type Token } from '#server/care/encoder/tokens.ts';
import { VERDICTS } from '#server/care/guard/learnt.ts';
import { ownHeadwords } from '#server/care/reader/glossary.ts';
import { LABELS } from '#server/care/reader/model.ts';
import { readText } from '#server/care/reader/text.ts';
import { guardLines } from './guard.ts';
import { readerLines } from './reader.ts';

const OUT = fileURLToPath(new URL('../server/care/encoder/', import.meta.url));
const TEACHER = fileURLToPath(new URL('encoder.py', import.meta.url));
/** The Python that Debian's python3-torch belongs to; another one first on the path does not know it. */
const PYTHON = '/usr/bin/python3';
const NOT_ASKED = -1;

/** A line with what it is as a message and as a sentence of a reply, where that is known. */
interface Told {
  text: string;
  message: number;
  reply: number;
  times: number;
}

/**
 * Teaches the encoder. What it learns from is what the reader and the guard learn from; a line that both know is
 * one line with two labels. PyTorch does the learning (`encoder.py`): written by hand here it took a day.
 */
export function trainEncoder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-encoder-'));
  const lines = allLines();
  writeLines(folder, lines);
  const sizes = {
    grams: GRAMS,
    headwords: ownHeadwords().length,
    concepts: CONCEPTS,
    labels: { message: LABELS.length, reply: VERDICTS.length },
  };
  writeFileSync(join(folder, 'sizes.json'), JSON.stringify(sizes));
  const { status, error } = spawnSync(PYTHON, [TEACHER, folder, OUT], {
    stdio: 'inherit',
  });
  if (error !== undefined || status !== 0) {
    throw new Error('The encoder was not taught: is python3-torch installed?', { cause: error });
  }
  compare(folder, lines);
  rmSync(folder, { recursive: true });
}

const answersSchema = z.object({
  message: z.array(z.array(z.number())),
  reply: z.array(z.array(z.number())),
});
const NEARLY = 1e-3;

/** Throws an error where the product reads a line otherwise than what taught it. */
function compare(folder: string, lines: readonly Told[]): void {
  const answers = answersSchema.parse(
    JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')),
  );
  for (const [at, chances] of answers.reply.entries()) {
    const text = lines[at]?.text ?? '';
    const sense = senseOf(readText(text))[0];
    const isAlike =
      sense !== undefined &&
      sense.reply.every((chance, label) => Math.abs(chance - (chances[label] ?? 0)) < NEARLY);
    if (!isAlike) throw new Error(`The encoder reads line ${at} otherwise than it was taught`);
  }
}

function allLines(): Told[] {
  const lines = new Map<string, Told>();
  for (const { text, label, times } of guardLines()) {
    lines.set(text, { text, message: NOT_ASKED, reply: VERDICTS.indexOf(label), times });
  }
  for (const { text, label, times } of readerLines()) {
    const told = lines.get(text) ?? { text, message: NOT_ASKED, reply: NOT_ASKED, times };
    lines.set(text, { ...told, message: LABELS.indexOf(label) });
  }
  return [...lines.values()].filter(({ text }) => stretchesOf(readText(text)).length > 0);
}

/** Writes the lines word by word, and the letters of each word that is met once. */
function writeLines(folder: string, lines: readonly Told[]): void {
  const words = new Map<string, number>();
  const wordFile = openSync(join(folder, 'words.jsonl'), 'w');
  const lineFile = openSync(join(folder, 'lines.jsonl'), 'w');
  const numberOf = ({ grams }: Token) => {
    const key = JSON.stringify(grams);
    const known = words.get(key);
    if (known !== undefined) return known;
    words.set(key, words.size);
    writeSync(wordFile, `${key}\n`);
    return words.size - 1;
  };
  for (const { text, ...told } of lines) {
    const [tokens = []] = stretchesOf(readText(text));
    const line = {
      ...told,
      words: tokens.map(numberOf),
      headwords: tokens.map(({ headwords }) => headwords),
      concepts: tokens.map(({ concepts }) => concepts),
    };
    writeSync(lineFile, `${JSON.stringify(line)}\n`);
  }
  closeSync(wordFile);
  closeSync(lineFile);
}
