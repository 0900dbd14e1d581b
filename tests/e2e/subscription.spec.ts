import type { Page } from '@playwright/test';
import { describeMother, expect, registerOnScreen, replies, test, write } from './support.ts';

test.use({ settings: { PAYMENTS: 'sandbox' } });

async function payWith(page: Page, number: RegExp): Promise<void> {
  await page.getByRole('button', { name: number }).click();
  await page.getByRole('checkbox', { name: /I agree to pay/ }).check();
  await page.getByRole('button', { name: 'Subscribe for $29/month' }).click();
}

for (const [theme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 }, hasTouch: width < 500 });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    test(`each state of the subscription, ${theme} ${width}`, async ({
      page,
      shot,
      consoleErrors,
    }) => {
      await registerOnScreen(page, 'fina@example.org');
      await expect(page.getByText('No money moves here')).toBeVisible();
      await shot(page, 'subscribe');
      await page.getByRole('button', { name: 'I need help now' }).click();
      await page.getByLabel('Your words').fill('It is very hard tonight.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
      await shot(page, 'help-without-a-subscription');
      await page.getByRole('button', { name: 'Close this' }).click();

      await page.getByLabel('Card number').fill('4111 1111 1111 1111');
      await page.getByRole('button', { name: 'Subscribe for $29/month' }).click();
      await expect(page.getByText(/^Only the test numbers work here/)).toBeVisible();
      await payWith(page, /4000 0000/);
      await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
      await payWith(page, /4000 0025/);
      await expect(page.getByRole('heading', { name: /Your bank asks/ })).toBeVisible();
      await shot(page, 'bank');
      await page.getByRole('button', { name: 'No, go back' }).click();
      await expect(
        page.getByText('The payment was not confirmed, so nothing was paid.', { exact: true }),
      ).toBeVisible();
      await payWith(page, /4000 0025/);
      await page.getByRole('button', { name: 'Yes, this is me' }).click();
      await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/chat');

      await page.goto('/account');
      await expect(page.getByText(/\$29 a month. It renews on/)).toBeVisible();
      await shot(page, 'running');
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByText(/It is paused: it runs until/)).toBeVisible();
      await shot(page, 'pausing');
      await page.getByRole('button', { name: 'Go on after all' }).click();
      await expect(page.getByText(/It renews on/)).toBeVisible();

      await page.route('**/api/cancel-subscription', (route) => route.abort());
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Cancellation failed', { exact: true })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.unroute('**/api/cancel-subscription');
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await shot(page, 'cancel-asked');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Subscription cancelled', { exact: true })).toBeVisible();
      await expect(page.getByText(/It is cancelled and runs until/)).toBeVisible();
      await shot(page, 'cancelled');

      await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await expect(page.getByText('You have withdrawn', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Subscribe for $29/month' })).toBeVisible();
      await shot(page, 'withdrawn');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(consoleErrors.filter((line) => !/402|ERR_FAILED/.test(line))).toEqual([]);
      consoleErrors.length = 0;
    });

    test(`a conversation is read without a subscription, ${theme} ${width}`, async ({
      page,
      product,
      shot,
    }) => {
      await product.restart({ PAYMENTS: 'off', DAILY_MESSAGE_LIMIT: '5' });
      await registerOnScreen(page, 'gala@example.org');
      await describeMother(page);
      await page.getByRole('button', { name: 'Create profile' }).click();
      await write(page, 'I made your tea.');
      await expect(replies(page).last()).toContainText(/\w{3}/);
      // Nothing is asked of a server that is away: what a page then meets is tested elsewhere.
      await page.goto('/healthz');
      await product.restart({ PAYMENTS: 'sandbox' });
      await page.goto('/');
      await page.getByRole('link', { name: 'Read your conversation' }).click();
      await expect(page.getByRole('heading', { name: 'Open to read' })).toBeVisible();
      await expect(page.getByText('I made your tea.')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Edit/ })).toHaveCount(0);
      await shot(page, 'reading');
      await page.getByRole('button', { name: 'I need help now' }).click();
      await page.getByRole('textbox').fill('I am not well tonight.');
      await page.getByRole('textbox').press('Enter');
      await expect(replies(page).last()).toContainText('988');
      await shot(page, 'reading-helped');
      await page.getByRole('button', { name: 'Close this' }).click();
      await page.getByRole('link', { name: 'See the subscription' }).click();
      await expect(page.getByRole('heading', { name: 'Premium plan' })).toBeVisible();
    });
  });
}

test.describe('far from Europe', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('the way to withdraw is shown to whoever has said that they are at home there', async ({
    page,
  }) => {
    await registerOnScreen(page, 'hanna@example.org');
    await expect(page.getByRole('button', { name: 'Subscribe for $29/month' })).toBeVisible();
    const terms = page.getByText(/withdraw from the contract within 14 days/);
    await expect(terms).toHaveCount(0);
    await page.evaluate(() =>
      fetch('/api/account', {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ country: 'DE' }),
      }),
    );
    await page.reload();
    await expect(terms).toBeVisible();
    await payWith(page, /4242/);
    await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toBeVisible();
  });
});
