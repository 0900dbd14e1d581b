import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Memory } from '#shared/contract/memories.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, eventsOf, send, usageOf } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

let model: ModelServer;
let app: TestApp;
let anna: Person;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted', DAILY_MESSAGE_LIMIT: '1000' },
  });
});

afterAll(async () => {
  await app.close();
  await model.close();
});

beforeEach(async () => {
  model.scenario('plain', { reply: 'I am listening.' });
  anna = await app.register();
});

/** Gives a person a profile with these key facts. */
async function describeLost(person: Person, keyFacts: string): Promise<void> {
  await person.api('POST', '/api/profile', { name: 'Ingrid Halvorsen', keyFacts });
}

/** All that the model was given for the newest reply. */
function lastRequest(): string {
  return JSON.stringify(model.requests.at(-1)?.body);
}

/** Everything the model was given since `from`. */
function requestsSince(from: number): string {
  return JSON.stringify(model.requests.slice(from).map(({ body }) => body));
}

function correct(person: Person, replyId: string, body: object, language = 'en') {
  return person.api('POST', `/api/messages/${replyId}/correct`, body, {
    'accept-language': language,
  });
}

async function memoriesOf(person: Person): Promise<Memory[]> {
  return (await person.api('GET', '/api/memories')).json().memories;
}

describe('POST /api/messages/:id/correct', () => {
  it('makes the reply anew in its place, uncounted, and keeps what it said before', async () => {
    await describeLost(anna, 'She lived in Bergen.');
    model.scenario('plain', { reply: 'My dog was called Q7KESTREL.' });
    const { reply, userMessage } = await send(anna, 'What was your dog called?');
    model.scenario('plain', { reply: 'Of course, Q8HERON.' });
    const before = await usageOf(anna);
    const answer = await correct(anna, reply.id, { correction: 'The dog was called Q8HERON.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      userMessage: { id: userMessage.id },
      reply: { id: reply.id, content: 'Of course, Q8HERON.', status: 'complete' },
      usage: before,
    });
    expect(await conversation(anna)).toHaveLength(2);
    const versions = await app.deps.db
      .selectFrom('message_versions')
      .select('message_id')
      .where('user_id', '=', anna.userId)
      .execute();
    expect(versions).toEqual([{ message_id: reply.id }]);
    const [row] = await app.deps.db
      .selectFrom('memories')
      .selectAll()
      .where('user_id', '=', anna.userId)
      .execute();
    expect(row?.message_id).toBe(reply.id);
    expect(Buffer.from(row?.content ?? []).includes('HERON')).toBe(false);
  });

  it('streams like a message', async () => {
    await describeLost(anna, 'She lived in Bergen.');
    const { reply } = await send(anna, 'Hello');
    const answer = await anna.api(
      'POST',
      `/api/messages/${reply.id}/correct`,
      { correction: 'She lived in Tromsø.' },
      { accept: 'text/event-stream' },
    );
    expect(eventsOf(answer).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['accepted', 'delta', 'done']),
    );
  });
});

// A fact with one wrong word in it, how it is set right, and a question about it.
const LANGUAGES = [
  [
    'en',
    'Her dog was called Q7KESTREL.',
    'No, the dog was called Q8HERON.',
    'What was the dog called?',
  ],
  [
    'de',
    'Ihr Hund hieß Q7KESTREL.',
    'Der Hund hieß Q8HERON, nicht Q7KESTREL.',
    'Wie hieß der Hund?',
  ],
  [
    'fr',
    'Son chien s’appelait Q7KESTREL.',
    'Son chien s’appelait Q8HERON.',
    'Comment s’appelait son chien ?',
  ],
  [
    'es',
    'Su perro se llamaba Q7KESTREL.',
    'El perro se llamaba Q8HERON, no Q7KESTREL.',
    '¿Cómo se llamaba el perro?',
  ],
  ['ru', 'Её собаку звали Q7KESTREL.', 'Нет, собаку звали Q8HERON.', 'Как звали собаку?'],
  [
    'pl',
    'Jej pies nazywał się Q7KESTREL.',
    'Jej pies nazywał się Q8HERON.',
    'Jak nazywał się jej pies?',
  ],
  ['zh', '她的小狗叫Q7KESTREL。', '小狗不叫Q7KESTREL，叫Q8HERON。', '小狗叫什么名字？'],
  [
    'ja',
    '犬の名前はQ7KESTRELだった。',
    '犬の名前はQ7KESTRELではなくQ8HERONです。',
    '犬の名前は何でしたか？',
  ],
  ['ar', 'كان اسم كلبها Q7KESTREL.', 'اسم الكلب Q8HERON وليس Q7KESTREL.', 'ما كان اسم الكلب؟'],
  [
    'hi',
    'उसके कुत्ते का नाम Q7KESTREL था।',
    'कुत्ते का नाम Q7KESTREL नहीं, Q8HERON था।',
    'कुत्ते का नाम क्या था?',
  ],
] as const;

describe.each(LANGUAGES)('a correction (%s)', (language, wrong, right, question) => {
  const say = (text: string) =>
    anna.api('POST', '/api/chat', { message: text }, { 'accept-language': language });

  it('takes the wrong value out of profile, messages and the voice’s own words', async () => {
    await describeLost(anna, wrong);
    await say(wrong);
    model.scenario('plain', { reply: wrong });
    const { reply } = (await say(question)).json();
    model.scenario('plain', { reply: 'Q9CRANE.' });
    const from = model.requests.length;
    const answer = await correct(anna, reply.id, { correction: right }, language);
    expect(answer.statusCode).toBe(200);
    await say(question);
    const told = requestsSince(from).replaceAll(right, '');
    expect(lastRequest()).toContain('Q8HERON');
    expect(told).not.toContain('Q7KESTREL');
    const corrected = (await memoriesOf(anna)).find(({ kind }) => kind === 'correction');
    await anna.api('DELETE', `/api/memories/${corrected?.id}`);
    await say(question);
    expect(lastRequest()).toContain('Q7KESTREL');
    expect(lastRequest()).not.toContain('Q8HERON');
  });
});
