import { harmOf, VERDICTS } from '#server/care/guard/learnt.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { readOutgoing, readOwnTexts } from './corpus.ts';
import { type Example, heldOut, learn } from './learning.ts';
import { above, percent, writeModel } from './writing.ts';

const OUT = new URL('../server/care/guard/', import.meta.url);
/** The share of harmless sentences that may be like harmful ones, in the part held out, */
const STOPPED_FOR_NOTHING = 0.02;
/** and of harmful ones that may be like harmless ones. */
const LET_THROUGH = 0.05;
/** The part of the training sentences on which the thresholds are found. */
const HELD = 0;
/** Ten verdicts need many lines each, so certainty is worth more here than among the reader's labels. */
const TASK = { labels: VERDICTS.length, places: 2 ** 20, smoothed: 0.05 };

/** Teaches the guard over replies what its patterns miss, and what they mistake. */
export function trainGuard(): void {
  const sentences = readOutgoing().filter(({ test }) => !test);
  const own = readOwnTexts().map((line) => ({ ...line, label: 'own' as const }));
  const all = [...sentences, ...own];
  const examples = all.map(
    ({ text, label }): Example => ({
      features: featuresIn(text),
      label: VERDICTS.indexOf(label),
    }),
  );
  const isHeld = (index: number) => sentences[index]?.part === HELD;
  const scores = [...heldOut(examples, isHeld, TASK)].map(([index, verdicts]) => ({
    harm: harmOf(verdicts),
    ok: sentences[index]?.label === 'ok',
  }));
  const of = (ok: boolean) => scores.filter((each) => each.ok === ok).map(({ harm }) => harm);
  const harmful = above(of(true), STOPPED_FOR_NOTHING);
  const harmless = above(of(false), 1 - LET_THROUGH);
  writeModel(OUT, learn(examples, TASK), { harmful, harmless });
  const stopped = of(false).filter((harm) => harm >= harmful).length;
  console.log(
    `guard: learnt from ${sentences.length} sentences and ${own.length} of our own; harmful from ${harmful}, ` +
      `harmless below ${harmless}; without the patterns it stops ${percent(stopped, of(false).length)} of the part held out`,
  );
}
