import type { Locator, Page } from '@playwright/test';
import { arrive, expect, registerOnScreen, test } from './support.ts';

test.use({ settings: { PAYMENTS: 'off' }, viewport: { width: 1440, height: 800 } });

const NO_PHOTO = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
const FIVE_MB = 5 * 1024 * 1024;
const TOO_LARGE = {
  name: 'her.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(FIVE_MB + 1, 7),
};

/** Stands the page's clock still, so that a test may say to the millisecond what happens when. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is there to be measured');
  return box;
}

/** Moves a notice to the right by so many pixels, as a finger or a mouse does. */
async function swipe(page: Page, notice: Locator, distance: number) {
  const { x, y } = await boxOf(notice);
  await page.mouse.move(x + 20, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 20 + distance / 2, y + 12);
  await page.mouse.move(x + 20 + distance, y + 12);
  await page.mouse.up();
}

test('notices: one at a time, gone after 5 s or a swipe of 50 px, reached with F8, where they stay', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    const waits: number[] = [];
    Object.assign(window, {
      waits,
      setTimeout: (run: TimerHandler, wait = 0, ...rest: unknown[]) => {
        waits.push(wait);
        return set(run, wait, ...rest);
      },
    });
  });
  await arrive(page, { profile: false });
  await page.goto('/');
  const file = page.locator('input[type=file]');
  await file.setInputFiles(NO_PHOTO);
  const area = page.getByRole('region', { name: 'Notices (F8)' });
  const notice = area.getByRole('listitem');
  await expect(notice).toContainText('Invalid file type');
  await expect(notice).toContainText('Please select an image file');
  expect((await boxOf(area.getByRole('list'))).width).toBe(420);

  await file.setInputFiles(TOO_LARGE);
  await expect(notice).toContainText('File too large');
  await expect(notice).toContainText('Please select an image under 5MB');
  await expect(notice).toHaveCount(1);

  await page.keyboard.press('F8');
  await expect(area.getByRole('list')).toBeFocused();
  await page.getByLabel('Name', { exact: true }).focus();

  await swipe(page, notice, 40);
  await expect(notice).toBeVisible();
  await swipe(page, notice, 60);
  await expect(notice).toHaveCount(0);
  // It is forgotten, rather than only closed, 1,000,000 ms later.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'waits'))).toContain(1_000_000);

  await page.mouse.move(5, 5);
  await stopClock(page);
  await file.setInputFiles(NO_PHOTO);
  await expect(notice).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);

  // Whoever went there with F8 may stay as long as they like.
  await file.setInputFiles(NO_PHOTO);
  await expect(notice).toBeVisible();
  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await page.getByLabel('Name', { exact: true }).focus();
  await page.clock.runFor(5_100);
  await expect(notice).toHaveCount(0);
});

for (const [screen, payments, role, below] of [
  ['profile', 'off', 'textbox', 'Name'],
  ['payment page', 'sandbox', 'button', 'I need help now'],
] as const) {
  test.describe('on a phone', () => {
    test.use({ settings: { PAYMENTS: payments }, viewport: { width: 360, height: 780 } });

    test(`the first notice leaves the ${screen} its way out, its heading and “${below}”`, async ({
      page,
    }) => {
      await registerOnScreen(page, 'bea@example.org');
      const notice = page.getByRole('region', { name: 'Notices (F8)' }).getByRole('listitem');
      await expect(notice).toContainText('Account created');
      // It stays for as long as the focus is there.
      await page.keyboard.press('F8');
      const { y, height } = await boxOf(notice);
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(y).toBeGreaterThanOrEqual(heading.y + heading.height);
      const next = await boxOf(page.getByRole(role, { name: below, exact: true }));
      expect(y + height).toBeLessThanOrEqual(next.y);
      const wayOut = await boxOf(page.getByRole('button', { name: 'Log out' }));
      expect(wayOut.y + wayOut.height).toBeLessThanOrEqual(y);
    });
  });
}

test('tooltips: after 700 ms, at once within 300 ms of another, 4 px away', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  const theme = page.getByRole('button', { name: 'Switch between light and dark' });
  const eye = page.getByRole('button', { name: 'Show password' });
  const nowhere = page.getByRole('heading', { level: 1 });
  const tooltip = page.locator('[popover=manual]');
  await expect(eye).toBeVisible();
  await stopClock(page);

  await theme.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Switch between light and dark');
  await expect(tooltip).toBeVisible();
  const control = await boxOf(theme);
  expect((await boxOf(tooltip)).y - (control.y + control.height)).toBe(4);

  await nowhere.hover();
  await page.clock.runFor(100);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(299);
  await eye.hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Show password');
  await expect(tooltip).toBeVisible();

  await nowhere.hover();
  await page.clock.runFor(100);
  await page.clock.runFor(301);
  await theme.hover();
  await page.clock.runFor(1);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(699);
  await expect(tooltip).toBeVisible();
});

test.describe('on a system that prefers the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the room is light until it is dimmed, stays as chosen, and never flashes', async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    const light = await paper();
    const change = page.getByRole('button', { name: 'Switch between light and dark' });
    await change.click();
    expect(await stored()).toBe('dark');
    await page.goto('/auth');
    await change.click();
    expect(await stored()).toBe('light');
    await change.click();
    expect(await stored()).toBe('dark');

    // With every script of the page held back, what is seen is what is painted first.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass(/dark/);
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.goto('/');
    expect(await paper()).toBe(light);
  });
});

test('changing between register and log-in clears every field and error', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'I already have an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('bea@example');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(/Please enter a valid email|Password is required/)).toHaveCount(0);
  await expect(email).toHaveValue('');
  await expect(
    page.getByText('Must be at least 8 characters and contain uppercase, lowercase, and number'),
  ).toBeVisible();
  for (const [name, href] of [
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await email.fill('bea@example.org');
  await password.fill('harbour77');
  await page.getByLabel('Confirm password').fill('harbour78');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const sentence of [
    'Password must contain at least one uppercase letter',
    'Passwords do not match',
    'You must accept the Terms of Service and the Privacy Policy',
    'You must accept image rights and AI disclaimer',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(email).toHaveValue('');
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});
