import { LABELS, scoreOf, type Score } from '#server/care/reader/model.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { joined, type Line, readIncoming, readOwnTexts, readTold } from './corpus.ts';
import { crossValidated, learn, type Example } from './learning.ts';
import { above, percent, writeModel } from './writing.ts';

const OUT = new URL('../server/care/reader/', import.meta.url);
/**
 * The share of mourning lines that may be answered with each level, in the cross-validation. Above
 * what is promised for plain mourning, because half of the corpus' lines are traps, and because a
 * missed wish to die is worse than a gentle check.
 */
const GRIEF_WATCHED = 0.25;
const GRIEF_TAKEN_FOR_CRISIS = 0.06;
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
  const scores = crossValidated(all, examples, LABELS.length)
    .slice(0, trainingLines.length)
    .map(scoreOf);
  const thresholds = thresholdsOf(trainingLines, scores);
  writeModel(OUT, learn(examples, LABELS.length), { thresholds });
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
