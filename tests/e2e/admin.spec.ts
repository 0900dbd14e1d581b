import type { Page } from '@playwright/test';
import {
  describeMother,
  expect,
  expectNoSidewaysScroll,
  ownMessages,
  PASSWORD,
  type Product,
  registerOnScreen,
  replies,
  test,
  write,
} from './support.ts';

test.use({ settings: { PAYMENTS: 'off' } });

/** Registers somebody by the wire and returns their token. */
async function register(product: Product, email: string): Promise<string> {
  const answer = await call(product, 'POST', '/api/auth/register', undefined, {
    email,
    password: PASSWORD,
    ageAcknowledged: true,
  });
  return answer.token;
}

async function call(
  product: Product,
  method: string,
  path: string,
  token?: string,
  body: object = {},
) {
  const response = await fetch(`${product.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Logs this browser in with a token, and opens a page. */
async function arrive(page: Page, token: string, path: string): Promise<void> {
  await page.goto('/terms-of-service');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(path);
}

/** Somebody with a profile and a conversation. */
async function anna(product: Product): Promise<string> {
  const token = await register(product, 'anna@example.org');
  const profile = { name: 'Ingrid Halvorsen', favoriteMemories: 'Blueberries above the fjord.' };
  await call(product, 'POST', '/api/profile', token, profile);
  await call(product, 'POST', '/api/chat', token, { message: 'Do you remember the fjord?' });
  return token;
}

async function newAdmin(product: Product, email = 'admin@example.org'): Promise<string> {
  const token = await register(product, email);
  product.admin('grant', email);
  return token;
}

for (const [theme, width] of [
  ['light', 320],
  ['dark', 360],
  ['light', 1440],
  ['dark', 1440],
] as const) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    test(`administration, ${theme} ${width}`, async ({ page, product, shot, consoleErrors }) => {
      product.model.scenario('plain', { reply: 'I remember the blueberries.' });
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
      await shot(page, 'authentication-required');
      await page.getByRole('button', { name: 'Go to login' }).click();
      await expect(page).toHaveURL(/\/auth$/);

      const annas = await anna(product);
      await arrive(page, annas, '/admin');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(
        page.getByText('You do not have admin privileges to access this page.', { exact: true }),
      ).toBeVisible();
      await shot(page, 'access-denied');
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(/\/$/);

      for (let index = 10; index < 38; index += 1) {
        await register(product, `somebody.with.a.long.name${index}@mail.example.org`);
      }
      const held = Promise.withResolvers<void>();
      let fails = false;
      await page.route('**/api/admin/users?*', async (route) => {
        await held.promise;
        await (fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue());
      });
      await arrive(page, await newAdmin(product), '/admin');
      await expect(page.locator('[aria-busy=true]')).toBeVisible();
      await shot(page, 'loading');
      held.resolve();
      const table = page.getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(26);
      await expectNoSidewaysScroll(page);
      await shot(page, 'list');
      await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Page 2')).toBeVisible();
      await expect(table.getByRole('row')).toHaveCount(6);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(table.getByRole('row')).toHaveCount(26);

      const search = page.getByRole('searchbox', { name: 'Search accounts' });
      await search.fill('nobody at all');
      await expect(page.getByText('No users found')).toBeVisible();
      await shot(page, 'nobody');
      fails = true;
      await search.fill('example');
      await expect(page.getByText('The list could not be read just now.')).toBeVisible();
      await shot(page, 'failed');
      fails = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(table.getByRole('row')).toHaveCount(26);
      await search.fill('ADMIN@');
      await expect(
        table.getByText('Admin', { exact: true }).filter({ visible: true }),
      ).toBeVisible();
      await expect(table.getByText('This is you')).toBeVisible();

      await search.fill('anna');
      await page.getByRole('button', { name: 'Login as anna@example.org' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Login as anna@example.org' });
      await expect(dialog).toContainText(
        'Are you sure you want to login as this user? Your current session will be replaced.',
      );
      await dialog.getByLabel('Reason').fill('She asked by mail why her photo is sideways.');
      await shot(page, 'confirm');
      await page.route('**/api/admin/login-as/*', (route) => route.abort(), { times: 1 });
      await dialog.getByRole('button', { name: 'Login as' }).click();
      await expect(page.getByText('Failed to login as user', { exact: true })).toBeVisible();
      await shot(page, 'login-as-failed');
      await page.evaluate(() => localStorage.setItem('draft:chat:me', '"left over"'));
      await dialog.getByRole('button', { name: 'Login as' }).click();

      await expect(page).toHaveURL(/\/$/);
      const { id } = await call(product, 'GET', '/api/me', annas);
      const told = `User id ${id}. It ends by itself after one hour.`;
      await expect(page.getByText(told, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'These words are hidden' })).toBeVisible();
      await expect(page.getByText('There are 2 messages.')).toBeVisible();
      const banner = page.getByRole('region', { name: 'You are in another account' });
      await expect(banner).toContainText('anna@example.org');
      await expect(banner).toContainText('Their words are hidden from you.');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/fjord|Ingrid|blueberries/i);
      expect(await page.evaluate(() => localStorage.getItem('draft:chat:me'))).toBeNull();
      await expectNoSidewaysScroll(page);
      await shot(page, 'hidden');
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'These words are hidden' })).toBeVisible();
      await call(product, 'PUT', '/api/account/support-access', annas, { granted: true });
      await page.getByRole('button', { name: 'Look again' }).click();
      await expect(replies(page).last()).toContainText('I remember the blueberries.');
      await expect(banner).toContainText('Their words are open to you.');
      await write(page, 'A test by support.');
      await expect(ownMessages(page).last()).toContainText('written by an administrator');
      await expectNoSidewaysScroll(page);
      const bottom = await page
        .getByRole('textbox', { name: /Your words to/ })
        .evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
      expect(bottom).toBeGreaterThan(0);
      await shot(page, 'open');

      await banner.getByRole('button', { name: 'End and log out' }).click();
      await expect(page.getByRole('button', { name: 'I already have an account' })).toBeVisible();
      await expect(banner).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
      await arrive(page, annas, '/account');
      await expect(page.getByText('Your words were open to them.')).toBeVisible();
      const help = page.getByRole('checkbox', { name: 'Let administrators read along and help' });
      await expect(help).toBeChecked();
      await help.scrollIntoViewIfNeeded();
      await shot(page, 'who-has-looked');
      await help.uncheck();
      await expect(page.getByText('Off. Your words are hidden from administrators.')).toBeVisible();
      await expectNoSidewaysScroll(page);
      const { visits } = await call(product, 'GET', '/api/account/visits', annas);
      expect(visits).toMatchObject([
        { reason: 'She asked by mail why her photo is sideways.', wordsOpen: true },
      ]);
      expect(visits[0].endedAt).toBeGreaterThan(visits[0].at);
      expect(product.admin('audit', 'anna@example.org')).toContain('admin@example.org');
      // The answers that the test itself withheld are told by the browser, and by nobody else.
      expect(consoleErrors.filter((line) => !/api\/admin\//.test(line))).toEqual([]);
      consoleErrors.length = 0;
    });
  });
}

test('the hour ends on the screen too', async ({ page, product }) => {
  product.model.scenario('plain', { reply: 'I remember the blueberries.' });
  const annas = await anna(product);
  const { id } = await call(product, 'GET', '/api/me', annas);
  const admin = await newAdmin(product);
  const opened = await call(product, 'POST', `/api/admin/login-as/${id}`, admin);
  await page.clock.install();
  await arrive(page, opened.token, '/');
  await expect(page.getByRole('heading', { name: 'These words are hidden' })).toBeVisible();
  await page.clock.fastForward('59:00');
  await expect(page.getByRole('heading', { name: 'These words are hidden' })).toBeVisible();
  await page.clock.fastForward('01:05');
  await expect(page.getByText('The hour is over', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('an administrator comes from the conversation and goes back to it', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await registerOnScreen(page, 'admin@example.org');
  await describeMother(page);
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  product.admin('grant', 'admin@example.org');
  await page.reload();
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Back to chat' }).click();
  await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeVisible();
});

test('the privacy page says who decides what administrators read', async ({ page, product }) => {
  const section = page.locator('section#administrators');
  await page.goto('/privacy-policy#administrators');
  await expect(section).toContainText('Only you can open them.');
  await expect(section).toHaveCount(1);
  // Nothing is asked of a server that is away.
  await page.goto('/healthz');
  await product.restart({ SUPPORT_ACCESS: 'always' }, 'SIGKILL');
  await page.goto('/privacy-policy');
  await expect(section).toContainText('without asking you first');
  await expect(section).toHaveCount(1);
});
