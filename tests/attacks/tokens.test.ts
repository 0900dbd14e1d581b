import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Person, type TestApp } from '#tests/support/app.ts';
import { bearer } from '#tests/support/world.ts';

const TRIES = 10_000;

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await startTestApp();
  anna = await app.register();
});
afterAll(() => app.close());

async function statusOf(token: string): Promise<number> {
  return (await app.inject({ method: 'GET', url: '/api/me', headers: bearer({ token }) }))
    .statusCode;
}

test('attack 24, ASVS V7.2.2, V7.2.3: none of 10,000 random tokens opens anything', async () => {
  const statuses = new Set<number>();
  for (let tried = 0; tried < TRIES; tried += 100) {
    const tokens = Array.from({ length: 100 }, () => randomBytes(32).toString('base64url'));
    for (const status of await Promise.all(tokens.map(statusOf))) statuses.add(status);
  }
  expect([...statuses]).toEqual([401]);
  expect(await statusOf(anna.token)).toBe(200);
}, 120_000);

test('attack 24, ASVS V9.1.1: neither does a changed token, nor one that vouches for itself', async () => {
  const { token, userId } = anna;
  const claims = encode({ sub: userId, userId, isAdmin: true, exp: 4_102_444_800 });
  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`;
  const keyed = `${encode({ alg: 'HS256' })}.${claims}`;
  const signature = createHmac('sha256', 'secret').update(keyed).digest('base64url');
  const changed = [
    token.slice(0, -1),
    token.slice(1),
    `${token}A`,
    token.toUpperCase(),
    token.toLowerCase(),
    token.split('').toReversed().join(''),
    Buffer.from(token, 'base64url').toString('hex'),
    unsigned,
    `${keyed}.${signature}`,
    userId,
    '',
    'null',
    'undefined',
    '*',
    '%',
  ];
  for (const other of changed) expect([other, await statusOf(other)]).toEqual([other, 401]);
});

test('ASVS V6.5.2, V6.5.3, V11.5.1: what the database holds of a session opens none', async () => {
  const rows = await app.deps.db.selectFrom('sessions').selectAll().execute();
  const stored = rows.flatMap((row) => [row.id, row.token, row.user_id]);
  expect(stored).not.toContain(anna.token);
  for (const value of stored) expect(await statusOf(value)).toBe(401);
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
