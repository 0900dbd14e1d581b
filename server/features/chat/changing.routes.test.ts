import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  conversation,
  describeMother,
  eventsOf,
  readStream,
  send,
  usageOf,
} from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

let model: ModelServer;
let app: TestApp;
let anna: Person;
let address: string;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    env: {
      AI_BASE_URL: model.url,
      AI_MODEL: 'scripted',
      AI_FIRST_TOKEN_MS: '3000',
      AI_IDLE_MS: '2000',
      DAILY_MESSAGE_LIMIT: '40',
    },
  });
  address = await app.listen();
});

afterAll(async () => {
  await app.close();
  await model.close();
});

beforeEach(async () => {
  model.scenario('plain');
  anna = await app.register();
  await describeMother(anna);
});

/** Opens a stream on a real connection, which can be watched and left. */
function openStream(
  path: string,
  method: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${anna.token}`,
      accept: 'text/event-stream',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** Waits until `look` finds something; fails after five seconds. */
async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + 5_000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('PATCH /api/messages/:id', () => {
  it('replaces the words and the reply in their places, and counts as one', async () => {
    const first = await send(anna, 'My first words');
    const second = await send(anna, 'My second words');
    model.scenario('plain', { reply: 'A new answer to new words.' });
    const answer = await anna.api('PATCH', `/api/messages/${first.userMessage.id}`, {
      content: 'Better words',
    });
    expect(answer.statusCode).toBe(200);
    const [message, reply, ...later] = await conversation(anna);
    expect(message).toMatchObject({
      id: first.userMessage.id,
      content: 'Better words',
      editedAt: expect.any(Number),
    });
    expect(reply).toMatchObject({
      id: first.reply.id,
      content: 'A new answer to new words.',
      status: 'complete',
    });
    expect(later).toEqual([second.userMessage, second.reply]);
    expect((await usageOf(anna)).count).toBe(3);
  });

  it('keeps the earlier version, sealed', async () => {
    const { userMessage } = await send(anna, 'What I said at first');
    await anna.api('PATCH', `/api/messages/${userMessage.id}`, { content: 'What I say now' });
    const versions = await app.deps.db
      .selectFrom('message_versions')
      .selectAll()
      .where('message_id', '=', userMessage.id)
      .execute();
    const vault = await app.deps.vault.of(anna.userId);
    expect(
      versions.map((row) => vault.openText(row.content, `messages.content:${userMessage.id}`)),
    ).toEqual(['What I said at first']);
  });

  it('answers an edit from what came before it, not after', async () => {
    const first = await send(anna, 'Before');
    await send(anna, 'AFTERWARDS');
    await anna.api('PATCH', `/api/messages/${first.userMessage.id}`, {
      content: 'Before, changed',
    });
    expect(JSON.stringify(model.requests.at(-1)?.body)).not.toContain('AFTERWARDS');
  });

  it.each([
    [{}],
    [{ content: '' }],
    [{ content: '  ' }],
    [{ content: 5 }],
    [{ content: 'a'.repeat(4_001) }],
  ])('refuses %j and changes nothing', async (body) => {
    const { userMessage } = await send(anna, 'Stays');
    const answer = await anna.api('PATCH', `/api/messages/${userMessage.id}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('content');
    expect((await conversation(anna))[0]?.content).toBe('Stays');
  });

  it('does not change a reply', async () => {
    const { reply } = await send(anna, 'Hello');
    const answer = await anna.api('PATCH', `/api/messages/${reply.id}`, { content: 'Mine' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('not_your_words');
  });

  it('leaves the words changed and a failed reply when the voice fails, and does not count it', async () => {
    const { userMessage } = await send(anna, 'Hello');
    model.scenario('401');
    const answer = await anna.api('PATCH', `/api/messages/${userMessage.id}`, {
      content: 'Changed',
    });
    expect(answer.statusCode).toBe(502);
    const [message, reply] = await conversation(anna);
    expect(message?.content).toBe('Changed');
    expect(reply?.status).toBe('failed');
    expect((await usageOf(anna)).count).toBe(1);
  });
});

