import { VERDICTS } from '#server/care/guard/learnt.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { type Line, readOutgoing, readOwnTexts } from './corpus.ts';
import { crossValidated, type Example, learn } from './learning.ts';
import { above, percent, writeModel } from './writing.ts';

const OUT = new URL('../server/care/guard/', import.meta.url);
/** The share of harmless sentences that may be stopped for what they resemble, in the cross-validation. */
const STOPPED_FOR_NOTHING = 0.003;
const TASK = { labels: VERDICTS.length, smoothed: 0.3 };

/** Teaches the guard over replies what its patterns miss, from the sentences of the corpus. */
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
  const scores = crossValidated(all, examples, TASK)
    .slice(0, sentences.length)
    .map(([unsafe = 0]) => unsafe);
  const of = (label: Line<'ok' | 'unsafe'>['label']) =>
    scores.filter((_, index) => sentences[index]?.label === label);
  const threshold = above(of('ok'), STOPPED_FOR_NOTHING);
  const seen = of('unsafe').filter((score) => score >= threshold).length;
  writeModel(OUT, learn(examples, TASK), { threshold });
  console.log(
    `guard: learnt from ${sentences.length} sentences and ${own.length} of our own; from ${threshold} ` +
      `on it stops ${percent(seen, of('unsafe').length)} in the cross-validation, without the patterns`,
  );
}
