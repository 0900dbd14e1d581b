import type { Locator, Page } from '@playwright/test';
import { call, logIn, openAs, register, statusOf } from './accounts.ts';
import {
  dialogOpened,
  expect,
  expectNoSidewaysScroll,
  logOut,
  PASSWORD,
  type Product,
  test,
} from './support.ts';

test.use({ settings: { PAYMENTS: 'off' } });

const EMAIL = 'lea@example.org';
const CONSENTS = { terms: true, imageRights: true, version: '2025-10-13' };
const OTHER_PASSWORD = 'Harbour77lamp';

/** Somebody who has agreed to everything and described whom they lost. */
async function registerWithProfile(product: Product, consents?: object): Promise<string> {
  const token = await register(product, EMAIL, consents);
  const body = { name: 'Ingrid Halvorsen', tone: 'warm' };
  expect((await call(product, 'POST', '/api/profile', { token, body })).status).toBeLessThan(300);
  return token;
}

/** The language that is stored with the account. */
async function languageOf(product: Product, token: string): Promise<unknown> {
  const { body } = await call(product, 'GET', '/api/account', { token });
  return typeof body === 'object' && body !== null && 'language' in body ? body.language : null;
}

function places(page: Page) {
  return page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
}

/** What a select shows from its next change on: right after it, and in each frame that is painted. */
async function watchValue(select: Locator): Promise<() => Promise<string[]>> {
  await select.evaluate((box: HTMLSelectElement) => {
    const values: string[] = [];
    Object.assign(window, { values });
    const look = (): void => {
      if (values.at(-1) !== box.value) values.push(box.value);
    };
    const lookOn = (): void => {
      look();
      requestAnimationFrame(lookOn);
    };
    window.addEventListener('change', lookOn, { once: true });
  });
  return () => select.page().evaluate(() => Reflect.get(window, 'values'));
}

for (const [theme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    test(`the account page, ${theme} ${width}`, async ({ page, product, shot, consoleErrors }) => {
      const token = await registerWithProfile(product, CONSENTS);
      const elsewhere = await logIn(product, EMAIL);

      await test.step('from the conversation', async () => {
        await openAs(page, token, '/');
        await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeVisible();
        if (width < 900) {
          await page.getByRole('button', { name: 'Show photo, profile and settings' }).click();
          await dialogOpened(page, 'Photo, profile and settings');
        }
        await page.getByRole('link', { name: 'Your account' }).scrollIntoViewIfNeeded();
        await shot(page, 'panel');
        const menu = page.getByRole('button', { name: 'Language: English' });
        await menu.click();
        await page.getByRole('button', { name: 'English', exact: true }).click();
        await expect.poll(() => languageOf(product, token)).toBe('en');
        await page.getByRole('link', { name: 'Your account' }).click();
        await expect(page).toHaveTitle('Your account · Keepsake');
        await expect(places(page)).toHaveCount(2);
        await expect(page.getByText(EMAIL)).toBeVisible();
        await expect(page.getByRole('link', { name: /^support@/ })).toBeVisible();
        await expect(page.getByText(/^On \w+ \d+, \d{4} you accepted/)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await shot(page, 'account');
        await page.getByRole('heading', { name: 'What you agreed to' }).scrollIntoViewIfNeeded();
        await shot(page, 'account-end');
      });

      await test.step('another password (ASVS V6.2.2, V6.2.3, attack 26)', async () => {
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByRole('button', { name: 'Save new password' }).click();
        await expect(page.getByText('Password is required')).toHaveCount(2);
        await page.getByLabel('Current password').fill('Wrong1234');
        await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
        await page.getByLabel('Confirm new password').fill(OTHER_PASSWORD);
        await page.getByRole('button', { name: 'Save new password' }).click();
        await expect(
          page.getByText('This is not the password you have now.').first(),
        ).toBeVisible();
        await expect(page.getByLabel('Current password')).toBeFocused();
        await shot(page, 'wrong-password');
        await page.getByLabel('Current password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Save new password' }).click();
        await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
        await expect(places(page)).toHaveCount(1);
        await expect(places(page)).toContainText('This device');
        expect(await statusOf(product, token)).toBe(401);
        expect(await statusOf(product, elsewhere)).toBe(401);
        await page.reload();
        await expect(page.getByText(EMAIL)).toBeVisible();
      });

      await test.step('country and language stay', async () => {
        const country = page.getByRole('combobox', { name: 'Country for help lines' });
        await expect(country).toHaveValue('');
        const shown = await watchValue(country);
        await country.selectOption('Norway');
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();
        expect(await shown()).toEqual(['NO']);
        await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
        await page.reload();
        await expect(country).toHaveValue('NO');
        await country.selectOption('By my language');
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      });

      await test.step('what cannot be read is told, with a way to try again', async () => {
        await page.route('**/api/account', (route) => route.abort());
        await page.reload();
        await expect(page.getByText('Your account could not be read just now.')).toBeVisible();
        await shot(page, 'failing');
        await page.unroute('**/api/account');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(EMAIL)).toBeVisible();
        await page.getByRole('link', { name: 'Back to the conversation' }).click();
        await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeVisible();
      });
      expect(consoleErrors.filter((line) => !/400|ERR_FAILED/.test(line))).toEqual([]);
      consoleErrors.length = 0;
    });

    test(`consents, ${theme} ${width}`, async ({ page, product, shot }) => {
      const token = await register(product, EMAIL);
      await openAs(page, token, '/');
      await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
      await shot(page, 'asked');
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(
        page.getByText('You must accept the Terms of Service and the Privacy Policy'),
      ).toBeVisible();
      await expect(page.getByText('You must accept image rights and AI disclaimer')).toBeVisible();
      await shot(page, 'asked-errors');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByRole('button', { name: 'Create profile' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Create profile' })).toBeVisible();
      await shot(page, 'profile');
      await logOut(page);
      await expect(page).toHaveURL(`${product.url}/`);
    });
  });
}

