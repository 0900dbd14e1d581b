import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#tests/support/app.ts';
import { type StripeApp, startStripeApp } from '#tests/support/stripe-app.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 15 * 60_000;

let stage: StripeApp;
beforeEach(async () => {
  stage = await startStripeApp();
});
afterEach(() => stage.close());

async function details(person: Person) {
  return (await person.api('GET', '/api/subscription')).json();
}

async function isActive(person: Person): Promise<boolean> {
  return (await person.api('GET', '/api/subscription-status')).json().isActive;
}

function begin(person: Person) {
  return person.api('POST', '/api/get-or-create-subscription');
}

async function subjects(): Promise<string[]> {
  await stage.app.runJobs();
  return stage.mails.map((mail) => mail.subject).sort();
}

async function subscriptionOf(person: Person) {
  const row = await stage.app.deps.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const subscription = stage.stripe.book.subscriptions.get(row.subscription_id ?? '');
  if (!subscription) throw new Error('no such subscription');
  return { row, subscription };
}

describe('subscribing through Stripe', () => {
  test('answers what the card form needs, and is told by one mail', async () => {
    const person = await stage.app.register();
    const form = (await begin(person)).json();
    expect(form).toEqual({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      setupMode: false,
      isActive: false,
      publishableKey: 'pk_test_of_the_twin',
    });
    expect(await details(person)).toMatchObject({ status: 'incomplete', provider: 'stripe' });
    stage.stripe.book.confirmPayment(form.clientSecret);
    const told = await person.api('POST', '/api/subscription/refresh');
    expect(told.json()).toMatchObject({ status: 'active', isActive: true });
    for (const event of stage.stripe.signedEvents(stage.clock.now())) await stage.post(event);
    expect(await subjects()).toEqual(['Your subscription to Keepsake']);
    expect(stage.mails[0]).toMatchObject({ to: person.email, language: 'en' });
    expect(stage.mails[0]?.text).toMatch(/\$29 a month.*December 21, 2026/);
  });

  test('twice at once makes one customer and one subscription', async () => {
    const person = await stage.app.register();
    stage.stripe.delay(30);
    const forms = await Promise.all([begin(person), begin(person), begin(person)]);
    expect(forms.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(forms.map((answer) => answer.json().clientSecret)).size).toBe(1);
    const { customers, subscriptions } = stage.stripe.book;
    expect([customers.size, subscriptions.size]).toEqual([1, 1]);
    expect([...customers.values()][0]).toMatchObject({
      email: person.email,
      metadata: { userId: person.userId },
    });
  });

  test('with nothing to pay yet saves the card and completes', async () => {
    const person = await stage.app.register();
    stage.stripe.book.terms({ firstAmount: 0 });
    const form = (await begin(person)).json();
    expect(form.setupMode).toBe(true);
    const paymentMethodId = stage.stripe.book.confirmSetup(form.clientSecret);
    const done = await person.api('POST', '/api/complete-subscription', { paymentMethodId });
    expect([done.statusCode, await isActive(person)]).toEqual([200, true]);
  });

  test('tells a declined card and a bank that asks', async () => {
    const person = await stage.app.register();
    const pay = (paymentMethodId: string) =>
      person.api('POST', '/api/complete-subscription', { paymentMethodId });
    expect((await pay('pm_card_chargeDeclined')).json().code).toBe('card_declined');
    const asked = (await pay('pm_card_authenticationRequired')).json();
    expect(asked.code).toBe('authentication_required');
    expect(await isActive(person)).toBe(false);
    stage.stripe.book.confirmPayment(asked.clientSecret);
    expect((await person.api('POST', '/api/subscription/refresh')).json().isActive).toBe(true);
  });

  test('changes the card where nothing is owed', async () => {
    const person = await stage.subscriber();
    const form = (await begin(person)).json();
    expect(form).toMatchObject({ setupMode: true, isActive: true });
    const paymentMethodId = stage.stripe.book.confirmSetup(form.clientSecret);
    await person.api('POST', '/api/complete-subscription', { paymentMethodId });
    const { subscription } = await subscriptionOf(person);
    expect(subscription.default_payment_method).toBe(paymentMethodId);
    expect(stage.stripe.book.subscriptions.size).toBe(1);
  });

  test('goes on with a new customer where the old one is gone', async () => {
    const person = await stage.app.register();
    await begin(person);
    stage.stripe.book.customers.clear();
    const form = (await begin(person)).json();
    stage.stripe.book.confirmPayment(form.clientSecret);
    expect((await person.api('POST', '/api/subscription/refresh')).json().isActive).toBe(true);
  });
});

