import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  keepingMailer,
  loginOf,
  loginStatus,
  meStatus,
  NEW_PASSWORD,
  securityEvents,
  visit,
} from '#tests/support/accounts.ts';
import { PASSWORD, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let mailer: ReturnType<typeof keepingMailer>;
beforeEach(async () => {
  mailer = keepingMailer();
  app = await startTestApp({ mailer });
});
afterEach(() => app.close());

function change(person: Person, body: object = {}) {
  const whole = { currentPassword: PASSWORD, password: NEW_PASSWORD, ...body };
  return person.api('POST', '/api/account/password', whole);
}

describe('changing the password', () => {
  test('ASVS V6.2.2, V6.2.3, V7.4.3: ends every session and opens a fresh one', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    const elsewhere = await loginOf(app, ana);
    const answer = await change(ana);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const { token }: { token: string } = answer.json();
    expect(String(answer.headers['set-cookie'])).toContain(`keepsake=${token};`);
    expect(await meStatus(app, token)).toBe(200);
    expect([await meStatus(app, ana.token), await meStatus(app, elsewhere)]).toEqual([401, 401]);
    expect(await meStatus(app, bela.token)).toBe(200);
    expect(await loginStatus(app, ana.email)).toBe(401);
    expect(await loginStatus(app, ana.email, NEW_PASSWORD)).toBe(200);

    await app.runJobs();
    expect(mailer.sent).toMatchObject([{ to: ana.email, subject: 'Your password was changed' }]);
    expect(securityEvents(app)).toContainEqual({ security: 'password_changed', user: ana.userId });
  });

  test('of several at once one wins', async () => {
    const person = await app.register();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        change(person, { password: `${NEW_PASSWORD}${index}` }),
      ),
    );
    const won = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    expect(await loginStatus(app, person.email, `${NEW_PASSWORD}${won[0]}`)).toBe(200);
    await app.runJobs();
    expect(mailer.sent).toHaveLength(1);
  });

  test('needs the password the person has now', async () => {
    const person = await app.register();
    const answer = await change(person, { currentPassword: 'Wrong1987' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        error: 'This is not the password you have now.',
        code: 'wrong_password',
        fields: { currentPassword: 'This is not the password you have now.' },
      },
    ]);
    expect(await meStatus(app, person.token)).toBe(200);
    expect(await loginStatus(app, person.email)).toBe(200);
    expect([await app.runJobs(), mailer.sent]).toEqual([0, []]);
    expect(securityEvents(app)).toContainEqual({
      security: 'password_change_failed',
      user: person.userId,
      session: expect.any(String),
    });
  });

  test('wrong ones count as failed log-ins of the account do', async () => {
    const person = await app.register();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => change(person, { currentPassword: 'Wrong1987' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(6).fill(429)]);
    expect((await change(person)).json().code).toBe('too_many_requests');
    expect(await loginStatus(app, person.email)).toBe(429);
    app.clock.advance(15 * 60_000);
    expect((await change(person)).statusCode).toBe(200);
  });

  test.each([
    ['currentPassword', { currentPassword: undefined }, 'Password is required'],
    ['currentPassword', { currentPassword: '' }, 'Password is required'],
    ['currentPassword', { currentPassword: 7 }, 'Password is required'],
    ['password', { password: undefined }, 'Password is required'],
    ['password', { password: 'Short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'sommer1987' }, /uppercase/],
    ['password', { password: 'SOMMER1987' }, /lowercase/],
    ['password', { password: 'SommerSommer' }, /number/],
  ])('refuses a bad %s: %j', async (field, body, sentence) => {
    const person = await app.register();
    const answer = await change(person, body);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { [field]: expect.stringMatching(sentence) } },
    ]);
    expect(await loginStatus(app, person.email)).toBe(200);
  });

  test('attack 9: is refused in an administrator’s session, and that is noted', async () => {
    const person = await app.register();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/account/password',
      headers: { authorization: `Bearer ${await visit(app, person)}` },
      payload: { currentPassword: PASSWORD, password: NEW_PASSWORD },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'support_access_required']);
    expect(await loginStatus(app, person.email)).toBe(200);
    expect(securityEvents(app)).toContainEqual({
      security: 'access_denied',
      user: person.userId,
      session: expect.any(String),
      route: 'POST /api/account/password',
    });
  });

  test('needs a session', async () => {
    const payload = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const answer = await app.inject({ method: 'POST', url: '/api/account/password', payload });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
  });
});
