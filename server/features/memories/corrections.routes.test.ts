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

/** Sets right what a reply said about the dog; returns the reply's id. */
async function corrected(right: string, reply = 'I am listening.'): Promise<string> {
  model.scenario('plain', { reply });
  const sent = await send(anna, 'What was the dog called?');
  model.scenario('plain', { reply: 'I am listening.' });
  expect((await correct(anna, sent.reply.id, { correction: right })).statusCode).toBe(200);
  return sent.reply.id;
}

describe('what was set right', () => {
  beforeEach(() => describeLost(anna, 'Her dog was called Q7KESTREL. She lived in Bergen.'));

  it('is set right again: neither wrong value is in any later request (memory assertion 2)', async () => {
    await corrected('The dog was called Q8HERON.');
    await corrected('The dog was called Q9CRANE, not Q8HERON.', 'My dog was called Q8HERON.');
    const from = model.requests.length;
    await send(anna, 'What was the dog called?');
    expect(lastRequest()).toContain('Q9CRANE');
    const told = requestsSince(from).replaceAll('The dog was called Q9CRANE, not Q8HERON.', '');
    expect(told).not.toMatch(/Q7KESTREL|Q8HERON/);
    const [newer, older] = await memoriesOf(anna);
    expect(newer).toMatchObject({ kind: 'correction', retired: false, replaces: older?.id });
    expect(older).toMatchObject({ kind: 'correction', retired: true, retiredBy: newer?.id });
    // Undone, the earlier correction holds again, and the first value stays out.
    await anna.api('DELETE', `/api/memories/${newer?.id}`);
    await send(anna, 'What was the dog called?');
    expect(lastRequest()).toContain('Q8HERON');
    expect(lastRequest()).not.toMatch(/Q7KESTREL|Q9CRANE/);
    await anna.api('PATCH', `/api/memories/${newer?.id}`, { retired: false });
    await send(anna, 'What was the dog called?');
    expect(lastRequest()).toContain('Q9CRANE');
  });

  it('may be what was said first after all', async () => {
    await corrected('The dog was called Q8HERON.');
    await corrected('The dog was called Q7KESTREL.', 'My dog was called Q8HERON.');
    await send(anna, 'What was the dog called?');
    expect(lastRequest()).toContain('Her dog was called Q7KESTREL.');
    expect(lastRequest()).not.toContain('Q8HERON');
  });

  it('goes with the exchange that it was said on (memory assertion 2)', async () => {
    const replyId = await corrected('The dog was called Q8HERON.');
    const reply = (await conversation(anna)).find(({ id }) => id === replyId);
    await anna.api('DELETE', `/api/messages/${reply?.replyTo}`);
    await send(anna, 'What was the dog called?');
    expect(lastRequest()).toContain('Q7KESTREL');
    expect(lastRequest()).not.toContain('Q8HERON');
    expect((await memoriesOf(anna)).map(({ kind }) => kind)).not.toContain('correction');
  });

  it('lets the person keep a sentence that it took out', async () => {
    await anna.api('POST', '/api/profile', {
      keyFacts: 'She was born in Bergen. Bergen had rain.',
    });
    await corrected('She was born in Tromsø, not in Bergen.');
    const facts = await memoriesOf(anna);
    const rain = facts.find(({ text }) => text === 'Bergen had rain.');
    expect(rain).toMatchObject({ retired: true, retiredBy: facts[0]?.id });
    await anna.api('PATCH', `/api/memories/${rain?.id}`, { retired: false });
    await send(anna, 'Was there rain?');
    expect(lastRequest()).toContain('Bergen had rain.');
    expect(lastRequest()).not.toContain('born in Bergen.');
  });

  it('can be put into other words', async () => {
    await corrected('The dog was called Q8HERON.');
    const [fact] = await memoriesOf(anna);
    const answer = await anna.api('PATCH', `/api/memories/${fact?.id}`, {
      text: 'The dog was called Q9CRANE.',
    });
    expect(answer.json()).toMatchObject({ id: fact?.id, text: 'The dog was called Q9CRANE.' });
    await send(anna, 'What was the dog called?');
    expect(lastRequest()).toContain('Q9CRANE');
    expect(lastRequest()).not.toMatch(/Q7KESTREL|Q8HERON/);
  });

  it('gives the same request for the same rows (memory assertion 7)', async () => {
    await corrected('The dog was called Q8HERON.');
    const first = await send(anna, 'What was the dog called?');
    const before = lastRequest();
    await anna.api('PATCH', `/api/messages/${first.userMessage.id}`, {
      content: 'What was the dog called?',
    });
    expect(lastRequest()).toBe(before);
  });

  it('stays in the request beside the largest profile and the longest message (memory assertion 4)', async () => {
    await anna.api('POST', '/api/profile', {
      keyFacts: 'The dog was called Q7KESTREL. '.repeat(600),
      favoriteMemories: 'We walked along the shore. '.repeat(700),
    });
    await corrected('The dog was called Q8HERON.');
    await send(anna, 'dog '.repeat(1_000).trim());
    expect(lastRequest()).toContain('The dog was called Q8HERON.');
    expect(lastRequest()).not.toContain('Q7KESTREL');
    expect(lastRequest().length).toBeLessThan(8_192 * 3);
  });
});
