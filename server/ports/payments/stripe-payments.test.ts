import { afterEach, describe, expect, test } from 'vitest';
import { type ManualClock, manualClock } from '#tests/support/manual-clock.ts';
import {
  type StripeFault,
  type StripeServer,
  startStripeServer,
} from '#tests/support/stripe-server/stripe-server.ts';
import { paymentsSuite } from './payments-suite.ts';
import { type Payments, PaymentsUnavailable } from './port.ts';
import { createStripePayments } from './stripe-payments.ts';

const ANNA = { userId: 'anna', email: 'anna@example.org' };
const running: StripeServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

interface Stage {
  payments: Payments;
  clock: ManualClock;
  stripe: StripeServer;
}

async function stage(priceId?: string): Promise<Stage> {
  const clock = manualClock();
  const stripe = await startStripeServer({ now: () => clock.now() });
  running.push(stripe);
  const payments = createStripePayments(
    {
      secretKey: 'sk_test_of_the_twin',
      publishableKey: 'pk_test_of_the_twin',
      webhookSecret: 'whsec_of_the_twin',
      apiBase: stripe.url,
      priceId,
      productName: 'Keepsake',
    },
    clock,
  );
  return { payments, clock, stripe };
}

describe('payments through Stripe', () => {
  paymentsSuite(async () => {
    const { payments, clock, stripe } = await stage();
    return {
      payments,
      clock,
      confirm: async (secret) => void stripe.book.confirmPayment(secret),
    };
  });

  test('calls that overlap make one customer, one price and one subscription', async () => {
    const { payments, stripe } = await stage();
    stripe.delay(40);
    const ids = await Promise.all([1, 2, 3].map(() => payments.createCustomer(ANNA)));
    const id = ids[0] ?? '';
    const forms = await Promise.all([1, 2, 3].map(() => payments.prepare(id)));
    expect(new Set(ids).size).toBe(1);
    expect(new Set(forms.map((form) => form.clientSecret)).size).toBe(1);
    const { customers, subscriptions, prices } = stripe.book;
    expect([customers.size, subscriptions.size, prices.size]).toEqual([1, 1, 1]);
  });

  test('the first payment is confirmed on the page, with the secret of the invoice', async () => {
    const { payments, stripe } = await stage();
    const id = await payments.createCustomer(ANNA);
    const form = await payments.prepare(id);
    expect(form).toEqual({ clientSecret: expect.stringMatching(/^pi_/), setupMode: false });
    expect((await payments.read(id)).status).toBe('incomplete');
    stripe.book.confirmPayment(form.clientSecret);
    expect((await payments.read(id)).status).toBe('active');
  });

  test('a form that lay open for 23 hours is replaced by a new one', async () => {
    const { payments, clock, stripe } = await stage();
    const id = await payments.createCustomer(ANNA);
    const old = await payments.prepare(id);
    clock.advance(23 * 3_600_000 - 1_000);
    expect(await payments.prepare(id)).toEqual(old);
    clock.advance(1_000);
    expect((await payments.read(id)).status).toBe('none');
    const fresh = await payments.prepare(id);
    expect(fresh.clientSecret).not.toBe(old.clientSecret);
    stripe.book.confirmPayment(fresh.clientSecret);
    expect((await payments.read(id)).status).toBe('active');
  });

  test('a first invoice of nothing saves the card instead', async () => {
    const { payments, stripe } = await stage();
    stripe.book.terms({ firstAmount: 0 });
    const id = await payments.createCustomer(ANNA);
    const form = await payments.prepare(id);
    expect(form).toEqual({ clientSecret: expect.stringMatching(/^seti_/), setupMode: true });
    expect(await payments.prepare(id)).toEqual(form);
    expect((await payments.read(id)).status).toBe('incomplete');
    const card = stripe.book.confirmSetup(form.clientSecret);
    expect(await payments.complete(id, card)).toEqual({ type: 'done' });
    expect((await payments.read(id)).status).toBe('active');
    const [subscription] = [...stripe.book.subscriptions.values()];
    expect(subscription?.default_payment_method).toBe(card);
  });

  test('a renewal that failed is paid with another card', async () => {
    const { payments, clock, stripe } = await stage();
    const id = await payments.createCustomer(ANNA);
    stripe.book.confirmPayment((await payments.prepare(id)).clientSecret);
    stripe.book.terms({ renewals: 'failed' });
    clock.set(Date.UTC(2026, 11, 22));
    expect((await payments.read(id)).status).toBe('past_due');
    expect((await payments.prepare(id)).setupMode).toBe(false);
    expect(await payments.complete(id, 'pm_card_chargeCustomerFail')).toEqual({ type: 'declined' });
    expect(await payments.complete(id, 'pm_card_visa')).toEqual({ type: 'done' });
    expect((await payments.read(id)).status).toBe('active');
  });

  test('a card of somebody else is no card', async () => {
    const { payments, stripe } = await stage();
    const [anna, bela] = [
      await payments.createCustomer(ANNA),
      await payments.createCustomer({ userId: 'bela', email: 'bela@example.org' }),
    ];
    const card = stripe.book.attach('pm_card_visa', bela);
    expect(await payments.complete(anna, card.id)).toEqual({ type: 'unknown_method' });
    expect(card.customer).toBe(bela);
  });

  test('a withdrawal gives back what was paid, once', async () => {
    const { payments, stripe } = await stage();
    const id = await payments.createCustomer(ANNA);
    const { clientSecret } = await payments.prepare(id);
    const intent = stripe.book.confirmPayment(clientSecret);
    await payments.end(id, 'withdraw');
    await payments.end(id, 'withdraw');
    expect(stripe.book.refunds).toMatchObject([{ amount: 2_900, payment_intent: intent }]);
  });

  test('a price that is not what people agree to is never charged', async () => {
    const { payments, stripe } = await stage('price_named');
    const price = stripe.book.addPrice(null);
    stripe.book.prices.set('price_named', { ...price, id: 'price_named', unit_amount: 3_900 });
    const id = await payments.createCustomer(ANNA);
    await expect(payments.prepare(id)).rejects.toThrow('not the one that people agree to');
    stripe.book.prices.set('price_named', { ...price, id: 'price_named' });
    expect((await payments.prepare(id)).setupMode).toBe(false);
    expect(stripe.book.subscriptions.size).toBe(1);
  });

  test.each<StripeFault>(['down', 'error', 'rate_limit', 'redirect', 'garbage'])(
    'ASVS V15.3.2, drill 14: Stripe %s is told as out of reach, and no redirect is followed',
    async (fault) => {
      const { payments, stripe } = await stage();
      const id = await payments.createCustomer(ANNA);
      stripe.fault(fault);
      await expect(payments.read(id)).rejects.toThrow(PaymentsUnavailable);
      await expect(payments.prepare(id)).rejects.toThrow(PaymentsUnavailable);
      expect(stripe.redirected()).toBe(0);
      expect(stripe.calls.length).toBeLessThan(8);
      stripe.fault('none');
      expect((await payments.prepare(id)).clientSecret).toMatch(/^pi_/);
    },
  );
});
