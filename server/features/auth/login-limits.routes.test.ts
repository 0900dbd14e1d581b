import { afterEach, describe, expect, test } from 'vitest';
import { RATE, type RateName } from '#server/http/rate-limit.ts';
import { PASSWORD, startTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';

const MINUTE = 60_000;
let app: TestApp;
afterEach(() => app.close());

async function start(options: TestAppOptions = {}) {
  app = await startTestApp(options);
}

interface Try {
  email?: string;
  password?: string;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

async function login({ email = 'nobody@example.org', password = 'Wrong1987', ...call }: Try) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    ...call,
  });
}

async function statusOf(call: Try): Promise<number> {
  return (await login(call)).statusCode;
}

function behindProxy(address: string, index: number): Promise<number> {
  return statusOf({
    email: `guess${index}@example.org`,
    headers: { 'x-forwarded-for': `10.9.9.${index}, ${address}` },
  });
}

/** How long a wrong log-in takes, ms. */
async function timeOf(email: string): Promise<number> {
  const begun = performance.now();
  expect(await statusOf({ email })).toBe(401);
  return performance.now() - begun;
}

/** Uses up so many tries, so that a test need not hash for each of them. */
async function take(name: RateName, who: string, tries: number): Promise<void> {
  for (let taken = 0; taken < tries; taken += 1) await app.deps.rateLimits.claim(name, who);
}

function countOf(statuses: number[], status: number): number {
  return statuses.filter((each) => each === status).length;
}

function together<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

describe('failed log-ins', () => {
  test('drill 34, ASVS V6.1.1, V6.3.1, V2.4.1: of 60 wrong tries at once exactly 10 are compared, and no more for 15 minutes', async () => {
    await start();
    const { email } = await app.register();
    const statuses = await together(60, () => statusOf({ email }));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([10, 50]);

    const refused = await login({ email, password: PASSWORD });
    expect(refused.json()).toMatchObject({
      success: false,
      code: 'too_many_requests',
      retryAfter: 900,
    });
    expect(refused.headers['retry-after']).toBe('900');

    app.clock.advance(15 * MINUTE - 1);
    expect(await statusOf({ email, password: PASSWORD })).toBe(429);
    app.clock.advance(1);
    expect(await statusOf({ email, password: PASSWORD })).toBe(200);
  });

  test('right ones are not counted, however many come at once', async () => {
    await start();
    const { email } = await app.register();
    const statuses = await together(24, () => statusOf({ email, password: PASSWORD }));
    expect(countOf(statuses, 200)).toBe(24);
    expect(await statusOf({ email })).toBe(401);
    const rows = await app.deps.db.selectFrom('rate_limits').selectAll().execute();
    const counts = rows.filter((row) => row.key.startsWith('failedLogin')).map((row) => row.count);
    expect(counts).toEqual([1, 1]);
  });

  test('an account is limited by itself, under every spelling of its address', async () => {
    await start();
    const [anna, bela] = [await app.register('anna@example.org'), await app.register()];
    for (let index = 0; index < 10; index += 1) {
      await login({ email: index % 2 ? 'ANNA@example.org' : anna.email });
    }
    expect(await statusOf({ email: anna.email })).toBe(429);
    expect(await statusOf({ email: bela.email, password: PASSWORD })).toBe(200);
  });

  test('an account that does not exist is limited like one that does', async () => {
    await start();
    const statuses = await together(12, () => statusOf({}));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([10, 2]);
  });

  test('attack 33, ASVS V4.1.3: one address is limited over all accounts, whatever it says it is', async () => {
    await start();
    const { limit } = RATE.failedLoginByAddress;
    await take('failedLoginByAddress', '127.0.0.1', limit - 12);
    const statuses = await together(32, (index) =>
      statusOf({
        email: `guess${index}@example.org`,
        headers: {
          'x-forwarded-for': `10.0.0.${index}`,
          'x-real-ip': `10.0.1.${index}`,
          forwarded: `for=10.0.2.${index}`,
        },
      }),
    );
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([12, 20]);
    expect(await statusOf({ remoteAddress: '203.0.113.9' })).toBe(401);
  });

  test('attack 33: behind one trusted proxy the address is the one that the proxy saw', async () => {
    await start({ env: { TRUST_PROXY: '1' } });
    const { limit } = RATE.failedLoginByAddress;
    await take('failedLoginByAddress', '198.51.100.7', limit - 3);
    const statuses = await together(8, (index) => behindProxy('198.51.100.7', index));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([3, 5]);
    expect(await behindProxy('198.51.100.8', 1)).toBe(401);
  });
});

describe('registrations', () => {
  test('100 an hour for one address, raced', async () => {
    await start();
    const { limit } = RATE.registerByAddress;
    const register = async (index: number, remoteAddress = '203.0.113.5') =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/register',
          remoteAddress,
          payload: { email: `p${index}@example.org`, password: PASSWORD, ageAcknowledged: true },
        })
      ).statusCode;
    await take('registerByAddress', '203.0.113.5', limit - 20);
    const statuses = await together(30, (index) => register(index));
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([20, 10]);
    expect(await register(1_000, '203.0.113.6')).toBe(200);
    app.clock.advance(60 * MINUTE);
    expect(await register(1_001)).toBe(200);

    // ASVS V6.3.2, attack 8: nobody becomes an administrator by being early.
    const users = await app.deps.db.selectFrom('users').select('is_admin').execute();
    expect(users).toHaveLength(22);
    expect(users.filter((user) => user.is_admin !== 0)).toEqual([]);
  });
});

describe('time', () => {
  test('attack 31: an unknown address takes as long as a known one', async () => {
    await start();
    const { email } = await app.register();
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < 18; index += 1) {
      known.push(await timeOf(email));
      unknown.push(await timeOf(`nobody${index}@example.org`));
      if (index % 9 === 8) app.clock.advance(15 * MINUTE);
    }
    const ratio = median(unknown) / median(known);
    // Without the dummy hash the ratio is below a tenth.
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
});

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
