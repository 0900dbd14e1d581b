import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload, headers });
}

function registration(email: string, more: object = {}) {
  return { email, password: PASSWORD, ageAcknowledged: true, ...more };
}

async function userRow(email: string) {
  return app.deps.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

describe('registration', () => {
  test('attack 42: opens an account with key, conversation, consents and a session', async () => {
    const answer = await post(
      '/api/auth/register',
      registration('Anna@Example.org', {
        consents: { terms: true, imageRights: true, version: '2025-10-13' },
      }),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });

    const user = await userRow('anna@example.org');
    expect(user).toMatchObject({ age_acknowledged: 1, is_admin: 0 });
    const owned = async (table: 'data_keys' | 'conversations' | 'consents' | 'sessions') =>
      app.deps.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute();
    expect(await owned('data_keys')).toHaveLength(1);
    expect(await owned('conversations')).toMatchObject([{ last_seq: 0 }]);
    expect(await owned('consents')).toMatchObject([
      {
        age: 1,
        terms: 1,
        image_rights: 1,
        version: '2025-10-13',
        accepted_at: app.clock.now(),
      },
    ]);
    expect(await owned('sessions')).toHaveLength(1);
  });

  test('ASVS V11.4.2, V7.2.1: neither password nor token is stored as it is', async () => {
    const { token, email, userId } = await app.register();
    const user = await userRow(email);
    expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await app.deps.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test.each([
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: undefined }, 'Email is required'],
    ['email', { email: 'nobody' }, 'Please enter a valid email'],
    ['email', { email: 'a@b.de\r\nBcc: c@d.de' }, 'Please enter a valid email'],
    ['email', { email: ['a@b.de'] }, 'Email is required'],
    ['password', { password: undefined }, 'Password is required'],
    ['password', { password: 'Short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'sommer1987' }, 'Password must contain at least one uppercase letter'],
    ['password', { password: 'SOMMER1987' }, 'Password must contain at least one lowercase letter'],
    ['password', { password: 'SommerSommer' }, 'Password must contain at least one number'],
    [
      'ageAcknowledged',
      { ageAcknowledged: false },
      'You must acknowledge that you are 18 years or older',
    ],
    [
      'ageAcknowledged',
      { ageAcknowledged: undefined },
      'You must acknowledge that you are 18 years or older',
    ],
  ])('ASVS V6.2.1: refuses a bad %s: %j', async (field, change, sentence) => {
    const answer = await post('/api/auth/register', registration('bad@example.org', change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'invalid_request',
      fields: { [field]: sentence },
    });
  });

  test('an address is taken in every spelling, and the first account stays as it was', async () => {
    const { email } = await app.register('josé@example.org');
    const before = await userRow(email);
    for (const spelling of ['JOSÉ@EXAMPLE.ORG', ' jose\u0301@example.org ']) {
      const answer = await post('/api/auth/register', registration(spelling));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        success: false,
        code: 'email_taken',
        fields: { email: expect.any(String) },
      });
    }
    expect(await userRow(email)).toEqual(before);
  });

  test('one address registered many times at once gives one account, whole', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('/api/auth/register', registration('once@example.org'))),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
    const { id } = await userRow('once@example.org');
    const keys = await app.deps.db.selectFrom('data_keys').select('user_id').execute();
    const users = await app.deps.db.selectFrom('users').select('id').execute();
    expect(keys.filter((key) => key.user_id === id)).toHaveLength(1);
    expect(keys).toHaveLength(users.length);
  });

  test('ASVS V8.2.3, attack 7: fields that are not asked for change nothing', async () => {
    const answer = await post(
      '/api/auth/register',
      registration('mallory@example.org', {
        id: 'chosen',
        userId: 'chosen',
        isAdmin: true,
        is_admin: 1,
        isAdminSession: true,
        subscriptionStatus: 'active',
        subscription_status: 'active',
        stripeCustomerId: 'cus_1',
      }),
    );
    expect(answer.statusCode).toBe(200);
    const user = await userRow('mallory@example.org');
    expect(user.is_admin).toBe(0);
    expect(await app.deps.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expect(user.id).not.toBe('chosen');
  });

  test('a refusal speaks the language of the caller or English', async () => {
    const answer = await post('/api/auth/register', {}, { 'accept-language': 'xx' });
    expect(answer.json().fields).toEqual({
      email: 'Email is required',
      password: 'Password is required',
      ageAcknowledged: 'You must acknowledge that you are 18 years or older',
    });
  });
});

