import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LABELS } from '#server/care/reader/model.ts';

const INCOMING = new URL('corpus/incoming/', import.meta.url);
/** Every fifth line is kept for the test and is never trained on. */
const PARTS = 5;

/** One line of the corpus of what people write. */
export interface Line {
  language: string;
  label: (typeof LABELS)[number];
  text: string;
  /** Kept for the test. The text alone decides, so a line stays on its side for good. */
  test: boolean;
  /** Which part of a cross-validation it belongs to, 0 to 4. */
  part: number;
}

/** Reads all lines of the corpus of messages. Throws an error on a label that is none. */
export function readIncoming(): Line[] {
  return readdirSync(INCOMING)
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, INCOMING), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => readLine(basename(name, '.tsv'), line)),
    );
}

function readLine(language: string, line: string): Line {
  const tab = line.indexOf('\t');
  const label = LABELS.find((each) => each === line.slice(0, tab));
  if (label === undefined) throw new Error(`A line of ${language} has no label: ${line}`);
  const text = line.slice(tab + 1);
  const sum = createHash('sha256').update(text).digest();
  return {
    language,
    label,
    text,
    test: sum.readUInt32BE(0) % PARTS === 0,
    part: sum.readUInt32BE(4) % PARTS,
  };
}
