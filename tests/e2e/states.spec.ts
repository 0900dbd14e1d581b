import type { Page } from '@playwright/test';
import {
  arrive,
  composerOf,
  describeMother,
  dialogOpened,
  expect,
  held,
  ownMessages,
  type Product,
  picture,
  registerOnScreen,
  replies,
  test,
  write,
} from './support.ts';

/** What each part of the walk is given. */
interface Walk {
  page: Page;
  product: Product;
  shots: (page: Page, name: string) => Promise<void>;
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      hasTouch: width < 500,
      // A notice that fades out while it is looked at would be found too pale.
      contextOptions: { reducedMotion: 'reduce' },
    });

    test.describe('before the conversation', () => {
      test.use({ settings: { PAYMENTS: 'sandbox' } });

      test(`${width} px, to the profile: each screen in its states, in both themes`, async ({
        page,
        product,
        shots,
        consoleErrors,
      }) => {
        // Many pictures, each looked over by axe.
        test.slow();
        const walk = { page, product, shots };
        await test.step('the first page and the forms', () => beforeTheRoom(walk));
        await test.step('the subscription', () => subscribing(walk));
        await test.step('the profile', () => tellingOfHer(walk));
        expectOnlyRefusals(consoleErrors);
      });
    });

    test.describe('the conversation', () => {
      test.use({
        settings: { PAYMENTS: 'off', DAILY_MESSAGE_LIMIT: '3', AI_IDLE_MS: '1500' },
      });

      test(`${width} px, the conversation: each of its states, in both themes`, async ({
        page,
        product,
        shots,
        consoleErrors,
      }) => {
        // Many pictures, each looked over by axe.
        test.slow();
        const walk = { page, product, shots };
        await arrive(page);
        await page.goto('/');
        await test.step('words and replies', () => talking(walk));
        await test.step('what lies over the conversation', () => dialogs(walk, width < 900));
        await test.step('the day’s end', () => atTheLimit(walk));
        await test.step('what fails', () => failing(walk));
        expectOnlyRefusals(consoleErrors);
      });
    });
  });
}

/** A refused call is told on the console by the browser itself; nothing else may be. */
function expectOnlyRefusals(consoleErrors: string[]) {
  expect(consoleErrors.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  consoleErrors.length = 0;
}

/** Takes the picture, and makes sure that nothing scrolls sideways. */
async function look({ page, shots }: Walk, name: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await shots(page, name);
}

async function beforeTheRoom(walk: Walk) {
  const { page } = walk;
  await page.goto('/');
  await expect(page.getByText('BETA', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const card of ['Precious memories', 'Natural dialogue', 'Always present']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(page.getByText('It is not the real person')).toBeVisible();
  await expect(page.getByText('© 2025 Keepsake')).toBeVisible();
  await look(walk, 'landing');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.locator('[aria-current=true]')).toHaveText('English');
  await look(walk, 'languages');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'I already have an account' }).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await look(walk, 'login-errors');
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('You must be 18 or older to use this service')).toBeVisible();
  await look(walk, 'register-errors');
}

async function subscribing(walk: Walk) {
  const { page } = walk;
  await page.route('**/api/get-or-create-subscription', (route) =>
    route.fulfill({ status: 503, json: { error: 'Not just now.', code: 'unavailable' } }),
  );
  const begin = await held(page, '**/api/auth/register');
  await registerOnScreen(page, 'bea@example.org');
  await expect(page.getByRole('button', { name: 'Creating account' })).toBeDisabled();
  await look(walk, 'registering');
  begin();
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page.getByText('Payment Setup Failed', { exact: true })).toBeVisible();
  await look(walk, 'subscription-required');
  await page.unroute('**/api/get-or-create-subscription');
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await page.getByRole('button', { name: /0000 0000 0002/ }).click();
  await page.getByRole('button', { name: 'Subscribe for $29/month' }).click();
  await expect(page.getByText('Please tick this first')).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree to pay/ }).check();
  await page.getByRole('button', { name: 'Subscribe for $29/month' }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await look(walk, 'payment-failed');
  await page.getByRole('button', { name: /4242 4242/ }).click();
  await page.getByRole('button', { name: 'Subscribe for $29/month' }).click();
}

async function tellingOfHer(walk: Walk) {
  const { page } = walk;
  await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await look(walk, 'profile-errors');
  await describeMother(page);
  const save = await held(page, '**/api/profile');
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('button', { name: 'Creating profile' })).toBeDisabled();
  await look(walk, 'profile-saving');
  const read = await held(page, '**/api/messages');
  save();
  await expect(page.getByText('Opening your conversation')).toBeAttached();
  await look(walk, 'chat-skeleton');
  read();
  await expect(composerOf(page)).toBeVisible();
  await look(walk, 'chat-empty');
}

