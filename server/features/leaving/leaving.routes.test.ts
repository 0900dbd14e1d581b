import { afterEach, describe, expect, test } from 'vitest';
import type { ChatEvent } from '#shared/contract/chat.ts';
import { PASSWORD, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, readStream, send } from '#tests/support/conversation.ts';
import { photo, uploadOf } from '#tests/support/images.ts';
import { administratorAs } from '#tests/support/keepsakes.ts';
import { subscribe } from '#tests/support/subscription.ts';
import { photoFiles, rowsOf, wordsUnder } from '#tests/support/remains.ts';

let app: TestApp;
afterEach(() => app.close());

const WORD = 'PLANTED-KINGFISHER';

/** Somebody with everything: a profile with a photo, a conversation with an earlier version. */
async function settled(email?: string): Promise<Person> {
  const person = await app.register(email);
  await describeMother(person);
  const { objectPath } = (
    await person.api('POST', '/api/objects/upload', uploadOf(await photo()))
  ).json();
  await person.api('PUT', '/api/profile-photo', { objectPath });
  const { userMessage } = await send(person, `${WORD} one`);
  await person.api('PATCH', `/api/messages/${userMessage.id}`, { content: `${WORD} two` });
  return person;
}

async function login(person: Person) {
  const payload = { email: person.email, password: PASSWORD };
  return app.inject({ method: 'POST', url: '/api/auth/login', payload });
}

describe('DELETE /api/account', () => {
  test('without a token is refused, and so is a session that an administrator opened', async () => {
    app = await startTestApp();
    const nobody = await app.inject({ method: 'DELETE', url: '/api/account' });
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'unauthorized']);
    const person = await settled();
    const headers = await administratorAs(app, person);
    const admin = await app.inject({ method: 'DELETE', url: '/api/account', headers });
    expect([admin.statusCode, admin.json().code]).toEqual([403, 'support_access_required']);
    expect((await person.api('GET', '/api/messages')).json().messages).toHaveLength(2);
  });

  test('ASVS V7.4.2, attack 26: ends every session and log-in at once, and frees the address', async () => {
    app = await startTestApp();
    const person = await settled();
    const elsewhere: string = (await login(person)).json().token;
    const answer = await person.api('DELETE', '/api/account');
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(answer.cookies).toMatchObject([{ value: '', path: '/' }]);

    for (const token of [person.token, elsewhere]) {
      const headers = { authorization: `Bearer ${token}` };
      const me = await app.inject({ method: 'GET', url: '/api/me', headers });
      expect(me.statusCode).toBe(401);
    }
    const unknown = await login({ ...person, email: 'nobody@example.org' });
    const refused = await login(person);
    expect([refused.statusCode, refused.body]).toEqual([401, unknown.body]);
    expect(await rowsOf(app.deps.db, person.userId)).not.toHaveProperty('data_keys');

    const anew = await app.register(person.email);
    expect((await anew.api('GET', '/api/profile')).json()).toBeNull();
    await app.runJobs();
    expect((await anew.api('GET', '/api/me')).json().id).toBe(anew.userId);
    expect((await login(person)).statusCode).toBe(200);
  });

  test('drill 22, attack 42: leaves no row, file or word, and nothing of anybody else is touched', async () => {
    app = await startTestApp();
    const person = await settled('kingfisher-address@example.org');
    const other = await settled();
    await app.deps.jobs.add({
      kind: 'mail',
      userId: person.userId,
      payload: {
        to: person.email,
        subject: WORD,
        text: WORD,
        html: WORD,
        language: 'en',
        messageId: WORD,
      },
    });
    const before = await rowsOf(app.deps.db, other.userId);
    expect(photoFiles(app.dataDir)).toHaveLength(4);
    await person.api('DELETE', '/api/account');
    await app.runJobs();
    expect(await rowsOf(app.deps.db, person.userId)).toEqual({});
    expect(await rowsOf(app.deps.db, other.userId)).toEqual(before);
    expect(photoFiles(app.dataDir)).toHaveLength(2);
    expect(await app.deps.db.selectFrom('jobs').select('kind').execute()).toEqual([]);
    const words = [WORD, 'kingfisher-address'];
    expect(wordsUnder(app.dataDir, words)).toEqual([]);
    expect(words.filter((word) => app.logLines.join('').includes(word))).toEqual([]);
    expect((await other.api('GET', '/api/messages')).json().messages).toHaveLength(2);
  });

  test('works without a subscription, and with one deletes the customer at the provider', async () => {
    app = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
    const customers = () => app.deps.db.selectFrom('sandbox_customers').select('id').execute();
    const [unpaid, paying] = [await app.register(), await app.register()];
    await subscribe(paying);
    expect(await customers()).toHaveLength(1);
    for (const person of [unpaid, paying]) {
      expect((await person.api('DELETE', '/api/account')).statusCode).toBe(200);
      await app.runJobs();
      expect(await rowsOf(app.deps.db, person.userId)).toEqual({});
    }
    expect(await customers()).toEqual([]);
  });

  test('is finished later where the photo store cannot be reached; until then nothing opens', async () => {
    let away = true;
    const files = new Map<string, Buffer>();
    app = await startTestApp({
      photoStore: {
        put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
        get: async (key) => files.get(key) ?? null,
        async remove(key) {
          if (away) throw new Error('no connection');
          files.delete(key);
        },
      },
    });
    const person = await settled();
    await person.api('DELETE', '/api/account');
    await app.runJobs();
    expect((await login(person)).statusCode).toBe(401);
    expect((await person.api('GET', '/api/messages')).statusCode).toBe(401);
    expect(await rowsOf(app.deps.db, person.userId)).toMatchObject({ users: 1 });
    expect(await rowsOf(app.deps.db, person.userId)).not.toHaveProperty('data_keys');
    away = false;
    app.clock.advance(60_000);
    await app.runJobs();
    expect([await rowsOf(app.deps.db, person.userId), files.size]).toEqual([{}, 0]);
  });
});

