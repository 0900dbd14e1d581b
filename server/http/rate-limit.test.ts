import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createRateLimits, RATE } from './rate-limit.ts';

const NAME = 'failedLoginByAccount';
const { limit, windowMs } = RATE[NAME];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.deps.db.deleteFrom('rate_limits').execute();
});
afterAll(() => app.close());

async function claims(count: number, who = 'anna'): Promise<number> {
  const { rateLimits } = app.deps;
  const results = await Promise.allSettled(
    Array.from({ length: count }, () => rateLimits.claim(NAME, who)),
  );
  return results.filter((result) => result.status === 'fulfilled').length;
}

test('ASVS V2.3.4: raced claims take exactly the limit, for two processes together', async () => {
  const second = createRateLimits(app.deps.db, app.clock);
  const tries = Array.from({ length: limit * 4 }, (_, index) =>
    (index % 2 ? second : app.deps.rateLimits).claim(NAME, 'anna'),
  );
  const results = await Promise.allSettled(tries);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(limit);
});

test('says how long to wait, and is open again when that is over', async () => {
  await claims(limit);
  app.clock.advance(1_500);
  await expect(app.deps.rateLimits.claim(NAME, 'anna')).rejects.toMatchObject({
    code: 'too_many_requests',
    extras: { retryAfter: Math.ceil((windowMs - 1_500) / 1_000) },
  });
  app.clock.advance(windowMs - 1_501);
  expect(await claims(1)).toBe(0);
  app.clock.advance(1);
  expect(await claims(limit + 1)).toBe(limit);
});

test('a refused claim does not lengthen the wait', async () => {
  await claims(limit);
  app.clock.advance(windowMs - 1);
  expect(await claims(3)).toBe(0);
  app.clock.advance(1);
  expect(await claims(1)).toBe(1);
});

test('a look takes nothing, and a refund gives one back', async () => {
  const { rateLimits } = app.deps;
  await claims(limit - 1);
  await rateLimits.check(NAME, 'anna');
  expect(await claims(1)).toBe(1);
  await expect(rateLimits.check(NAME, 'anna')).rejects.toMatchObject({ code: 'too_many_requests' });
  await rateLimits.refund(NAME, 'anna');
  expect(await claims(2)).toBe(1);
});

test('one person’s tries are not another’s, and nobody’s name is stored', async () => {
  await claims(limit, 'anna@example.org');
  expect(await claims(1, 'bela@example.org')).toBe(1);
  const rows = await app.deps.db.selectFrom('rate_limits').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/anna|bela/);
});

test('sweeps windows that are over and no other', async () => {
  await claims(1, 'anna');
  app.clock.advance(windowMs - 1);
  await claims(1, 'bela');
  app.clock.advance(1);
  await app.deps.rateLimits.sweep();
  expect(await app.deps.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
});
