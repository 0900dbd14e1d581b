import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAdmin } from '#tests/support/administration.ts';
import type { Person } from '#tests/support/app.ts';
import { fingerprintOf } from '#tests/support/belongings.ts';
import { type DocumentedCall, documentedCalls } from '#tests/support/routes.ts';
import { fieldsOf, sampleCall } from '#tests/support/sample.ts';
import { bearer, startWorld, type World } from '#tests/support/world.ts';

/** Calls that answer from what the server holds itself. */
const WITHOUT_DATABASE = [
  '/healthz',
  '/metrics',
  '/api/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
];
const calls = documentedCalls().filter(({ path }) => path !== '/' && path !== '/*');
const changing = calls.filter(({ method }) => method !== 'GET');
/** What Anna may call: an administrator's calls refuse her before they read anything. */
const hers = changing.filter(({ who }) => who !== 'admin');
const reading = calls.filter(({ method }) => method === 'GET');

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

function annasPrints() {
  return fingerprintOf(world.app, world.anna.userId);
}

describe('a call from another site', () => {
  test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'attack 35, ASVS V3.5.1 to V3.5.3: changes nothing, whatever it calls (%s)',
    async (origin) => {
      const { app, api, anna } = world;
      const before = await annasPrints();
      for (const call of changing) {
        const answer = await app.inject({
          ...sampleCall(api, call, anna.ids),
          headers: { ...bearer(anna), origin },
        });
        expect([call.path, answer.statusCode]).toEqual([call.path, 403]);
      }
      expect(await annasPrints()).toEqual(before);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'attack 35: sent as %s, which needs no leave, is not read',
    async (type) => {
      const { app, api, anna } = world;
      const before = await annasPrints();
      for (const call of changing) {
        const { payload, ...rest } = sampleCall(api, call, anna.ids);
        const answer = await app.inject({
          ...rest,
          payload: JSON.stringify(payload),
          headers: { cookie: `keepsake=${anna.token}`, 'content-type': type },
        });
        expect([call.path, answer.statusCode]).toEqual([call.path, expect.toBeOneOf([400, 401])]);
      }
      expect(await annasPrints()).toEqual(before);
    },
  );

  test('attack 34, ASVS V3.4.2: is given leave by no answer', async () => {
    const { app, api, anna } = world;
    for (const call of calls) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
      const { url } = sampleCall(api, call, anna.ids);
      const answers = [
        await app.inject({ method: 'OPTIONS', url, headers }),
        await app.inject({ method: 'GET', url, headers: { ...bearer(anna), ...headers } }),
      ];
      for (const answer of answers) {
        const names = Object.keys(answer.headers);
        expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });

  test('ASVS V3.5.1: reading changes nothing', async () => {
    const { app, api, anna } = world;
    const before = await annasPrints();
    for (const call of reading) {
      const { url, method } = sampleCall(api, call, anna.ids);
      await app.inject({ method, url: `${url}?logout=true&delete=1`, headers: bearer(anna) });
      await app.inject({ method: 'HEAD', url, headers: bearer(anna) });
    }
    expect(await annasPrints()).toEqual(before);
  });
});

describe('every answer, good or not', () => {
  test('ASVS V3.4.1, V3.4.3 to V3.4.6, V4.1.1: says what it is and what may be done with it', async () => {
    const { app, api, anna } = world;
    for (const call of calls) {
      for (const headers of [{}, bearer(anna)]) {
        const sent = { ...sampleCall(api, call, {}), payload: '{"broken":' };
        const refused = { ...sent, headers: { ...headers, 'content-type': 'application/json' } };
        const { payload: _, ...bare } = refused;
        const answer = await app.inject(call.method === 'GET' ? bare : refused);
        expect([call.path, answer.headers]).toMatchObject([
          call.path,
          {
            'content-type': expect.stringMatching(
              /^(application\/(json|xml)|text\/plain).*charset=utf-8|^application\/zip$/,
            ),
            'content-security-policy': expect.stringMatching(/^default-src 'none'/),
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
            'x-frame-options': 'DENY',
            'strict-transport-security': 'max-age=31536000; includeSubDomains',
          },
        ]);
        if (/^\/(api|objects)\//.test(call.path)) {
          expect(answer.headers['cache-control']).toBe('private, no-store');
        }
      }
    }
  });

  test('attack 36, ASVS V3.7.2: sends nobody elsewhere', async () => {
    const { app, api, anna } = world;
    const targets = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '\\\\evil.example',
    ];
    const names = ['next', 'url', 'redirect', 'redirect_uri', 'return', 'returnTo', 'continue'];
    for (const target of targets) {
      const query = names.map((name) => `${name}=${encodeURIComponent(target)}`).join('&');
      const urls = reading.map((call) => `${sampleCall(api, call, anna.ids).url}?${query}`);
      for (const url of [...urls, `/${target}`, `/${target}/%2e%2e`, `/auth?${query}`]) {
        const answer = await app.inject({ method: 'GET', url, headers: bearer(anna) });
        expect([url, answer.statusCode >= 300 && answer.statusCode < 400]).toEqual([url, false]);
        expect(answer.headers).not.toHaveProperty('location');
      }
    }
  });
});

