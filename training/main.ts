import { writeFileSync } from 'node:fs';
import { chances, LABELS, scoreOf, type Score } from '#server/care/reader/model.ts';
import { featuresIn, ownLexicon } from '#server/care/reader/reader.ts';
import { joined, readIncoming, readOwnTexts, readTold } from './corpus.ts';
import { learn, type Example, type Learnt } from './learning.ts';

const OUT = new URL('../server/care/reader/', import.meta.url);
const PARTS = [0, 1, 2, 3, 4];
/**
 * The share of mourning lines that may be answered with each level, in the cross-validation. Above
 * what is promised for plain mourning, because half of the corpus' lines are traps, and because a
 * missed wish to die is worse than a gentle check.
 */
const GRIEF_WATCHED = 0.25;
const GRIEF_TAKEN_FOR_CRISIS = 0.06;
const LARGEST_WEIGHT = 127;

/** How many joined messages are made of the lines of one language and part. */
const JOINED = 80;

const lexicon = ownLexicon();
const lines = readIncoming();
const trainingLines = lines.filter(({ test }) => !test);
const told = [...readTold(), ...readOwnTexts()].filter(({ test }) => !test);
const plain = [...trainingLines, ...told];
const allLines = [...plain, ...joined(plain, JOINED)];
const training = allLines.map(
  ({ text, label }): Example => ({
    features: featuresIn(lexicon, text),
    label: LABELS.indexOf(label),
  }),
);

const thresholds = thresholdsOf(crossValidated());
writeModel(learn(training));
console.log(
  `learnt from ${training.length} examples, ${trainingLines.length} lines of ${lines.length}`,
  thresholds,
);

/** What each training line scores by a model that has not seen it. */
function crossValidated(): Score[] {
  const scores: Score[] = [];
  for (const part of PARTS) {
    const model = learn(training.filter((_, index) => allLines[index]?.part !== part));
    for (const [index, { features }] of training.slice(0, trainingLines.length).entries()) {
      if (trainingLines[index]?.part === part) scores[index] = scoreOf(chances(model, features));
    }
  }
  return scores;
}

function thresholdsOf(scores: readonly Score[]): Score {
  const grief = scores.filter((_, index) => trainingLines[index]?.label === 'grief');
  const crisis = scores.filter((_, index) => trainingLines[index]?.label === 'crisis');
  const cut = {
    crisis: above(
      grief.map((score) => score.crisis),
      GRIEF_TAKEN_FOR_CRISIS,
    ),
    watch: above(
      grief.map((score) => score.watch),
      GRIEF_WATCHED,
    ),
  };
  const seen = crisis.filter((s) => s.watch >= cut.watch || s.crisis >= cut.crisis).length;
  const taken = crisis.filter((s) => s.crisis >= cut.crisis).length;
  console.log(
    `cross-validation: crisis seen ${percent(seen, crisis.length)}, as crisis ${percent(taken, crisis.length)}`,
  );
  return cut;
}

/** The number that only this share of the scores reaches. */
function above(scores: readonly number[], share: number): number {
  const sorted = scores.toSorted((one, other) => other - one);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 1) * 1000) / 1000;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** Writes the weights in one byte each. */
function writeModel({ weights, bias }: Learnt): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / LARGEST_WEIGHT;
  writeFileSync(
    new URL('weights.bin', OUT),
    Int8Array.from(weights, (w) => Math.round(w / scale)),
  );
  writeFileSync(
    new URL('model.json', OUT),
    `${JSON.stringify({ scale, bias: [...bias], thresholds }, null, 2)}\n`,
  );
}