describe('log-in', () => {
  test('gives another token each time, and the address may be spelt in any case', async () => {
    const { email, token } = await app.register('lena@example.org');
    const answer = await post('/api/auth/login', {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, token: expect.any(String) });
    expect(answer.json().token).not.toBe(token);
  });

  test('attack 31: a wrong password and an unknown address are answered alike', async () => {
    const { email } = await app.register();
    const wrong = await post('/api/auth/login', { email, password: 'Winter1987' });
    const unknown = await post('/api/auth/login', {
      email: 'nobody@example.org',
      password: 'Winter1987',
    });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ success: false, code: 'bad_credentials' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test.each([
    ['email', { email: '', password: 'x' }, 'Email is required'],
    ['email', { password: 'x' }, 'Email is required'],
    ['password', { email: 'a@b.de', password: '' }, 'Password is required'],
    ['password', { email: 'a@b.de', password: { $ne: '' } }, 'Password is required'],
  ])('refuses a bad %s: %j', async (field, body, sentence) => {
    const answer = await post('/api/auth/login', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, fields: { [field]: sentence } });
  });

  test('ASVS V6.2.9: passwords that share their first 72 bytes are different ones', async () => {
    const shared = `Ab1${'x'.repeat(74)}`;
    const { email } = await app.register('long@example.org', `${shared}aaa`);
    const other = await post('/api/auth/login', { email, password: `${shared}bbb` });
    const same = await post('/api/auth/login', { email, password: `${shared}aaa` });
    expect([other.statusCode, same.statusCode]).toEqual([401, 200]);
  });

  test('ASVS V6.2.8: a password is compared exactly, but for its Unicode form', async () => {
    const { email } = await app.register('exact@example.org', ' Übung1🕯️ ');
    const login = async (password: string) =>
      (await post('/api/auth/login', { email, password })).statusCode;
    expect(await login(' U\u0308bung1🕯️ ')).toBe(200);
    expect(await login('Übung1🕯️')).toBe(401);
    expect(await login(' übung1🕯️ ')).toBe(401);
  });

  test('attack 27, ASVS V7.2.4: a token brought along never becomes the one that is given', async () => {
    const { email } = await app.register();
    const planted = 'p'.repeat(43);
    const answer = await post(
      '/api/auth/login',
      { email, password: PASSWORD },
      { cookie: `keepsake=${planted}`, authorization: `Bearer ${planted}` },
    );
    expect(answer.json().token).not.toBe(planted);
    const me = await app.inject({
      method: 'GET',
      url: '/api/me',
      headers: { authorization: `Bearer ${planted}` },
    });
    expect(me.statusCode).toBe(401);
  });
});

describe('who is logged in', () => {
  test('tells exactly what the screens need', async () => {
    const person = await app.register();
    expect((await person.api('GET', '/api/me')).json()).toEqual({
      id: person.userId,
      email: person.email,
      isAdmin: false,
      isAdminSession: false,
    });
  });

  test('attack 24, 25: without a living token nobody is', async () => {
    const { token } = await app.register();
    const carriers: Record<string, string>[] = [
      {},
      { authorization: token },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${token.slice(0, -1)}` },
      { authorization: `Bearer ${token}x` },
      { authorization: `Basic ${token}` },
      { cookie: `keepsake=${token}` },
      { 'x-api-key': token },
      { 'remote-user': 'anna@example.org', 'x-user-id': 'anna', 'x-forwarded-user': 'anna' },
    ];
    for (const headers of carriers) {
      const answer = await app.inject({ method: 'GET', url: '/api/me', headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
    }
    const query = await app.inject({ method: 'GET', url: `/api/me?token=${token}` });
    expect(query.statusCode).toBe(401);
  });
});

describe('log-out', () => {
  test('ASVS V7.4.1: ends this session and no other', async () => {
    const person = await app.register();
    const other = await post('/api/auth/login', { email: person.email, password: PASSWORD });
    const answer = await person.api('POST', '/api/auth/logout');
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await person.api('GET', '/api/me')).statusCode).toBe(401);
    const still = await app.inject({
      method: 'GET',
      url: '/api/me',
      headers: { authorization: `Bearer ${other.json().token}` },
    });
    expect(still.statusCode).toBe(200);
  });

  test.each([[{}], [{ authorization: `Bearer ${'d'.repeat(43)}` }]])(
    'is fine without a living session (%j)',
    async (headers) => {
      const answer = await post('/api/auth/logout', {}, headers);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    },
  );
});
