import type { Browser, CDPSession } from '@playwright/test';
import { inBrowser, metricsOf, type Open, SLOW_CPU, visiting } from './browser.ts';
import { watchPaints } from './painted.ts';
import { withProduct } from './product.ts';
import { type Promised, type Row, shortNumber } from './report.ts';
import { median, type Run, times, withHelper } from './support.ts';

const PROMISE = { thousandMs: 400, timesHundred: 1.2, nodes: 800, heapMb: 12 };
/** Visits before it counts: the browser's caches are then filled, that of compiled code too. */
const WARM_UP = 2;
const WITH_NODES = 10_000;

/** What opening a conversation took, and what the page then held. */
interface Opening {
  ms: number;
  nodes: number;
  elements: number;
  heapMb: number;
}

/**
 * From asking for the page to the last message being painted, on a slow phone, with a warm cache.
 * The limit is a page written by hand that shows the newest 50.
 */
export async function measureOpening(run: Run): Promise<Row[]> {
  const lengths = [100, 1_000, 10_000, ...(run.quick ? [] : [100_000])];
  const tries = run.quick ? 2 : 5;
  return inBrowser(run, 'opening a conversation', async (browser) => {
    const limit = await limitPage(browser, tries);
    const openings = await withProduct(
      { seed: ({ personWith }) => times(lengths.length, (turn) => personWith(lengths[turn] ?? 0)) },
      ({ url, seeded }) => {
        const visits = seeded.map(({ token }, place) => ({
          address: `${url}/chat`,
          text: `number ${lengths[place]}.`,
          token,
        }));
        return opened(browser, visits, tries);
      },
    );
    return rowsOf(lengths, openings, { limit, tries });
  });
}

function rowsOf(
  lengths: readonly number[],
  openings: readonly Opening[],
  { limit, tries }: { limit: Opening; tries: number },
): Row[] {
  const hundred = openings[0]?.ms ?? Number.NaN;
  const how = `${SLOW_CPU}x slower CPU, warm, p50 of ${tries}`;
  return lengths.flatMap((length, place): Row[] => {
    const opening = openings[place];
    if (!opening) return [];
    const promise = promiseOf(length, hundred);
    const row: Row = {
      measure: `opening a conversation of ${shortNumber(length)}`,
      how,
      figure: opening.ms,
      unit: 'ms',
      limit: limit.ms,
      ...(promise && { promise }),
    };
    return length === WITH_NODES ? [row, ...pageRows(opening, limit)] : [row];
  });
}

function promiseOf(length: number, hundred: number): Promised | undefined {
  if (length === 1_000) return { atMost: PROMISE.thousandMs };
  return length > 1_000 ? { atMost: PROMISE.timesHundred * hundred } : undefined;
}

function pageRows(opening: Opening, limit: Opening): Row[] {
  const what = `conversation of ${shortNumber(WITH_NODES)}`;
  return [
    {
      measure: `DOM nodes, ${what}`,
      how: 'nodes of every kind, after collection',
      figure: opening.nodes,
      unit: '',
      limit: limit.nodes,
      promise: { atMost: PROMISE.nodes },
      note: `of them elements in the page: ${opening.elements}`,
    },
    {
      measure: `heap, ${what}`,
      how: 'JavaScript, after collection',
      figure: opening.heapMb,
      unit: 'MB',
      limit: limit.heapMb,
      promise: { atMost: PROMISE.heapMb },
    },
  ];
}

async function limitPage(browser: Browser, tries: number): Promise<Opening> {
  const args = ['', '1000'];
  const [limit] = await withHelper(new URL('limits/page.ts', import.meta.url), args, ({ url }) =>
    opened(browser, [{ address: `${url}/conversation`, text: 'number 1000.' }], tries),
  );
  if (!limit) throw new Error('the page written by hand was not opened');
  return limit;
}

/** A conversation to open: whose it is, and the text that shows that it is there. */
interface Visit {
  address: string;
  text: string;
  token?: string;
}

/** Opens each of the conversations so many times, in one browser profile that knows the pages. */
async function opened(
  browser: Browser,
  visits: readonly Visit[],
  tries: number,
): Promise<Opening[]> {
  return visiting(browser, async (open) => {
    const [first] = visits;
    if (first) await times(WARM_UP, () => openOnce(open, first, 1));
    const openings: Opening[] = [];
    for (const visit of visits) {
      const seen = await times(tries, () => openOnce(open, visit, SLOW_CPU));
      const middle = (field: keyof Opening) => median(seen.map((one) => one[field]));
      openings.push({
        ms: middle('ms'),
        nodes: middle('nodes'),
        elements: middle('elements'),
        heapMb: middle('heapMb'),
      });
    }
    return openings;
  });
}

/** Opens a page of its own and waits for the text. */
async function openOnce(open: Open, visit: Visit, cpu: number): Promise<Opening> {
  const { address, text, ...person } = visit;
  const { page, tools } = await open({ cpu, ...person });
  await watchPaints(page);
  await page.addInitScript((wanted) => {
    window.opening = window.paintedAt(wanted);
  }, text);
  await page.goto(address, { waitUntil: 'commit' });
  const ms = await page.evaluate(() => window.opening);
  await page.waitForLoadState('networkidle');
  const elements = await page.locator('*').count();
  const held = await heldBy(tools);
  await page.close();
  return { ms, elements, ...held };
}

async function heldBy(tools: CDPSession): Promise<{ nodes: number; heapMb: number }> {
  await tools.send('HeapProfiler.collectGarbage');
  const metrics = await metricsOf(tools);
  return {
    nodes: metrics.get('Nodes') ?? Number.NaN,
    heapMb: (metrics.get('JSHeapUsedSize') ?? Number.NaN) / 1e6,
  };
}

declare global {
  interface Window {
    /** When the awaited text was painted. */
    opening: Promise<number>;
  }
}
