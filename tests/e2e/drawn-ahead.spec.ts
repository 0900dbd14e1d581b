import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../shared/languages.ts';
import {
  arrive,
  composerOf,
  expect,
  expectNoSidewaysScroll,
  held,
  logOut,
  PASSWORD,
  test,
} from './support.ts';

// The log-in is drawn into its page at build time, and React takes it over where it stands.

test.use({ settings: { PAYMENTS: 'off' } });

/** The script without which React is not there. */
const REACT = '**/assets/base-*.js';

declare global {
  interface Window {
    /** How far the page has moved by itself, as the browser counts it. */
    shifted: number;
    /** The fields as they were drawn ahead. */
    first: Element[];
  }
}

/** Counts what moves by itself from now on, once the fonts are there: their coming is not ours. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifted += (entry as { value?: number }).value ?? 0;
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Opens the log-in with React held back, and gives the way to let it come. */
async function openWithoutReact(page: Page, path = '/auth'): Promise<() => void> {
  const release = await held(page, REACT);
  await page.goto(path, { waitUntil: 'commit' });
  // The first script is there: it hears what is pressed.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await page.waitForFunction(() => document.readyState === 'complete');
  return release;
}

async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-ahead');
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome back' });

for (const theme of ['light', 'dark'] as const) {
  test(`it is there before any script or style has come, in the ${theme} room`, async ({
    page,
    shot,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.route('**/assets/*.css', (route) => route.fulfill({ contentType: 'text/css' }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/auth');
    await expect(welcome(page)).toBeVisible();
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('eva@example.org');
    await expect(email).toHaveCSS('font-size', '16px');
    await expectNoSidewaysScroll(page);
    const paper = theme === 'dark' ? 'rgb(17, 21, 31)' : 'rgb(249, 244, 234)';
    await expect(page.locator('html')).toHaveCSS('background-color', paper);
    await shot(page, theme);

    // Nobody is there to send it, and the browser must not: the password would be in the address.
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(email).toHaveValue('eva@example.org');
    expect(new URL(page.url()).search).toBe('');
  });
}

test('what was typed and pressed before React came is kept, and nothing moves', async ({
  page,
}) => {
  const release = await openWithoutReact(page);
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('eva@example.org');
  await page.getByRole('button', { name: 'Show password' }).click();
  await password.pressSequentially('Som');
  await watchShifts(page);
  await page.evaluate(() => {
    window.first = [...document.querySelectorAll('input, h1')];
  });
  release();
  await takenOver(page);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toBeFocused();
  await page.keyboard.type('mer');
  await expect(password).toHaveValue('Sommer');
  // React writes back what it knows at each change: of both fields it must know all.
  await expect(email).toHaveValue('eva@example.org');
  const same = await page.evaluate(() =>
    [...document.querySelectorAll('input, h1')].every((one, at) => one === window.first[at]),
  );
  expect(same).toBe(true);
  expect(await page.evaluate(() => window.shifted)).toBe(0);
  await expect(page).toHaveTitle('Log in · Keepsake');
});

test('who sends the log-in before React came is logged in once it has', async ({ page }) => {
  await arrive(page);
  await page.goto('/');
  await logOut(page);
  const release = await openWithoutReact(page);
  await page.getByLabel('Email', { exact: true }).fill('eva@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('[data-pressed]')).toHaveText('Log in');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(composerOf(page)).toBeVisible();
});

test('the other form, asked for before React came, is there once it has', async ({ page }) => {
  const release = await openWithoutReact(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page).toHaveURL(/mode=register/);
});

test('the room and the language change before React has come, and after', async ({ page }) => {
  const release = await openWithoutReact(page);
  const theme = page.getByRole('button', { name: 'Switch between light and dark' });
  await theme.click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByLabel('Email', { exact: true }).fill('eva@example.org');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  release();
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue('eva@example.org');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Zwischen hell und dunkel wechseln' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

for (const { name, path, stored, heading } of [
  { name: 'who registers', path: '/auth?mode=register', heading: 'Make your own quiet place' },
  { name: 'who asks to be logged out', path: '/auth?logout=true', heading: /./ },
  {
    name: 'who reads another language than the server knows of',
    path: '/auth',
    stored: { language: 'de' },
    heading: 'Willkommen zurück',
  },
] as const) {
  test(`${name} never sees it`, async ({ page }) => {
    await page.addInitScript((kept: Record<string, string>) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, stored ?? {});
    const release = await openWithoutReact(page, path);
    await expect(page.locator('form')).toBeAttached();
    await expect(welcome(page)).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(welcome(page)).toHaveCount(0);
  });
}

test('who is logged in never sees it', async ({ page }) => {
  await arrive(page);
  const release = await openWithoutReact(page);
  await expect(page.locator('form')).toBeAttached();
  await expect(welcome(page)).toBeHidden();
  release();
  await expect(composerOf(page)).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, in place of a form that nobody would send', async ({
    page,
  }) => {
    for (const path of ['/auth', '/account']) {
      await page.goto(path);
      await expect(page.getByText(/^Keepsake needs JavaScript here/)).toBeVisible();
      await expect(page.locator('form')).toBeHidden();
    }
  });
});

for (const { code, dir } of LANGUAGES) {
  test(`it is taken over as it stands, in ${code}`, async ({ page, context, product }) => {
    await context.addCookies([{ name: 'language', value: code, url: product.url }]);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), code);
    await page.setViewportSize({ width: 320, height: 700 });
    const release = await openWithoutReact(page);
    await watchShifts(page);
    const before = await page.locator('#root').innerText();
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => {
      window.first = [...document.querySelectorAll('input, h1')];
    });
    release();
    await takenOver(page);
    const same = await page.evaluate(() =>
      [...document.querySelectorAll('input, h1')].every((one, at) => one === window.first[at]),
    );
    expect(same).toBe(true);
    expect(await page.locator('#root').innerText()).toBe(before);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
  });
}