describe('a value of another kind', () => {
  const wrong: unknown[] = [7, ['words'], { $ne: '' }, { toString: 'words' }, [], {}];

  // A call of administrators looks at what it was sent once it knows one of them.
  let admin: Person;
  beforeAll(async () => {
    admin = await newAdmin(world.app);
  });
  const callerOf = ({ who }: DocumentedCall) => bearer(who === 'admin' ? admin : world.anna);

  test('ASVS V2.2.1, V2.2.2, V15.3.5, V15.3.6: stands for no text, in any field of any call', async () => {
    const { app, api, anna } = world;
    const before = await annasPrints();
    let tried = 0;
    for (const call of hers) {
      const { payload } = sampleCall(api, call, anna.ids);
      for (const field of fieldsOf(api, call.method, call.path)) {
        if (typeof payload?.[field] === 'object') continue;
        for (const value of wrong.filter((one) => typeof one !== typeof payload?.[field])) {
          const answer = await app.inject({
            ...sampleCall(api, call, anna.ids, { [field]: value }),
            headers: callerOf(call),
          });
          expect([call.path, field, value, answer.statusCode]).toEqual([
            call.path,
            field,
            value,
            400,
          ]);
          expect(Object.keys(answer.json().fields)).toContain(field);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(await annasPrints()).toEqual(before);
  });

  test('ASVS V1.5.2: a prototype is refused by every call that reads a body', async () => {
    const { app, api, anna } = world;
    for (const call of hers) {
      for (const key of ['"__proto__"', '"\\u005f_proto__"', '"constructor":{"prototype"']) {
        const close = key.includes('constructor') ? '}' : '';
        const { payload: _, ...rest } = sampleCall(api, call, anna.ids);
        const answer = await app.inject({
          ...rest,
          payload: `{${key}:{"isAdmin":true,"message":"words"}${close}}`,
          headers: { ...callerOf(call), 'content-type': 'application/json' },
        });
        expect([call.path, key, answer.statusCode]).toEqual([call.path, key, 400]);
      }
    }
    expect('isAdmin' in {}).toBe(false);
  });

  test('ASVS V15.3.7: a parameter that is given twice, or as a list, is not guessed at', async () => {
    for (const query of ['limit=1&limit=200', 'limit[]=1', 'before=1&before=2', 'limit=1e9']) {
      const answer = await world.anna.api('GET', `/api/messages?${query}`);
      expect([query, answer.statusCode]).toEqual([query, query.includes('[]') ? 200 : 400]);
    }
  });
});

describe('when the database is away', () => {
  test('attack 21, ASVS V16.5.1 to V16.5.3: nobody is let in, and no answer says more than that', async () => {
    const broken = await startWorld();
    const { app, api, anna } = broken;
    await app.deps.db.destroy();
    for (const call of calls) {
      const answer = await app.inject({
        ...sampleCall(api, call, anna.ids),
        headers: bearer(anna),
      });
      if (WITHOUT_DATABASE.includes(call.path)) continue;
      expect([call.path, answer.statusCode]).toEqual([
        call.path,
        expect.toBeOneOf([400, 500, 503]),
      ]);
      expect(answer.body).not.toMatch(/\/server\/|node_modules|at \w+ \(|sql|driver|select/i);
      expect(answer.json()).toEqual({
        error: expect.any(String),
        code: expect.toBeOneOf(['internal', 'unavailable', 'invalid_request', 'event_refused']),
        ...(call.path.startsWith('/api/auth') && { success: false }),
      });
    }
    await broken.close();
  });
});
