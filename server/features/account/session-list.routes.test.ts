import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loginOf, meStatus, securityEvents, visit } from '#tests/support/accounts.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import type { SessionList } from '#shared/contract/account.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

async function listOf(person: Person): Promise<SessionList['sessions']> {
  return (await person.api('GET', '/api/sessions')).json().sessions;
}

async function asVisitor(person: Person, method: 'GET' | 'DELETE', url: string) {
  const headers = { authorization: `Bearer ${await visit(app, person)}` };
  return app.inject({ method, url, headers });
}

test.each([
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions'],
  ['DELETE', '/api/sessions/x'],
] as const)('%s %s needs a session', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
});

describe('ASVS V7.5.2: where somebody is logged in', () => {
  test('is shown to them, the place used last first, and holds no token', async () => {
    const begun = app.clock.now();
    const [ana] = [await app.register(), await app.register()];
    app.clock.advance(2 * DAY);
    const phone = await loginOf(app, ana);
    app.clock.advance(DAY);
    await visit(app, ana);
    app.clock.advance(HOUR / 2);
    const now = app.clock.now();
    const answer = await ana.api('GET', '/api/sessions');
    expect(answer.json()).toEqual({
      sessions: [
        {
          id: expect.any(String),
          createdAt: begun,
          lastSeenAt: now,
          current: true,
          isAdminSession: false,
        },
        {
          id: expect.any(String),
          createdAt: begun + 3 * DAY,
          lastSeenAt: begun + 3 * DAY,
          current: false,
          isAdminSession: true,
        },
        {
          id: expect.any(String),
          createdAt: begun + 2 * DAY,
          lastSeenAt: begun + 2 * DAY,
          current: false,
          isAdminSession: false,
        },
      ],
    });
    expect(answer.body).not.toContain(phone);
    app.clock.advance(HOUR);
    expect(await listOf(ana)).toHaveLength(2);
  });

  test('one place is logged out, and no other', async () => {
    const ana = await app.register();
    const [phone, tablet] = [await loginOf(app, ana), await loginOf(app, ana)];
    const other = (await listOf(ana)).find(({ current }) => !current);
    const answer = await ana.api('DELETE', `/api/sessions/${other?.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const statuses = await Promise.all([phone, tablet].map((token) => meStatus(app, token)));
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 401]);
    expect(await meStatus(app, ana.token)).toBe(200);
    expect(securityEvents(app)).toContainEqual({
      security: 'session_ended',
      user: ana.userId,
      session: other?.id,
    });
  });

  test('this place is logged out with its cookie', async () => {
    const ana = await app.register();
    const [here] = await listOf(ana);
    const answer = await ana.api('DELETE', `/api/sessions/${here?.id}`);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^keepsake=; .*Expires=Thu, 01 Jan 1970/);
    expect(await meStatus(app, ana.token)).toBe(401);
  });

  test('attack 1: another person’s place is not there, like one that never was', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    const [theirs] = await listOf(bela);
    const notHers = await ana.api('DELETE', `/api/sessions/${theirs?.id}`);
    const nobodys = await ana.api('DELETE', `/api/sessions/${'0'.repeat(36)}`);
    expect([notHers.statusCode, notHers.json().code]).toEqual([404, 'not_found']);
    expect([nobodys.statusCode, nobodys.body]).toEqual([404, notHers.body]);
    expect(await meStatus(app, bela.token)).toBe(200);
  });

  test('every place is logged out at once, this one too', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    const phone = await loginOf(app, ana);
    const answer = await ana.api('DELETE', '/api/sessions');
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^keepsake=; .*Expires=Thu, 01 Jan 1970/);
    expect([await meStatus(app, ana.token), await meStatus(app, phone)]).toEqual([401, 401]);
    expect(await meStatus(app, bela.token)).toBe(200);
    expect(securityEvents(app)).toContainEqual({ security: 'sessions_ended', user: ana.userId });
  });

  test('attack 9: an administrator signed in as them logs nobody out', async () => {
    const ana = await app.register();
    const [here] = await listOf(ana);
    expect((await asVisitor(ana, 'GET', '/api/sessions')).statusCode).toBe(200);
    for (const url of ['/api/sessions', `/api/sessions/${here?.id}`]) {
      const answer = await asVisitor(ana, 'DELETE', url);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'support_access_required']);
    }
    expect(await meStatus(app, ana.token)).toBe(200);
  });
});
