import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { inBrowser, visiting } from './browser.ts';
import { bytesOfReact } from './limits/react.ts';
import { withProduct } from './product.ts';
import { type Row, shortNumber } from './report.ts';
import type { Run } from './support.ts';

const KIB = 1024;
/** After how long without a request nothing more is expected, ms. */
const QUIET_MS = 1_500;
const PROMISE_KIB = { landing: 20, logIn: 110, chat: 150 };

/** English, and the language whose texts are the largest. */
const LANGUAGES = ['en', 'hi'] as const;

/**
 * Scripts, styles and texts that a cold visit transfers, as they come over the wire: for the landing
 * page until Begin is pressed, on to the log-in form, and for the conversation in all. The limit is
 * React with its DOM renderer alone.
 */
export async function measurePageWeight(run: Run): Promise<Row[]> {
  return inBrowser(run, 'scripts and styles, KiB', (browser) =>
    withProduct({ seed: ({ personWith }) => personWith(100) }, async ({ url, seeded }) => {
      const react = (await bytesOfReact()) / KIB;
      const rows: Row[] = [];
      for (const language of LANGUAGES) {
        const { landing, logIn } = await guest(browser, `${url}/${language}`);
        const chat = await member(browser, `${url}/${language}`, seeded.token);
        rows.push(
          rowOf(`landing page until Begin, ${language}`, landing, react, PROMISE_KIB.landing),
          rowOf(`log-in form, landing page included, ${language}`, logIn, react, PROMISE_KIB.logIn),
          rowOf(`conversation, in all, ${language}`, chat, react, PROMISE_KIB.chat),
        );
      }
      const door = await logInByAddress(browser, `${url}/auth`);
      rows.push(rowOf('log-in form, opened by its address, en', door, react, PROMISE_KIB.logIn));
      return rows;
    }),
  );
}

/** Bytes of one visit. */
interface Weight {
  scripts: number;
  styles: number;
  /** The texts of the screens, in parts. */
  texts: number;
  /** Scripts and styles inside the page itself, compressed by themselves. */
  inline: number;
  /** The page, with what is inside it. */
  page: number;
  /** What of these did not come as brotli. */
  uncompressed: number;
}

function rowOf(what: string, weight: Weight, limit: number, promise: number): Row {
  const { scripts, styles, texts, inline, page, uncompressed } = weight;
  const kib = (bytes: number) => shortNumber(bytes / KIB);
  return {
    measure: `scripts, styles, texts: ${what}`,
    how: 'cold, bytes on the wire, brotli',
    figure: (scripts + styles + texts + inline) / KIB,
    unit: 'KiB',
    limit,
    promise: { atMost: promise },
    note: `scripts ${kib(scripts)}, styles ${kib(styles)}, texts ${kib(texts)}, inside the page ${kib(inline)} (the page in all ${kib(page)}); ${uncompressed} files without brotli`,
  };
}

async function guest(browser: Browser, url: string): Promise<{ landing: Weight; logIn: Weight }> {
  return visiting(browser, async (open) => {
    const { page, tools } = await open();
    const weigh = scales(tools);
    const inline = await inlineOf(page, `${url}/`);
    await quiet(page);
    const landing = weigh(inline);
    await page.click('[data-go="/auth"]');
    await page.waitForSelector('input[type=password]');
    await quiet(page);
    return { landing, logIn: weigh(inline) };
  });
}

async function logInByAddress(browser: Browser, url: string): Promise<Weight> {
  return visiting(browser, async (open) => {
    const { page, tools } = await open();
    const weigh = scales(tools);
    const inline = await inlineOf(page, url);
    await quiet(page);
    return weigh(inline);
  });
}

async function member(browser: Browser, url: string, token: string): Promise<Weight> {
  return visiting(browser, async (open) => {
    const { page, tools } = await open({ token });
    const weigh = scales(tools);
    const inline = await inlineOf(page, `${url}/chat`);
    await page.waitForSelector('[role=log]');
    await quiet(page);
    return weigh(inline);
  });
}

/** Counts what arrives; gives the sum so far. */
function scales(tools: CDPSession): (inline: number) => Weight {
  const kinds = new Map<string, Kind>();
  const sum = { scripts: 0, styles: 0, texts: 0, page: 0, uncompressed: 0 };
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kindOf(response);
    if (!kind) return;
    kinds.set(requestId, kind);
    const encoding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    );
    if (encoding?.[1] !== 'br') sum.uncompressed += 1;
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sum[kind] += encodedDataLength;
  });
  return (inline) => ({ ...sum, inline });
}

type Kind = 'scripts' | 'styles' | 'texts' | 'page';

function kindOf({ mimeType, url }: { mimeType: string; url: string }): Kind | undefined {
  if (/javascript/.test(mimeType)) return 'scripts';
  if (mimeType === 'text/css') return 'styles';
  if (url.includes('/assets/packs/')) return 'texts';
  return mimeType === 'text/html' ? 'page' : undefined;
}

/** Opens an address; gives the compressed size of the scripts and styles inside its page. */
async function inlineOf(page: Page, url: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load' });
  const html = (await response?.text()) ?? '';
  const inside = Array.from(
    html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g),
    ([, , text = '']) => text,
  ).join('\n');
  return brotliCompressSync(inside).length;
}

/** Waits until nothing has been asked for during QUIET_MS. */
async function quiet(page: Page): Promise<void> {
  let last = performance.now();
  const stir = () => {
    last = performance.now();
  };
  page.on('request', stir).on('requestfinished', stir);
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
  page.off('request', stir).off('requestfinished', stir);
}