describe('a month that is not paid', () => {
  test('is told kindly, once, and takes nothing for two weeks', async () => {
    const person = await stage.subscriber();
    stage.stripe.book.terms({ renewals: 'failed' });
    stage.clock.set(Date.UTC(2026, 11, 21, 13));
    const login = await again(person);
    await stage.app.checkSubscriptions();
    await stage.app.checkSubscriptions();
    expect(await details(login)).toMatchObject({ status: 'past_due', isActive: true });
    expect(await subjects()).toEqual([
      'A payment did not go through',
      'Your subscription to Keepsake',
    ]);
    stage.clock.set(Date.UTC(2027, 0, 4, 11, 59));
    expect(await isActive(login)).toBe(true);
    stage.clock.set(Date.UTC(2027, 0, 4, 12));
    expect(await isActive(login)).toBe(false);
    const form = (await begin(login)).json();
    stage.stripe.book.confirmPayment(form.clientSecret);
    await login.api('POST', '/api/subscription/refresh');
    expect(await isActive(login)).toBe(true);
    expect(await subjects()).toHaveLength(2);
  });

  test('ends at once when it is cancelled, and is not tried again', async () => {
    const person = await stage.subscriber();
    stage.stripe.book.terms({ renewals: 'failed' });
    stage.clock.set(Date.UTC(2026, 11, 21, 13));
    await stage.app.checkSubscriptions();
    const login = await again(person);
    await login.api('POST', '/api/cancel-subscription');
    expect(await details(login)).toMatchObject({ status: 'canceled', isActive: false });
    expect((await subscriptionOf(person)).subscription.status).toBe('canceled');
  });
});

describe('while Stripe is away', () => {
  test('drill 14: nobody who paid is turned away for an hour, and the page can be tried again', async () => {
    const people: Person[] = [];
    for (let i = 0; i < 10; i += 1) people.push(await stage.subscriber());
    const newcomer = await stage.app.register();
    stage.clock.set(Date.UTC(2026, 11, 21, 12) - 1_000);
    const logins = await Promise.all(people.map(again));
    const waiting = await again(newcomer);
    stage.stripe.fault('rate_limit');
    let redirected = 0;
    for (let minute = 0; minute <= 60; minute += 5) {
      stage.clock.advance(5 * 60_000);
      await stage.app.checkSubscriptions();
      const answers = await Promise.all(logins.map(isActive));
      redirected += answers.filter((active) => !active).length;
    }
    expect(redirected).toBe(0);
    const refused = await begin(waiting);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'payment_unavailable']);
    stage.stripe.fault('none');
    stage.clock.advance(QUARTER_MS);
    await stage.app.checkSubscriptions();
    expect(await Promise.all(logins.map(isActive))).toEqual(logins.map(() => true));
    expect((await begin(waiting)).statusCode).toBe(200);
  });

  test.each([
    ['cancel', { isActive: true, cancelAtPeriodEnd: true }, 'Your subscription is cancelled'],
    ['withdraw', { isActive: false, status: 'canceled' }, 'You have withdrawn from the contract'],
  ])('a %s holds at once and is passed on later', async (what, shown, subject) => {
    const person = await stage.subscriber();
    stage.stripe.fault('error');
    expect((await person.api('POST', `/api/${what}-subscription`)).statusCode).toBe(200);
    expect(await details(person)).toMatchObject(shown);
    expect(await subjects()).toContain(subject);
    stage.stripe.fault('none');
    await person.api('POST', '/api/subscription/refresh');
    expect(await details(person)).toMatchObject(shown);
    stage.clock.advance(QUARTER_MS);
    await stage.app.checkSubscriptions();
    const { row, subscription } = await subscriptionOf(person);
    expect(row.ordered).toBeNull();
    if (what === 'cancel') expect(subscription.cancel_at_period_end).toBe(true);
    else expect([subscription.status, stage.stripe.book.refunds.length]).toEqual(['canceled', 1]);
    expect(await subjects()).toHaveLength(2);
  });

  test('a page that hangs is answered in time', async () => {
    const person = await stage.app.register();
    await begin(person);
    stage.stripe.fault('slow');
    const began = Date.now();
    const answer = await begin(person);
    expect([answer.statusCode, Date.now() - began < 19_000]).toEqual([503, true]);
    expect(await isActive(person)).toBe(false);
  });
});

describe('drill 17: what no message told', () => {
  test('a first payment is found within a quarter of an hour', async () => {
    const person = await stage.app.register();
    const form = (await begin(person)).json();
    stage.stripe.book.confirmPayment(form.clientSecret);
    await stage.app.checkSubscriptions();
    expect(await isActive(person)).toBe(false);
    stage.clock.advance(QUARTER_MS);
    await stage.app.checkSubscriptions();
    expect(await isActive(person)).toBe(true);
  });

  test('an end is found within a quarter of an hour after three days of silence', async () => {
    const person = await stage.subscriber();
    stage.clock.set(Date.UTC(2026, 11, 21, 12));
    const login = await again(person);
    const { subscription } = await subscriptionOf(person);
    stage.stripe.book.stop(subscription);
    stage.stripe.fault('rate_limit');
    for (let hours = 0; hours < 72; hours += 1) {
      stage.clock.advance(HOUR_MS);
      await stage.app.checkSubscriptions();
    }
    expect(await isActive(login)).toBe(true);
    stage.stripe.fault('none');
    stage.clock.advance(QUARTER_MS);
    await stage.app.checkSubscriptions();
    expect(await details(login)).toMatchObject({ isActive: false, status: 'canceled' });
  });
});

async function again(person: Person): Promise<Person> {
  const answer = await stage.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: person.email, password: 'Sommer1987' },
  });
  const authorization = `Bearer ${answer.json().token}`;
  return {
    ...person,
    api: (method, url, body) => person.api(method, url, body, { authorization }),
  };
}
