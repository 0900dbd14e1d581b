import type { Locator, Page } from '@playwright/test';
import { arrive, dialogOpened, expect, type Product, replies, write } from './support.ts';

export const KNOWN = 'I was a midwife for thirty years.';
export const IMAGINED = 'My bicycle Rosso stood in Trondheim.';

/** Somebody to whom the voice has said something true and something that nobody told it. */
export async function hearBoth(page: Page, product: Product): Promise<void> {
  product.model.scenario('plain', { reply: `${KNOWN} ${IMAGINED}` });
  await arrive(page);
  await page.goto('/');
  await write(page, 'What was your work?');
  await expect(replies(page).last()).toContainText(IMAGINED);
  await expect(marked(page, IMAGINED)).toBeVisible();
}

export function marked(page: Page, sentence: string): Locator {
  return page.locator('[data-mark]', { hasText: sentence });
}

export function tool(page: Page, name: string): Locator {
  return replies(page).last().getByRole('button', { name });
}

/** Selects words of a reply as a person does with the mouse. */
export async function select(page: Page, words: string): Promise<void> {
  await page.evaluate((wanted) => {
    for (const sentence of document.querySelectorAll('[data-mark]')) {
      const [text] = sentence.childNodes;
      const start = text?.textContent?.indexOf(wanted) ?? -1;
      if (!text || start < 0) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + wanted.length);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    }
  }, words);
}

/** Sends a correction in the open dialog, which the voice takes up with `reply`. */
export async function setRight(
  page: Page,
  product: Product,
  words: string,
  reply: string,
): Promise<void> {
  product.model.scenario('plain', { reply });
  const dialog = await dialogOpened(page, 'That’s not right');
  await dialog.getByLabel('How was it really?').fill(words);
  await dialog.getByRole('button', { name: 'Set it right' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(replies(page).last()).toContainText(reply);
}

export function remembered(page: Page): Locator {
  return page.getByRole('region', { name: 'What is remembered' });
}

export async function openList(page: Page): Promise<Locator> {
  await page.goto('/account');
  const list = remembered(page);
  await expect(list.getByText('From the profile', { exact: true }).first()).toBeVisible();
  return list;
}

export function fact(page: Page, text: string): Locator {
  return remembered(page).getByRole('listitem').filter({ hasText: text });
}
