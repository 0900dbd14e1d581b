import {
  fact,
  hearBoth,
  IMAGINED,
  KNOWN,
  marked,
  openList,
  remembered,
  setRight,
  tool,
} from './remembering.ts';
import { chooseLanguage } from './screens.ts';
import { arrive, chooseTheme, dialogOpened, expect, replies, test, write } from './support.ts';
import { wordsOf } from './words.ts';

test.use({ settings: { PAYMENTS: 'off' }, viewport: { width: 1280, height: 800 } });

test('where a reply is from: by keyboard for all of it, by one tap for a sentence', async ({
  page,
  product,
  shots,
}) => {
  await hearBoth(page, product);
  const reply = replies(page).last();
  await expect(page.locator('.imagined', { hasText: IMAGINED })).toHaveCSS(
    'text-decoration-style',
    'dotted',
  );
  await expect(marked(page, KNOWN)).toHaveCSS('text-decoration-line', 'none');
  await expect(reply).toContainText('some of this is imagined');
  await shots(page, 'marks');

  const control = tool(page, 'Where is this from?');
  await control.focus();
  await page.keyboard.press('Enter');
  const dialog = await dialogOpened(page, 'Where this is from');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const known = dialog.getByRole('listitem').filter({ hasText: KNOWN });
  await expect(known).toContainText('She was a midwife for thirty years.');
  await expect(known).toContainText('From the profile');
  const imagined = dialog.getByRole('listitem').filter({ hasText: IMAGINED });
  await expect(imagined).toContainText('Nothing you have told stands behind it.');
  await shots(page, 'sources');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();

  await marked(page, IMAGINED).click();
  await dialogOpened(page, 'Where this is from');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText(IMAGINED);
});

test('marks change nothing about the words: they are copied whole, and printed plain', async ({
  page,
  product,
}) => {
  await hearBoth(page, product);
  const words = replies(page).last().locator('[data-words]');
  const copied = await words.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(copied).toBe(`${KNOWN} ${IMAGINED}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.imagined', { hasText: IMAGINED })).toHaveCSS(
    'text-decoration-line',
    'none',
  );
  await expect(page.getByText('some of this is imagined')).toBeHidden();
});

test('without a subscription a reply shows where it is from, and is not set right', async ({
  page,
  product,
}) => {
  await hearBoth(page, product);
  await product.restart({ PAYMENTS: 'sandbox' });
  await page.goto('/chat?read');
  await expect(tool(page, 'Where is this from?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'That’s not right' })).toHaveCount(0);
  await marked(page, IMAGINED).click();
  const dialog = await dialogOpened(page, 'Where this is from');
  await expect(dialog.getByRole('button', { name: 'That’s not right' })).toHaveCount(0);
  await openList(page);
  await remembered(page).getByText('From the profile', { exact: true }).click();
  await fact(page, 'thermos of tea').getByRole('button', { name: 'Forget' }).click();
  await expect(fact(page, 'thermos of tea')).toContainText('No reply is made from it.');
});

test('the list: other words, forgotten, remembered again, and what a correction took the place of', async ({
  page,
  product,
  shots,
}) => {
  await hearBoth(page, product);
  await write(page, 'My sister Solveig lives in Oslo.');
  await expect(replies(page)).toHaveCount(2);
  // It stands: while it unrolls, what is under it moves.
  await expect(marked(page, IMAGINED)).toHaveCount(2);
  await tool(page, 'That’s not right').click();
  const dialog = await dialogOpened(page, 'That’s not right');
  await dialog.getByRole('radio', { name: KNOWN }).check();
  await setRight(page, product, 'She was a baker for thirty years.', 'I was a baker.');

  const list = await openList(page);
  await expect(fact(page, 'She was a baker')).toContainText('In place of:');
  for (const group of ['From the profile', 'From your messages']) {
    await list.getByText(group, { exact: true }).first().click();
  }
  await expect(fact(page, 'She was a midwife').last()).toContainText(
    'Left out since you set it right:',
  );
  await shots(page, 'list');

  await test.step('other words', async () => {
    const tea = fact(page, 'thermos of tea');
    await tea.getByRole('button', { name: 'Edit' }).click();
    const box = list.getByLabel('How it is remembered');
    await expect(box).toBeFocused();
    await box.fill('She always had a thermos of coffee.');
    await shots(page, 'edit');
    await list.getByRole('button', { name: 'Save' }).click();
    await expect(fact(page, 'thermos of coffee')).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  await test.step('forgotten, and remembered again, by keyboard', async () => {
    const sister = fact(page, 'Solveig');
    await expect(sister).toContainText(/From what you wrote on \w+ \d+, \d{4}/);
    await sister.getByRole('button', { name: 'Forget' }).focus();
    await page.keyboard.press('Enter');
    await expect(sister).toContainText('No reply is made from it.');
    await expect(sister.locator('p').first()).toBeFocused();
    await page.reload();
    await list.getByText('From your messages', { exact: true }).first().click();
    await expect(sister).toContainText('No reply is made from it.');
    await sister.getByRole('button', { name: 'Remember it again' }).click();
    await expect(sister.getByRole('button', { name: 'Forget' })).toBeVisible();
  });
});

test('the list before anything is told, and when it cannot be read', async ({
  page,
  consoleErrors,
  shot,
}) => {
  await arrive(page, { profile: false });
  await page.goto('/account');
  await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
  await shot(page, 'empty');
  await page.route('**/api/memories*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(remembered(page).getByRole('alert')).toBeVisible();
  await shot(page, 'failed');
  await page.unroute('**/api/memories*');
  await remembered(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing is remembered yet.')).toBeVisible();
  consoleErrors.length = 0;
});

test.describe('on a phone of 320 px, by touch, in the dark, in Arabic', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('marks, sources, a correction and the list', async ({ page, product, shot }) => {
    const say = wordsOf('ar');
    await chooseLanguage(page, product.url, 'ar');
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    product.model.scenario('plain', {
      reply: 'عملت قابلة ثلاثين سنة. دراجتي روسو كانت في تروندهايم.',
    });
    await arrive(page);
    await page.goto('/');
    const composer = page.getByRole('textbox').last();
    await composer.fill('ماذا كان عملك؟');
    await page.getByRole('button', { name: say('chat.send') }).click();
    await expect(page.locator('[data-mark]').last()).toBeVisible();
    await chooseTheme(page, 'dark');
    await shot(page, 'marks');
    await page.getByRole('button', { name: say('chat.replyActions') }).tap();
    await page.getByRole('menuitem', { name: say('chat.whereFrom') }).tap();
    await dialogOpened(page, say('remember.sources.title'));
    await shot(page, 'sources');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('chat.notRight') })
      .tap();
    await dialogOpened(page, say('chat.notRight'));
    await page.getByLabel(say('remember.correct.how')).fill('كانت في بيرغن.');
    await shot(page, 'correction');
    await page.getByRole('button', { name: say('remember.correct.send') }).tap();
    await expect(page.getByText(say('remember.done'), { exact: true })).toBeVisible();
    await shot(page, 'set-right');
    await page.goto('/account');
    const list = page.getByRole('region', { name: say('remember.list.title') });
    await list.scrollIntoViewIfNeeded();
    await expect(list.getByText('كانت في بيرغن.')).toBeVisible();
    await shot(page, 'list');
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  });
});
