import type { Page } from '@playwright/test';
import { routeStripe, test } from './stripe-page.ts';
import { expect, registerOnScreen } from './support.ts';

const TERMS = /I agree to pay/;
const DECLINED = '4000 0000 0000 0002';

async function payWith(page: Page, number: string): Promise<void> {
  await page
    .frameLocator('iframe[title="Secure payment input frame"]')
    .getByLabel('Card number')
    .fill(number);
  await page.getByRole('checkbox', { name: TERMS }).check();
  await page.getByRole('button', { name: 'Subscribe for $29/month' }).click();
}

function profileForm(page: Page) {
  return page.getByRole('heading', { name: 'Tell us about the person you lost' });
}

test('paying through Stripe: agreement, a declined card, then one that is taken', async ({
  page,
  product,
  stripe,
  shot,
}) => {
  await registerOnScreen(page, 'anna@example.org');
  await expect(page.getByRole('heading', { name: 'Premium plan' })).toBeVisible();
  await expect(page.getByText('60 messages a day')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe for $29/month' }).click();
  await expect(page.getByText('Please tick this first')).toBeVisible();
  expect(stripe.book.payments).toEqual([]);
  await shot(page, 'unagreed');
  await payWith(page, DECLINED);
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible();
  await shot(page, 'declined');
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
  await expect(profileForm(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/chat');
  expect(stripe.book.payments).toHaveLength(1);

  const policyOf = async (path: string) =>
    (await page.request.get(`${product.url}${path}`)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/subscribe')).toContain('https://js.stripe.com');
  for (const path of ['/', '/chat', '/account', '/subscribed']) {
    expect(await policyOf(path)).not.toContain('stripe');
    expect(await policyOf(path)).toContain("frame-src 'none'");
  }
});

test('attack 14: another page lets no script of Stripe in', async ({ page, consoleErrors }) => {
  await page.goto('/');
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.src = 'https://js.stripe.com/endive/stripe.js';
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        script.addEventListener('load', () => resolve('loaded'));
        document.head.append(script);
      }),
  );
  expect(blocked).toBe('script-src-elem');
  expect(consoleErrors.filter((line) => !line.includes('Content Security Policy'))).toEqual([]);
  consoleErrors.length = 0;
});

test('with nothing to pay yet the card is saved and the subscription completed', async ({
  page,
  stripe,
}) => {
  stripe.book.terms({ firstAmount: 0 });
  await registerOnScreen(page, 'bea@example.org');
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
  await expect(profileForm(page)).toBeVisible();
});

test('coming back from a bank, paid and not paid', async ({ page, stripe, shot }) => {
  await registerOnScreen(page, 'cora@example.org');
  await expect(page.getByRole('button', { name: 'Subscribe for $29/month' })).toBeVisible();
  await page.goto('/subscribe?payment_intent=pi_1&redirect_status=failed');
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe for $29/month' })).toBeVisible();
  expect(page.url()).toMatch(/\/subscribe$/);
  await shot(page, 'came-back-unpaid');
  const [invoice] = [...stripe.book.invoices.values()];
  stripe.book.confirmPayment(invoice?.confirmation_secret?.client_secret ?? '');
  await page.goto('/subscribe?payment_intent=pi_1&redirect_status=succeeded');
  await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
  await expect(profileForm(page)).toBeVisible();
});

test('drill 14: when nothing can be loaded it is said, and can be tried again', async ({
  page,
  stripe,
  shot,
  consoleErrors,
}) => {
  stripe.fault('rate_limit');
  await registerOnScreen(page, 'dora@example.org');
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page.getByText('Payment Setup Failed', { exact: true })).toBeVisible();
  await shot(page, 'not-loaded');

  stripe.fault('none');
  await page.route('**/api/get-or-create-subscription', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await expect(page.getByText('No payment information received', { exact: true })).toBeVisible();
  await page.unroute('**/api/get-or-create-subscription');

  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await expect(
    page.getByText('Unable to load subscription information. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await page.unrouteAll();
  await routeStripe(page, stripe);
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await expect(page.getByRole('button', { name: 'Subscribe for $29/month' })).toBeVisible();
  expect(consoleErrors.filter((line) => !/503|ERR_FAILED|ERR_NAME/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});

test('another card for the months to come', async ({ page, stripe }) => {
  await registerOnScreen(page, 'edda@example.org');
  await payWith(page, '4242 4242 4242 4242');
  await expect(profileForm(page)).toBeVisible();
  const [subscription] = [...stripe.book.subscriptions.values()];
  const before = subscription?.default_payment_method;
  await page.goto('/subscribe?card');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page.getByText('Your card is saved', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account');
  expect(subscription?.default_payment_method).not.toBe(before);
  expect(stripe.book.payments).toHaveLength(1);
});

test('coming back from a bank with a saved card, which completes the subscription', async ({
  page,
  stripe,
}) => {
  stripe.book.terms({ firstAmount: 0 });
  await registerOnScreen(page, 'fina@example.org');
  await expect(page.getByRole('button', { name: 'Subscribe for $29/month' })).toBeVisible();
  const [setup] = [...stripe.book.setups.values()];
  const secret = setup?.client_secret ?? '';
  const returning = `/subscribe?setup_intent=${setup?.id}&setup_intent_client_secret=${secret}`;
  // Not confirmed there: nothing is saved, and the form is offered again.
  await page.goto(`${returning}&redirect_status=failed`);
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe for $29/month' })).toBeVisible();
  expect(page.url()).toMatch(/\/subscribe$/);
  const saved = stripe.book.confirmSetup(secret);
  await page.goto(`${returning}&redirect_status=succeeded`);
  await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
  await expect(profileForm(page)).toBeVisible();
  const [subscription] = [...stripe.book.subscriptions.values()];
  expect(subscription?.default_payment_method).toBe(saved);
});

test('a saved card for which the bank wants to be asked once more, in vain and then not', async ({
  page,
  stripe,
  shot,
  consoleErrors,
}) => {
  await registerOnScreen(page, 'gala@example.org');
  await payWith(page, '4242 4242 4242 4242');
  await expect(profileForm(page)).toBeVisible();
  await page.goto('/subscribe?card');
  await expect(page.getByRole('button', { name: 'Save this card' })).toBeVisible();
  // Between the form and the card the month ends, and the old card fails.
  stripe.book.terms({ renewals: 'failed' });
  stripe.book.endPeriods();
  await page.route('https://api.stripe.com/confirm-payment', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { type: 'card_error', message: 'Your bank did not confirm this.' } },
    }),
  );
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  await card.getByLabel('Card number').fill('4000 0027 6000 3155');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Your bank did not confirm this.', { exact: true })).toBeVisible();
  expect(stripe.book.payments).toHaveLength(1);
  await shot(page, 'not-confirmed');

  await page.unroute('https://api.stripe.com/confirm-payment');
  await card.getByLabel('Card number').fill('4000 0027 6000 3155');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your card is saved', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account');
  expect(stripe.book.payments).toHaveLength(2);
  expect(consoleErrors.filter((line) => !line.includes('402'))).toEqual([]);
  consoleErrors.length = 0;
});

for (const [what, card] of [
  ['in one step with the saved card', undefined],
  ['with another card', '4242 4242 4242 4242'],
] as const) {
  test(`after a pause it is taken up again ${what}`, async ({ page, stripe, shots }) => {
    await registerOnScreen(page, 'hedda@example.org');
    await payWith(page, '4242 4242 4242 4242');
    await expect(profileForm(page)).toBeVisible();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/It is paused: it runs until/)).toBeVisible();
    stripe.book.endPeriods();
    // As the message of its end, or the check of every quarter hour, would have it asked.
    await page.evaluate(() =>
      fetch('/api/subscription/refresh', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('auth_token')}` },
      }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /paused/i })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/subscribe');
    await shots(page, 'paused');
    await page.setViewportSize({ width: 360, height: 760 });
    await page.getByRole('heading', { name: /paused/i }).scrollIntoViewIfNeeded();
    await shots(page, 'paused-narrow');
    if (card === undefined) {
      await page.getByRole('button', { name: /\$29/ }).click();
    } else {
      await page.getByRole('button', { name: /another card/i }).click();
      await payWith(page, card);
    }
    await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
    await expect(profileForm(page)).toBeVisible();
    expect(stripe.book.payments).toHaveLength(2);
  });
}