describe('DELETE /api/messages/:id', () => {
  it('removes the message, its reply and their versions, and nothing else', async () => {
    const first = await send(anna, 'To be removed');
    const second = await send(anna, 'To stay');
    await anna.api('PATCH', `/api/messages/${first.userMessage.id}`, { content: 'Changed once' });
    const answer = await anna.api('DELETE', `/api/messages/${first.userMessage.id}`);
    expect(answer.json()).toEqual({ success: true });
    expect(await conversation(anna)).toEqual([second.userMessage, second.reply]);
    const versions = await app.deps.db
      .selectFrom('message_versions')
      .selectAll()
      .where('user_id', '=', anna.userId)
      .execute();
    expect(versions).toEqual([]);
    expect((await anna.api('DELETE', `/api/messages/${first.userMessage.id}`)).statusCode).toBe(
      404,
    );
  });

  it('ends a reply that is still being made, and its provider call with it', async () => {
    model.scenario('stall', { wordsBefore: 9 });
    const response = await openStream('/api/chat', 'POST', { message: 'We baked bread.' });
    const events = readStream(response);
    const accepted = (await events.next()).value;
    expect(accepted?.type).toBe('accepted');
    const [message] = await conversation(anna);
    await anna.api('DELETE', `/api/messages/${message?.id}`);
    const rest = await Array.fromAsync(events);
    expect(rest.at(-1)).toMatchObject({ type: 'error', code: 'not_found' });
    await eventually(async () => model.requests.at(-1)?.closedAt);
    expect(await conversation(anna)).toEqual([]);
  });
});

describe('POST /api/messages/:id/stop', () => {
  it('stops the reply; what was said stays, complete', async () => {
    model.scenario('plain', {
      reply: 'This was said. And this will never be reached by anyone.',
      tokensPerSecond: 12,
    });
    const response = await openStream('/api/chat', 'POST', { message: 'Hello' });
    const events = readStream(response);
    for await (const event of events) {
      if (event.type !== 'delta') continue;
      const [message] = await conversation(anna);
      const stopped = await anna.api('POST', `/api/messages/${message?.id}/stop`);
      expect(stopped.json().reply).toMatchObject({
        status: 'complete',
        content: expect.stringMatching(/^This was said\.\s?$/),
      });
      break;
    }
    expect((await conversation(anna))[1]).toMatchObject({ status: 'complete' });
    expect((await usageOf(anna)).count).toBe(1);
  });

  it('leaves a finished reply as it is', async () => {
    const { reply } = await send(anna, 'Hello');
    const answer = await anna.api('POST', `/api/messages/${reply.id}/stop`);
    expect(answer.json()).toEqual({ success: true, reply });
  });
});

describe('POST /api/messages/:id/retry', () => {
  it('makes a failed reply again, and only then counts the message', async () => {
    model.scenario('401');
    const failed = await anna.api('POST', '/api/chat', { message: 'We baked bread.' });
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({
      code: 'voice_failed',
      userMessage: { content: 'We baked bread.', status: 'complete' },
      reply: { status: 'failed', content: '' },
    });
    expect((await usageOf(anna)).count).toBe(0);
    model.scenario('plain', { reply: 'Here are the words you waited for.' });
    const events = eventsOf(
      await anna.api(
        'POST',
        `/api/messages/${failed.json().reply.id}/retry`,
        {},
        { accept: 'text/event-stream' },
      ),
    );
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      reply: { content: 'Here are the words you waited for.' },
    });
    expect((await usageOf(anna)).count).toBe(1);
  });

  it('has nothing to do where the reply is there', async () => {
    const { reply } = await send(anna, 'Hello');
    const answer = await anna.api('POST', `/api/messages/${reply.id}/retry`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('nothing_to_retry');
  });
});

describe('GET /api/messages/:id/events', () => {
  it('goes on with a reply whose page was closed, and loses nothing of it', async () => {
    model.scenario('plain', {
      reply: 'First part is here. Second part is there. Third part ends it.',
      tokensPerSecond: 25,
    });
    const leaving = new AbortController();
    const response = await openStream('/api/chat', 'POST', { message: 'Hello' }, leaving.signal);
    const first = await readStream(response).next();
    expect(first.value?.type).toBe('accepted');
    leaving.abort();
    const reply = (await conversation(anna))[1];
    expect(reply?.status).toBe('pending');
    const resumed = await Array.fromAsync(
      readStream(await openStream(`/api/messages/${reply?.id}/events`, 'GET')),
    );
    const said = resumed.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    expect(said.trim()).toBe('First part is here. Second part is there. Third part ends it.');
    expect(resumed.at(-1)).toMatchObject({ type: 'done', reply: { status: 'complete' } });
    expect(model.requests.at(-1)?.aborted).toBe(false);
  });

  it('of a finished reply is its end', async () => {
    const { reply } = await send(anna, 'Hello');
    const events = eventsOf(await anna.api('GET', `/api/messages/${reply.id}/events`));
    expect(events).toMatchObject([{ type: 'done', reply: { id: reply.id } }]);
  });
});
