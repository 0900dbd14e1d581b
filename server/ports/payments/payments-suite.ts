import { expect, test } from 'vitest';
import type { ManualClock } from '#tests/support/manual-clock.ts';
import { CustomerGone, EventRefused, NO_SUBSCRIPTION, type Payments } from './port.ts';

const DAY_MS = 86_400_000;
const ANNA = { userId: 'anna', email: 'anna@example.org' };

/** A provider to try out: `confirm` is what the person does at their bank. */
interface Provider {
  payments: Payments;
  clock: ManualClock;
  confirm: (clientSecret: string) => Promise<void>;
}

/** What every provider of payments owes, whoever moves the money. `make` gives one without people. */
export function paymentsSuite(make: () => Promise<Provider>): void {
  async function withCustomer(): Promise<Provider & { id: string }> {
    const provider = await make();
    return { ...provider, id: await provider.payments.createCustomer(ANNA) };
  }

  async function subscribed(): Promise<Provider & { id: string }> {
    const provider = await withCustomer();
    await provider.payments.prepare(provider.id);
    expect(await provider.payments.complete(provider.id, 'pm_card_visa')).toEqual({ type: 'done' });
    return provider;
  }

  test('a person is one customer, however often and at once they are made one', async () => {
    const { payments } = await make();
    const made = await Promise.all([1, 2, 3].map(() => payments.createCustomer(ANNA)));
    expect(new Set(made).size).toBe(1);
    expect(await payments.createCustomer({ ...ANNA, userId: 'bela' })).not.toBe(made[0]);
  });

  test('a customer begins with nothing', async () => {
    const { payments, id } = await withCustomer();
    expect(await payments.read(id)).toEqual(NO_SUBSCRIPTION);
  });

  test('a card that is taken begins a month, and months follow', async () => {
    const { payments, clock, id } = await subscribed();
    const begun = clock.now();
    const first = await payments.read(id);
    expect(first).toEqual({
      subscriptionId: expect.any(String),
      status: 'active',
      startedAt: begun,
      periodStart: begun,
      periodEnd: Date.UTC(2026, 11, 21, 12),
      endsAtPeriodEnd: false,
      paused: false,
    });
    clock.set(Date.UTC(2027, 2, 22));
    const later = await payments.read(id);
    expect(later).toEqual({
      ...first,
      periodStart: Date.UTC(2027, 2, 21, 12),
      periodEnd: Date.UTC(2027, 3, 21, 12),
    });
  });

  test('a form asked for again begins nothing twice', async () => {
    const { payments, id } = await withCustomer();
    await Promise.all([1, 2, 3].map(() => payments.prepare(id)));
    const { clientSecret } = await payments.prepare(id);
    expect(clientSecret.length).toBeGreaterThan(8);
    await payments.complete(id, 'pm_card_visa');
    const { subscriptionId } = await payments.read(id);
    expect((await payments.prepare(id)).setupMode).toBe(true);
    await payments.complete(id, 'pm_card_visa');
    expect((await payments.read(id)).subscriptionId).toBe(subscriptionId);
  });

  test.each([
    ['pm_card_chargeDeclined', 'declined'],
    ['pm_card_unheard_of', 'unknown_method'],
  ])('the card %s is %s and begins nothing', async (card, type) => {
    const { payments, id } = await withCustomer();
    expect(await payments.complete(id, card)).toEqual({ type });
    expect(['none', 'incomplete']).toContain((await payments.read(id)).status);
  });

  test('a card whose bank asks is taken once that was answered, not before', async () => {
    const { payments, confirm, id } = await withCustomer();
    const asked = await payments.complete(id, 'pm_card_authenticationRequired');
    if (asked.type !== 'confirm') throw new Error(`it came to ${asked.type}`);
    const again = await payments.complete(id, 'pm_card_authenticationRequired', 'guessed');
    expect(again.type).toBe('confirm');
    expect((await payments.read(id)).status).not.toBe('active');
    const secret = again.type === 'confirm' ? again.clientSecret : '';
    await confirm(secret);
    expect(await payments.complete(id, 'pm_card_authenticationRequired', secret)).toEqual({
      type: 'done',
    });
    expect((await payments.read(id)).status).toBe('active');
  });

  test.each(['cancel', 'pause'] as const)('a %s lets the paid month run out', async (ending) => {
    const { payments, clock, id } = await subscribed();
    await payments.end(id, ending);
    await payments.end(id, ending);
    clock.set(Date.UTC(2026, 11, 21, 11, 59));
    const paused = ending === 'pause';
    expect(await payments.read(id)).toMatchObject({
      status: 'active',
      endsAtPeriodEnd: true,
      periodEnd: Date.UTC(2026, 11, 21, 12),
      paused,
    });
    clock.set(Date.UTC(2026, 11, 21, 12));
    expect(await payments.read(id)).toMatchObject({ status: 'canceled', paused });
  });

  test('an ordered end is taken back', async () => {
    const { payments, clock, id } = await subscribed();
    const before = await payments.read(id);
    await payments.end(id, 'pause');
    expect(await payments.resume(id)).toEqual({ type: 'done' });
    expect(await payments.read(id)).toEqual(before);
    clock.set(Date.UTC(2027, 0, 3));
    expect((await payments.read(id)).status).toBe('active');
  });

  test('a pause that has begun is taken up with the saved card, from that day on', async () => {
    const { payments, clock, id } = await subscribed();
    await payments.end(id, 'pause');
    clock.set(Date.UTC(2027, 5, 1));
    expect((await payments.read(id)).status).toBe('canceled');
    expect(await payments.resume(id)).toEqual({ type: 'done' });
    expect(await payments.read(id)).toMatchObject({
      status: 'active',
      startedAt: Date.UTC(2027, 5, 1),
      periodEnd: Date.UTC(2027, 6, 1),
      paused: false,
    });
  });

  test('a withdrawal ends at once, and once', async () => {
    const { payments, clock, id } = await subscribed();
    clock.advance(3 * DAY_MS);
    await payments.end(id, 'withdraw');
    await payments.end(id, 'withdraw');
    expect(await payments.read(id)).toMatchObject({ status: 'canceled', paused: false });
    expect(await payments.complete(id, 'pm_card_visa')).toEqual({ type: 'done' });
    expect((await payments.read(id)).status).toBe('active');
  });

  test('ending what never began is no error', async () => {
    const { payments, id } = await withCustomer();
    for (const ending of ['cancel', 'pause', 'withdraw'] as const) await payments.end(id, ending);
    expect(await payments.read(id)).toEqual(NO_SUBSCRIPTION);
  });

  test('a deleted customer is gone, and deleting them again is no error', async () => {
    const { payments, id } = await subscribed();
    await payments.deleteCustomer(id);
    await payments.deleteCustomer(id);
    await expect(payments.read(id)).rejects.toThrow(CustomerGone);
  });

  test('a message that nobody signed is refused', async () => {
    const { payments } = await make();
    for (const signature of [undefined, '', 't=1,v1=00']) {
      expect(() => payments.readEvent(Buffer.from('{"id":"evt_1"}'), signature)).toThrow(
        EventRefused,
      );
    }
  });
}
