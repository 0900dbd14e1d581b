import { LABELS, type Model, type Score } from '#server/care/reader/model.ts';
import { beyondThresholds, featuresIn, scoreIn } from '#server/care/reader/reader.ts';
import { readText } from '#server/care/reader/text.ts';
import {
  joined,
  type Line,
  readForThresholds,
  readIncoming,
  readOwnTexts,
  readTold,
  timesToMeet,
} from './corpus.ts';
import { type Example, learn } from './learning.ts';
import { above, percent, rounded, shipped, writeHead, writeModel } from './writing.ts';

const OUT = new URL('../server/care/reader/', import.meta.url);
/**
 * The share of everyday lines that may be answered with anything, and with a crisis, among those that
 * thresholds are found on. Many of these were looked for because they sound like more than they are.
 */
const EVERYDAY_WATCHED = 0.0185;
const EVERYDAY_TAKEN_FOR_CRISIS = 0.0045;
/**
 * Lines that sit between two labels are many here, and without smoothing the weights of rare words grew
 * until a harmless line was a crisis. Chosen on one fifth of the training lines: wishes to die seen
 * rose from 77 to 80 %, at as many false alarms.
 */
const TASK = { labels: LABELS.length, places: 2 ** 20, smoothed: 0.15 };
/** How many joined messages are made of the lines of one language. */
const JOINED = 400;

/** All that the reader of messages learns from, and how often a round meets each. */
export function readerLines(): (Line & { times: number })[] {
  const single = [...readIncoming(), ...readTold(), ...readOwnTexts()].filter(({ test }) => !test);
  return [...single, ...joined(single, JOINED)].map((line) => ({
    ...line,
    times: timesToMeet(line),
  }));
}

/** Teaches the reader of messages what a wish to die sounds like by its words. */
export function trainReader(): void {
  const examples = readerLines().map(
    ({ text, label, times }): Example => ({
      features: featuresIn(text),
      label: LABELS.indexOf(label),
      times,
    }),
  );
  writeModel(OUT, rounded(learn(examples, TASK)), { thresholds: { crisis: 1, watch: 1 } });
  console.log(`reader: learnt from ${examples.length} examples`);
}

/** Finds the thresholds of the reader, once it and the encoder have been taught. */
export function setReaderThresholds(): void {
  const { model, head } = shipped(OUT);
  writeHead(OUT, head, { thresholds: thresholdsFor(model) });
}

function thresholdsFor(model: Model): Score {
  const scored = readForThresholds().map(({ label, text }) => ({
    label,
    score: scoreBeyond(model, text),
  }));
  const of = (wanted: string) =>
    scored.filter(({ label }) => label === wanted).map(({ score }) => score);
  const everyday = of('none');
  const cut = {
    crisis: above(
      everyday.map((score) => score.crisis),
      EVERYDAY_TAKEN_FOR_CRISIS,
    ),
    watch: above(
      everyday.map((score) => score.watch),
      EVERYDAY_WATCHED,
    ),
  };
  for (const label of ['crisis', 'grief', 'none'] as const) {
    const scores = of(label);
    const watched = scores.filter((s) => s.watch >= cut.watch || s.crisis >= cut.crisis).length;
    const taken = scores.filter((s) => s.crisis >= cut.crisis).length;
    console.log(
      `of the lines for thresholds, ${label}: with anything ${percent(watched, scores.length)}, with crisis ${percent(taken, scores.length)}`,
    );
  }
  return cut;
}

/** A score without what it must pass the thresholds by. */
function scoreBeyond(model: Model, text: string): Score {
  const read = readText(text);
  const { crisis, watch } = scoreIn(model, read);
  const beyond = beyondThresholds(read);
  return { crisis: crisis - beyond.crisis, watch: watch - beyond.watch };
}
