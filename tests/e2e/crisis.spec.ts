import type { Page } from '@playwright/test';
import { pressAt, tabTo } from './keys.ts';
import {
  arrive,
  composerOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Product,
  registerOnScreen,
  replies,
  test,
  write,
} from './support.ts';

const WISH = 'I want to die. I will end my life tonight.';
const HELP = 'You do not have to carry this alone';
const STEPPED_ASIDE = 'Keepsake speaks here, not the voice of Ingrid Halvorsen';

/** What must be on the screen, and reached at once, whenever somebody wrote of dying. */
async function careAnswers(page: Page): Promise<void> {
  const reply = replies(page).last();
  await expect(reply.getByRole('heading', { name: STEPPED_ASIDE })).toBeVisible();
  await expect(reply.getByRole('link', { name: '988', exact: true }).first()).toHaveAttribute(
    'href',
    'tel:988',
  );
  const line = reply.getByRole('link', { name: '741741' });
  await expect(line).toBeInViewport();
  // Taller than its line, so that a shaking finger finds it.
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(30);
  await expect(reply).toContainText('findahelpline.com');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Comes to a conversation whose one message of the day is used up. */
async function spendTheDay(page: Page, product: Product): Promise<void> {
  product.model.scenario('plain', { reply: 'The fjord lay still.' });
  await arrive(page);
  await page.goto('/');
  await write(page, 'I picked blueberries today.');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('with the voice down: care answers, goes on, outlasts a reload, and leads back', async ({
    page,
    product,
  }) => {
    product.model.scenario('500');
    await arrive(page);
    await page.goto('/');
    await write(page, WISH);
    await careAnswers(page);
    const first = await replies(page).last().innerText();
    expect(product.model.requests).toEqual([]);

    await page.reload();
    await expect(replies(page).last()).toContainText('988');
    await write(page, 'I do not know.');
    await expect(replies(page)).toHaveCount(2);
    await careAnswers(page);
    expect(await replies(page).last().innerText()).not.toBe(first);

    await write(page, 'I am safe now.');
    await expect(page.getByText('I am glad that you are safe.').first()).toBeVisible();
    expect(product.model.requests).toEqual([]);

    const help = replies(page).last().getByRole('link', { name: 'People you can call or text' });
    await expect(help).toHaveAttribute('href', '/grief-resources');
    expect((await help.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('where the model steps aside: its sign is never seen, and care answers', async ({
    page,
    product,
  }) => {
    product.model.script(async (stage) => {
      await stage.delta('[ca');
      await expect(page.getByText('Finding words')).toBeVisible();
      await stage.delta('re]');
      await stage.hang();
    });
    await arrive(page);
    await page.goto('/');
    await write(page, 'The stone has a second line still free.');
    await careAnswers(page);
    await expect(page.getByText('[ca')).toHaveCount(0);
    await expect(composerOf(page)).toBeEnabled();
    await page.reload();
    await careAnswers(page);
    expect(product.model.requests).toHaveLength(1);
  });

  test.describe('at the cap', () => {
    test.use({ settings: { DAILY_MESSAGE_LIMIT: '1' } });

    test('by touch: the help is one tap away, and answers', async ({ page, product }) => {
      await spendTheDay(page, product);
      await expect(page.getByText('Time for a rest')).toBeVisible();
      await page.getByRole('button', { name: 'I need help now' }).tap();
      await expect(composerOf(page)).toBeEnabled();
      await write(page, WISH);
      await careAnswers(page);
    });

    test('after a reload nobody in danger is sent to rest: care goes on answering', async ({
      page,
      product,
    }) => {
      await spendTheDay(page, product);
      await page.getByRole('button', { name: 'I need help now' }).tap();
      await write(page, WISH);
      await careAnswers(page);

      await page.reload();
      await careAnswers(page);
      await expect(page.getByText('Time for a rest')).toHaveCount(0);
      await write(page, 'I do not know.');
      await expect(replies(page)).toHaveCount(3);
      await careAnswers(page);

      await write(page, 'I am safe now.');
      await expect(page.getByText('I am glad that you are safe.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Close this' }).tap();
      await expect(page.getByText('Time for a rest')).toBeVisible();
    });
  });

  test.describe('without a subscription', () => {
    test.use({ settings: { PAYMENTS: 'sandbox' } });

    test('right after registering: no welcome lies over the numbers to call', async ({
      page,
      product,
    }) => {
      await page.goto(product.url);
      await registerOnScreen(page, 'eva@example.org');
      const welcome = page.getByText('Welcome. Take all the time you need.');
      await expect(welcome.first()).toBeVisible();
      await page.getByRole('button', { name: 'I need help now' }).tap();
      await page.getByLabel('Your words').fill(WISH);
      await page.getByRole('button', { name: 'Send', exact: true }).tap();
      await expect(page.getByRole('link', { name: '988', exact: true }).first()).toBeInViewport();
      await expect(welcome).toHaveCount(0, { timeout: 1_000 });
    });

    test('by touch: the subscription page offers it, and care answers', async ({ page }) => {
      await arrive(page, { profile: false });
      await page.goto('/');
      await page.getByRole('button', { name: 'I need help now' }).tap();
      await page.getByLabel('Your words').fill(WISH);
      await page.getByRole('button', { name: 'Send', exact: true }).tap();
      await expect(page.getByRole('link', { name: '988', exact: true }).first()).toBeInViewport();
      await expectNoSidewaysScroll(page);
    });
  });
});

test.describe('by keyboard and as it is read out', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.describe('at the cap', () => {
    test.use({ settings: { DAILY_MESSAGE_LIMIT: '1' } });

    test('the help is reached by Tab, takes the words, and its lines are links', async ({
      page,
      product,
    }) => {
      await spendTheDay(page, product);
      await expect(page.getByText('Time for a rest')).toBeVisible();
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - log "Messages"
          - heading "Time for a rest" [level=2]
          - paragraph: /Join me again at/
          - button "I need help now"
          - textbox "Your words to Ingrid Halvorsen" [disabled]
      `);
      const help = page.getByRole('button', { name: 'I need help now' });
      await pressAt(page, help);
      await expect(page.getByRole('region', { name: HELP })).toBeFocused();
      await pressAt(page, page.getByRole('button', { name: 'Close this' }));
      await expect(help).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, composerOf(page));
      await page.keyboard.type(WISH);
      await page.keyboard.press('Enter');
      await careAnswers(page);
      await expect(page.getByRole('log', { name: 'Messages' })).toMatchAriaSnapshot(`
        - log "Messages":
          - article
          - article
          - article:
            - heading "You" [level=2]
            - paragraph: ${WISH}
          - article:
            - heading "${STEPPED_ASIDE}" [level=2]
            - paragraph:
              - link "988"
      `);
      await expect(composerOf(page)).toBeFocused();
    });
  });

  test.describe('without a subscription', () => {
    test.use({ settings: { PAYMENTS: 'sandbox' } });

    test('from the subscription page by Tab alone', async ({ page }) => {
      await arrive(page, { profile: false });
      await page.goto('/');
      await pressAt(page, page.getByRole('button', { name: 'I need help now' }));
      await expect(page.getByRole('region', { name: HELP })).toBeFocused();
      await tabTo(page, page.getByLabel('Your words'));
      await page.keyboard.type(WISH);
      await pressAt(page, page.getByRole('button', { name: 'Send', exact: true }));
      const line = page.getByRole('link', { name: '988', exact: true }).first();
      await expect(line).toBeVisible();
      await expectAccessible(page);
    });
  });
});
