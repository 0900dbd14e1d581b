import type { Browser, Page } from '@playwright/test';
import { inBrowser, metricsOf, SLOW_CPU, visiting } from './browser.ts';
import { watchPaints } from './painted.ts';
import { type ModelPace, withModel, withProduct } from './product.ts';
import { type Row, shortNumber } from './report.ts';
import type { Person } from './seed.ts';
import { marksIn } from './stamps.ts';
import { median, percentile, type Run, times, withHelper } from './support.ts';

/** As bench/model.ts speaks. */
const WORDS_A_SENTENCE = 8;
/** Seldom, so that looking takes no time from what is measured. */
const LOOK_EVERY_MS = 300;
const AT_ONCE = { words: 24, pace: 0 };
const STREAM = { words: 200, pace: 60 };
const HISTORY = 100;
const WARM_UP = 2;
const PROMISE = { ownMs: 80, firstMs: 220, tokenMs: 15, longTasks: 0 };

/** One message on the screen, ms from Enter. */
interface Sent {
  own: number;
  /** The first word of the reply, less the time in which the model spoke its first sentence. */
  first: number;
}

/** A long reply on the screen. */
interface Streamed {
  msAToken: number;
  longTasks: number;
}

/** What somebody on a slow phone sees after pressing Enter; the limit is a page written by hand. */
export async function measureSending(run: Run): Promise<Row[]> {
  const tries = run.quick ? 4 : 12;
  return inBrowser(run, 'from Enter to the screen', async (browser) => {
    const limit = await onLimitPage(browser, AT_ONCE, (page) => sendings(page, tries));
    const ours = await onProduct(browser, AT_ONCE, (page) => sendings(page, tries));
    const [limitStream] = await onLimitPage(browser, STREAM, streamed);
    const [ourStream] = await onProduct(browser, STREAM, streamed);
    const how = `${SLOW_CPU}x slower CPU, p50 of ${tries}`;
    const row = (what: string, field: keyof Sent, promise: number): Row => ({
      measure: `from Enter to ${what}`,
      how,
      figure: median(ours.map((one) => one[field])),
      unit: 'ms',
      limit: median(limit.map((one) => one[field])),
      promise: { atMost: promise },
      note: `slowest ${shortNumber(
        percentile(
          ours.map((one) => one[field]),
          1,
        ),
      )}`,
    });
    return [
      row('the own message painted', 'own', PROMISE.ownMs),
      row('the first token painted, beyond the first sentence', 'first', PROMISE.firstMs),
      ...(ourStream && limitStream ? streamRows(ourStream, limitStream) : []),
    ];
  });
}

function streamRows(ours: Streamed, limit: Streamed): Row[] {
  const how = `${STREAM.words} tokens at ${STREAM.pace}/s, ${SLOW_CPU}x slower CPU`;
  return [
    {
      measure: 'main thread, a token',
      how,
      figure: ours.msAToken,
      unit: 'ms',
      limit: limit.msAToken,
      promise: { atMost: PROMISE.tokenMs },
    },
    {
      measure: 'long tasks in a streamed reply',
      how,
      figure: ours.longTasks,
      unit: '',
      limit: limit.longTasks,
      promise: { atMost: PROMISE.longTasks },
    },
  ];
}

type Work<T> = (page: Page, metric: (name: string) => Promise<number>) => Promise<T[]>;

async function onProduct<T>(browser: Browser, model: ModelPace, work: Work<T>): Promise<T[]> {
  return withProduct({ model, seed: ({ personWith }) => personWith(HISTORY) }, ({ url, seeded }) =>
    onPage(browser, `${url}/chat`, seeded, work),
  );
}

async function onLimitPage<T>(browser: Browser, model: ModelPace, work: Work<T>): Promise<T[]> {
  return withModel(model, (modelUrl) =>
    withHelper(new URL('limits/page.ts', import.meta.url), [modelUrl, String(HISTORY)], ({ url }) =>
      onPage(browser, `${url}/conversation`, undefined, work),
    ),
  );
}

/** Opens the conversation on a slow phone and does `work` there. */
async function onPage<T>(
  browser: Browser,
  address: string,
  person: Person | undefined,
  work: Work<T>,
): Promise<T[]> {
  return visiting(browser, async (open) => {
    const { page, tools } = await open({ cpu: SLOW_CPU, ...person });
    await watchPaints(page);
    await page.goto(address);
    await page.evaluate((text) => window.paintedAt(text), `number ${HISTORY}.`);
    await page.waitForLoadState('networkidle');
    return work(page, async (name) => (await metricsOf(tools)).get(name) ?? Number.NaN);
  });
}

async function sendings(page: Page, tries: number): Promise<Sent[]> {
  await times(WARM_UP, (turn) => sendOnce(page, `Warming up ${turn}.`));
  return times(tries, (turn) => sendOnce(page, `Good morning, time ${turn}.`));
}

async function sendOnce(page: Page, message: string): Promise<Sent> {
  await page.getByRole('textbox').fill(message);
  const painted = page.evaluate(async (text) => {
    const [own, first] = await Promise.all([
      window.paintedAt(text),
      // Every first word of the model begins so.
      window.paintedAt('zq', text),
    ]);
    return { own: own - window.enteredAt, first: first - window.enteredAt };
  }, message);
  await page.keyboard.press('Enter');
  const { own, first } = await painted;
  const [begin, ...rest] = marksIn(await wholeReply(page, message, AT_ONCE));
  const end = rest.find((mark) => mark.endsSentence);
  if (!begin || !end) throw new Error('no reply came');
  return { own, first: first - (end.spokenAt - begin.spokenAt) };
}

/** The words below a message, once its reply is whole and the page has settled. */
async function wholeReply(page: Page, message: string, { words }: ModelPace): Promise<string> {
  const sentences = Math.ceil(words / WORDS_A_SENTENCE);
  const reply = await page.waitForFunction(
    ([own, count]) => {
      const text = document.querySelector('[role=log]')?.textContent?.split(own).at(-1) ?? '';
      return (text.match(/zq[a-z]{7}\./g)?.length ?? 0) >= count ? text : undefined;
    },
    [message, sentences] as const,
    { polling: LOOK_EVERY_MS },
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(LOOK_EVERY_MS);
  return (await reply.jsonValue()) ?? '';
}

async function streamed(
  page: Page,
  metric: (name: string) => Promise<number>,
): Promise<Streamed[]> {
  const message = 'Tell me of the apple tree.';
  await page.evaluate(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      window.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('textbox').fill(message);
  const before = await metric('TaskDuration');
  await page.keyboard.press('Enter');
  await wholeReply(page, message, STREAM);
  const seconds = (await metric('TaskDuration')) - before;
  const longTasks = await page.evaluate(() => window.longTasks);
  return [{ msAToken: (seconds * 1000) / STREAM.words, longTasks }];
}

declare global {
  interface Window {
    longTasks: number;
  }
}
