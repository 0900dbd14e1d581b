import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { grantSupport, newAdmin, openAccount } from '#tests/support/administration.ts';
import { type Answer, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, send } from '#tests/support/conversation.ts';
import { photo as picture, uploadOf } from '#tests/support/images.ts';

const DAY = 86_400_000;
const NONCES = ['Quillfeather', 'Ormbeck', 'Tindrasund', 'Velloria', 'Brackenmoor', 'Sallowmere'];
const [NAME, MEMORY, FACT, ASKED, EDITED, REASON] = NONCES;
/** The calls that nobody needs to be logged in for. */
const PUBLIC = /^\/api\/(auth\/|stripe\/|openapi)/;

type Call = Parameters<Person['api']>;

let app: TestApp;
let person: Person;
let photo: string;
let sent: { userMessage: Message; reply: Message };
beforeAll(async () => {
  app = await startTestApp();
  person = await app.register();
  const upload = await person.api('POST', '/api/objects/upload', uploadOf(await picture()));
  photo = upload.json().objectPath;
  await person.api('POST', '/api/profile', {
    name: NAME,
    favoriteMemories: MEMORY,
    keyFacts: FACT,
    photoUrl: photo,
  });
  sent = await send(person, `Do you remember ${ASKED}?`);
  await person.api('PATCH', `/api/messages/${sent.userMessage.id}`, { content: `And ${EDITED}?` });
});
afterAll(() => app.close());

/** Every call that the product has, from its own description, with this person's own ids in it. */
async function everyCall(): Promise<Call[]> {
  const { paths } = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const calls: Call[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    if (PUBLIC.test(path) || !/^\/(api|objects)\//.test(path)) continue;
    const id = path.startsWith('/objects/') ? photo.split('/')[2] : sent.userMessage.id;
    const asked = path.endsWith('/search') ? `?q=${ASKED}` : '';
    const url = `${path.replaceAll(/\{\w+\}/g, id ?? '')}${asked}`;
    for (const method of Object.keys(Object(methods))) {
      calls.push([methodOf(method), url, method === 'get' ? undefined : {}]);
    }
  }
  expect(calls.length).toBeGreaterThan(15);
  return calls;
}

function methodOf(name: string): Call[0] {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    if (method === name.toUpperCase()) return method;
  }
  throw new Error(`${name} is no method of ours`);
}

function expectNoWords(answer: Answer): void {
  const text = answer.body + answer.rawPayload.toString('latin1');
  for (const nonce of NONCES) expect(text).not.toContain(nonce);
}

async function rows() {
  const { db } = app.deps;
  const [messages, profiles, objects, users] = await Promise.all([
    db.selectFrom('messages').selectAll().orderBy('id').execute(),
    db.selectFrom('profiles').selectAll().orderBy('id').execute(),
    db.selectFrom('objects').selectAll().orderBy('id').execute(),
    db.selectFrom('users').select(['id', 'email', 'password', 'support_until']).execute(),
  ]);
  return { messages, profiles, objects, users: users.filter(({ id }) => id === person.userId) };
}

