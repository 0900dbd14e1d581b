import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readRisk } from '#server/care/incoming.ts';
import type { CareLevel } from '#shared/contract/chat.ts';
import { readIncoming } from '../training/corpus.ts';
import { median } from './support.ts';

const lineSchema = z.object({ lang: z.string(), text: z.string(), label: z.string() });
type Line = z.infer<typeof lineSchema>;
type Counts = Record<CareLevel, number>;

/**
 * Reads each line of a file, or of the part of our own corpus that is kept for the test, as the
 * first message of a conversation. Prints by language and label how many were answered with each
 * level. Returns the exit code.
 */
export function measureCare(path: string | undefined, json: boolean): number {
  const lines = path === undefined ? ownTest() : linesOf(path);
  const times: number[] = [];
  const byLanguage: Record<string, Record<string, Counts>> = {};
  for (const { lang, text, label } of lines) {
    const startedAt = performance.now();
    const level = readRisk(text);
    times.push(performance.now() - startedAt);
    for (const language of [lang, 'all']) {
      const labels = (byLanguage[language] ??= {});
      (labels[label] ??= { none: 0, watch: 0, crisis: 0 })[level] += 1;
    }
  }
  const msPerMessage = times.length === 0 ? 0 : median(times);
  console.log(`care of ${lines.length} messages, ${msPerMessage.toFixed(3)} ms each`);
  console.table(
    Object.entries(byLanguage).flatMap(([language, labels]) =>
      Object.entries(labels).map(([label, counts]) => ({ language, label, ...counts })),
    ),
  );
  if (json) console.log(JSON.stringify({ byLanguage, msPerMessage }));
  return 0;
}

function ownTest(): Line[] {
  return readIncoming()
    .filter(({ test }) => test)
    .map(({ language, text, label }) => ({ lang: language, text, label }));
}

function linesOf(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)));
}
