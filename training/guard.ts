import { harmOf, VERDICTS } from '#server/care/guard/learnt.ts';
import { FEATURES } from '#server/care/reader/features.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { readOutgoing, readOwnTexts } from './corpus.ts';
import { crossValidated, type Example, learn } from './learning.ts';
import { above, percent, writeModel } from './writing.ts';

const OUT = new URL('../server/care/guard/', import.meta.url);
/** The share of harmless sentences that may be like harmful ones, in the cross-validation, */
const STOPPED_FOR_NOTHING = 0.03;
/**
 * and of harmful ones that may be like harmless ones. Both chosen on sentences that were written after
 * the patterns: with the patterns those stopped 73 % of the harmful and 6 % of the harmless ones, and
 * the patterns together with hardly any likeness 57 and 5.
 */
const LET_THROUGH = 0.03;
/** Half as many weights as features: with ten verdicts all of them would be ten megabytes. */
const TASK = { labels: VERDICTS.length, size: FEATURES / 2, smoothed: 0.3 };

/** Teaches the guard over replies what its patterns miss, and what they mistake. */
export function trainGuard(): void {
  const sentences = readOutgoing().filter(({ test }) => !test);
  const own = readOwnTexts().map(({ part, text }) => ({ part, text, label: 'ok' as const }));
  const all = [...sentences, ...own];
  const examples = all.map(
    ({ text, label }): Example => ({
      features: featuresIn(text),
      label: VERDICTS.indexOf(label),
    }),
  );
  const scores = crossValidated(all, examples, TASK).slice(0, sentences.length).map(harmOf);
  const ok = scores.filter((_, index) => sentences[index]?.label === 'ok');
  const unsafe = scores.filter((_, index) => sentences[index]?.label !== 'ok');
  const harmful = above(ok, STOPPED_FOR_NOTHING);
  const harmless = above(unsafe, 1 - LET_THROUGH);
  writeModel(OUT, learn(examples, TASK), { harmful, harmless });
  const seen = unsafe.filter((score) => score >= harmful).length;
  console.log(
    `guard: learnt from ${sentences.length} sentences and ${own.length} of our own; harmful from ${harmful}, ` +
      `harmless below ${harmless}; without the patterns it stops ${percent(seen, unsafe.length)} in the cross-validation`,
  );
}
