import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { smallTargets } from './measures.ts';
import { chooseLanguage } from './screens.ts';
import { arrive, composerOf, dialogOpened, expect, held, test } from './support.ts';
import { type Say, wordsOf } from './words.ts';

test.use({
  settings: { PAYMENTS: 'sandbox', DAILY_MESSAGE_LIMIT: '1000' },
  viewport: { width: 1440, height: 800 },
});

const SUITCASE = 'The blue suitcase stood in the hall, and you had packed it for Bergen.';
/** So many that what was said first lies further back than the screen reads by itself. */
const FILLERS = 90;

/** A conversation that begins with the words of `first`. Returns the person's token. */
async function talk(page: Page, first: readonly string[], fillers: number): Promise<string> {
  const token = await arrive(page, { profile: false });
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object = {}): Promise<void> => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  };
  await post('/api/get-or-create-subscription');
  await post('/api/complete-subscription', { paymentMethodId: 'pm_card_visa' });
  await post('/api/profile', { name: 'Ingrid Halvorsen' });
  for (const message of first) await post('/api/chat', { message });
  for (let day = 1; day <= fillers; day += 1) {
    await post('/api/chat', { message: `An ordinary day, number ${day}.` });
  }
  return token;
}

async function openSearch(page: Page, say: Say): Promise<{ dialog: Locator; field: Locator }> {
  await page.getByRole('button', { name: say('search.open'), exact: true }).press('Enter');
  const dialog = await dialogOpened(page, say('search.open'));
  const field = dialog.getByRole('searchbox', { name: say('search.label') });
  await expect(field).toBeFocused();
  return { dialog, field };
}

/** How much more blue than red the end of a field holds at most, where the cross stands (0 to 255). */
async function mostBlue(field: Locator): Promise<number> {
  const picture = sharp(await field.screenshot());
  const { width, height } = await picture.metadata();
  const cross = { left: width - 40, top: 8, width: 32, height: height - 16 };
  const pixels = await picture.extract(cross).removeAlpha().raw().toBuffer();
  let most = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    most = Math.max(most, (pixels[at + 2] ?? 0) - (pixels[at] ?? 0));
  }
  return most;
}

const say = wordsOf('en');

test('by keyboard: what is found is told, marked, and shown where it was said', async ({
  page,
  product,
  shots,
}) => {
  test.slow();
  product.model.scenario('plain', { reply: 'I am listening.' });
  await talk(page, [SUITCASE], FILLERS);
  await page.goto('/');
  await expect(page.getByText(`number ${FILLERS}.`)).toBeInViewport();
  await expect(page.getByText(SUITCASE)).toHaveCount(0);

  const { dialog, field } = await openSearch(page, say);
  await shots(page, 'empty');
  await field.pressSequentially('nowhere');
  await expect(dialog.getByRole('status')).toHaveText('No message holds these words.');
  await shots(page, 'none');
  await field.fill('suitcases blue');
  expect(await mostBlue(field)).toBeLessThan(30);
  await expect(dialog.getByRole('status')).toHaveText('Messages found: 1');
  const hit = dialog.getByRole('listitem').getByRole('button');
  await expect(hit).toHaveText(/^You · Today · .*The blue suitcase stood in the hall/);
  await expect(hit.locator('mark')).toHaveText(['blue', 'suitcase']);
  await shots(page, 'found');

  await field.press('Enter');
  await expect(hit).toBeFocused();
  await hit.press('Enter');
  await expect(dialog).toHaveCount(0);
  const message = page.getByRole('article').filter({ hasText: SUITCASE });
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toBeFocused();
  await shots(page, 'in-place');
  // It stays there, although what is around it is measured only now.
  await page.getByRole('article').filter({ hasText: 'number 2.' }).waitFor();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toBeFocused();

  // The way on is where it always was.
  await page.keyboard.press('Tab');
  await expect(message).not.toBeFocused();
  await page.getByRole('button', { name: 'To the latest message' }).click();
  await expect(page.getByText(`number ${FILLERS}.`)).toBeInViewport();
});

test('Esc closes it from the field, and the focus is back on the button that opened it', async ({
  page,
  product,
}) => {
  product.model.scenario('plain', { reply: 'I am listening.' });
  await talk(page, [SUITCASE], 0);
  await page.goto('/');
  const { dialog, field } = await openSearch(page, say);
  await field.fill('suitcase');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await field.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search the conversation' })).toBeFocused();
  // The words are still there for the next hit.
  const again = await openSearch(page, say);
  await expect(again.field).toHaveValue('suitcase');
  await expect(again.dialog.getByRole('listitem')).toHaveCount(1);
});

test('waiting, failing, and trying again', async ({ page, product, shot, consoleErrors }) => {
  product.model.scenario('plain', { reply: 'I am listening.' });
  await talk(page, [SUITCASE], 0);
  await page.goto('/');
  const { dialog, field } = await openSearch(page, say);
  const answer = await held(page, '**/api/messages/search?*');
  await field.fill('suitcase');
  await expect(dialog.getByRole('status')).toHaveText('Looking');
  await shot(page, 'looking');
  answer();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);

  await page.route('**/api/messages/search?*', (route) => route.fulfill({ status: 500, json: {} }));
  await field.fill('suitcase hall');
  await expect(dialog.getByRole('alert')).toContainText('could not be finished');
  await shot(page, 'failed');
  await page.unroute('**/api/messages/search?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);

  consoleErrors.length = 0;
});

test('without a subscription it is open, at 320 px, to a finger', async ({ page, product }) => {
  product.model.scenario('plain', { reply: 'I am listening.' });
  const token = await talk(page, [SUITCASE, 'x'.repeat(300)], 30);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/withdraw-subscription', { headers, data: {} })).ok()).toBe(
    true,
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/chat?read');
  await expect(composerOf(page)).toHaveCount(0);
  expect(await smallTargets(page)).toEqual([]);
  const { dialog, field } = await openSearch(page, say);
  await field.fill('x'.repeat(40));
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect(await smallTargets(page)).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await field.fill('suitcase');
  const hit = dialog.getByRole('listitem').getByRole('button').filter({ hasText: 'suitcase' });
  await hit.click();
  const message = page.getByRole('article').filter({ hasText: SUITCASE });
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toBeFocused();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

for (const [code, text, words, marked] of [
  ['ar', 'كنا نزرعُ الطماطمَ في الشرفة كل ربيع', 'الطماطم الشرفه', ['الطماطمَ', 'الشرفة']],
  ['ja', '毎年の夏、海へ行きました。', '夏、海へ', ['夏', '海へ']],
] as const) {
  test(`in ${code}, in its direction`, async ({ page, product, shots }) => {
    product.model.scenario('plain', { reply: 'I am listening.' });
    await chooseLanguage(page, product.url, code);
    await talk(page, [text], 30);
    const speak = wordsOf(code);
    await page.goto('/');
    const { dialog, field } = await openSearch(page, speak);
    await field.fill(words);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    const hit = dialog.getByRole('listitem').getByRole('button');
    await expect(hit.locator('mark')).toHaveText([...marked]);
    await shots(page, `found-${code}`);
    await hit.press('Enter');
    const message = page.getByRole('article').filter({ hasText: text });
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport({ ratio: 1 });
    await shots(page, `in-place-${code}`);
  });
}
