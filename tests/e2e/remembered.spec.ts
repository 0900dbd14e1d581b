import type { Locator, Page } from '@playwright/test';
import { chooseLanguage } from './screens.ts';
import {
  arrive,
  chooseTheme,
  composerOf,
  dialogOpened,
  expect,
  ownMessages,
  type Product,
  replies,
  test,
  write,
} from './support.ts';
import { wordsOf } from './words.ts';

test.use({ settings: { PAYMENTS: 'off' }, viewport: { width: 1280, height: 800 } });

const KNOWN = 'I was a midwife for thirty years.';
const IMAGINED = 'My bicycle Rosso stood in Trondheim.';

/** Somebody to whom the voice has said something true and something that nobody told it. */
async function hearBoth(page: Page, product: Product): Promise<void> {
  product.model.scenario('plain', { reply: `${KNOWN} ${IMAGINED}` });
  await arrive(page);
  await page.goto('/');
  await write(page, 'What was your work?');
  await expect(replies(page).last()).toContainText(IMAGINED);
  await expect(marked(page, IMAGINED)).toBeVisible();
}

function marked(page: Page, sentence: string): Locator {
  return page.locator('[data-mark]', { hasText: sentence });
}

function tool(page: Page, name: string): Locator {
  return replies(page).last().getByRole('button', { name });
}

/** Selects words of a reply as a person does with the mouse. */
async function select(page: Page, words: string): Promise<void> {
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
async function setRight(page: Page, product: Product, words: string, reply: string): Promise<void> {
  product.model.scenario('plain', { reply });
  const dialog = await dialogOpened(page, 'That’s not right');
  await dialog.getByLabel('How was it really?').fill(words);
  await dialog.getByRole('button', { name: 'Set it right' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(replies(page).last()).toContainText(reply);
}

function remembered(page: Page): Locator {
  return page.getByRole('region', { name: 'What is remembered' });
}

async function openList(page: Page): Promise<Locator> {
  await page.goto('/account');
  const list = remembered(page);
  await expect(list.getByText('From the profile', { exact: true }).first()).toBeVisible();
  return list;
}

function fact(page: Page, text: string): Locator {
  return remembered(page).getByRole('listitem').filter({ hasText: text });
}

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

test('selected words are set right, the reply is made again in its place, and it can be undone', async ({
  page,
  product,
  shots,
}) => {
  await hearBoth(page, product);
  await select(page, 'Trondheim');
  await tool(page, 'That’s not right').click();
  const dialog = await dialogOpened(page, 'That’s not right');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expect(dialog.getByText('Trondheim', { exact: true })).toBeVisible();
  await shots(page, 'correction');
  const asked = page.waitForRequest('**/correct');
  await setRight(page, product, 'It stood in Bergen.', 'Yes, Rosso stood in Bergen.');
  const said = `${KNOWN} ${IMAGINED}`;
  const start = said.indexOf('Trondheim');
  expect((await asked).postDataJSON()).toEqual({
    correction: 'It stood in Bergen.',
    start,
    end: start + 'Trondheim'.length,
  });
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).last()).not.toContainText('Trondheim');
  await expect(page.getByText('Set right', { exact: true })).toBeVisible();
  // Read out once, and the keyboard is still in the conversation.
  await expect(page.getByRole('status').filter({ hasText: 'Rosso stood in Bergen' })).toHaveCount(
    1,
  );
  await expect(page.locator('[role=log]:focus, [role=log] :focus')).toHaveCount(1);
  await shots(page, 'set-right');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await openList(page);
  await expect(fact(page, 'It stood in Bergen.')).toContainText(
    'What was there before counts again.',
  );
});

test('a correction that cannot be sent stays, over an error, a closed dialog and a reload', async ({
  page,
  product,
  consoleErrors,
}) => {
  await hearBoth(page, product);
  await tool(page, 'That’s not right').click();
  const dialog = await dialogOpened(page, 'That’s not right');
  await expect(dialog.getByRole('radio', { name: 'Something in this reply' })).toBeChecked();
  const box = dialog.getByLabel('How was it really?');
  await expect(dialog.getByRole('button', { name: 'Set it right' })).toBeDisabled();
  await box.fill('It stood in Bergen.');
  await page.route('**/correct', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Set it right' }).click();
  await expect(dialog.getByRole('alert')).toContainText('no connection');
  await expect(box).toHaveValue('It stood in Bergen.');
  await expect(replies(page).last()).toContainText(IMAGINED);
  consoleErrors.length = 0;

  await page.keyboard.press('Escape');
  await page.unroute('**/correct');
  await page.reload();
  await tool(page, 'That’s not right').click();
  await expect(box).toHaveValue('It stood in Bergen.');
  await dialog.getByRole('radio', { name: IMAGINED }).check();
  await setRight(page, product, 'It stood in Bergen.', 'Yes, it stood in Bergen.');
  await expect(page.getByText('Set right', { exact: true })).toBeVisible();
  await page.reload();
  await tool(page, 'That’s not right').click();
  await expect(box).toHaveValue('');
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

test('what care says is not to be set right', async ({ page }) => {
  await arrive(page);
  await page.goto('/');
  await write(page, 'I want to die. I will end my life tonight.');
  await expect(page.getByText(/988/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'That’s not right' })).toHaveCount(0);
});

test('what a message plainly sets right is remembered on a yes, and let be on a no', async ({
  page,
  product,
  shots,
}) => {
  await hearBoth(page, product);
  product.model.scenario('plain', { reply: 'Thank you for telling me.' });
  await write(page, 'It stood in Bergen, not in Trondheim.');
  await expect(replies(page)).toHaveCount(2);
  await proposing(page, 'It stood in Bergen, not in Trondheim.');
  await page.reload();
  const asking = page.getByText('Shall I remember it that way?');
  await expect(asking).toBeVisible();
  await shots(page, 'proposal');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(asking).toHaveCount(0);
  await page.reload();
  await expect(ownMessages(page)).toHaveCount(2);
  await expect(tool(page, 'That’s not right')).toBeVisible();
  await expect(asking).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('declined-proposal'));
  await page.reload();
  product.model.scenario('plain', { reply: 'Yes, in Bergen.' });
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Set right', { exact: true })).toBeVisible();
  await expect(replies(page).first()).toContainText('Yes, in Bergen.');
  await expect(asking).toHaveCount(0);
});

/** Lets the newest reply propose to set the one before it right. */
async function proposing(page: Page, text: string): Promise<void> {
  await page.route('**/api/messages', async (route) => {
    const answer = await route.fetch();
    const { messages, ...rest } = (await answer.json()) as { messages: { id: string }[] };
    const proposed = messages.map((message, at) =>
      at === messages.length - 1
        ? { ...message, proposal: { text, replyId: messages.at(-3)?.id } }
        : message,
    );
    await route.fulfill({ json: { ...rest, messages: proposed } });
  });
}

test('the list: other words, forgotten, remembered again, and what a correction took the place of', async ({
  page,
  product,
  shots,
}) => {
  await hearBoth(page, product);
  await write(page, 'My sister Solveig lives in Oslo.');
  await expect(replies(page)).toHaveCount(2);
  await expect(composerOf(page)).toHaveValue('');
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
