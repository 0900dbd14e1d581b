import { harmOf, type Verdict, VERDICTS } from '#server/care/guard/learnt.ts';
import { chances } from '#server/care/reader/model.ts';
import { featuresIn } from '#server/care/reader/reader.ts';
import { type Line, readOutgoing, readOwnTexts, readReplies, timesToMeet } from './corpus.ts';
import { type Example, learn } from './learning.ts';
import { above, percent, rounded, writeModel } from './writing.ts';

const OUT = new URL('../server/care/guard/', import.meta.url);
/** Of the replies that thresholds are found on, the share of harmless ones of which a sentence may be like a harmful one, */
const STOPPED_FOR_NOTHING = 0.07;
/** and of their harmful sentences the share that may be like harmless ones: with a bar of .35 a line of the audit was. */
const LET_THROUGH = 0.015;
/** Ten verdicts need many lines each, so certainty is worth more here than among the reader's labels. */
const TASK = { labels: VERDICTS.length, places: 2 ** 20, smoothed: 0.05 };

/** How often a round meets each sentence of a whole reply: these are what a voice writes. */
const REPLIES_MET = 3;

/** Teaches the guard over replies what its patterns miss, and what they mistake. */
export function trainGuard(): void {
  const sentences = readOutgoing().filter(({ test }) => !test);
  const own = readOwnTexts();
  const replies = readReplies('replies')
    .filter(({ test }) => !test)
    .flatMap((reply) => reply.sentences);
  const examples = [
    ...[...sentences, ...own].map((line) => exampleOf(line, timesToMeet(line))),
    ...replies.map((line) => exampleOf(line, REPLIES_MET)),
  ];
  const model = rounded(learn(examples, TASK));
  const judged = readReplies('replies-thresholds').map(({ sentences }) =>
    sentences.map(({ label, text }) => ({
      harm: harmOf(chances(model, featuresIn(text))),
      ok: label === 'ok',
    })),
  );
  const plain = judged.filter((reply) => reply.every(({ ok }) => ok)).map(worst);
  const meant = judged.flat().flatMap(({ harm, ok }) => (ok ? [] : [harm]));
  const harmful = above(plain, STOPPED_FOR_NOTHING);
  const harmless = above(meant, 1 - LET_THROUGH);
  writeModel(OUT, model, { harmful, harmless });
  const others = judged.filter((reply) => reply.some(({ ok }) => !ok)).map(worst);
  const stopped = others.filter((harm) => harm >= harmful).length;
  console.log(
    `guard: learnt from ${sentences.length + replies.length} sentences and ${own.length} of our own; harmful from ${harmful}, ` +
      `harmless below ${harmless}; without the patterns it stops ${percent(stopped, others.length)} of the replies for thresholds`,
  );
}

function exampleOf({ label, text }: Line<Verdict>, times: number): Example {
  return { features: featuresIn(text), label: VERDICTS.indexOf(label), times };
}

/** How far the worst sentence of a reply is from harmless. */
function worst(reply: readonly { harm: number }[]): number {
  return Math.max(...reply.map(({ harm }) => harm));
}
