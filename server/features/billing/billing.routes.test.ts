import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessionsService } from '#server/features/auth/sessions.service.ts';
import { type Answer, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
});
afterAll(() => app.close());

async function isActive(person: Person): Promise<boolean> {
  const answer = await person.api('GET', '/api/subscription-status');
  expect(answer.json()).toEqual({ isActive: expect.any(Boolean), provider: 'sandbox' });
  return answer.json().isActive;
}

async function storedState(person: Person): Promise<string | undefined> {
  const row = await app.deps.db
    .selectFrom('subscriptions')
    .select('status')
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  return row?.status;
}

async function details(person: Person) {
  return (await person.api('GET', '/api/subscription')).json();
}

function pay(person: Person, paymentMethodId: unknown, confirmation?: unknown): Promise<Answer> {
  return person.api('POST', '/api/complete-subscription', { paymentMethodId, confirmation });
}

async function subscriber(): Promise<Person> {
  const person = await app.register();
  expect((await pay(person, 'pm_card_visa')).statusCode).toBe(200);
  return person;
}

async function adminSession(person: Person) {
  const token = await createSessionsService(app.deps).create(person.userId, undefined, {
    isAdminSession: true,
  });
  return (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
}

describe('a subscription', () => {
  test('is agreed to, begun with a card, and told in full', async () => {
    const [person, other] = [await app.register(), await app.register()];
    expect(await details(person)).toEqual({
      provider: 'sandbox',
      isActive: false,
      status: 'none',
      priceCents: 2_900,
      currency: 'USD',
      periodEnd: null,
      cancelAtPeriodEnd: false,
      paused: false,
      canWithdrawUntil: null,
      agreedAt: null,
    });
    const intent = await person.api('POST', '/api/get-or-create-subscription');
    expect(intent.json()).toEqual({
      clientSecret: expect.stringMatching(/^sandbox_\w{16,}$/),
      setupMode: true,
      isActive: false,
    });
    const agreed = await person.api('POST', '/api/subscription/agreement', { version: 'v1' });
    expect(agreed.json()).toEqual({ success: true });
    const done = await pay(person, 'pm_card_visa');
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    expect([await isActive(person), await storedState(person)]).toEqual([true, 'active']);
    const now = app.clock.now();
    expect(await details(person)).toMatchObject({
      isActive: true,
      status: 'active',
      periodEnd: Date.UTC(2026, 11, 21, 12),
      canWithdrawUntil: now + 15 * DAY_MS,
      agreedAt: now,
    });
    expect(await isActive(other)).toBe(false);
    expect((await person.api('POST', '/api/profile', { name: 'Oma' })).statusCode).toBe(200);
  });

  test('keeps what was agreed to, as proof', async () => {
    const person = await app.register();
    await person.api(
      'POST',
      '/api/subscription/agreement',
      { version: '2026-11-21' },
      { 'accept-language': 'de' },
    );
    const rows = await app.deps.db
      .selectFrom('payment_agreements')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        user_id: person.userId,
        price_cents: 2_900,
        currency: 'USD',
        renewal: 'month',
        daily_messages: 60,
        version: '2026-11-21',
        language: 'de',
        agreed_at: app.clock.now(),
      },
    ]);
  });

  test.each([[undefined], [''], [7], [null], ['x'.repeat(41)]])(
    'is not agreed to as version %j',
    async (version) => {
      const person = await app.register();
      const answer = await person.api('POST', '/api/subscription/agreement', { version });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['version']]);
      expect((await details(person)).agreedAt).toBeNull();
    },
  );

  test('is not begun with a card that is declined', async () => {
    const person = await app.register();
    const answer = await pay(person, 'pm_card_chargeDeclined');
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'card_declined']);
    expect([await isActive(person), await storedState(person)]).toEqual([false, 'none']);
  });

  test('waits for what the bank asks', async () => {
    const person = await app.register();
    const card = 'pm_card_authenticationRequired';
    const asked = await pay(person, card);
    expect(asked.statusCode).toBe(402);
    const { code, clientSecret } = asked.json();
    expect([code, await isActive(person)]).toEqual(['authentication_required', false]);
    expect((await pay(person, card, 'guessed')).statusCode).toBe(402);
    const secret = (await pay(person, card)).json().clientSecret;
    expect(secret).not.toBe(clientSecret);
    expect((await pay(person, card, secret)).json()).toEqual({ success: true });
    expect(await isActive(person)).toBe(true);
  });

  test.each([[undefined], [''], [null], [7], ['pm_card_unheard_of'], ['x'.repeat(256)]])(
    'is not begun with %j for a card',
    async (paymentMethodId) => {
      const person = await app.register();
      const answer = await pay(person, paymentMethodId);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
      expect(Object.keys(answer.json().fields)).toEqual(['paymentMethodId']);
      expect(await isActive(person)).toBe(false);
    },
  );

  test('that was never begun can be ended without harm', async () => {
    const person = await app.register();
    for (const path of ['cancel', 'pause', 'withdraw']) {
      const answer = await person.api('POST', `/api/${path}-subscription`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: expect.any(String) }]);
    }
    const resumed = await person.api('POST', '/api/resume-subscription');
    expect([resumed.statusCode, resumed.json().code]).toEqual([409, 'nothing_to_resume']);
    expect(await isActive(person)).toBe(false);
  });

  test('is asked for no more often than the limit', async () => {
    const person = await app.register();
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => person.api('POST', '/api/get-or-create-subscription')),
    );
    const taken = answers.filter((answer) => answer.statusCode === 200);
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect([taken.length, refused.length]).toEqual([60, 10]);
    expect((await person.api('POST', '/api/cancel-subscription')).statusCode).toBe(200);
  });
});