describe('an account that is deleted', () => {
  test('twice at once is deleted once', async () => {
    app = await startTestApp();
    const person = await settled();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.api('DELETE', '/api/account')),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(await app.deps.db.selectFrom('jobs').select('kind').execute()).toEqual([
      { kind: 'leave' },
    ]);
    await app.runJobs();
    expect(await rowsOf(app.deps.db, person.userId)).toEqual({});
  });

  test('in mid-reply ends the open stream, and the reply is not stored', async () => {
    const spoken = Promise.withResolvers<void>();
    app = await startTestApp({
      voice: {
        name: 'builtin',
        async *speak(_request, signal) {
          yield 'I can still see it.';
          yield ' And then';
          spoken.resolve();
          await new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          });
        },
      },
    });
    const url = await app.listen();
    const person = await app.register();
    await describeMother(person);
    const response = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: 'Hello' }),
    });
    const events: ChatEvent[] = [];
    const reading = (async () => {
      for await (const event of readStream(response)) events.push(event);
    })();
    await spoken.promise;
    expect((await person.api('DELETE', '/api/account')).statusCode).toBe(200);
    await reading;
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'not_found' });
    await app.runJobs();
    expect(await rowsOf(app.deps.db, person.userId)).toEqual({});
  });

  test('during uploads and messages leaves no orphan behind', async () => {
    app = await startTestApp();
    const upload = uploadOf(await photo());
    for (let round = 0; round < 6; round += 1) {
      const person = await settled();
      const writing = Array.from({ length: 4 }, (_, index) => [
        person.api('POST', '/api/objects/upload', upload),
        person.api('POST', '/api/chat', { message: `Number ${index}` }),
      ]).flat();
      // Each round a little later, so that the deletion meets them at other points.
      for (let turn = 0; turn < round * 4; turn += 1) await new Promise(setImmediate);
      const [deleted, ...written] = await Promise.all([
        person.api('DELETE', '/api/account'),
        ...writing,
      ]);
      expect(deleted.statusCode).toBe(200);
      const unforeseen = written.filter(({ statusCode }) => ![200, 401, 404].includes(statusCode));
      expect(unforeseen.map((answer) => answer.body)).toEqual([]);
      await app.runJobs();
      expect(await rowsOf(app.deps.db, person.userId)).toEqual({});
      expect(photoFiles(app.dataDir)).toEqual([]);
    }
  });
});