describe('attack 9, attack 44: an administrator’s session without support access', () => {
  let visit: Person;
  beforeAll(async () => {
    visit = await openAccount(app, person, { reason: REASON ?? '' });
  });

  test('no call of the product shows a word or changes a thing, and no reading answers 403', async () => {
    const before = await rows();
    for (const [method, url, body] of await everyCall()) {
      const answer = await visit.api(method, url, body);
      const told = `${method} ${url} ${answer.statusCode}`;
      expectNoWords(answer);
      if (url.startsWith('/api/admin/')) expect(told).toBe(`${method} ${url} 403`);
      else if (method === 'GET') expect(told).toMatch(/ (200|404)$/);
      else {
        expect(told).toBe(`${method} ${url} 403`);
        expect(answer.json().code).toBe('support_access_required');
      }
    }
    expect(await rows()).toEqual(before);
  });

  test('profile and messages answer 200, empty and hidden', async () => {
    const profile = await visit.api('GET', '/api/profile');
    expect(profile.statusCode).toBe(200);
    expect(profile.json()).toMatchObject({
      userId: person.userId,
      hidden: true,
      name: '',
      personality: '',
      importantDates: '',
      keyFacts: '',
      favoriteMemories: '',
      photoUrl: null,
    });
    const page = await visit.api('GET', '/api/messages');
    expect(page.statusCode).toBe(200);
    expect(page.json()).toMatchObject({ hidden: true, nextCursor: null });
    expect(page.json().messages).toHaveLength(2);
    for (const message of page.json().messages) {
      expect(message).toMatchObject({ hidden: true, content: '' });
      // What care found out about somebody is theirs as their words are.
      for (const field of ['care', 'voice', 'marks', 'notice']) {
        expect(message).not.toHaveProperty(field);
      }
    }
    expect((await visit.api('GET', '/api/display-photo')).json()).toEqual({ photoUrl: null });
    expect((await visit.api('GET', '/api/usage')).statusCode).toBe(200);
  });

  test('photos are not there, by token and by cookie', async () => {
    const events = `/api/messages/${sent.reply.id}/events`;
    for (const url of [photo, `${photo}?size=small`, events]) {
      expect((await visit.api('GET', url)).statusCode).toBe(404);
    }
    const cookies = { keepsake: visit.token };
    expect((await app.inject({ method: 'GET', url: photo, cookies })).statusCode).toBe(404);
    expect((await person.api('GET', photo)).statusCode).toBe(200);
  });

  test('messages that would be whole are refused too, a crisis and a stream included', async () => {
    for (const message of ['Hello', 'I want to die tonight.']) {
      const stream = { accept: 'text/event-stream' };
      const answer = await visit.api('POST', '/api/chat', { message, careOnly: true }, stream);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'support_access_required']);
    }
  });
});

async function opened(visit: Person): Promise<boolean> {
  return (await visit.api('GET', '/api/profile')).json().hidden !== true;
}

test('ASVS V16.3.1 to V16.3.3: an opened account and each refused change is a line of the log, by ids alone', async () => {
  const admin = await newAdmin(app);
  const before = app.logLines.length;
  const opened = await admin.api('POST', `/api/admin/login-as/${person.userId}`, {
    reason: REASON,
  });
  const visit = await app.personOf(opened.json().token);
  await visit.api('POST', '/api/cancel-subscription');
  const lines = app.logLines.slice(before);
  const events = lines.map((line) => JSON.parse(line)).filter((line) => 'security' in line);
  expect(events).toMatchObject([
    { security: 'login_as', user: admin.userId },
    { security: 'access_denied', user: person.userId, route: 'POST /api/cancel-subscription' },
  ]);
  for (const secret of [person.email, admin.email, REASON ?? '', visit.token, admin.token]) {
    expect(lines.join('')).not.toContain(secret);
  }
});

