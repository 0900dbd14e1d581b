import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { describeMother, dialogOpened, expect, registerOnScreen, test } from './support.ts';

test.use({ settings: { PAYMENTS: 'off', AI_PROVIDER: 'builtin' } });

/** A photo-like picture: sky, hill and a sun, in colours that tell one from the other. */
function picture(hue: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">
    <rect width="900" height="700" fill="hsl(${hue} 35% 72%)"/>
    <circle cx="620" cy="210" r="90" fill="hsl(45 70% 82%)"/>
    <path d="M0 520 Q 240 330 480 500 T 900 430 V 700 H 0 Z" fill="hsl(${hue + 60} 25% 42%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

async function choose(page: Page, hue: number): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: `photo-${hue}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(hue),
    });
}

async function addPhoto(page: Page, hue: number): Promise<void> {
  await choose(page, hue);
  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByText('Photo added', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toHaveCount(0);
}

async function enterRoom(page: Page, email: string): Promise<void> {
  await registerOnScreen(page, email);
  await describeMother(page);
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeVisible();
}

async function openGallery(page: Page, width: number) {
  if (width < 900) {
    await page.getByRole('button', { name: 'Show photo, profile and settings' }).click();
    await dialogOpened(page, 'Photo, profile and settings');
  }
  await page.getByRole('button', { name: 'Photo gallery' }).click();
  return dialogOpened(page, 'Photo gallery');
}

/** The photo beside the conversation, as an address. */
async function shownPhoto(page: Page): Promise<string | null> {
  return page.locator('aside img').first().getAttribute('src');
}

for (const [theme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 500, isMobile: width < 500 });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    test(`the life of a gallery, ${theme} ${width}`, async ({ page, shot }) => {
      await enterRoom(page, 'anna@example.org');
      const gallery = await openGallery(page, width);
      const tiles = gallery.getByRole('listitem');

      await test.step('empty', async () => {
        await expect(gallery.getByText('0 of 5 photos')).toBeVisible();
        await expect(gallery.getByText('No photos here yet.')).toBeVisible();
        await shot(page, 'gallery-empty');
      });

      await test.step('one: it is the default by itself', async () => {
        await choose(page, 200);
        await expect(gallery.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
        await shot(page, 'gallery-preview');
        await page.getByRole('button', { name: 'Add photo' }).click();
        await expect(gallery.getByText('1 of 5 photos · Default photo set')).toBeVisible();
        await expect(tiles).toHaveCount(1);
        await expect(tiles.first()).toContainText('Default');
        await expect(page.getByRole('button', { name: 'Clear default' })).toHaveCount(0);
        await shot(page, 'gallery-one');
      });

      await test.step('five: there is no room for more', async () => {
        for (const hue of [20, 90, 280, 330]) await addPhoto(page, hue);
        await expect(gallery.getByText('5 of 5 photos · Default photo set')).toBeVisible();
        await expect(gallery.getByText('Maximum of 5 photos reached')).toBeVisible();
        await expect(gallery.getByText('Delete a photo to upload a new one')).toBeVisible();
        await expect(gallery.getByRole('button', { name: 'Choose a photo' })).toHaveCount(0);
        await tiles.nth(1).hover();
        await shot(page, 'gallery-full');
        for (const tile of await tiles.all()) {
          await expect(tile.locator('img')).toHaveJSProperty('complete', true);
          expect(await tile.locator('img').getAttribute('src')).toContain('?size=small');
        }
      });

      await test.step('another default, by keyboard', async () => {
        const box = tiles.nth(2).getByRole('checkbox', { name: /Set as default/ });
        await box.focus();
        await page.keyboard.press('Space');
        await expect(
          page.getByText('This photo will always be displayed.', { exact: true }),
        ).toBeVisible();
        await expect(tiles.nth(2)).toContainText('Default');
        await expect(box).toBeChecked();
        await expect(tiles.nth(0).getByRole('checkbox')).not.toBeChecked();
      });

      await test.step('rotation', async () => {
        await page.getByRole('button', { name: 'Clear default' }).click();
        await expect(
          page.getByText('Photos will now rotate randomly.', { exact: true }),
        ).toBeVisible();
        await expect(
          gallery.getByText('5 of 5 photos · No default - rotates randomly'),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: 'Clear default' })).toHaveCount(0);
      });

      await test.step('deleting asks first', async () => {
        await tiles.nth(4).hover();
        await page.getByRole('button', { name: 'Delete photo 5' }).click();
        const question = page.getByRole('alertdialog', { name: 'Delete this photo?' });
        await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
        await shot(page, 'gallery-deleting');
        await question.getByRole('button', { name: 'Keep it' }).click();
        await expect(tiles).toHaveCount(5);
        await page.getByRole('button', { name: 'Delete photo 5' }).click();
        await question.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(page.getByText('Photo deleted', { exact: true })).toBeVisible();
        await expect(tiles).toHaveCount(4);
        await expect(gallery.getByText('4 of 5 photos')).toBeVisible();
      });

      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('the photo by the avatar: uploaded, shown at once, and in the gallery as the default', async ({
  page,
  shot,
}) => {
  await enterRoom(page, 'bea@example.org');
  await page.getByRole('button', { name: /Photo of Ingrid.*Change it/ }).click();
  const dialog = await dialogOpened(page, 'Photo');
  await choose(page, 140);
  await expect(dialog.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
  await shot(page, 'photo-chosen');
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(
    page.getByText('Your memorial photo has been updated successfully', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => shownPhoto(page)).toMatch(/^\/objects\//);
  const gallery = await openGallery(page, 1280);
  await expect(gallery.getByText('1 of 5 photos · Default photo set')).toBeVisible();
  for (const hue of [0, 60, 120, 180]) await addPhoto(page, hue);
  await gallery.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Photo of Ingrid.*Change it/ }).click();
  await dialogOpened(page, 'Photo');
  await expect(page.getByText('Maximum of 5 photos reached')).toBeVisible();
  await shot(page, 'photo-full');
  await page.getByRole('dialog').getByRole('button', { name: 'Photo gallery' }).click();
  await dialogOpened(page, 'Photo gallery');
});

test('what cannot be a photo is told, and what the server refuses can be tried again', async ({
  page,
  product,
  consoleErrors,
}) => {
  await enterRoom(page, 'carla@example.org');
  const gallery = await openGallery(page, 1280);
  const input = gallery.locator('input[type=file]');

  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image file', { exact: true })).toBeVisible();
  await input.setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5_242_881),
  });
  await expect(page.getByText('File too large', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image under 5MB', { exact: true })).toBeVisible();
  await input.setInputFiles({
    name: 'no.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo at all'),
  });
  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Please select an image file\. PNG/)).toBeVisible();

  // Subscriptions begin to be asked for: the upload goes through, its place in the gallery does not.
  await product.restart({ PAYMENTS: 'sandbox', AI_PROVIDER: 'builtin' });
  await choose(page, 30);
  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^A subscription is needed/)).toBeVisible();
  await expect(gallery.getByRole('img', { name: 'The photo you chose' })).toBeVisible();

  await product.restart({ PAYMENTS: 'off', AI_PROVIDER: 'builtin' });
  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByText('Photo added', { exact: true })).toBeVisible();
  await expect(gallery.getByText('1 of 5 photos · Default photo set')).toBeVisible();

  await page.route('**/api/photos/**', (route) => route.abort());
  await gallery.getByRole('button', { name: 'Delete photo 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Failed to delete photo.', { exact: true })).toBeVisible();
  await page.unroute('**/api/photos/**');

  await page.route('**/api/photos', (route) => route.abort());
  await page.reload();
  await openGallery(page, 1280);
  await expect(
    page.getByText('Your photos could not be read just now. Nothing is lost.', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/api/photos');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(gallery.getByText('1 of 5 photos · Default photo set')).toBeVisible();
  // The refusals are told by the browser itself, and by nobody else.
  expect(consoleErrors.filter((line) => !/status of 4\d\d|ERR_FAILED/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});

test('drill 25: what one tab does with a photo shows in the other within two seconds', async ({
  page,
  context,
}) => {
  await enterRoom(page, 'dora@example.org');
  const gallery = await openGallery(page, 1280);
  await addPhoto(page, 10);
  const first = await shownPhoto(page);
  const other = await context.newPage();
  await other.goto('/');
  const shownThere = () => shownPhoto(other);
  await expect.poll(shownThere).toBe(first);
  await addPhoto(page, 250);
  await gallery.getByRole('checkbox', { name: 'Set as default Photo 2' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(shownThere, { timeout: 2_000 }).not.toBe(first);
  const second = await shownThere();
  expect(second).toMatch(/^\/objects\//);
  await expect.poll(() => shownPhoto(page)).toBe(second);
});

test('without a subscription photos are looked at and deleted, and nothing else', async ({
  page,
  product,
}) => {
  await enterRoom(page, 'emil@example.org');
  const gallery = await openGallery(page, 1280);
  for (const hue of [40, 220]) await addPhoto(page, hue);
  await page.goto('/healthz');
  await product.restart({ PAYMENTS: 'sandbox', AI_PROVIDER: 'builtin' });
  await page.goto('/chat?read');
  await openGallery(page, 1280);
  await expect(gallery.getByText('2 of 5 photos · Default photo set')).toBeVisible();
  await expect(gallery.getByRole('button', { name: /Choose a photo|Clear default/ })).toHaveCount(
    0,
  );
  for (const box of await gallery.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await gallery.getByRole('listitem').nth(1).hover();
  await gallery.getByRole('button', { name: 'Delete photo 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Photo deleted', { exact: true })).toBeVisible();
  await expect(gallery.getByText('1 of 5 photos')).toBeVisible();
});
