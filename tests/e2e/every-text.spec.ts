import type { Page } from '@playwright/test';
import sentences from '../../shared/sentences/en.json' with { type: 'json' };
import { LANGUAGES } from '../../shared/languages.ts';
import { arrive, expect, test } from './support.ts';

/**
 * A language that nobody speaks: each text of the packs between brackets. Whatever is shown outside
 * of brackets did not come from a pack, and would stay English in every language.
 */
async function speakBrackets(page: Page): Promise<void> {
  await page.route('**/assets/packs/**', async (route) => {
    const response = await route.fetch();
    const pack: unknown = JSON.parse(await response.text());
    const body = JSON.stringify(pack, (_, value: unknown) =>
      typeof value === 'string' ? `⟦${value}⟧` : value,
    );
    await route.fulfill({ response, body });
  });
  // The log-in is drawn from the packs at build time: here it is to be drawn from these.
  await page.route(/\/auth(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(' data-ahead="auth"', '');
    await route.fulfill({ response, body });
  });
}

/** What needs no translation, or is one already. */
const KNOWN = [
  'Keepsake',
  'eva@example.org',
  'support@localhost',
  'Ingrid Halvorsen',
  'IH',
  'I made your tea.',
  'I am reading. Tell me more of it.',
  ...LANGUAGES.map(({ name }) => name),
  // The server's, in the language of the call.
  ...Object.values(sentences).map((sentence) => sentence.replaceAll('{{product}}', 'Keepsake')),
];
/** Dates and times, which the browser writes in the language in use. */
const MOMENT =
  /\b(today|yesterday|now|am|pm|at|(mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;

/** Everything that is shown or read aloud and stands outside of brackets. */
async function unbracketed(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const named = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'].flatMap(
      (name) =>
        Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)),
    );
    // The list of countries is the browser's own, in the language in use.
    const lists = Array.from(document.querySelectorAll('option')).map((option) => option.innerText);
    const text = document.body.innerText.split('\n');
    return [document.title, ...text.filter((line) => !lists.includes(line)), ...named].join('\n');
  });
  let rest = shown;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  }
  for (const known of KNOWN.toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(known, '');
  return rest
    .replaceAll(MOMENT, '')
    .split('\n')
    .filter((line) => /\p{L}{2}/u.test(line));
}

async function expectAllTranslated(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.body.innerText)).toContain('⟦');
  await expect
    .poll(async () => ({ what, left: await unbracketed(page) }))
    .toEqual({ what, left: [] });
}

test.beforeEach(({ page }) => speakBrackets(page));
// A pack that is still on its way when the page goes has nobody to be brackets for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('before the room', () => {
  test.use({ settings: { PAYMENTS: 'off' } });

  test('every text comes from a pack: the first page and the forms', async ({ page }) => {
    await page.goto('/nowhere');
    await expectAllTranslated(page, 'landing');
    await page.goto('/auth');
    await page.locator('button[type=submit]').click();
    await expectAllTranslated(page, 'log-in with errors');
    await page.goto('/auth?mode=register');
    await page.locator('input[type=password]').first().fill('password1A');
    await page.locator('button[type=submit]').click();
    await expectAllTranslated(page, 'register with errors');
    await page.goto('/forgot-password');
    await page.locator('button[type=submit]').click();
    await expectAllTranslated(page, 'forgotten, with an error');
    await page.locator('input').fill('eva@example.org');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('input')).toHaveCount(0);
    await expectAllTranslated(page, 'forgotten, sent');
    await page.goto('/reset-password');
    await expectAllTranslated(page, 'a link that is none');
    await page.goto(`/reset-password?token=${'x'.repeat(43)}`);
    await page.locator('input[type=password]').first().fill('abc');
    await page.locator('button[type=submit]').click();
    await expectAllTranslated(page, 'a new password, with errors');
    await page.goto('/admin');
    await expectAllTranslated(page, 'administration, as a guest');
  });
});

test.describe('in the room', () => {
  test.use({ settings: { PAYMENTS: 'off' }, viewport: { width: 1280, height: 900 } });

  test('every text comes from a pack: the profile', async ({ page }) => {
    await arrive(page, { profile: false });
    await page.goto('/');
    await page.locator('button[type=submit]').click();
    await expectAllTranslated(page, 'a new profile, with an error');
  });

  test('every text comes from a pack: the conversation and what lies over it', async ({
    page,
    product,
  }) => {
    product.model.scenario('plain', { reply: 'I am reading. Tell me more of it.' });
    await arrive(page);
    await page.goto('/');
    const composer = page.getByRole('textbox');
    await expect(composer).toBeEditable();
    await expectAllTranslated(page, 'an empty conversation');
    await composer.fill('I made your tea.');
    await composer.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Tell me more of it.').first()).toBeVisible();
    await expectAllTranslated(page, 'a reply');

    const panel = page.getByRole('complementary');
    const own = page.getByRole('article').first();
    const openers = {
      'edit the profile': () => panel.getByRole('button', { name: 'Edit Profile' }).click(),
      photo: () => panel.getByRole('button', { name: 'Photo of' }).click(),
      gallery: () => panel.getByRole('button', { name: 'Photo gallery' }).click(),
      shortcuts: () => page.keyboard.press('Control+/'),
      'delete the account': () => panel.getByRole('button', { name: 'Permanently' }).click(),
    };
    for (const [what, open] of Object.entries(openers)) {
      await open();
      await expect(
        page.locator('[role=dialog]:focus-within, [role=alertdialog]:focus-within'),
      ).toHaveCount(1);
      await expectAllTranslated(page, what);
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
    }
    await own.hover();
    await own.getByRole('button', { name: 'Delete' }).click();
    await expectAllTranslated(page, 'delete a message');
    await page.keyboard.press('Escape');
    await own.hover();
    await own.getByRole('button', { name: 'Edit' }).click();
    await expectAllTranslated(page, 'edit a message');
  });

  test('every text comes from a pack: the account and administration', async ({
    page,
    product,
  }) => {
    await arrive(page);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12);
    await expectAllTranslated(page, 'the account');
    await page.goto('/admin');
    await expectAllTranslated(page, 'administration, denied');
    product.admin('grant', 'eva@example.org');
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('searchbox').fill('nobody');
    await expectAllTranslated(page, 'administration, nobody found');
  });
});

test.describe('with a subscription to pay', () => {
  test.use({ settings: { PAYMENTS: 'sandbox' } });

  test('every text comes from a pack: the payment', async ({ page }) => {
    await arrive(page, { profile: false });
    await page.goto('/subscribe');
    await page.locator('button[type=submit]').click();
    await expectAllTranslated(page, 'the payment, with an error');
    await page.goto('/account');
    await expectAllTranslated(page, 'the account without a subscription');
  });
});