describe('support access', () => {
  test('opens reading and helping, and what is written in that session is marked', async () => {
    const visit = await openAccount(app, person);
    await grantSupport(person);
    expect((await visit.api('GET', '/api/me')).json().adminSession.wordsOpen).toBe(true);
    expect((await visit.api('GET', '/api/profile')).json()).toMatchObject({ name: NAME });
    expect((await visit.api('GET', photo)).statusCode).toBe(200);
    expect((await conversation(visit))[0]?.content).toContain(EDITED);

    expect((await visit.api('POST', '/api/profile', { tone: 'funny' })).statusCode).toBe(200);
    const helped = await send(visit, 'A test by support.');
    expect(helped.userMessage.byAdministrator).toBe(true);
    expect(helped.reply).not.toHaveProperty('byAdministrator');
    const seen = (await conversation(person)).filter((message) => message.byAdministrator);
    expect(seen.map(({ content }) => content)).toEqual(['A test by support.']);

    const edited = await person.api('PATCH', `/api/messages/${helped.userMessage.id}`, {
      content: 'My own words now.',
    });
    expect(edited.json().userMessage).not.toHaveProperty('byAdministrator');
    const again = await visit.api('PATCH', `/api/messages/${helped.userMessage.id}`, {
      content: 'Support again.',
    });
    expect(again.json().userMessage.byAdministrator).toBe(true);
    expect((await visit.api('DELETE', `/api/messages/${helped.userMessage.id}`)).statusCode).toBe(
      200,
    );
    await grantSupport(person, false);
  });

  test('attack 9: opens neither money nor password, sessions, deletion, nor itself', async () => {
    const visit = await openAccount(app, person);
    await grantSupport(person);
    const helping =
      /^\/api\/(chat|profile|profile-photo|objects\/upload|photos|messages|memories)(\/|$)/;
    const closed = (await everyCall()).filter(
      ([method, url]) => method !== 'GET' && !helping.test(url),
    );
    expect(closed.map(([method, url]) => `${method} ${url}`)).toEqual(
      expect.arrayContaining([
        'POST /api/get-or-create-subscription',
        'POST /api/complete-subscription',
        'POST /api/cancel-subscription',
        'PUT /api/account/support-access',
      ]),
    );
    for (const [method, url, body] of closed) {
      const answer = await visit.api(method, url, body);
      expect(`${method} ${url} ${answer.statusCode}`).toBe(`${method} ${url} 403`);
      expect(answer.json().code).toBe('forbidden');
    }
    await grantSupport(person, false);
  });

  test('closes at once when the person closes it, and by itself after seven days', async () => {
    const until = await grantSupport(person);
    expect(until).toBe(app.clock.now() + 7 * DAY);
    const visit = await openAccount(app, person);
    expect(await opened(visit)).toBe(true);
    await grantSupport(person, false);
    expect(await opened(visit)).toBe(false);
    expect((await visit.api('POST', '/api/chat', { message: 'x' })).statusCode).toBe(403);

    await grantSupport(person);
    app.clock.advance(7 * DAY - 60_000);
    const late = await openAccount(app, person);
    app.clock.advance(59_999);
    expect(await opened(late)).toBe(true);
    expect((await person.api('GET', '/api/account/support-access')).json().grantedUntil).toBe(
      app.clock.now() + 1,
    );
    app.clock.advance(1);
    expect(await opened(late)).toBe(false);
    expect((await late.api('POST', '/api/chat', { message: 'x' })).json().code).toBe(
      'support_access_required',
    );
    expect((await person.api('GET', '/api/account/support-access')).json()).toEqual({
      grantedUntil: null,
    });
  });

  test('the clock of the same moment decides for many calls at once', async () => {
    await grantSupport(person);
    const visit = await openAccount(app, person);
    const calls = Array.from({ length: 20 }, (_, index) =>
      index === 10 ? grantSupport(person, false) : visit.api('GET', '/api/messages'),
    );
    const answers = (await Promise.all(calls)).filter((answer) => answer !== null);
    for (const answer of answers) {
      if (typeof answer === 'number') continue;
      const { hidden, messages } = answer.json();
      const words = messages.map(({ content }: Message) => content).join('');
      expect(words === '').toBe(hidden === true);
    }
    expect((await visit.api('GET', '/api/messages')).json().hidden).toBe(true);
  });
});

test('SUPPORT_ACCESS=always opens reading and helping without being asked, and nothing more', async () => {
  const open = await startTestApp({ env: { SUPPORT_ACCESS: 'always' } });
  const anna = await open.register();
  await anna.api('POST', '/api/profile', { name: NAME });
  const visit = await openAccount(open, anna);
  expect((await visit.api('GET', '/api/profile')).json()).toMatchObject({ name: NAME });
  expect((await visit.api('POST', '/api/chat', { message: 'Hello' })).statusCode).toBe(200);
  expect((await visit.api('POST', '/api/cancel-subscription')).statusCode).toBe(403);
  const { visits } = (await anna.api('GET', '/api/account/visits')).json();
  expect(visits).toMatchObject([{ wordsOpen: true }]);
  await open.close();
});
