import type { Request } from '@playwright/test';
import { call, logIn, openAs, register, resetLinks, statusOf } from './accounts.ts';
import { expect, test } from './support.ts';

test.use({ settings: { PAYMENTS: 'off' } });

const EMAIL = 'lea@example.org';
const NEW_PASSWORD = 'Harbour77lamp';

for (const [theme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`a new password by mail, ${theme} ${width}`, async ({
      page,
      product,
      shot,
      consoleErrors,
    }) => {
      const before = await register(product, EMAIL);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);

      await test.step('asking for a link', async () => {
        await page.goto('/auth');
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        await expect(page).toHaveTitle('Forgot your password · Keepsake');
        await shot(page, 'forgot');
        const send = page.getByRole('button', { name: 'Send reset link' });
        for (const wrong of ['', 'lea', 'lea@example']) {
          await page.getByLabel('Email', { exact: true }).fill(wrong);
          await send.click();
          await expect(page.getByText('Please enter a valid email address')).toBeVisible();
        }
        await shot(page, 'forgot-error');
        await page.getByLabel('Email', { exact: true }).fill(EMAIL);
        await send.click();
        await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
        await expect(page.getByText(`If there is an account for ${EMAIL}`)).toBeVisible();
        await expect(page.getByText(/expires in 1 hour.*spam/)).toBeVisible();
        await shot(page, 'forgot-sent');
        await page.getByRole('link', { name: 'Back to log in' }).click();
        await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
      });

      const [link = ''] = await resetLinks(product, 1);
      expect(link.startsWith(`${product.url}/reset-password?token=`)).toBe(true);

      await test.step('attack 36, ASVS V14.2.1: the token leaves the address, and stays over a reload', async () => {
        await page.clock.install();
        const requests: Request[] = [];
        page.on('request', (request) => requests.push(request));
        const arrived = await page.goto(link);
        expect(arrived?.headers()['referrer-policy']).toBe('no-referrer');
        await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
        await expect(page).toHaveURL(`${product.url}/reset-password`);
        const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
        expect(kept).not.toContain(new URL(link).searchParams.get('token'));
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
        // Nothing goes anywhere else, and nothing that is pressed tells where it came from. (The
        // browser's own requests for fonts name the address to this same server all the same.)
        expect(requests.length).toBeGreaterThan(3);
        expect(requests.map((request) => new URL(request.url()).origin)).toEqual(
          requests.map(() => product.url),
        );
        await shot(page, 'reset');
      });

      await test.step('what a password lacks', async () => {
        const password = page.getByLabel('New password', { exact: true });
        const confirm = page.getByLabel('Confirm new password');
        const save = page.getByRole('button', { name: 'Set new password' });
        for (const [typed, told] of [
          ['', 'Password is required'],
          ['Ab1', 'Password must be at least 8 characters'],
          ['harbour77', 'Password must contain at least one uppercase letter'],
          ['HARBOUR77', 'Password must contain at least one lowercase letter'],
          ['Harbourside', 'Password must contain at least one number'],
        ] as const) {
          await password.fill(typed);
          await save.click();
          await expect(page.getByText(told)).toBeVisible();
        }
        await password.fill('Password1');
        await expect(page.getByText('Many people use this password')).toBeVisible();
        await expect(page.getByText('Passwords do not match')).toBeVisible();
        await shot(page, 'reset-errors');
        await password.fill(NEW_PASSWORD);
        await confirm.fill(NEW_PASSWORD);
      });

      await test.step('the new password, and the log-in after exactly three seconds', async () => {
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.getByRole('button', { name: 'Set new password' }).click();
        await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
        await expect(page.getByRole('button', { name: 'Go to log in' })).toBeVisible();
        await page.clock.runFor(2_999);
        await expect(page).toHaveURL(`${product.url}/reset-password`);
        await page.clock.runFor(1);
        await expect(page).toHaveURL(`${product.url}/auth`);
        await page.clock.resume();
        expect(await statusOf(product, before)).toBe(401);
        await page.getByLabel('Email', { exact: true }).fill(EMAIL);
        await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
      });

      await test.step('a link that was used', async () => {
        await page.goto(link);
        await page.getByLabel('New password', { exact: true }).fill('Another88word');
        await page.getByLabel('Confirm new password').fill('Another88word');
        await page.getByRole('button', { name: 'Set new password' }).click();
        await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeFocused();
        await shot(page, 'reset-invalid');
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
        await page.getByRole('button', { name: 'Request new link' }).click();
        await expect(page).toHaveURL(`${product.url}/forgot-password`);
        await expect(page.getByRole('heading', { name: 'Forgot your password' })).toBeVisible();
      });
      expect(consoleErrors.filter((line) => !/400/.test(line))).toEqual([]);
      consoleErrors.length = 0;
    });
  });
}

test('a link without its token says so, and the button goes to the log-in at once', async ({
  page,
  product,
}) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await page.goto('/reset-password?token=');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();

  await register(product, EMAIL);
  await call(product, 'POST', '/api/auth/forgot-password', { body: { email: EMAIL } });
  const [link = ''] = await resetLinks(product, 1);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('button', { name: 'Go to log in' }).click();
  await expect(page).toHaveURL(`${product.url}/auth`);
  expect(await statusOf(product, await logIn(product, EMAIL, NEW_PASSWORD))).toBe(200);
});

test('one who is logged in may open both pages, and cancelling leads back', async ({
  page,
  product,
}) => {
  const token = await register(product, EMAIL);
  await openAs(page, token, '/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const [link = ''] = await resetLinks(product, 1);
  await page.goto(link);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(await statusOf(product, token)).toBe(200);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('button', { name: 'Go to log in' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(await statusOf(product, token)).toBe(401);
});

test('a refusal and a lost connection are told, and what was typed stays', async ({
  page,
  context,
  product,
  consoleErrors,
}) => {
  await register(product, EMAIL);
  await call(product, 'POST', '/api/auth/forgot-password', { body: { email: EMAIL } });
  const [link = ''] = await resetLinks(product, 1);
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  // Where notices appear is fetched at the first touch.
  await expect(page.getByRole('region', { name: /^Notices/ })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Request Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL);
  await context.setOffline(false);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).click();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await expect(page.getByRole('region', { name: /^Notices/ })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Reset Failed', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect(consoleErrors.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});
