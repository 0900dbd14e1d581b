import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  forgot,
  keepingMailer,
  loginOf,
  loginStatus,
  meStatus,
  NEW_PASSWORD,
  post,
  reset,
  resetToken,
  securityEvents,
  tokenIn,
} from '#tests/support/accounts.ts';
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOBODYS = 'n'.repeat(43);

let app: TestApp;
let mailer: ReturnType<typeof keepingMailer>;
beforeEach(async () => {
  mailer = keepingMailer();
  app = await startTestApp({ mailer });
});
afterEach(() => app.close());

function together<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

async function expectRefused(token: string, email: string): Promise<void> {
  const answer = await reset(app, token);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'reset_invalid']);
  expect(await loginStatus(app, email)).toBe(200);
}

describe('setting a new password by a link', () => {
  test('ASVS V6.4.3, V7.4.3, attack 26: ends all sessions, and the person is told', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    const tokens = [ana.token, ...(await together(4, () => loginOf(app, ana)))];
    const token = await resetToken(app, mailer, ana.email);

    const answer = await reset(app, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await Promise.all(tokens.map((each) => meStatus(app, each)))).toEqual(
      Array(5).fill(401),
    );
    expect(await meStatus(app, bela.token)).toBe(200);
    expect(await loginStatus(app, ana.email)).toBe(401);
    expect(await loginStatus(app, ana.email, NEW_PASSWORD)).toBe(200);
    expect(await loginStatus(app, bela.email)).toBe(200);

    await app.runJobs();
    expect(mailer.sent).toHaveLength(2);
    expect(mailer.sent[1]).toMatchObject({ to: ana.email, subject: 'Your password was changed' });
    expect(mailer.sent[1]?.text).toContain('support@localhost');
    expect(mailer.sent[1]?.text).not.toContain('token=');
    expect(securityEvents(app)).toContainEqual({
      security: 'password_reset_used',
      user: ana.userId,
    });
  });

  test('of ten at once exactly one wins (ASVS V6.4.1, V6.5.1)', async () => {
    const { email } = await app.register();
    const token = await resetToken(app, mailer, email);
    const answers = await together(10, (index) =>
      post(app, '/api/auth/reset-password', { token, password: `${NEW_PASSWORD}${index}` }),
    );
    const won = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { success: false, code: 'reset_invalid' },
      ]);
    }
    expect(await loginStatus(app, email, `${NEW_PASSWORD}${won[0]}`)).toBe(200);
    await app.runJobs();
    expect(mailer.sent).toHaveLength(2);
  });

  test('no log-in with the old password outlives it, however close', async () => {
    const { email, token } = await app.register();
    const link = await resetToken(app, mailer, email);
    const login = () => post(app, '/api/auth/login', { email, password: PASSWORD });
    const [logins, changed] = await Promise.all([together(8, login), reset(app, link)]);
    expect(changed.statusCode).toBe(200);
    const opened = logins.flatMap((answer) =>
      answer.statusCode === 200 ? [String(answer.json().token)] : [],
    );
    expect(await Promise.all([token, ...opened].map((each) => meStatus(app, each)))).toEqual(
      Array(opened.length + 1).fill(401),
    );
  });

  test('opens the door at once, though many wrong tries have shut it', async () => {
    const { email } = await app.register();
    await together(12, () => loginStatus(app, email, 'Wrong1987'));
    expect(await loginStatus(app, email)).toBe(429);
    await reset(app, await resetToken(app, mailer, email));
    expect(await loginStatus(app, email, NEW_PASSWORD)).toBe(200);
  });
});

