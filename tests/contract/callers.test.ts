import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessionsService } from '#server/features/auth/sessions.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { fingerprintOf, type Owner, registerOwner } from '#tests/support/belongings.ts';
import type { OpenApi } from '#tests/support/contract.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import { type DocumentedCall, documentedCalls, endsTheSession } from '#tests/support/routes.ts';
import { publishedApi, sampleCall } from '#tests/support/sample.ts';
import { letSubscriptionEnd } from '#tests/support/subscription.ts';
import { bearer } from '#tests/support/world.ts';

const calls = documentedCalls();
const guarded = calls.filter(({ who }) => who !== 'anyone');
const personal = guarded.filter(({ who }) => ['person', 'subscriber', 'owner'].includes(who));

let model: ModelServer;
let app: TestApp;
let api: OpenApi;
beforeAll(async () => {
  model = await startModelServer();
  model.scenario('plain');
  const env = {
    PAYMENTS: 'sandbox',
    METRICS_TOKEN: 'a-token-of-the-operator',
    AI_BASE_URL: model.url,
    AI_MODEL: 'any',
  };
  app = await startTestApp({ env });
  api = await publishedApi(app);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Makes a call with a body that it takes. `ids` are whose things it names. */
function callAs(
  documented: DocumentedCall,
  ids: Owner['ids'],
  headers: Record<string, string>,
  query = '',
) {
  const call = sampleCall(api, documented, ids);
  return app.inject({ ...call, url: `${call.url}${query}`, headers });
}

/** What nobody in particular is told: who must not even know that it is there gets 404. */
function refusalOf({ who }: DocumentedCall): number {
  if (who === 'provider') return 400;
  return who === 'owner' || who === 'operator' ? 404 : 401;
}

async function registerAdmin(): Promise<Owner> {
  const admin = await registerOwner(app, 'Verwalterin');
  await app.deps.db
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', admin.userId)
    .execute();
  return admin;
}

/** A session that an administrator opened in a person's name. */
function adminSession(person: Owner): Promise<string> {
  return createSessionsService(app.deps).create(person.userId, undefined, { isAdminSession: true });
}

describe('a session', () => {
  test('attack 4, 25, ASVS V8.3.1: is read from the bearer token and from nothing else', async () => {
    const person = await registerOwner(app, 'Birnbaum');
    const before = await fingerprintOf(app, person.userId);
    const { token, userId, email } = person;
    const carriers: [name: string, headers: Record<string, string>, query?: string][] = [
      ['nothing', {}],
      ['the cookie', { cookie: `keepsake=${token}; session=${token}; auth_token=${token}` }],
      ['a bare token', { authorization: token }],
      ['basic', { authorization: `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}` }],
      ['a key', { 'x-api-key': token, 'x-auth-token': token, 'x-access-token': token }],
      ['a query', {}, `?token=${token}&auth_token=${token}&access_token=${token}`],
      ['a proxy', { 'remote-user': email, 'x-user-id': userId, 'x-forwarded-user': email }],
      ['another proxy', { 'x-authentik-username': email, 'x-remote-user': userId }],
      ['an overriding method', { 'x-http-method-override': 'GET', 'x-original-url': '/healthz' }],
      ['a stranger', bearer({ token: 's'.repeat(43) })],
    ];
    for (const call of guarded) {
      for (const [name, headers, query] of carriers) {
        // A browser shows a photo without a bearer token, so that this one call takes the cookie.
        if (call.who === 'owner' && name === 'the cookie') continue;
        const { statusCode } = await callAs(call, person.ids, headers, query);
        expect([call.path, name, statusCode]).toEqual([call.path, name, refusalOf(call)]);
      }
    }
    expect(await fingerprintOf(app, person.userId)).toEqual(before);
  });

  test.each(personal)('opens $method $path to its own', async (call) => {
    const person = await registerOwner(app, 'Birnbaum');
    const { statusCode } = await callAs(call, person.ids, bearer(person));
    expect([401, 402, 403, 405, 500]).not.toContain(statusCode);
  });

  test('that has ended opens nothing', async () => {
    const person = await registerOwner(app, 'Birnbaum');
    await person.api('POST', '/api/auth/logout');
    for (const call of guarded) {
      const { statusCode } = await callAs(call, person.ids, bearer(person));
      expect([call.path, statusCode]).toEqual([call.path, refusalOf(call)]);
    }
  });
});

describe('a subscription', () => {
  test('ASVS V2.3.1, V8.3.1: is asked for by each call that owes it, and by no other', async () => {
    const person = await registerOwner(app, 'Birnbaum');
    for (const call of personal) {
      if (endsTheSession(call)) continue;
      await letSubscriptionEnd(app, person);
      const { statusCode } = await callAs(call, person.ids, bearer(person));
      expect([call.path, statusCode === 402]).toEqual([call.path, call.who === 'subscriber']);
    }
  });
});

describe('administration', () => {
  test('attack 9, ASVS V8.1.1, V8.2.1: is refused to persons and to sessions opened in their name', async () => {
    const [admin, person] = [await registerAdmin(), await registerOwner(app, 'Birnbaum')];
    const opened = await adminSession(person);
    const openedOfAdmin = await adminSession(admin);
    for (const call of calls) {
      const asked = async (token: string) =>
        (await callAs(call, person.ids, bearer({ token }))).statusCode;
      if (call.who !== 'admin' && call.path.startsWith('/api/admin')) {
        throw new Error(`docs/api.md opens ${call.path} to ${call.who}`);
      }
      if (call.who !== 'admin') continue;
      expect([call.path, await asked(person.token)]).toEqual([call.path, 403]);
      expect([call.path, await asked(opened)]).toEqual([call.path, 403]);
      expect([call.path, await asked(openedOfAdmin)]).toEqual([call.path, 403]);
      expect([401, 403]).not.toContain(await asked(admin.token));
    }
    const me = await app.inject({
      method: 'GET',
      url: '/api/me',
      headers: bearer({ token: opened }),
    });
    expect(me.json()).toMatchObject({ id: person.userId, isAdmin: false, isAdminSession: true });
  });
});
