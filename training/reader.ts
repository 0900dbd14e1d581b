import { chances, LABELS, type Model, scoreOf, type Score } from '#server/care/reader/model.ts';
import { beyondThresholds, featuresIn } from '#server/care/reader/reader.ts';
import { readText } from '#server/care/reader/text.ts';
import {
  joined,
  readForThresholds,
  readIncoming,
  readOwnTexts,
  readTold,
  timesToMeet,
} from './corpus.ts';
import { type Example, learn } from './learning.ts';
import { above, percent, rounded, writeModel } from './writing.ts';

const OUT = new URL('../server/care/reader/', import.meta.url);
/**
 * The share of everyday lines that may be answered with anything, and with a crisis, among those that
 * thresholds are found on. Many of these were looked for because they sound like more than they are.
 */
const EVERYDAY_WATCHED = 0.0185;
const EVERYDAY_TAKEN_FOR_CRISIS = 0.005;
/**
 * Lines that sit between two labels are many here, and without smoothing the weights of rare words grew
 * until a harmless line was a crisis. Chosen on one fifth of the training lines: wishes to die seen
 * rose from 77 to 80 %, at as many false alarms.
 */
const TASK = { labels: LABELS.length, places: 2 ** 21, smoothed: 0.15 };
/** How many joined messages are made of the lines of one language. */
const JOINED = 400;

/** Teaches the reader of messages what a wish to die sounds like, and finds its thresholds. */
export function trainReader(): void {
  const lines = readIncoming();
  const trainingLines = lines.filter(({ test }) => !test);
  const told = [...readTold(), ...readOwnTexts()].filter(({ test }) => !test);
  const single = [...trainingLines, ...told];
  const examples = [...single, ...joined(single, JOINED)].map(
    (line): Example => ({
      features: featuresIn(line.text),
      label: LABELS.indexOf(line.label),
      times: timesToMeet(line),
    }),
  );
  const model = rounded(learn(examples, TASK));
  writeModel(OUT, model, { thresholds: thresholdsFor(model) });
  console.log(
    `reader: learnt from ${examples.length} examples, ${trainingLines.length} lines of ${lines.length}`,
  );
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
  const { crisis, watch } = scoreOf(chances(model, featuresIn(text)));
  const beyond = beyondThresholds(readText(text));
  return { crisis: crisis - beyond.crisis, watch: watch - beyond.watch };
}
