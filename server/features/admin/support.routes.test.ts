import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visits } from '#shared/contract/admin.ts';
import { grantSupport, newAdmin, openAccount } from '#tests/support/administration.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
});
afterAll(() => app.close());

async function visits(person: Person, query = ''): Promise<Visits> {
  const answer = await person.api('GET', `/api/account/visits${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the switch', () => {
  const url = '/api/account/support-access';

  test('is off, is the person’s own, and needs no subscription', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      expect((await app.inject({ method, url })).statusCode).toBe(401);
    }
    const [anna, bela] = [await app.register(), await app.register()];
    expect((await anna.api('GET', url)).json()).toEqual({ grantedUntil: null });
    const until = await grantSupport(anna);
    expect((await anna.api('GET', url)).json()).toEqual({ grantedUntil: until });
    expect((await bela.api('GET', url)).json()).toEqual({ grantedUntil: null });
    expect(await grantSupport(anna, false)).toBeNull();
    expect((await anna.api('GET', url)).json()).toEqual({ grantedUntil: null });
  });

  test('attack 7: takes yes or no and nothing else, and no end of the caller’s choosing', async () => {
    const anna = await app.register();
    for (const granted of [undefined, null, 'true', 1]) {
      const answer = await anna.api('PUT', url, { granted });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['granted']]);
    }
    const far = { granted: true, grantedUntil: 9e15, support_until: 9e15, userId: 'other' };
    expect((await anna.api('PUT', url, far)).json()).toEqual({
      grantedUntil: app.clock.now() + 7 * 24 * HOUR,
    });
  });
});

describe('attack 44: who has looked', () => {
  test('is empty at first, the person’s own, and needs no subscription', async () => {
    const url = '/api/account/visits';
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const [anna, bela] = [await app.register(), await app.register()];
    await openAccount(app, anna);
    expect(await visits(bela)).toEqual({ visits: [], nextCursor: null });
    expect((await visits(anna)).visits).toHaveLength(1);
  });

  test('tells when, why, how long and whether the words were open, and never who', async () => {
    const anna = await app.register();
    const start = app.clock.now();
    const admin = await newAdmin(app, 'somebody.secret@example.org');
    const reason = 'She asked us to look at a photo.';
    const { token } = (
      await admin.api('POST', `/api/admin/login-as/${anna.userId}`, { reason })
    ).json();
    expect((await visits(anna)).visits).toEqual([
      { id: expect.any(String), at: start, endedAt: null, reason, wordsOpen: false },
    ]);
    app.clock.advance(5 * 60_000);
    await (await app.personOf(token)).api('POST', '/api/auth/logout');
    const ended = { endedAt: start + 5 * 60_000, wordsOpen: false };

    await grantSupport(anna);
    app.clock.advance(1);
    await openAccount(app, anna);
    const second = { at: start + 5 * 60_000 + 1, endedAt: null, reason: 'no reason given' };
    const list = await visits(anna);
    expect(list.visits).toMatchObject([{ ...second, wordsOpen: true }, ended]);
    expect(JSON.stringify(list)).not.toMatch(/secret|example\.org|127\.0\.0\.1/);
    expect(JSON.stringify(list)).not.toContain(admin.userId);

    app.clock.advance(HOUR);
    expect((await visits(anna)).visits[0]?.endedAt).toBe(second.at + HOUR);
  });

  test('says that the words were open where the person opened them meanwhile', async () => {
    const anna = await app.register();
    await openAccount(app, anna);
    expect((await visits(anna)).visits).toMatchObject([{ wordsOpen: false }]);
    await grantSupport(anna);
    await grantSupport(anna, false);
    expect((await visits(anna)).visits).toMatchObject([{ wordsOpen: true }]);
    app.clock.advance(HOUR);
    await openAccount(app, anna);
    app.clock.advance(HOUR);
    await grantSupport(anna);
    expect((await visits(anna)).visits).toMatchObject([{ wordsOpen: false }, { wordsOpen: true }]);
  });

  test('comes in pages, newest first, visits of one moment included', async () => {
    const anna = await app.register();
    for (let index = 0; index < 5; index += 1) {
      await openAccount(app, anna, { reason: `reason ${index}` });
      if (index % 2 === 0) app.clock.advance(1_000);
    }
    const seen: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const page = await visits(anna, query);
      seen.push(...page.visits.map(({ reason }) => reason));
      if (page.nextCursor === null) break;
      query = `?limit=2&cursor=${page.nextCursor}`;
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((index) => `reason ${index}`));
    expect(seen[4]).toBe('reason 0');
    expect((await visits(anna, '?cursor=nonsense')).visits).toHaveLength(5);
    for (const wrong of ['limit=0', 'limit=101', 'cursor=']) {
      expect((await anna.api('GET', `/api/account/visits?${wrong}`)).statusCode).toBe(400);
    }
  });
});
