import type { Page } from '@playwright/test';
import { arrive, composerOf, expect, test } from './support.ts';

test.use({ settings: { PAYMENTS: 'off' } });

const ME = { id: 'eva', email: 'eva@example.org', isAdmin: false, isAdminSession: false };
const INACTIVE = { status: 200, json: { isActive: false, provider: 'sandbox' } };
/** What the payment page reads of one who pays nothing yet. */
const UNPAID = {
  status: 200,
  json: {
    ...INACTIVE.json,
    status: 'none',
    priceCents: 2900,
    currency: 'usd',
    periodEnd: null,
    cancelAtPeriodEnd: false,
    paused: false,
    canWithdrawUntil: null,
    agreedAt: null,
  },
};
const BROKEN = { status: 500, json: { error: 'Not now.', code: 'internal' } };

/** Answers one call in place of the server. */
async function answer(page: Page, path: string, how: { status: number; json: unknown }) {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill(how));
}

/** The calls and full loads of this page so far, as "GET /api/me". */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || request.isNavigationRequest())
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** A refused call is told on the console by the browser itself; nothing else may be. */
function expectOnlyRefusals(consoleErrors: string[]) {
  expect(consoleErrors.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  consoleErrors.length = 0;
}

test('the profile is read only with a subscription, a status that failed, or as an administrator', async ({
  page,
  consoleErrors,
}) => {
  await arrive(page);
  await answer(page, '/api/get-or-create-subscription', BROKEN);
  const calls = callsOf(page);
  for (const { status, me } of [
    {},
    { status: BROKEN },
    { status: INACTIVE, me: { ...ME, isAdmin: true } },
    { status: INACTIVE, me: { ...ME, isAdminSession: true } },
  ]) {
    calls.length = 0;
    if (status) await answer(page, '/api/subscription-status', status);
    if (me) await answer(page, '/api/me', { status: 200, json: me });
    await page.goto('/');
    await expect(composerOf(page)).toBeVisible();
    for (const path of ['/api/me', '/api/subscription-status', '/api/profile']) {
      expect(calls.filter((call) => call === `GET ${path}`)).toHaveLength(1);
    }
    const at = (path: string) => calls.indexOf(`GET ${path}`);
    expect(at('/api/profile')).toBeGreaterThan(at('/api/subscription-status'));
  }

  calls.length = 0;
  await answer(page, '/api/me', { status: 200, json: ME });
  await answer(page, '/api/subscription', UNPAID);
  await page.goto('/');
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByRole('heading', { name: 'Premium plan' })).toBeVisible();
  // What the payment page reads is its own affair.
  expect(calls.slice(0, calls.indexOf('GET /subscribe'))).not.toContain('GET /api/profile');
  expectOnlyRefusals(consoleErrors);
});

test('a profile call refused with 401 or 403 forgets the token', async ({
  page,
  consoleErrors,
}) => {
  await arrive(page);
  for (const status of [401, 403]) {
    await page.goto('/privacy-policy');
    await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)));
    await answer(page, '/api/me', { status: 200, json: ME });
    await answer(page, '/api/subscription-status', BROKEN);
    await answer(page, '/api/profile', { status, json: { error: 'No.', code: 'no' } });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  }
  expectOnlyRefusals(consoleErrors);
});

test('every address that is no other screen runs the home flow, and ?logout=true ends it', async ({
  page,
}) => {
  for (const path of ['/', '/chat', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  }
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  const token = await arrive(page);
  for (const path of ['/', '/chat', '/auth', '/no/such/page']) {
    await page.goto(path);
    await expect(composerOf(page)).toBeVisible();
  }

  const ended = page.waitForResponse('**/api/auth/logout');
  await page.goto('/?logout=true');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/$/);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect((await ended).ok()).toBe(true);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/me', { headers })).status()).toBe(401);
});

test('a screen that fails shows its error, on the console too; one may try again or go home', async ({
  page,
  consoleErrors,
}) => {
  await arrive(page);
  // A profile whose name is no text is more than any screen can show.
  await answer(page, '/api/profile', { status: 200, json: { name: 7, tone: 'warm' } });
  for (const wayOn of ['Try again', 'Go home']) {
    await page.goto('/chat');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('alert').locator('p')).toHaveText(/not a function/);
    expect(consoleErrors.join()).toContain('not a function');
    consoleErrors.length = 0;
    await page.unroute('**/api/profile');
    await page.getByRole('button', { name: wayOn }).click();
    await expect(composerOf(page)).toBeVisible();
    await expect(page).toHaveURL(wayOn === 'Go home' ? /[^t]\/$/ : /\/chat$/);
    await answer(page, '/api/profile', { status: 200, json: { name: 7, tone: 'warm' } });
  }
});

test('nothing is asked for again on focus but the display photo, and nothing that failed', async ({
  page,
  consoleErrors,
}) => {
  const token = await arrive(page);
  await answer(page, '/api/usage', BROKEN);
  const calls = callsOf(page);
  const first = page.waitForRequest('**/api/me');
  await page.goto('/');
  const headers = await (await first).allHeaders();
  expect(headers).toMatchObject({ authorization: `Bearer ${token}`, 'accept-language': 'en-US' });
  expect(headers.cookie).toMatch(/^keepsake=/);
  await expect(composerOf(page)).toBeVisible();
  await expect.poll(() => calls).toContain('GET /api/display-photo');
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);

  const again = page.waitForRequest('**/api/display-photo');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await again;
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  expect(calls).toContain('GET /api/usage');
  const repeated = calls.filter((call, index) => calls.indexOf(call) !== index);
  expect(repeated).toEqual(['GET /api/display-photo']);
  expectOnlyRefusals(consoleErrors);
});
