import type { Browser, Page } from '@playwright/test';
import { inBrowser, SLOW_CPU, visiting } from './browser.ts';
import { withProduct } from './product.ts';
import { type Row, shortNumber } from './report.ts';
import { median, type Run, times, withHelper } from './support.ts';

/** No long task and no request for so long means that the page has come to rest, ms. */
const QUIET_MS = 5_000;
const PROMISE = { paintTimesLimit: 1.2, blockedMs: 80, interactiveMs: 1_900 };

/** When the first page was there, ms after it was asked for, and how long it kept the thread. */
interface Arrival {
  largestPaint: number;
  blocked: number;
  interactive: number;
}

declare global {
  interface Window {
    arrival: { paints: number[]; first: number; tasks: { start: number; duration: number }[] };
  }
}

/** The landing page and the log-in on a slow phone in a slow network, cold; the limit is a page written by hand. */
export async function measureFirstPage(run: Run): Promise<Row[]> {
  const tries = run.quick ? 1 : 3;
  return inBrowser(run, 'the first page on a slow phone', async (browser) => {
    const limit = await limitPage(browser, tries);
    const { ours, logIn } = await withProduct({ seed: async () => null }, async ({ url }) => ({
      ours: await arrivals(browser, `${url}/`, tries),
      logIn: await arrivals(browser, `${url}/auth`, tries),
    }));
    const paint = middle(limit, 'largestPaint');
    const common = { how: `${SLOW_CPU}x slower CPU, slow 4G, cold`, unit: 'ms' };
    return [
      {
        ...common,
        measure: 'first page: largest paint',
        figure: middle(ours, 'largestPaint'),
        limit: paint,
        promise: { atMost: paint * PROMISE.paintTimesLimit },
        note: `the promise is ${PROMISE.paintTimesLimit} times the limit; each of ${tries}: ${ours.map((one) => shortNumber(one.largestPaint)).join(', ')}`,
      },
      {
        ...common,
        measure: 'log-in, opened by its address: largest paint',
        figure: middle(logIn, 'largestPaint'),
        limit: paint,
        promise: { atMost: paint * PROMISE.paintTimesLimit },
        note: `each of ${tries}: ${logIn.map((one) => shortNumber(one.largestPaint)).join(', ')}`,
      },
      {
        ...common,
        measure: 'first page: blocked main thread',
        figure: middle(ours, 'blocked'),
        limit: middle(limit, 'blocked'),
        promise: { atMost: PROMISE.blockedMs },
      },
      {
        ...common,
        measure: 'first page: interactive',
        figure: middle(ours, 'interactive'),
        limit: middle(limit, 'interactive'),
        promise: { atMost: PROMISE.interactiveMs },
      },
    ];
  });
}

function middle(all: readonly Arrival[], field: keyof Arrival): number {
  return median(all.map((one) => one[field]));
}

async function limitPage(browser: Browser, tries: number): Promise<Arrival[]> {
  return withHelper(new URL('limits/page.ts', import.meta.url), [], ({ url }) =>
    arrivals(browser, `${url}/first`, tries),
  );
}

/** Loads a page so many times, each in a browser profile of its own. */
async function arrivals(browser: Browser, url: string, tries: number): Promise<Arrival[]> {
  return times(tries, () =>
    visiting(browser, async (open) => {
      const { page } = await open({ cpu: SLOW_CPU, slowNetwork: true });
      await page.addInitScript(installObservers);
      await page.goto(url, { waitUntil: 'load' });
      return arrivalOf(page);
    }),
  );
}

/** Runs inside the page. */
function installObservers(): void {
  const arrival: Window['arrival'] = { paints: [], first: 0, tasks: [] };
  window.arrival = arrival;
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (entryType === 'largest-contentful-paint') arrival.paints.push(startTime);
      if (name === 'first-contentful-paint') arrival.first = startTime;
      if (entryType === 'longtask') arrival.tasks.push({ start: startTime, duration });
    }
  });
  for (const type of ['largest-contentful-paint', 'paint', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
}

/**
 * Waits until the page is at rest, then reckons as Lighthouse does: interactive is the end of the
 * last long task (or the first paint), blocked is what long tasks took beyond 50 ms before that.
 */
async function arrivalOf(page: Page): Promise<Arrival> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((quietMs) => {
    const last = window.arrival.tasks.at(-1);
    return performance.now() > (last ? last.start + last.duration : window.arrival.first) + quietMs;
  }, QUIET_MS);
  const { paints, first, tasks } = await page.evaluate(() => window.arrival);
  const after = tasks.filter((task) => task.start + task.duration > first);
  const last = after.at(-1);
  return {
    largestPaint: paints.at(-1) ?? first,
    interactive: last ? last.start + last.duration : first,
    blocked: after.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
  };
}