describe('an administrator', () => {
  test('needs no subscription, nor does a session opened for somebody', async () => {
    const [admin, person] = [await app.register(), await app.register()];
    const { db } = app.deps;
    await db.updateTable('users').set({ is_admin: 1 }).where('id', '=', admin.userId).execute();
    expect(await isActive(admin)).toBe(true);
    const call = await adminSession(person);
    expect((await call('GET', '/api/subscription-status')).json().isActive).toBe(true);
    expect(await isActive(person)).toBe(false);
  });

  test('attack 9: moves no money in somebody’s name', async () => {
    const person = await subscriber();
    const call = await adminSession(person);
    const calls: [string, object?][] = [
      ['/api/get-or-create-subscription'],
      ['/api/complete-subscription', { paymentMethodId: 'pm_card_visa' }],
      ['/api/subscription/agreement', { version: 'v1' }],
      ['/api/subscription/refresh'],
      ['/api/cancel-subscription'],
      ['/api/pause-subscription'],
      ['/api/resume-subscription'],
      ['/api/withdraw-subscription'],
    ];
    for (const [url, payload] of calls) {
      const answer = await call('POST', url, payload);
      expect([url, answer.statusCode, answer.json().code]).toEqual([
        url,
        403,
        'support_access_required',
      ]);
    }
    expect(await details(person)).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' });
  });
});

test.each([
  ['GET', '/api/subscription-status'],
  ['GET', '/api/subscription'],
  ['POST', '/api/subscription/agreement'],
  ['POST', '/api/subscription/refresh'],
  ['POST', '/api/get-or-create-subscription'],
  ['POST', '/api/complete-subscription'],
  ['POST', '/api/cancel-subscription'],
  ['POST', '/api/pause-subscription'],
  ['POST', '/api/resume-subscription'],
  ['POST', '/api/withdraw-subscription'],
] as const)('%s %s needs a session', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
});

test('where payments are off everybody has access and nobody can pay', async () => {
  const free = await startTestApp({ env: { PAYMENTS: 'off' } });
  const person = await free.register();
  const status = await person.api('GET', '/api/subscription-status');
  const refused = [
    await person.api('POST', '/api/get-or-create-subscription'),
    await pay(person, 'pm_card_visa'),
  ];
  const cancelled = await person.api('POST', '/api/cancel-subscription');
  const told = await details(person);
  await free.close();
  expect(status.json()).toEqual({ isActive: true, provider: 'off' });
  expect(refused.map((answer) => answer.statusCode)).toEqual([405, 405]);
  expect(cancelled.statusCode).toBe(200);
  expect(told).toMatchObject({ provider: 'off', isActive: true, status: 'none' });
});
