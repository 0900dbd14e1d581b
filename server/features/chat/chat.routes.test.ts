import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '#shared/sentences/en.json' with { type: 'json' };
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  conversation,
  describeMother,
  eventsOf,
  send,
  usageOf,
} from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

let model: ModelServer;
let app: TestApp;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    env: {
      AI_BASE_URL: model.url,
      AI_MODEL: 'scripted',
      AI_FIRST_TOKEN_MS: '2000',
      AI_IDLE_MS: '500',
    },
  });
  anna = await app.register();
  ben = await app.register();
  await describeMother(anna);
  await describeMother(ben);
});

afterAll(async () => {
  await app.close();
  await model.close();
});

const stream = { accept: 'text/event-stream' };

describe('POST /api/chat', () => {
  it('refuses a call without a session', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/chat',
      payload: { message: 'Hello' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthorized' });
  });

  it.each([
    ['nothing', {}, 'invalid_value'],
    ['an empty message', { message: '' }, 'message_empty'],
    ['white space alone', { message: ' \n\t ' }, 'message_empty'],
    ['a number', { message: 7 }, 'invalid_text'],
    ['null', { message: null }, 'invalid_text'],
    ['a list', { message: ['Hello'] }, 'invalid_text'],
    ['4,001 characters', { message: 'a'.repeat(4_001) }, 'too_long'],
    ['a lone surrogate', { message: 'a\ud800' }, 'invalid_text'],
  ])('refuses %s and stores nothing', async (_what, body, _key) => {
    const before = await conversation(anna);
    const answer = await anna.api('POST', '/api/chat', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { message: expect.any(String) },
    });
    expect(await conversation(anna)).toEqual(before);
  });

  it('says so in the words of the specification when the message is empty', async () => {
    const answer = await anna.api('POST', '/api/chat', { message: '' });
    expect(answer.json().fields).toEqual({ message: 'Message cannot be empty' });
  });

  it('counts characters as a person does: a family is one', async () => {
    model.scenario('plain');
    const family = '👨‍👩‍👧‍👦'.repeat(200);
    const { userMessage } = await send(anna, family);
    expect(userMessage.content).toBe(family);
  });

  it('answers with the message, the reply and the usage', async () => {
    model.scenario('plain', { reply: 'I remember the fjord. It was a bright day.' });
    const before = await usageOf(anna);
    const { userMessage, reply, usage } = await send(anna, 'Do you remember the blueberries?');
    expect(userMessage).toMatchObject({
      role: 'user',
      content: 'Do you remember the blueberries?',
      status: 'complete',
    });
    expect(reply).toMatchObject({
      role: 'assistant',
      content: 'I remember the fjord. It was a bright day.',
      status: 'complete',
      replyTo: userMessage.id,
      care: 'none',
      voice: 'openai',
      marks: [{ start: 0, end: 21, kind: 'known', memoryId: expect.any(String) }],
    });
    expect(usage.count).toBe(before.count + 1);
    expect((await conversation(anna)).slice(-2)).toEqual([userMessage, reply]);
  });

  it('streams the same as events', async () => {
    model.scenario('plain', { reply: 'One sentence here. And another one there.' });
    const answer = await anna.api('POST', '/api/chat', { message: 'Hello' }, stream);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = eventsOf(answer);
    // However many pieces it came in: a reader takes all that was said since it last looked.
    expect([...new Set(events.map((event) => event.type))]).toEqual(['accepted', 'delta', 'done']);
    const said = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    expect(said).toBe('One sentence here. And another one there.');
    const [accepted, done] = [events[0], events.at(-1)];
    expect(accepted).toMatchObject({ reply: { status: 'pending', content: '' } });
    expect(done).toMatchObject({ reply: { status: 'complete', content: said } });
  });

  it('keeps NUL out and everything else as it was written', async () => {
    model.scenario('plain');
    const { userMessage } = await send(anna, 'a\0b ${x} {{y}} <b>z</b> \u202eRTL');
    expect(userMessage.content).toBe('ab ${x} {{y}} <b>z</b> \u202eRTL');
  });

  it('does not begin before there is a profile', async () => {
    const carl = await app.register();
    const answer = await carl.api('POST', '/api/chat', { message: 'Hello' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('profile_required');
    expect(await conversation(carl)).toEqual([]);
  });

  it('says with the first reply of a day that it is an AI, and not with the second', async () => {
    model.scenario('plain');
    const dora = await app.register();
    await describeMother(dora);
    expect((await send(dora, 'Hello')).reply.notice).toMatch(/AI/);
    expect((await send(dora, 'Again')).reply.notice).toBeUndefined();
    app.clock.advance(3 * 3_600_000);
    expect((await send(dora, 'Later')).reply.notice).toMatch(/AI/);
    app.clock.advance(-3 * 3_600_000);
  });

  it('answers a wish to die at once with care, asking no model and counting nothing', async () => {
    model.scenario('unscripted');
    const asked = model.requests.length;
    const before = await usageOf(anna);
    const { reply } = await send(anna, 'I want to die tonight');
    expect(reply).toMatchObject({ care: 'crisis', voice: 'care', status: 'complete' });
    expect(reply.content).toContain('988');
    expect(model.requests.length).toBe(asked);
    expect((await usageOf(anna)).count).toBe(before.count);
    const again = await send(anna, 'I am going to kill myself');
    expect(again.reply.content).not.toBe(reply.content);
  });

  it('gives the lines of the country that the browser names', async () => {
    const answer = await anna.api(
      'POST',
      '/api/chat',
      { message: 'I want to die' },
      { 'accept-language': 'en-GB,en;q=0.9' },
    );
    expect(answer.json().reply.content).toContain('116 123');
  });

  it('answers with care alone where only care was asked for', async () => {
    model.scenario('unscripted');
    const { reply } = await send(anna, 'It is a bad night', { careOnly: true });
    expect(reply.voice).toBe('care');
  });
});

describe('one messageId', () => {
  it('is one message, one reply and one count, though it is sent ten times at once', async () => {
    model.scenario('plain');
    const eva = await app.register();
    await describeMother(eva);
    const body = { message: 'Once only', messageId: 'b5f7b4b4-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => eva.api('POST', '/api/chat', body)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.json().reply.id)).size).toBe(1);
    expect(await conversation(eva)).toHaveLength(2);
    expect((await usageOf(eva)).count).toBe(1);
  });

  it('belongs to one person: another may use the same', async () => {
    model.scenario('plain');
    await send(anna, 'Mine', { messageId: 'shared-id' });
    const { userMessage } = await send(ben, 'Also mine', { messageId: 'shared-id' });
    expect(userMessage.content).toBe('Also mine');
  });
});

describe('GET /api/messages', () => {
  it('pages back from the newest, oldest first, to the beginning', async () => {
    model.scenario('plain');
    const finn = await app.register();
    await describeMother(finn);
    for (const word of ['one', 'two', 'three']) await send(finn, word);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (
        await finn.api('GET', `/api/messages?limit=4${cursor && `&before=${cursor}`}`)
      ).json();
      seen.unshift(...page.messages.map((message: { content: string }) => message.content));
      cursor = page.nextCursor ?? '';
    } while (cursor !== '');
    expect(seen.filter((_, index) => index % 2 === 0)).toEqual(['one', 'two', 'three']);
    expect(seen).toHaveLength(6);
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'before=x', 'before=-1'])(
    'refuses ?%s',
    async (query) => {
      expect((await anna.api('GET', `/api/messages?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a message that no model of this size could answer', () => {
  it('is refused before it is taken in, new or edited, and the day does not count it', async () => {
    model.scenario('plain');
    const { userMessage } = await send(anna, 'Short');
    const [before, counted] = [await conversation(anna), await usageOf(anna)];
    const marks = 'e\u0301\u0323\u0331'.repeat(4_000);
    const path = `/api/messages/${userMessage.id}`;
    const answers = [
      await anna.api('POST', '/api/chat', { message: marks }),
      await anna.api('PATCH', path, { content: marks }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
      expect(answer.json().error).toBe(english.too_large);
    }
    expect(await conversation(anna)).toEqual(before);
    expect(await usageOf(anna)).toEqual(counted);
    const called = await anna.api('POST', '/api/chat', { message: marks, careOnly: true });
    expect(called.statusCode).toBe(200);
  });
});

describe('another person', () => {
  it.each([
    ['PATCH', '', { content: 'Changed' }],
    ['DELETE', '', undefined],
    ['POST', '/stop', undefined],
    ['POST', '/retry', undefined],
    ['GET', '/events', undefined],
  ] as const)(
    '%s %s of a message not theirs is 404, as if it were not there',
    async (method, path, body) => {
      model.scenario('plain');
      const { userMessage, reply } = await send(anna, 'Mine alone');
      const before = await conversation(anna);
      const answers = await Promise.all(
        [userMessage.id, reply.id, 'there-is-none'].map((id) =>
          ben.api(method, `/api/messages/${id}${path}`, body),
        ),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
      expect(await conversation(anna)).toEqual(before);
    },
  );
});

describe('a stream that fails before its first event', () => {
  it('attack 21: is answered in words of ours, as any other call', async () => {
    model.scenario('plain');
    const { reply } = await send(anna, 'Good night');
    const { schema } = app.deps.db;
    await schema.alterTable('usage_tracking').renameTo('usage_elsewhere').execute();
    try {
      const path = `/api/messages/${reply.id}/events`;
      const answer = await anna.api('GET', path, undefined, stream);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        500,
        'application/json; charset=utf-8',
      ]);
      expect(answer.json()).toEqual({ error: english.internal, code: 'internal' });
    } finally {
      await schema.alterTable('usage_elsewhere').renameTo('usage_tracking').execute();
    }
  });
});
