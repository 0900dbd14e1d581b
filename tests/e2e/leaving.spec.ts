import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openZip } from '#server/features/export/zip-reader.ts';
import {
  describeMother,
  expect,
  ownMessages,
  PASSWORD,
  registerOnScreen,
  replies,
  test,
  write,
} from './support.ts';

/** Everything a book may hold: a photo, scripts of both directions, markup, a long word. */
async function furnish(page: Page): Promise<void> {
  await registerOnScreen(page, 'anna@example.org');
  await describeMother(page);
  const buffer = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#8a6f54' },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'her.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Create profile' }).click();
  await write(page, 'اشتقت إليك اليوم <b>كثيرا</b>');
  await expect(replies(page).last()).toContainText('Tell me what the day was like today.');
  await write(page, `I made your tea. ${'Donaudampfschifffahrt'.repeat(8)}`);
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last()).toContainText('Tell me what the day was like today.');
}

/** Opens the dialog from the panel beside the conversation. */
async function askToLeave(page: Page) {
  await page.getByRole('button', { name: 'Permanently Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Permanently Delete Account' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  return dialog;
}

/** Presses a button that saves a copy, and returns where the browser put it. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/^keepsake-\d{4}-\d\d-\d\d\.zip$/);
  return download.path();
}

test('leaving takes everything away, with a copy kept first', async ({
  page,
  product,
  shot,
  consoleErrors,
}) => {
  product.model.scenario('plain');
  await page.goto('/');
  await furnish(page);

  const dialog = await askToLeave(page);
  await shot(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Permanently Delete Account' })).toBeFocused();

  await askToLeave(page);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('Please tick this first')).toBeVisible();
  const path = await savedBy(page, () =>
    dialog.getByRole('button', { name: 'Save a copy' }).click(),
  );
  const zip = openZip(readFileSync(path), 100);
  const document = JSON.parse((await zip.read('keepsake.json', 1e7)).toString());
  expect(document.messages).toHaveLength(4);
  expect(document.photos).toHaveLength(1);

  await page.evaluate(() => localStorage.setItem('draft:message', 'half a thought'));
  await dialog.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).check();
  await shot(page, 'dialog-ticked');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => globalThis.document.documentElement.classList.add('dark'));
  await shot(page, 'dialog-dark-360');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('All data was permanently removed.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await shot(page, 'deleted');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key === 'auth_token' || key.startsWith('draft:'))).toEqual([]);

  await page.getByRole('button', { name: 'I already have an account' }).click();
  await page.getByLabel('Email', { exact: true }).fill('anna@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  expect(consoleErrors.splice(0).join('')).toContain('401');
});

test('a deletion that fails says so, and takes nothing', async ({
  page,
  product,
  consoleErrors,
}) => {
  product.model.scenario('plain');
  await page.goto('/');
  await furnish(page);
  await page.route('**/api/account', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'We cannot reach our records.', code: 'unavailable' },
    }),
  );
  const dialog = await askToLeave(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Failed to delete account', { exact: true })).toBeVisible();
  await expect(page.getByText('We cannot reach our records.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(ownMessages(page)).toHaveCount(2);
  expect(consoleErrors.splice(0).join('')).toContain('503');
});

test('a saved copy comes back into an empty account', async ({
  page,
  product,
  shot,
  consoleErrors,
}) => {
  product.model.scenario('plain');
  await page.goto('/');
  await furnish(page);
  await page.goto('/account');
  await shot(page, 'section');
  const copy = await savedBy(page, () => page.getByRole('button', { name: 'Save a copy' }).click());
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'a.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(copy),
  });
  await expect(page.getByText('The copy could not be brought back', { exact: true })).toBeVisible();
  await expect(page.getByText(/^There are memories in this account already/)).toBeVisible();
  expect(consoleErrors.splice(0).join('')).toContain('409');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();

  await registerOnScreen(page, 'anna@example.org');
  await expect(page.getByRole('heading', { name: /Tell us about the person/ })).toBeVisible();
  await page.goto('/account');
  await input.setInputFiles({
    name: 'a.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(copy),
  });
  await expect(page.getByText('Everything is back', { exact: true })).toBeVisible();
  await expect(ownMessages(page)).toHaveCount(2);
  await expect(replies(page)).toHaveCount(2);
  await expect(
    page.getByRole('button', { name: /Photo of Ingrid.*Change it/ }).locator('img'),
  ).toHaveJSProperty('complete', true);
  await shot(page, 'back');
});

test('the book opens without a network, asks for nothing, and prints', async ({
  page,
  product,
  context,
}, info) => {
  product.model.scenario('plain');
  await page.goto('/');
  await furnish(page);
  await askToLeave(page);
  const path = await savedBy(page, () => page.getByRole('button', { name: 'Save a copy' }).click());
  const zip = openZip(readFileSync(path), 100);
  const document = JSON.parse((await zip.read('keepsake.json', 1e7)).toString());
  for (const name of [
    'book.html',
    ...document.photos.map((photo: { file: string }) => photo.file),
  ]) {
    const target = info.outputPath(name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await zip.read(name, 1e7));
  }

  await context.setOffline(true);
  const book = await context.newPage();
  const asked: string[] = [];
  book.on('request', (request) => asked.push(request.url()));
  await book.goto(pathToFileURL(info.outputPath('book.html')).href);
  await expect(book.getByRole('heading', { level: 1 })).toHaveText('Ingrid Halvorsen');
  await expect(book.getByRole('article')).toHaveCount(4);
  await expect(book.getByText('AI, in the voice of Ingrid Halvorsen')).toHaveCount(2);
  expect(
    await book
      .getByRole('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => image.complete && image.naturalWidth > 0),
      ),
  ).not.toContain(false);
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  for (const width of [360, 1440]) {
    await book.setViewportSize({ width, height: 900 });
    const sideways = await book.evaluate(
      () => globalThis.document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
    await book.screenshot({ path: `shots/e2e/book-${width}.png`, fullPage: true });
  }
  const day = book.getByRole('heading', { level: 3 }).first();
  await expect(day).toHaveCSS('font-style', 'italic');
  for (const code of ['ar', 'hi', 'ja', 'zh']) {
    await book.locator('html').evaluate((root, lang) => root.setAttribute('lang', lang), code);
    await expect(day).toHaveCSS('font-style', 'normal');
  }
  await book.locator('html').evaluate((root) => root.setAttribute('lang', 'en'));
  await book.emulateMedia({ media: 'print' });
  const pdf = await book.pdf({ format: 'A5', path: join('shots/e2e', 'book.pdf') });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
