import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';
import type { Run } from './support.ts';

/** The slowdown of a middling phone. */
export const SLOW_CPU = 4;

/** Slow 4G as the browser's own tools shape it: 150 ms and 1.6 Mbit/s, as a page feels them. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};

/** Who opens a page, on how much slower a machine than this one, and in which network. */
interface Conditions {
  /** The token of the person who is logged in; nobody is without. */
  token?: string;
  cpu?: number;
  slowNetwork?: boolean;
}

/** Opens a new page, with its connection to the browser's own tools. */
export type Open = (conditions?: Conditions) => Promise<{ page: Page; tools: CDPSession }>;

/**
 * Gives `work` a Chromium, and ends it. Where there is none, or no built client, says so and
 * returns no rows.
 */
export async function inBrowser<Row>(
  run: Run,
  measure: string,
  work: (browser: Browser) => Promise<Row[]>,
): Promise<Row[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined || !existsSync('dist/client/pages')) {
    run.leaveOut(measure, executablePath ? 'the client is not built' : 'no Chromium was found');
    return [];
  }
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Gives `work` a browser profile of its own: nothing is cached or stored in it yet. */
export async function visiting<T>(browser: Browser, work: (open: Open) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
  try {
    return await work((conditions = {}) => open(context, conditions));
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, { token, cpu = 1, slowNetwork }: Conditions) {
  const page = await context.newPage();
  if (token !== undefined) {
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  }
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Performance.enable');
  if (slowNetwork) await tools.send('Network.emulateNetworkConditions', SLOW_4G);
  if (cpu > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, tools };
}

/** Figures of the browser's own tools about a page: TaskDuration (s), JSHeapUsedSize, Nodes. */
export async function metricsOf(tools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
