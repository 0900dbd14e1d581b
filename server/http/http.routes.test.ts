import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.register();
});
afterAll(() => app.close());

function save(payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/profile',
    payload,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      ...headers,
    },
  });
}

describe('calls from elsewhere', () => {
  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'null',
    'http://localhost:81',
    '',
  ])('attack 35: a change that comes from %j is refused', async (origin) => {
    const answer = await save('{"name":"Oma"}', { origin });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site']);
    expect((await person.api('GET', '/api/profile')).body).toBe('null');
  });

  test('attack 35: a cookie alone changes and reads nothing', async () => {
    const headers = { cookie: `keepsake=${person.token}`, 'content-type': 'application/json' };
    const call = { url: '/api/profile', headers };
    const change = await app.inject({ ...call, method: 'POST', payload: '{"name":"Oma"}' });
    const read = await app.inject({ ...call, method: 'GET' });
    expect([change.statusCode, read.statusCode]).toEqual([401, 401]);
  });

  test('ASVS V3.4.2: no other site may read an answer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({
        method,
        url: '/api/me',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      });
      expect(
        Object.keys(answer.headers).filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
    }
  });
});

describe('every answer', () => {
  test('ASVS V3.4.1, V3.4.4 to V3.4.6, V4.1.1, V14.3.2: carries its headers', async () => {
    for (const answer of [
      await person.api('GET', '/api/me'),
      await app.inject({ method: 'GET', url: '/api/me' }),
      await app.inject({ method: 'GET', url: '/api/nowhere' }),
    ]) {
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    }
  });

  test('to an unknown call is JSON that says so', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'PUT'] as const) {
      const answer = await person.api(method, '/api/search/test');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('an address', () => {
  test.each(['/api/messages/%zz', `/api/messages/${'x'.repeat(300)}`, '/%', '/objects/%e0%a4%a'])(
    'attack 21, 22: that is broken or endless (%s) is refused in words of ours',
    async (url) => {
      const answer = await person.api('GET', url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    },
  );
});

test.each([
  ['PATCH', '/api/messages/a%00', { content: 'Other words' }],
  ['DELETE', '/api/messages/%00', undefined],
  ['GET', '/api/messages/%00/events', undefined],
  ['DELETE', '/api/photos/%00', undefined],
  ['PUT', '/api/photos/a%00b/default', undefined],
  ['DELETE', '/api/sessions/%00', undefined],
  ['GET', '/objects/%00', undefined],
] as const)(
  '%s %s: an id with a NUL is not there, on either database',
  async (method, url, body) => {
    const answer = await person.api(method, url, body);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

describe('bodies', () => {
  test.each([
    ['broken JSON', '{"name":'],
    ['no object', '[]'],
    ['null', 'null'],
    ['a text', '"Oma"'],
    ['a prototype', '{"name":"Oma","__proto__":{"isAdmin":true}}'],
    ['a constructor', '{"name":"Oma","constructor":{"prototype":{"isAdmin":true}}}'],
    ['depth 10,000', `${'{"name":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['too much', JSON.stringify({ name: 'x'.repeat(600_000) })],
  ])('ASVS V1.5.2, attack 22: %s is refused in words of ours', async (_what, payload) => {
    const answer = await save(payload);
    expect([400, 413]).toContain(answer.statusCode);
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['error', 'code']));
    expect(answer.body).not.toMatch(/JSON|Unexpected|prototype|node_modules|at \w+ \(/);
  });

  test('an empty one counts as {}, with and without a type', async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const call = { method: 'POST', url: '/api/cancel-subscription' } as const;
    const typed = { ...headers, 'content-type': 'application/json' };
    const answers = [
      await app.inject({ ...call, headers }),
      await app.inject({ ...call, headers: typed }),
      await app.inject({ ...call, headers: typed, payload: '' }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  });

  test('a form from another page is no JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await save('{"name":"Oma"}', { 'content-type': type });
      expect(answer.statusCode).toBe(400);
    }
    expect((await person.api('GET', '/api/profile')).body).toBe('null');
  });
});

test('ASVS V16.2.5: the log holds no password, token, address or word', async () => {
  const secret = 'Fliederbusch1';
  const { token, email } = await app.register('log-canary@example.org', secret);
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: `${secret}x` },
  });
  await save(`{"name":"${secret}","tone":"angry"}`);
  await app.inject({ method: 'GET', url: `/api/me?token=${token}` });
  const log = app.logLines.join('');
  expect(log).toContain('bad_credentials');
  for (const word of [secret, token, email]) expect(log).not.toContain(word);
});
