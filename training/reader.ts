import { FEATURES } from '#server/care/reader/features.ts';
import { LABELS, scoreOf, type Score } from '#server/care/reader/model.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { joined, type Line, readIncoming, readOwnTexts, readTold } from './corpus.ts';
import { crossValidated, learn, type Example } from './learning.ts';
import { above, percent, writeModel } from './writing.ts';

const OUT = new URL('../server/care/reader/', import.meta.url);
/** The share of mourning lines that may be answered with each level, in the cross-validation: as promised. */
const GRIEF_WATCHED = 0.15;
const GRIEF_TAKEN_FOR_CRISIS = 0.03;
/**
 * Lines that sit between two labels are many here, and without smoothing the weights of rare words grew
 * until a harmless line was a crisis. Chosen on one fifth of the training lines: wishes to die seen
 * rose from 77 to 80 %, at as many false alarms.
 */
const TASK = { labels: LABELS.length, size: FEATURES, smoothed: 0.3 };
/** How many joined messages are made of the lines of one language and part. */
const JOINED = 80;

/** Teaches the reader of messages what a wish to die sounds like, and finds its thresholds. */
export function trainReader(): void {
  const lines = readIncoming();
  const trainingLines = lines.filter(({ test }) => !test);
  const told = [...readTold(), ...readOwnTexts()].filter(({ test }) => !test);
  const plain = [...trainingLines, ...told];
  const all = [...plain, ...joined(plain, JOINED)];
  const examples = all.map(
    ({ text, label }): Example => ({ features: featuresIn(text), label: LABELS.indexOf(label) }),
  );
  const scores = crossValidated(all, examples, TASK).slice(0, trainingLines.length).map(scoreOf);
  const thresholds = thresholdsOf(trainingLines, scores);
  writeModel(OUT, learn(examples, TASK), { thresholds });
  console.log(
    `reader: learnt from ${examples.length} examples, ${trainingLines.length} lines of ${lines.length}`,
    thresholds,
  );
}

function thresholdsOf(lines: readonly Line[], scores: readonly Score[]): Score {
  const of = (label: Line['label']) => scores.filter((_, index) => lines[index]?.label === label);
  const grief = of('grief');
  const crisis = of('crisis');
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
