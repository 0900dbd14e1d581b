import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSessionsService } from '#server/features/auth/sessions.service.ts';
import { PASSWORD, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

async function isIn(person: Person): Promise<boolean> {
  return (await person.api('GET', '/api/me')).statusCode === 200;
}

async function expiry(): Promise<number> {
  const row = await app.deps.db
    .selectFrom('sessions')
    .select('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

describe('ASVS V7.3.1: 30 days without a call end a session', () => {
  test('to the millisecond', async () => {
    const person = await app.register();
    app.clock.advance(30 * DAY - 1);
    expect(await isIn(person)).toBe(true);
    app.clock.advance(30 * DAY);
    expect(await isIn(person)).toBe(false);
  });

  test('somebody who comes every three weeks stays logged in', async () => {
    const person = await app.register();
    for (let visit = 0; visit < 6; visit += 1) {
      app.clock.advance(21 * DAY);
      expect(await isIn(person)).toBe(true);
    }
  });

  test('the end moves at most once an hour', async () => {
    const person = await app.register();
    const first = await expiry();
    app.clock.advance(HOUR);
    await isIn(person);
    expect(await expiry()).toBe(first);
    app.clock.advance(1);
    await isIn(person);
    expect(await expiry()).toBe(first + HOUR + 1);
  });

  test('drill 21: a clock that ran ahead lengthens no session', async () => {
    app.clock.advance(40 * DAY);
    const person = await app.register();
    app.clock.advance(-40 * DAY);
    expect(await isIn(person)).toBe(true);
    expect(await expiry()).toBe(app.clock.now() + 30 * DAY);
  });
});

describe('the service', () => {
  test('drill 21: cuts what a clock ahead of its time made too long, used or not', async () => {
    const sessions = createSessionsService(app.deps);
    app.clock.advance(40 * DAY);
    const person = await app.register();
    const visit = await sessions.create(person.userId, undefined, { isAdminSession: true });
    app.clock.advance(-40 * DAY);
    expect(await sessions.find(visit)).toBeNull();
    await sessions.sweep();
    app.clock.advance(HOUR);
    expect(await sessions.find(visit)).toBeNull();
    app.clock.advance(30 * DAY - HOUR);
    expect(await isIn(person)).toBe(false);
  });

  test.each([
    ['+1 h', HOUR],
    ['-1 h', -HOUR],
    ['+40 days', 40 * DAY],
    ['-1 day', -DAY],
  ])('drill 21: after a clock set %s no session lives past its limit', async (_what, jump) => {
    const sessions = createSessionsService(app.deps);
    const person = await app.register();
    const visit = await sessions.create(person.userId, undefined, { isAdminSession: true });
    app.clock.advance(jump);
    await sessions.sweep();
    // Swept or not, what is left is at most a whole session from now.
    app.clock.advance(HOUR);
    expect(await sessions.find(visit)).toBeNull();
    app.clock.advance(30 * DAY - HOUR);
    expect(await isIn(person)).toBe(false);
  });

  test('a session in somebody’s name lasts an hour, used or not', async () => {
    const person = await app.register();
    const sessions = createSessionsService(app.deps);
    const token = await sessions.create(person.userId, undefined, { isAdminSession: true });
    app.clock.advance(HOUR - 1);
    expect(await sessions.find(token)).toMatchObject({
      userId: person.userId,
      isAdminSession: true,
    });
    app.clock.advance(1);
    expect(await sessions.find(token)).toBeNull();
  });

  test('ends all of a person’s sessions, and nobody else’s', async () => {
    const [anna, bela] = [await app.register(), await app.register()];
    const sessions = createSessionsService(app.deps);
    const second = await sessions.create(anna.userId);
    expect(await sessions.find(second)).not.toBeNull();
    await sessions.endAll(anna.userId);
    expect(await sessions.find(anna.token)).toBeNull();
    expect(await sessions.find(second)).toBeNull();
    expect(await isIn(bela)).toBe(true);
  });

  test('sweeps what is over and leaves what lives', async () => {
    const old = await app.register();
    app.clock.advance(20 * DAY);
    const young = await app.register();
    app.clock.advance(10 * DAY);
    await createSessionsService(app.deps).sweep();
    const rows = await app.deps.db.selectFrom('sessions').select('user_id').execute();
    expect(rows.map((row) => row.user_id)).toEqual([young.userId]);
    expect(await isIn(old)).toBe(false);
  });
});

describe('ASVS V3.3.1 to V3.3.4: the cookie', () => {
  const body = { email: 'cookie@example.org', password: PASSWORD };

  async function cookiesOf(target: TestApp) {
    const register = await target.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { ...body, ageAcknowledged: true },
    });
    const login = await target.inject({ method: 'POST', url: '/api/auth/login', payload: body });
    const logout = await target.inject({ method: 'POST', url: '/api/auth/logout' });
    return [register, login, logout].map((answer) => String(answer.headers['set-cookie']));
  }

  test('on loopback it is a plain one, shut to scripts and other sites', async () => {
    const [register, login, logout] = await cookiesOf(app);
    for (const cookie of [register, login]) {
      expect(cookie).toMatch(
        /^keepsake=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
      );
    }
    expect(logout).toMatch(/^keepsake=; .*Expires=Thu, 01 Jan 1970/);
  });

  test('on https it is bound to the host and to https', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://keepsake.example' } });
    const [register, login, logout] = await cookiesOf(secure);
    await secure.close();
    for (const cookie of [register, login]) {
      expect(cookie).toMatch(
        /^__Host-keepsake=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
    }
    expect(logout).toMatch(/^__Host-keepsake=; .*Expires=Thu, 01 Jan 1970/);
    expect(logout).toContain('Secure');
  });
});
