import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, startTestApp } from '#tests/support/app.ts';
import { fingerprintOf } from '#tests/support/belongings.ts';
import { conversation } from '#tests/support/conversation.ts';
import { type DocumentedCall, documentedCalls, endsTheSession } from '#tests/support/routes.ts';
import { fieldsOf, sampleCall } from '#tests/support/sample.ts';
import { bearer, startWorld, type World } from '#tests/support/world.ts';

const calls = documentedCalls();
const OWN_FILES = ['objectPath', 'photoUrl'];

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A call of Anna's that names the thing `id`, with a body that it takes, and `change` in it. */
function asAnna(call: DocumentedCall, id: string, change: object = {}) {
  const { app, api, anna } = world;
  return app.inject({
    ...sampleCall(api, call, { [call.id]: id }, change),
    headers: bearer(anna),
  });
}

function belasPrints() {
  return fingerprintOf(world.app, world.bela.userId);
}

function allOf({ statusCode, rawPayload, headers }: Answer) {
  const { date: _, ...rest } = headers;
  return { statusCode, bytes: rawPayload.toString('latin1'), headers: rest };
}

describe('what belongs to somebody else', () => {
  test.each(calls.filter(({ id }) => id !== ''))(
    'attack 1, 4, ASVS V8.2.2: $method $path is answered as if it were not there',
    async (call) => {
      const before = await belasPrints();
      const theirs = world.bela.ids[call.id];
      if (theirs === undefined) throw new Error(`nobody owns a ${call.id} in this test`);
      const missing = await asAnna(call, randomUUID());
      const refused = await asAnna(call, theirs);
      expect(refused.statusCode).toBe(404);
      expect(allOf(refused)).toEqual(allOf(missing));
      expect(await belasPrints()).toEqual(before);
    },
  );

  test('attack 2: a reply in the making is followed and stopped by nobody else', async () => {
    const { app, model, anna, bela } = world;
    model.scenario('stall', { reply: `I know ${bela.canary} well. And more.`, wordsBefore: 5 });
    const sending = bela.api('POST', '/api/chat', { message: 'Tell me.' });
    const newest = async () => (await conversation(bela)).at(-1);
    await expect.poll(newest).toMatchObject({ role: 'assistant', status: 'pending' });
    const url = `/api/messages/${(await newest())?.id}`;
    for (const call of [
      { method: 'GET', url: `${url}/events` },
      { method: 'POST', url: `${url}/stop` },
    ] as const) {
      const answer = await app.inject({ ...call, headers: bearer(anna) });
      expect([answer.statusCode, answer.body.includes(bela.canary)]).toEqual([404, false]);
    }
    expect(await newest()).toMatchObject({ status: 'pending' });
    expect((await bela.api('POST', `${url}/stop`)).statusCode).toBe(200);
    expect((await sending).statusCode).toBe(200);
    model.scenario('plain');
  });

  test('attack 5: a photo of theirs that is named in a body is not there either', async () => {
    const before = await belasPrints();
    const tried: string[] = [];
    for (const call of calls) {
      for (const field of fieldsOf(world.api, call.method, call.path)) {
        if (!OWN_FILES.includes(field)) continue;
        const missing = await asAnna(call, 'x', { [field]: `/objects/${randomUUID()}` });
        const refused = await asAnna(call, 'x', {
          [field]: `/objects/${world.bela.ids['object']}`,
        });
        expect([call.path, refused.statusCode]).toEqual([call.path, 404]);
        expect(allOf(refused)).toEqual(allOf(missing));
        tried.push(`${call.path} ${field}`);
      }
    }
    expect(tried).toEqual(
      expect.arrayContaining(['/api/profile photoUrl', '/api/profile-photo objectPath']),
    );
    expect(await belasPrints()).toEqual(before);
  });

  test('is in no answer that Anna gets', async () => {
    const { anna, bela } = world;
    const before = await belasPrints();
    const secrets = [bela.canary, bela.userId, bela.email, ...Object.values(bela.ids)];
    const own: string[] = [];
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const { body } = await asAnna(call, anna.ids[call.id] ?? '');
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
      if (body.includes(anna.canary)) own.push(call.path);
    }
    expect(own).toEqual(expect.arrayContaining(['/api/profile', '/api/messages']));
    expect(await belasPrints()).toEqual(before);
  });
});

describe('what nobody is asked for', () => {
  test('attack 7, ASVS V8.2.3, V15.3.1, V15.3.3: extra fields change no owner, id or role, in any call', async () => {
    const { app, anna, bela } = world;
    const before = await belasPrints();
    const extra = {
      id: 'chosen',
      userId: bela.userId,
      user_id: bela.userId,
      isAdmin: true,
      is_admin: 1,
      role: 'admin',
      isAdminSession: true,
      is_admin_session: 1,
      stripeCustomerId: 'cus_chosen',
      provider_customer_id: 'cus_chosen',
      subscription_status: 'chosen',
      createdAt: 1,
    };
    const lasting = calls.filter((call) => call.method !== 'GET' && !endsTheSession(call));
    for (const call of lasting) {
      const answer = await asAnna(call, anna.ids[call.id] ?? '', extra);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('chosen');
    }
    const users = await app.deps.db.selectFrom('users').selectAll().execute();
    expect(users.map(({ id, email }) => [id, email])).toEqual(
      expect.arrayContaining([
        [anna.userId, anna.email],
        [bela.userId, bela.email],
      ]),
    );
    expect(users.filter((user) => user.is_admin !== 0 || user.id === 'chosen')).toEqual([]);
    expect(JSON.stringify(users)).not.toContain('chosen');
    const sessions = await app.deps.db.selectFrom('sessions').selectAll().execute();
    expect(sessions.filter((session) => session.is_admin_session !== 0)).toEqual([]);
    expect(await belasPrints()).toEqual(before);
  });

  test('attack 8, ASVS V6.3.2: of 20 who register at once on an empty database none is an administrator', async () => {
    const empty = await startTestApp();
    expect(await empty.deps.db.selectFrom('users').select('id').execute()).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => empty.register(`${randomUUID()}@x.org`)));
    const users = await empty.deps.db.selectFrom('users').select('is_admin').execute();
    expect(users.map((user) => user.is_admin)).toEqual(Array(20).fill(0));
    await empty.close();
  });
});
