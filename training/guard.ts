import { harmBy, type Verdict, VERDICTS } from '#server/care/guard/learnt.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { readText } from '#server/care/reader/text.ts';
import { type Line, readOutgoing, readOwnTexts, readReplies, timesToMeet } from './corpus.ts';
import { type Example, learn } from './learning.ts';
import { above, percent, rounded, shipped, writeHead, writeModel } from './writing.ts';

const OUT = new URL('../server/care/guard/', import.meta.url);
/** Of the replies that thresholds are found on, the share of harmless ones of which a sentence may be like a harmful one, */
const STOPPED_FOR_NOTHING = 0.024;
/** and of their harmful sentences the share that may be like harmless ones: with a bar of .35 a line of the audit was. */
const LET_THROUGH = 0.011;
/** Ten verdicts need many lines each, so certainty is worth more here than among the reader's labels. */
const TASK = { labels: VERDICTS.length, places: 2 ** 20, smoothed: 0.05 };

/** How often a round meets each sentence of a whole reply: these are what a voice writes; */
const REPLIES_MET = 5;
/** and each of the product's own, which are known beforehand and must not be stopped. */
const OWN_MET = 5;

/** All that the guard learns from, and how often a round meets each. */
export function guardLines(): (Line<Verdict> & { times: number })[] {
  const sentences = readOutgoing().filter(({ test }) => !test);
  const replies = readReplies('replies')
    .filter(({ test }) => !test)
    .flatMap((reply) => reply.sentences);
  return [
    ...sentences.map((line) => ({ ...line, times: timesToMeet(line) })),
    ...replies.map((line) => ({ ...line, times: REPLIES_MET })),
    ...readOwnTexts().map((line) => ({ ...line, times: OWN_MET })),
  ];
}

/** Teaches the guard over replies what its patterns miss, and what they mistake, by the words. */
export function trainGuard(): void {
  const examples = guardLines().map(
    ({ text, label, times }): Example => ({
      features: featuresIn(text),
      label: VERDICTS.indexOf(label),
      times,
    }),
  );
  writeModel(OUT, rounded(learn(examples, TASK)), { harmful: 1, harmless: 0 });
  console.log(`guard: learnt from ${examples.length} sentences`);
}

/** Finds the bars of the guard, once it and the encoder have been taught. */
export function setGuardBars(): void {
  const { model, head } = shipped(OUT);
  const judged = readReplies('replies-thresholds').map(({ sentences }) =>
    sentences.map(({ label, text }) => ({
      harm: harmBy(model, readText(text)),
      ok: label === 'ok',
    })),
  );
  const plain = judged.filter((reply) => reply.every(({ ok }) => ok)).map(worst);
  const meant = judged.flat().flatMap(({ harm, ok }) => (ok ? [] : [harm]));
  const harmful = above(plain, STOPPED_FOR_NOTHING);
  const harmless = above(meant, 1 - LET_THROUGH);
  writeHead(OUT, head, { harmful, harmless });
  const others = judged.filter((reply) => reply.some(({ ok }) => !ok)).map(worst);
  const stopped = others.filter((harm) => harm >= harmful).length;
  console.log(
    `guard: harmful from ${harmful}, harmless below ${harmless}; without the patterns it stops ` +
      `${percent(stopped, others.length)} of the replies for thresholds`,
  );
}

/** How far the worst sentence of a reply is from harmless. */
function worst(reply: readonly { harm: number }[]): number {
  return Math.max(...reply.map(({ harm }) => harm));
}