describe('a link (ASVS V6.4.1, V6.5.1)', () => {
  test('works until its hour is over, from when it was asked for', async () => {
    const { email } = await app.register();
    await forgot(app, email);
    app.clock.advance(40 * MINUTE);
    await app.runJobs();
    const token = tokenIn(mailer.sent[0]);
    app.clock.advance(20 * MINUTE);
    await expectRefused(token, email);
    app.clock.advance(-1);
    expect((await reset(app, token)).statusCode).toBe(200);
  });

  test('works once (ASVS V6.5.1)', async () => {
    const { email } = await app.register();
    const token = await resetToken(app, mailer, email);
    await reset(app, token);
    const again = await post(app, '/api/auth/reset-password', { token, password: PASSWORD });
    expect([again.statusCode, again.json().code]).toEqual([400, 'reset_invalid']);
    expect(await loginStatus(app, email, NEW_PASSWORD)).toBe(200);
    // However little the clock is set back.
    app.clock.advance(-1_000);
    expect((await reset(app, token)).statusCode).toBe(400);
  });

  test('drill 13: gives way to a newer one', async () => {
    const { email } = await app.register();
    const first = await resetToken(app, mailer, email);
    app.clock.advance(1);
    const second = await resetToken(app, mailer, email);
    await expectRefused(first, email);
    expect((await reset(app, second)).statusCode).toBe(200);
  });

  test('drill 13: that is mailed late does not take the place of a newer one', async () => {
    const { email } = await app.register();
    await forgot(app, email);
    await app.deps.db
      .updateTable('jobs')
      .set({ run_at: app.clock.now() + MINUTE })
      .execute();
    app.clock.advance(1_000);
    const newer = await resetToken(app, mailer, email);
    app.clock.advance(MINUTE);
    expect(await app.runJobs()).toBe(1);
    expect(mailer.sent).toHaveLength(1);
    expect((await reset(app, newer)).statusCode).toBe(200);
  });

  test('is void once the password was changed, even if it had not been mailed yet', async () => {
    const person = await app.register();
    const mailed = await resetToken(app, mailer, person.email);
    app.clock.advance(1_000);
    await forgot(app, person.email);
    app.clock.advance(1_000);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await person.api('POST', '/api/account/password', body)).statusCode).toBe(200);
    await app.runJobs();
    expect(mailer.sent.map(({ subject }) => subject)).toEqual([
      'A new password for Keepsake',
      'Your password was changed',
    ]);
    expect((await reset(app, mailed)).statusCode).toBe(400);
  });

  test('that was asked for before another was used is never mailed', async () => {
    const { email } = await app.register();
    const used = await resetToken(app, mailer, email);
    app.clock.advance(1_000);
    await forgot(app, email);
    app.clock.advance(1_000);
    await reset(app, used);
    await app.runJobs();
    expect(mailer.sent.map(({ subject }) => subject)).toEqual([
      'A new password for Keepsake',
      'Your password was changed',
    ]);
  });

  test.each([
    ['+1 h', HOUR],
    ['-1 h', -HOUR],
    ['+40 days', 40 * DAY],
    ['-1 day', -DAY],
  ])('drill 21: does not live longer through a clock set %s', async (_what, jump) => {
    const { email } = await app.register();
    const token = await resetToken(app, mailer, email);
    app.clock.advance(jump);
    await expectRefused(token, email);
  });

  test('drill 21: of a clock that ran 40 days ahead does not stand in the way of a new one', async () => {
    const { email } = await app.register();
    app.clock.advance(40 * DAY);
    const early = await resetToken(app, mailer, email);
    app.clock.advance(-40 * DAY);
    await expectRefused(early, email);
    await app.deps.db.deleteFrom('rate_limits').execute();
    expect((await reset(app, await resetToken(app, mailer, email))).statusCode).toBe(200);
  });

  test('leaves nothing behind when its hour is over', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    await resetToken(app, mailer, ana.email);
    app.clock.advance(30 * MINUTE);
    await resetToken(app, mailer, bela.email);
    app.clock.advance(30 * MINUTE);
    await app.sweep();
    const rows = await app.deps.db.selectFrom('password_reset_tokens').select('user_id').execute();
    expect(rows).toEqual([{ user_id: bela.userId }]);
  });
});

describe('what is refused', () => {
  test.each([
    ['token', { token: undefined }, 'Token is required'],
    ['token', { token: '' }, 'Token is required'],
    ['token', { token: [NOBODYS] }, 'Token is required'],
    ['token', { token: 'n'.repeat(256) }, /link/],
    ['password', { password: undefined }, 'Password is required'],
    ['password', { password: 'Short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'sommer1987' }, /uppercase/],
    ['password', { password: 'SOMMER1987' }, /lowercase/],
    ['password', { password: 'SommerSommer' }, /number/],
  ])('a bad %s: %j', async (field, change, sentence) => {
    const body = { token: NOBODYS, password: NEW_PASSWORD, ...change };
    const answer = await post(app, '/api/auth/reset-password', body);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        success: false,
        code: 'invalid_request',
        fields: { [field]: expect.stringMatching(sentence) },
      },
    ]);
    const fields: object = answer.json().fields;
    expect(Object.keys(fields)).toEqual([field]);
  });

  test('attack 32: after 20 wrong tokens everything, for a quarter of an hour, from that address', async () => {
    const { email } = await app.register();
    const token = await resetToken(app, mailer, email);
    const answers = await together(30, (index) => reset(app, `${NOBODYS}${index}`));
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(10).fill(429)]);
    expect(await loginStatus(app, email)).toBe(200);
    expect((await reset(app, token)).json()).toMatchObject({ code: 'too_many_requests' });
    expect((await reset(app, NOBODYS, '203.0.113.9')).statusCode).toBe(400);
    app.clock.advance(15 * MINUTE);
    expect((await reset(app, token)).statusCode).toBe(200);
    expect(app.logLines.join('')).not.toMatch(new RegExp(`${token}|${NOBODYS}`));
  });

  test('right tokens do not count', async () => {
    const { email } = await app.register();
    const token = await resetToken(app, mailer, email);
    await together(19, () => reset(app, NOBODYS));
    expect((await reset(app, token)).statusCode).toBe(200);
    expect([
      (await reset(app, NOBODYS)).statusCode,
      (await reset(app, NOBODYS)).statusCode,
    ]).toEqual([400, 429]);
  });
});
