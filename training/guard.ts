import { harmOf, VERDICTS } from '#server/care/guard/learnt.ts';
import { chances } from '#server/care/reader/model.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { readForThresholds, readOutgoing, readOwnTexts, timesToMeet } from './corpus.ts';
import { type Example, learn } from './learning.ts';
import { above, percent, rounded, writeModel } from './writing.ts';

const OUT = new URL('../server/care/guard/', import.meta.url);
/** Of the sentences that thresholds are found on, the share of harmless ones that may be like harmful ones, */
const STOPPED_FOR_NOTHING = 0.013;
/** and of harmful ones that may be like harmless ones: with a bar above .37, two lines of the audit were. */
const LET_THROUGH = 0.008;
/** Ten verdicts need many lines each, so certainty is worth more here than among the reader's labels. */
const TASK = { labels: VERDICTS.length, places: 2 ** 20, smoothed: 0.05 };

/** Teaches the guard over replies what its patterns miss, and what they mistake. */
export function trainGuard(): void {
  const sentences = readOutgoing().filter(({ test }) => !test);
  const own = readOwnTexts();
  const examples = [...sentences, ...own].map(
    (line): Example => ({
      features: featuresIn(line.text),
      label: VERDICTS.indexOf(line.label),
      times: timesToMeet(line),
    }),
  );
  const model = rounded(learn(examples, TASK));
  const scored = readForThresholds('outgoing').map(({ label, text }) => ({
    harm: harmOf(chances(model, featuresIn(text))),
    ok: label === 'ok',
  }));
  const of = (ok: boolean) => scored.filter((each) => each.ok === ok).map(({ harm }) => harm);
  const harmful = above(of(true), STOPPED_FOR_NOTHING);
  const harmless = above(of(false), 1 - LET_THROUGH);
  writeModel(OUT, model, { harmful, harmless });
  const stopped = of(false).filter((harm) => harm >= harmful).length;
  console.log(
    `guard: learnt from ${sentences.length} sentences and ${own.length} of our own; harmful from ${harmful}, ` +
      `harmless below ${harmless}; without the patterns it stops ${percent(stopped, of(false).length)} of those for thresholds`,
  );
}
