import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';
import { withProduct } from './product.ts';
import { median, times } from './support.ts';

const PAGES = ['/', '/de/', '/ar/', '/grief-resources', '/auth'] as const;
/** What is promised, of 100, for the pages that anybody may open. */
const PROMISED: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const TRIES = 3;
/** Where the browser is told what to do. */
const DEBUGGING_PORT = 9_351;

/** One page, once: a score of 100 for each category, the first and largest paint (ms), what failed. */
interface Look {
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  failed: string[];
}

/**
 * Runs Lighthouse (mobile: slow 4G and a 4x slower CPU, both simulated) over the pages that anybody
 * may open, and prints the middle of three tries beside what is promised. Returns the exit code.
 */
export async function measureLighthouse(json: boolean): Promise<number> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    console.error('no Chromium was found');
    return 1;
  }
  const args = [...BROWSER_ARGUMENTS, `--remote-debugging-port=${DEBUGGING_PORT}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const rows: Record<string, Record<string, number | string>> = {};
    await withProduct({ seed: async () => null }, async ({ url }) => {
      for (const page of PAGES) rows[page] = middleOf(await times(TRIES, () => look(url + page)));
    });
    console.table({ ...rows, promised: PROMISED });
    if (json) console.log(JSON.stringify(rows));
    return 0;
  } finally {
    await browser.close();
  }
}

async function look(address: string): Promise<Look> {
  const result = await lighthouse(address, { port: DEBUGGING_PORT, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { categories, audits } = result.lhr;
  const paint = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.keys(PROMISED).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    firstPaint: paint('first-contentful-paint'),
    largestPaint: paint('largest-contentful-paint'),
    failed: Object.keys(PROMISED).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

function middleOf(looks: readonly Look[]): Record<string, number | string> {
  const scores = Object.keys(PROMISED).map((name): [string, number] => [
    name,
    median(looks.map((one) => one.scores[name] ?? 0)),
  ]);
  return {
    ...Object.fromEntries(scores),
    'first paint ms': Math.round(median(looks.map(({ firstPaint }) => firstPaint))),
    'largest paint ms': Math.round(median(looks.map(({ largestPaint }) => largestPaint))),
    below: [...new Set(looks.flatMap(({ failed }) => failed))].join(' '),
  };
}
