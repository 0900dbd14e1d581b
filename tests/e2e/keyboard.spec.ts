import type { Locator, Page } from '@playwright/test';
import { aroundDialog, freshStart, pressAt, tabTo } from './keys.ts';
import {
  arrive,
  composerOf,
  dialogOpened,
  expect,
  ownMessages,
  PASSWORD,
  picture,
  replies,
  test,
} from './support.ts';

test.use({ viewport: { width: 1280, height: 800 } });

function button(page: Page | Locator, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Writes the keys of a text one by one where the keyboard is, and sends it. */
async function typeAndSend(page: Page, text: string): Promise<void> {
  await expect(composerOf(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test.describe('with the payment of the sandbox', () => {
  test.use({ settings: { PAYMENTS: 'sandbox' } });

  test('the main job by keyboard alone: each stop is seen and in order, and nothing traps', async ({
    page,
    product,
  }) => {
    test.slow();
    product.model.scenario('plain', { reply: 'With honey, then. What came next?' });

    await test.step('the first page, in another language and back', async () => {
      await page.goto('/');
      const list = page.getByRole('list').filter({ has: page.locator('[aria-current=true]') });
      await pressAt(page, button(page, 'Language: English'));
      await pressAt(page, list.getByRole('link', { name: 'Deutsch' }));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await pressAt(page, button(page, 'Sprache: Deutsch'));
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(button(page, 'Sprache: Deutsch')).toBeFocused();
      await page.keyboard.press('Enter');
      await pressAt(page, list.getByRole('link', { name: 'English' }));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await pressAt(page, button(page, 'Begin'));
    });

    await test.step('registration, and what is wrong in it', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await pressAt(page, button(page, 'Create account'));
      const email = page.getByLabel('Email', { exact: true });
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription('Email is required');
      await page.keyboard.type('anna@example.org');
      await tabTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(PASSWORD);
      await tabTo(page, page.getByLabel('Confirm password'));
      await page.keyboard.type(PASSWORD);
      for (const box of await page.getByRole('checkbox').all()) await pressAt(page, box, 'Space');
      await pressAt(page, button(page, 'Create account'));
    });

    await test.step('the subscription', async () => {
      await pressAt(page, button(page, /4242 4242/));
      await pressAt(page, page.getByRole('checkbox', { name: /I agree to pay/ }), 'Space');
      await pressAt(page, button(page, /^Subscribe for/));
    });

    await test.step('the profile', async () => {
      await expect(
        page.getByRole('heading', { name: 'Tell us about the person you lost' }),
      ).toBeVisible();
      await freshStart(page);
      await tabTo(page, page.getByLabel('Name', { exact: true }));
      await page.keyboard.type('Ingrid Halvorsen');
      await tabTo(page, page.getByLabel('Favorite memories'));
      await page.keyboard.type('We picked blueberries above the fjord every August.');
      await tabTo(page, page.getByLabel('Tone'));
      await page.keyboard.press('ArrowDown');
      await pressAt(page, button(page, 'Create profile'));
    });

    await test.step('a first sentence, sent', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Ingrid' })).toBeFocused();
      await pressAt(page, button(page, 'I miss you today.'));
      await expect(composerOf(page)).toHaveValue('I miss you today.');
      await typeAndSend(page, '');
      await expect(replies(page).last()).toContainText(/What came next\?.*\d:\d\d/s);
    });

    await test.step('a reply, stopped', async () => {
      product.model.scenario('plain', { reply: 'Well. '.repeat(200), tokensPerSecond: 4 });
      await typeAndSend(page, 'Tell me everything.');
      await expect(replies(page)).toHaveCount(2);
      await pressAt(page, button(page, 'Stop the reply'));
      await expect(button(page, 'Send')).toBeVisible();
      await expect(composerOf(page)).toBeFocused();
    });

    await test.step('a message, changed and taken away', async () => {
      product.model.scenario('plain', { reply: 'I remember the honey.' });
      const last = ownMessages(page).last();
      await page.keyboard.press('Shift+Tab');
      await expect(button(replies(page).last(), 'That’s not right')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button(last, 'Delete')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button(last, 'Edit')).toBeFocused();
      await expect(button(last, 'Edit').locator('..')).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Your words', { exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(last, 'Edit')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type(' And the tea.');
      await freshStart(page);
      await pressAt(page, button(page, 'Save'));
      await expect(replies(page).last()).toContainText('I remember the honey.');
      await expect(last).toContainText('And the tea.');
      // While its reply is made the message cannot be changed; the keyboard stays where it was said.
      await expect(page.getByRole('log')).toBeFocused();
      await pressAt(page, button(last, 'Delete'));
      const asked = page.getByRole('alertdialog');
      await expect(button(asked, 'Keep it')).toBeFocused();
      expect(await aroundDialog(page, asked)).toBe(2);
      await page.keyboard.press('Escape');
      await expect(button(last, 'Delete')).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, button(asked, 'Delete'));
      await page.keyboard.press('Enter');
      await expect(ownMessages(page)).toHaveCount(1);
      await expect(page.getByRole('log')).toBeFocused();
    });

    await test.step('the gallery', async () => {
      await page.reload();
      await expect(composerOf(page)).toBeVisible();
      await pressAt(page, button(page, 'Photo gallery'));
      const gallery = await dialogOpened(page, 'Photo gallery');
      await aroundDialog(page, gallery);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        pressAt(page, button(gallery, 'Choose a photo')),
      ]);
      const file = { name: 'her.jpg', mimeType: 'image/jpeg', buffer: await picture() };
      await chooser.setFiles([file]);
      await pressAt(page, button(gallery, 'Add photo'));
      await expect(gallery.getByText('1 of 5 photos')).toBeVisible();
      // Its buttons have gone; the focus has not.
      await aroundDialog(page, gallery);
      await pressAt(page, button(gallery, 'Delete photo 1'));
      const asked = page.getByRole('alertdialog');
      await tabTo(page, button(asked, 'Delete'));
      await page.keyboard.press('Enter');
      await expect(gallery.getByRole('img')).toHaveCount(0);
      await expect(gallery).toContainText('0 of 5 photos');
      await aroundDialog(page, gallery);
      await expect(page.getByText('Photo deleted', { exact: true })).toBeVisible();
      // A notice is open as well: Esc is the dialog's.
      await page.keyboard.press('Escape');
      await expect(gallery).toBeHidden();
      await expect(page.getByText('Photo deleted', { exact: true })).toBeVisible();
      await expect(button(page, 'Photo gallery')).toBeFocused();
    });

    await test.step('the profile, changed', async () => {
      await pressAt(page, button(page, 'Edit Profile'));
      const dialog = await dialogOpened(page, 'Edit Profile');
      await aroundDialog(page, dialog);
      await tabTo(page, dialog.getByLabel('Important dates'));
      await page.keyboard.type('Born 3 May 1948 in Bergen.');
      await pressAt(page, button(dialog, 'Save changes'));
      await expect(dialog).toBeHidden();
      await expect(button(page, 'Edit Profile')).toBeFocused();
    });

    await test.step('the keys, the account, and out', async () => {
      await page.keyboard.press('Control+/');
      const keys = await dialogOpened(page, 'Keyboard shortcuts');
      expect(await aroundDialog(page, keys)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(button(page, 'Edit Profile')).toBeFocused();
      await pressAt(page, page.getByRole('link', { name: 'Your account' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
      await tabTo(page, button(page, /Delete/).last());
      await page.keyboard.press('Enter');
      await aroundDialog(page, page.getByRole('alertdialog'));
      await page.keyboard.press('Escape');
      await page.goto('/');
      await pressAt(page, button(page, 'Log out'));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(button(page, 'Begin')).toBeVisible();
    });
  });
});

test.describe('on a screen that is touched', () => {
  test.use({
    settings: { PAYMENTS: 'off' },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('the drawer and the menu of a message by keyboard: Esc closes what came last', async ({
    page,
    product,
  }) => {
    product.model.scenario('plain', { reply: 'I have the fjord.' });
    await arrive(page);
    await page.goto('/');
    await tabTo(page, composerOf(page));
    await typeAndSend(page, 'We picked blueberries today.');
    await expect(replies(page)).toContainText(/\d:\d\d/);

    const menu = button(page, 'Edit or delete this message');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'More about this reply')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(button(page.getByRole('alertdialog'), 'Keep it')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    const panel = button(page, 'Show photo, profile and settings');
    await page.reload();
    await pressAt(page, panel);
    const drawer = await dialogOpened(page, 'Photo, profile and settings');
    await aroundDialog(page, drawer);
    await pressAt(page, button(drawer, 'Language: English'));
    const languages = drawer.getByRole('list').filter({ has: page.locator('[aria-current=true]') });
    await expect(languages).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(languages).toBeHidden();
    await expect(button(drawer, 'Language: English')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(panel).toBeFocused();
    await page.keyboard.press('Enter');
    await pressAt(page, button(drawer, 'Photo gallery'));
    await dialogOpened(page, 'Photo gallery');
    await page.keyboard.press('Escape');
    await expect(panel).toBeFocused();
  });
});