test('who has a profile is not held up, and finds the form in the account', async ({
  page,
  product,
  shot,
}) => {
  const token = await registerWithProfile(product);
  await openAs(page, token, '/');
  await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeVisible();
  await page.goto('/account');
  const agreed = page.getByRole('region', { name: 'What you agreed to' });
  await expect(agreed.getByRole('checkbox')).toHaveCount(2);
  await shot(page, 'account-without-consents');
  for (const box of await agreed.getByRole('checkbox').all()) await box.check();
  await agreed.getByRole('button', { name: 'Accept' }).click();
  await expect(agreed.getByText(/you accepted the Terms of Service/)).toBeVisible();
  await expect(agreed.getByText('Version of the texts: 2025-10-13')).toBeVisible();
});

test('log-ins elsewhere are ended one by one or all at once (ASVS V7.5.2)', async ({
  page,
  product,
  browser,
  shot,
}) => {
  const token = await registerWithProfile(product, CONSENTS);
  const other = await browser.newContext({ baseURL: product.url });
  const phone = await other.newPage();
  await openAs(phone, await logIn(product, EMAIL), '/account');
  await expect(places(phone)).toHaveCount(2);

  await openAs(page, token, '/account');
  await expect(places(page)).toHaveCount(2);
  await expect(places(page).filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out there' }).click();
  await expect(places(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
  await expect(page.getByText('Logged out there', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(phone).toHaveURL(`${product.url}/auth`);

  await openAs(phone, await logIn(product, EMAIL), '/account');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
  await shot(page, 'everywhere');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toHaveCount(0);
  expect(await statusOf(product, token)).toBe(200);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(await statusOf(product, token)).toBe(401);
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await other.close();
});

test('the account is for who is logged in, and the log-in for who is not', async ({
  page,
  product,
}) => {
  await page.goto('/account');
  await expect(page).toHaveURL(`${product.url}/auth`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await openAs(page, await registerWithProfile(product, CONSENTS), '/auth');
  await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
});

test.describe('without a subscription', () => {
  test.use({ settings: { PAYMENTS: 'sandbox' }, viewport: { width: 360, height: 800 } });

  test('the account is one press away', async ({ page, product, shot }) => {
    const token = await register(product, EMAIL, CONSENTS);
    await openAs(page, token, '/');
    await expect(page).toHaveURL(`${product.url}/subscribe`);
    await expectNoSidewaysScroll(page);
    await shot(page, 'subscribe');
    await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
    await expect(places(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to the conversation' }).click();
    await expect(page).toHaveURL(`${product.url}/subscribe`);
  });
});
