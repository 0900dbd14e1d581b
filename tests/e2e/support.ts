import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CONSENT_VERSION } from '../../shared/rules/consents.ts';
import { type ModelServer, startModelServer } from '../support/model-server/model-server.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

export { expect };

/** Where the pictures of each state go; git ignores it. */
const SHOTS = 'shots/e2e';

export const PASSWORD = 'Sommer1987';

export interface Product {
  url: string;
  model: ModelServer;
  /** Where the server keeps everything, the mails it sends too. */
  dataDir: string;
  /** Ends the server and starts it again on the same data and port, with other settings. */
  restart(env: Record<string, string>, signal?: NodeJS.Signals): Promise<void>;
  /** `npm run admin -- …` beside the server; returns what it printed. */
  admin(...words: string[]): string;
}

interface Fixtures {
  settings: Record<string, string>;
  product: Product;
  /** Checks the page as it is with axe, and takes a picture of it to be looked at. */
  shot: (page: Page, name: string, rules?: string[]) => Promise<void>;
  /** The same in both rooms, the dark one by its colours alone; the page is left in the light. */
  shots: (page: Page, name: string) => Promise<void>;
  /** Console errors and uncaught errors of the page so far; a test ends red if any is left. */
  consoleErrors: string[];
}

/**
 * Each test gets a product of its own on an empty data folder, with the scripted model server
 * behind it. An error on the console fails the test.
 */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],

  product: async ({ settings }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-e2e-'));
    const model = await startModelServer();
    const fixed = { DATA_DIR: dataDir, PORT: String(await freePort()) };
    const withModel = { AI_BASE_URL: model.url, AI_MODEL: 'scripted' };
    let server: ServerProcess = await startServer({ ...withModel, ...settings, ...fixed });
    await provide({
      url: server.url,
      model,
      dataDir,
      async restart(env, signal = 'SIGTERM') {
        await server.end(signal);
        server = await startServer({ ...settings, ...env, ...fixed });
      },
      admin: (...words) =>
        execFileSync(process.execPath, ['server/admin/main.ts', ...words], {
          env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
          encoding: 'utf8',
        }),
    });
    await server.end('SIGKILL');
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  },

  baseURL: async ({ product }, provide) => provide(product.url),

  shot: async ({ page: _page }, provide, info) => {
    mkdirSync(SHOTS, { recursive: true });
    let count = 0;
    await provide(async (page, name, rules) => {
      count += 1;
      const title = info.title.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 40);
      await expectAccessible(page, rules);
      await page.screenshot({
        path: `${SHOTS}/${title}-${String(count).padStart(2, '0')}-${name}.png`,
      });
    });
  },

  shots: async ({ shot }, provide) => {
    await provide(async (page, name) => {
      await chooseTheme(page, 'dark');
      await shot(page, `${name}-dark`, ['color-contrast']);
      await chooseTheme(page, 'light');
      await shot(page, `${name}-light`);
    });
  },

  consoleErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chooses a theme in the way in which another tab of the same browser would. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen);
    // The landing page has no script that would hear of it.
    document.documentElement.classList.toggle('dark', chosen === 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, theme);
}

const MOTHER = {
  name: 'Ingrid Halvorsen',
  importantDates: 'Born 3 May 1948 in Bergen. She died on 8 January 2024.',
  keyFacts: 'She was a midwife for thirty years. She never went anywhere without a thermos of tea.',
  favoriteMemories: 'We picked blueberries above the fjord every August.',
  personality: 'She always said “one thing at a time, my girl”.',
};

/**
 * Makes this browser that of somebody who has an account, and a profile unless it is said
 * otherwise, without the screens on which one comes by them. No page is opened yet. Returns the token.
 */
export async function arrive(page: Page, { profile = true } = {}): Promise<string> {
  const consents = { terms: true, imageRights: true, version: CONSENT_VERSION };
  const account = { email: 'eva@example.org', password: PASSWORD, ageAcknowledged: true, consents };
  const registered = await page.request.post('/api/auth/register', { data: account });
  const { token } = (await registered.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  if (profile) {
    const told = await page.request.post('/api/profile', { data: MOTHER, headers });
    expect(told.ok()).toBe(true);
  }
  // Once a tab, so that a log-out is not undone by the next page.
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('arrived') === null) localStorage.setItem('auth_token', kept);
    sessionStorage.setItem('arrived', 'yes');
  }, token);
  return token;
}

/** A picture that no eye mistakes for an empty one. */
export function picture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#8a6f54' } })
    .jpeg()
    .toBuffer();
}

/** Holds one kind of call back until the returned function is called; the page waits meanwhile. */
export async function held(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The place to write. */
export function composerOf(page: Page): Locator {
  return page.getByRole('textbox', { name: /Your words to/ });
}

/** Registers somebody on the screen, from the landing page on. */
export async function registerOnScreen(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Logs out on the screen; a page that is left before that is through asks as somebody half gone. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
}

/** Fills the profile form as most tests need it, without saving it. */
export async function describeMother(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(MOTHER.name);
  await page.getByLabel('Important dates').fill(MOTHER.importantDates);
  await page.getByLabel('Key facts').fill(MOTHER.keyFacts);
  await page.getByLabel('Favorite memories').fill(MOTHER.favoriteMemories);
  await page.getByLabel('Anything else').fill(MOTHER.personality);
}

/** Waits until nothing moves any more: whatever is fading in has half its contrast. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    // Settled, not fulfilled: an animation ends with what it moves, too.
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        // One that is broken off (the pointer has moved on) is over as well.
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // A dialog that closes hides what lies beside it until it is gone.
  await page.waitForFunction(
    () =>
      document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=closed]') ===
        null &&
      (document.querySelector('[data-aria-hidden]') === null ||
        document.querySelector(
          ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])[data-state=open]',
        ) !== null),
  );
}

/**
 * Checks the page as it is against WCAG 2.2 AA, as far as a program can, or against `rules` alone. A look
 * takes seconds, and a notice may begin to fade meanwhile: what is found is looked for once more.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const first = await violationsOn(page, rules);
  expect(first.length === 0 ? first : await violationsOn(page, rules)).toEqual([]);
}

async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** No page is wider than the screen it is on. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
}

/** Writes a message and sends it with Enter. */
export async function write(page: Page, text: string): Promise<void> {
  const composer = composerOf(page);
  await composer.fill(text);
  await composer.press('Enter');
}

/**
 * The dialog of that name, once it has the focus: it is painted a moment before it listens for keys,
 * and a key pressed within that moment, which no person hits, would go nowhere.
 */
export async function dialogOpened(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
  return dialog;
}

/** The replies on the page, oldest first. */
export function replies(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /^The voice of|^Keepsake speaks here/ }) });
}

/** The person's own messages on the page, oldest first. */
export function ownMessages(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'You', exact: true }) });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : 0),
      );
    });
  });
}
