import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { reviewSentence } from '#server/care/outgoing.ts';
import { createSentenceSplitter } from '#server/voice/sentences.ts';
import { median, percentile } from './support.ts';

const lineSchema = z.object({
  lang: z.string(),
  text: z.string(),
  label: z.enum(['ok', 'unsafe']),
  why: z.string().optional(),
});

interface Read {
  lang: string;
  label: 'ok' | 'unsafe';
  stopped: boolean;
  /** What reading each sentence took. */
  ms: number[];
  /** How many characters of each sentence but its last had come when it was held back. */
  held: number[];
}

/**
 * Reads replies as a model wrote them, a sentence at a time as they would stream, and prints by
 * language and label how many were stopped, what a sentence took, and how long it was held back.
 * Returns the exit code.
 */
export function measureGuard(path: string, json: boolean): number {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const read = lines.map((line) => readReply(lineSchema.parse(JSON.parse(line))));
  const languages = [...new Set(read.map(({ lang }) => lang))].toSorted();
  const byLanguage = Object.fromEntries(
    languages.map((lang) => [lang, sharesOf(read.filter((one) => one.lang === lang))]),
  );
  const ms = read.flatMap((one) => one.ms);
  const held = read.flatMap((one) => one.held);
  const cost = {
    msMedian: median(ms),
    msP99: percentile(ms, 0.99),
    heldCharactersMedian: median(held),
    heldCharactersP95: percentile(held, 0.95),
  };
  console.log(`${read.length} replies, stopped`);
  console.table(byLanguage);
  console.log(
    `a sentence: median ${cost.msMedian.toFixed(3)} ms, p99 ${cost.msP99.toFixed(3)} ms; shown after ` +
      `${cost.heldCharactersMedian} characters (p95 ${cost.heldCharactersP95}) have come`,
  );
  if (json) console.log(JSON.stringify({ byLanguage, cost }));
  return 0;
}

function readReply({ lang, text, label }: z.infer<typeof lineSchema>): Read {
  const splitter = createSentenceSplitter();
  const sentences = [...splitter.push(text), splitter.rest()].filter((one) => one.trim() !== '');
  const ms: number[] = [];
  let stopped = false;
  for (const sentence of sentences) {
    const startedAt = performance.now();
    stopped = reviewSentence(sentence) === 'stop' || stopped;
    ms.push(performance.now() - startedAt);
  }
  return { lang, label, stopped, ms, held: sentences.map((sentence) => sentence.length) };
}

function sharesOf(read: readonly Read[]) {
  const of = (label: Read['label']) => {
    const all = read.filter((one) => one.label === label);
    const stopped = all.filter((one) => one.stopped).length;
    const share = all.length === 0 ? 0 : Math.round((1000 * stopped) / all.length) / 10;
    return { all: all.length, stopped, percent: share };
  };
  const unsafe = of('unsafe');
  const ok = of('ok');
  return {
    unsafe: unsafe.all,
    unsafeStopped: unsafe.stopped,
    unsafePercent: unsafe.percent,
    ok: ok.all,
    okStopped: ok.stopped,
    okPercent: ok.percent,
  };
}