async function talking(walk: Walk) {
  const { page, product } = walk;
  product.model.scenario('slow-first-token', { delayMs: 25_000 });
  await write(page, 'We baked bread.');
  await expect(page.getByText('Finding words')).toBeVisible();
  await look(walk, 'reply-pending');
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await expect(page.getByText('You stopped this reply before its first word.')).toBeVisible();
  product.model.scenario('stall', {
    reply: 'This much was said. And then nothing.',
    wordsBefore: 6,
  });
  await write(page, 'Will you answer me?');
  await expect(page.getByText('This reply was not finished.')).toBeVisible();
  await look(walk, 'reply-failed');
  product.model.scenario('plain', {
    reply: 'Here is the whole of it. Thank you for your patience.',
  });
  await replies(page).last().getByRole('button', { name: 'Try again' }).click();
  await expect(replies(page).last()).toContainText('Thank you for your patience.');
  await look(walk, 'replied');

  await write(page, 'I want to die tonight.');
  await expect(page.getByRole('link', { name: '988' }).first()).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('link', { name: '741741' })).toHaveAttribute('href', 'sms:741741');
  await look(walk, 'crisis');
  await write(page, "I'm safe now, thank you.");
  await expect(replies(page).last()).toContainText('the voice you know here will answer');
  const settled = replies(page).last().getByRole('link');
  await expect(settled).toHaveAttribute('href', '/grief-resources');
  await look(walk, 'safe-again');
}

async function dialogs(walk: Walk, narrow: boolean) {
  const { page } = walk;
  const openPanel = async () => {
    if (narrow)
      await page.getByRole('button', { name: 'Show photo, profile and settings' }).click();
  };
  await openPanel();
  const panel = narrow
    ? await dialogOpened(page, 'Photo, profile and settings')
    : page.getByRole('complementary', { name: 'Photo, profile and settings' });
  await expect(panel.getByText('Messages today: 1 / 3')).toBeVisible();
  if (narrow) await look(walk, 'drawer');
  await panel.getByRole('button', { name: 'Edit Profile' }).click();
  await dialogOpened(page, 'Edit Profile');
  await look(walk, 'edit-profile');
  await closeAll(page);

  await openPanel();
  await page.getByRole('button', { name: /^Photo of Ingrid/ }).click();
  const photo = await dialogOpened(page, 'Photo');
  await photo
    .locator('input[type=file]')
    .setInputFiles({ name: 'her.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(photo.getByRole('button', { name: 'Use this photo' })).toBeVisible();
  await look(walk, 'photo-preview');
  await closeAll(page);

  await page.keyboard.press('Control+/');
  await dialogOpened(page, 'Keyboard shortcuts');
  await look(walk, 'shortcuts');
  await closeAll(page);

  const own = ownMessages(page).first();
  const tool = async (name: string) => {
    await own.hover();
    if (!narrow) return own.getByRole('button', { name });
    await own.getByRole('button', { name: 'Edit or delete this message' }).click();
    return page.getByRole('menuitem', { name });
  };
  const remove = await tool('Delete');
  await look(walk, 'own-message');
  await remove.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(walk, 'delete-message');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await (await tool('Edit')).click();
  await expect(page.getByRole('textbox', { name: 'Your words', exact: true })).toBeFocused();
  await look(walk, 'editing');
  await page.getByRole('button', { name: 'Cancel' }).click();
}

async function atTheLimit(walk: Walk) {
  const { page } = walk;
  for (const text of ['Second.', 'Third.']) {
    await write(page, text);
    await expect(ownMessages(page).last()).toContainText(text);
    await expect(replies(page).last()).toContainText('patience');
  }
  await expect(page.getByText('Time for a rest')).toBeVisible();
  await expect(composerOf(page)).toBeDisabled();
  await look(walk, 'limit');
  await page.getByRole('button', { name: 'I need help now' }).click();
  const contacts = page
    .getByRole('region', { name: 'You do not have to carry this alone' })
    .getByRole('link', { name: 'People you can call or text right now' });
  await expect(contacts).toHaveAttribute('href', '/grief-resources');
  await expect(contacts).toBeInViewport();
  await composerOf(page).fill('It is very hard tonight.');
  await composerOf(page).press('Enter');
  await expect(replies(page).last()).toContainText('988');
  await expect(replies(page).last().getByRole('link', { name: '741741' })).toBeInViewport();
  await look(walk, 'help-at-the-limit');
}

async function failing(walk: Walk) {
  const { page } = walk;
  const refused = { status: 500, json: { error: 'Something is out of order.', code: 'internal' } };
  await page.route('**/api/messages', (route) => route.fulfill(refused));
  await page.reload();
  await expect(page.getByText('Your conversation could not be read just now.')).toBeVisible();
  await look(walk, 'conversation-unread');
  await page.route('**/api/profile', (route) => route.fulfill(refused));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Something is out of order.')).toBeVisible();
  await look(walk, 'fallback');
}

async function closeAll(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
