import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantSupport } from '#tests/support/administration.ts';
import { keepingMailer, loginOf, reset, resetToken, visit } from '#tests/support/accounts.ts';
import { PASSWORD, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, describeMother, readStream } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

const CLOSED_WITHIN_MS = 1_000;
/** Far longer than an ended session may read on. */
const SILENCE_MS = 15_000;

let model: ModelServer;
let app: TestApp;
let address: string;
let anna: Person;
const mailer = keepingMailer();

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({ mailer, env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted' } });
  address = await app.listen();
});
afterAll(async () => {
  await app.close();
  await model.close();
});

beforeEach(async () => {
  anna = await app.register();
  await describeMother(anna);
  model.scenario('slow-first-token', { delayMs: SILENCE_MS });
});

function chat(token: string, accept: string): Promise<Response> {
  return fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'We baked bread.' }),
  });
}

/** A stream that waits for its first word, told to be accepted. */
async function openStream(token: string) {
  const events = readStream(await chat(token, 'text/event-stream'));
  expect((await events.next()).value).toMatchObject({ type: 'accepted' });
  return events;
}

/** How long it takes until the stream has ended, ms; it must end without another event. */
async function closing(events: AsyncGenerator): Promise<number> {
  const begun = performance.now();
  expect(await events.next()).toEqual({ done: true, value: undefined });
  return performance.now() - begun;
}

describe('attack 26, ASVS V7.4.1: an open stream is closed when its session ends', () => {
  const ways: Record<string, (token: string) => Promise<unknown>> = {
    'by a new password from a link': async () =>
      reset(app, await resetToken(app, mailer, anna.email)),
    'by a change of the password': () =>
      anna.api('POST', '/api/account/password', {
        currentPassword: PASSWORD,
        password: 'Herbst2024',
      }),
    'by logging out everywhere': () => anna.api('DELETE', '/api/sessions'),
    'by logging out here': (token) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { authorization: `Bearer ${token}` },
      }),
    'by another process': () =>
      app.deps.db.deleteFrom('sessions').where('user_id', '=', anna.userId).execute(),
  };

  it.each(Object.keys(ways))('%s', async (way) => {
    const token = await loginOf(app, anna);
    const events = await openStream(token);
    await ways[way]?.(token);
    expect(await closing(events)).toBeLessThan(CLOSED_WITHIN_MS);
  });

  it('by its time, an administrator’s after an hour', async () => {
    await grantSupport(anna);
    const events = await openStream(await visit(app, anna));
    app.clock.advance(3_600_000);
    expect(await closing(events)).toBeLessThan(CLOSED_WITHIN_MS);
    app.clock.advance(-3_600_000);
  });

  it('attack 9: an administrator’s by the person, who closes their words', async () => {
    await grantSupport(anna);
    const events = await openStream(await visit(app, anna));
    await grantSupport(anna, false);
    expect(await closing(events)).toBeLessThan(CLOSED_WITHIN_MS);
  });

  it('and an answer that was waited for without one is 401', async () => {
    const token = await loginOf(app, anna);
    const asked = chat(token, 'application/json');
    await expect.poll(async () => (await conversation(anna)).length).toBe(2);
    const begun = performance.now();
    await anna.api('DELETE', '/api/sessions');
    const answer = await asked;
    expect(performance.now() - begun).toBeLessThan(CLOSED_WITHIN_MS);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  });
});

it('a stream of another session of the person’s goes on, and the reply is made to its end', async () => {
  model.scenario('plain', { reply: 'It begins here. It goes on there.', tokensPerSecond: 3 });
  const events = await openStream(anna.token);
  const other = await loginOf(app, anna);
  await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${other}` },
  });
  const rest = await Array.fromAsync(events);
  expect(rest.at(-1)).toMatchObject({
    type: 'done',
    reply: { content: 'It begins here. It goes on there.', status: 'complete' },
  });
});
