import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import {
  arrive,
  chooseTheme,
  composerOf,
  dialogOpened,
  expect,
  expectAccessible,
  ownMessages,
  picture,
  replies,
  test,
  write,
} from './support.ts';

test.use({ settings: { PAYMENTS: 'off' }, viewport: { width: 1280, height: 800 } });

/** The edge of a box as it is painted: its width (px) and whether it differs from what is inside. */
async function edgeOf(box: Locator): Promise<{ width: number; isSeen: boolean }> {
  return box.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      width: Number.parseFloat(style.borderTopWidth),
      isSeen: style.borderTopColor !== style.backgroundColor && style.borderTopStyle !== 'none',
    };
  });
}

/** How bright (0 to 255) the brightest spot inside a tick's box is, its edge left out. */
async function brightestInside(box: Locator): Promise<number> {
  const picture = sharp(await box.locator('..').screenshot());
  const inner = picture.extract({ left: 5, top: 5, width: 14, height: 14 });
  const { channels } = await sharp(await inner.png().toBuffer()).stats();
  return Math.max(...channels.map(({ max }) => max));
}

const SEEN = { width: 1, isSeen: true };

test('where the device puts its own colours over the page, nothing that says something is lost', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/auth?mode=register');
  const email = page.getByLabel('Email', { exact: true });
  const box = page.getByRole('checkbox').first();
  // The log-in that was drawn ahead has a field of this name too, until the app is there.
  await expect(box).toBeVisible();
  expect([await edgeOf(email), await edgeOf(box)]).toEqual([SEEN, SEEN]);
  expect(await brightestInside(box)).toBeLessThan(40);
  await box.check();
  expect(await brightestInside(box)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveCSS('outline-style', 'solid');
  const ring = await email.evaluate((field) => getComputedStyle(field).outlineColor);
  await expect(page.locator('html')).not.toHaveCSS('background-color', ring);
  expect(await edgeOf(page.getByRole('button', { name: 'Create account' }))).toEqual(SEEN);
  await page.screenshot({ path: 'shots/e2e/own-colours-register.png' });

  product.model.scenario('plain', { reply: 'I have the fjord.' });
  await arrive(page);
  await page.goto('/');
  await write(page, 'I picked blueberries today.');
  await expect(replies(page)).toContainText(/\d:\d\d/);
  // Who has said what is told by more than the colour of the ground.
  expect(await edgeOf(ownMessages(page).getByText('I picked blueberries'))).toEqual(SEEN);
  expect(await edgeOf(page.getByText('AI', { exact: true }))).toEqual(SEEN);
  await composerOf(page).fill('And then?');
  expect(await edgeOf(page.getByRole('button', { name: 'Send' }))).toEqual(SEEN);
  await page.getByRole('button', { name: 'Photo gallery' }).click();
  const gallery = await dialogOpened(page, 'Photo gallery');
  expect(await edgeOf(gallery)).toEqual(SEEN);
  await gallery
    .locator('input[type=file]')
    .setInputFiles({ name: 'her.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await gallery.getByRole('button', { name: 'Add photo' }).click();
  const mark = gallery.getByText('Default', { exact: true });
  await expect(mark).toBeVisible();
  expect(await edgeOf(mark)).toEqual(SEEN);
  await page.screenshot({ path: 'shots/e2e/own-colours-gallery.png' });
});

test('whoever asks for more contrast gets 7 to 1 for every word, in both rooms', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  const expectStrong = async () => {
    for (const theme of ['dark', 'light'] as const) {
      await chooseTheme(page, theme);
      await expectAccessible(page, ['color-contrast-enhanced']);
    }
  };
  await page.goto('/');
  await expectStrong();
  await page.goto('/auth?mode=register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectStrong();
  product.model.scenario('plain', { reply: 'I have the fjord.' });
  await arrive(page);
  await page.goto('/');
  await write(page, 'I picked blueberries today.');
  await expect(replies(page)).toContainText(/\d:\d\d/);
  await expectStrong();
  await page.goto('/account');
  await expect(page.getByText('Nobody has opened your account.')).toBeVisible();
  await expectStrong();
});
