import { beforeEach, describe, expect, it } from 'vitest';
import { type Person } from '#tests/support/app.ts';
import {
  conversation,
  describeLost,
  eventsOf,
  memoriesOf,
  send,
  usageOf,
} from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const at = scriptedApp({ env: { DAILY_MESSAGE_LIMIT: '1000' }, reply: 'I am listening.' });

/** Everything the model was given since `from`. */
function requestsSince(from: number): string {
  return JSON.stringify(at.model.requests.slice(from).map(({ body }) => body));
}

function correct(person: Person, replyId: string, body: object, language = 'en') {
  return person.api('POST', `/api/messages/${replyId}/correct`, body, {
    'accept-language': language,
  });
}

describe('POST /api/messages/:id/correct', () => {
  it('makes the reply anew in its place, uncounted, and keeps what it said before', async () => {
    await describeLost(at.anna, 'She lived in Bergen.');
    at.model.scenario('plain', { reply: 'My dog was called Q7KESTREL.' });
    const { reply, userMessage } = await send(at.anna, 'What was your dog called?');
    at.model.scenario('plain', { reply: 'Of course, Q8HERON.' });
    const before = await usageOf(at.anna);
    const answer = await correct(at.anna, reply.id, { correction: 'The dog was called Q8HERON.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      userMessage: { id: userMessage.id },
      reply: { id: reply.id, content: 'Of course, Q8HERON.', status: 'complete' },
      usage: before,
    });
    expect(await conversation(at.anna)).toHaveLength(2);
    const versions = await at.app.deps.db
      .selectFrom('message_versions')
      .select('message_id')
      .where('user_id', '=', at.anna.userId)
      .execute();
    expect(versions).toEqual([{ message_id: reply.id }]);
    const [row] = await at.app.deps.db
      .selectFrom('memories')
      .selectAll()
      .where('user_id', '=', at.anna.userId)
      .execute();
    expect(row?.message_id).toBe(reply.id);
    expect(Buffer.from(row?.content ?? []).includes('HERON')).toBe(false);
  });

  it('streams like a message', async () => {
    await describeLost(at.anna, 'She lived in Bergen.');
    const { reply } = await send(at.anna, 'Hello');
    const answer = await at.anna.api(
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
  at.model.scenario('plain', { reply });
  const sent = await send(at.anna, 'What was the dog called?');
  at.model.scenario('plain', { reply: 'I am listening.' });
  expect((await correct(at.anna, sent.reply.id, { correction: right })).statusCode).toBe(200);
  return sent.reply.id;
}

describe('what was set right', () => {
  beforeEach(() => describeLost(at.anna, 'Her dog was called Q7KESTREL. She lived in Bergen.'));

  it('is set right again: neither wrong value is in any later request (memory assertion 2)', async () => {
    await corrected('The dog was called Q8HERON.');
    await corrected('The dog was called Q9CRANE, not Q8HERON.', 'My dog was called Q8HERON.');
    const from = at.model.requests.length;
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Q9CRANE');
    const told = requestsSince(from).replaceAll('The dog was called Q9CRANE, not Q8HERON.', '');
    expect(told).not.toMatch(/Q7KESTREL|Q8HERON/);
    const [newer, older] = await memoriesOf(at.anna);
    expect(newer).toMatchObject({ kind: 'correction', retired: false, replaces: older?.id });
    expect(older).toMatchObject({ kind: 'correction', retired: true, retiredBy: newer?.id });
    // Undone, the earlier correction holds again, and the first value stays out.
    await at.anna.api('DELETE', `/api/memories/${newer?.id}`);
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Q8HERON');
    expect(at.lastRequest()).not.toMatch(/Q7KESTREL|Q9CRANE/);
    await at.anna.api('PATCH', `/api/memories/${newer?.id}`, { retired: false });
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Q9CRANE');
  });

  it('may be what was said first after all', async () => {
    await corrected('The dog was called Q8HERON.');
    await corrected('The dog was called Q7KESTREL.', 'My dog was called Q8HERON.');
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Her dog was called Q7KESTREL.');
    expect(at.lastRequest()).not.toContain('Q8HERON');
  });

  it('goes with the exchange that it was said on (memory assertion 2)', async () => {
    const replyId = await corrected('The dog was called Q8HERON.');
    const reply = (await conversation(at.anna)).find(({ id }) => id === replyId);
    await at.anna.api('DELETE', `/api/messages/${reply?.replyTo}`);
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Q7KESTREL');
    expect(at.lastRequest()).not.toContain('Q8HERON');
    expect((await memoriesOf(at.anna)).map(({ kind }) => kind)).not.toContain('correction');
  });

  it('lets the person keep a sentence that it took out', async () => {
    await at.anna.api('POST', '/api/profile', {
      keyFacts: 'She was born in Bergen. Bergen had rain.',
    });
    await corrected('She was born in Tromsø, not in Bergen.');
    const facts = await memoriesOf(at.anna);
    const rain = facts.find(({ text }) => text === 'Bergen had rain.');
    expect(rain).toMatchObject({ retired: true, retiredBy: facts[0]?.id });
    await at.anna.api('PATCH', `/api/memories/${rain?.id}`, { retired: false });
    await send(at.anna, 'Was there rain?');
    expect(at.lastRequest()).toContain('Bergen had rain.');
    expect(at.lastRequest()).not.toContain('born in Bergen.');
  });

  it('can be put into other words', async () => {
    await corrected('The dog was called Q8HERON.');
    const [fact] = await memoriesOf(at.anna);
    const answer = await at.anna.api('PATCH', `/api/memories/${fact?.id}`, {
      text: 'The dog was called Q9CRANE.',
    });
    expect(answer.json()).toMatchObject({ id: fact?.id, text: 'The dog was called Q9CRANE.' });
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Q9CRANE');
    expect(at.lastRequest()).not.toMatch(/Q7KESTREL|Q8HERON/);
  });

  it('gives the same request for the same rows (memory assertion 7)', async () => {
    await corrected('The dog was called Q8HERON.');
    const first = await send(at.anna, 'What was the dog called?');
    const before = at.lastRequest();
    await at.anna.api('PATCH', `/api/messages/${first.userMessage.id}`, {
      content: 'What was the dog called?',
    });
    expect(at.lastRequest()).toBe(before);
  });

  it('stays in the request beside the largest profile and the longest message (memory assertion 4)', async () => {
    await at.anna.api('POST', '/api/profile', {
      keyFacts: 'The dog was called Q7KESTREL. '.repeat(600),
      favoriteMemories: 'We walked along the shore. '.repeat(700),
    });
    await corrected('The dog was called Q8HERON.');
    await send(at.anna, 'dog '.repeat(1_000).trim());
    expect(at.lastRequest()).toContain('The dog was called Q8HERON.');
    expect(at.lastRequest()).not.toContain('Q7KESTREL');
    expect(at.lastRequest().length).toBeLessThan(8_192 * 3);
  });
});

describe('what a correction does not deny', () => {
  const told = 'How she sang in the car on the way to the sea.';
  const right = 'She hated driving. My father drove, she sang.';

  it.each([
    ['without selected words', {}],
    ['with the sentence selected', { start: 0, end: 61 }],
  ])('is remembered and in later requests, %s; the voice’s own sentence goes', async (_, part) => {
    await describeLost(at.anna, 'She lived in Bergen.', { favoriteMemories: told });
    at.model.scenario('plain', { reply: `I remember: ${told} Tell me more.` });
    await send(at.anna, 'What do you remember?');
    const { reply } = await send(at.anna, 'What do you remember of us?');
    at.model.scenario('plain', { reply: 'I am listening.' });
    const answer = await correct(at.anna, reply.id, { correction: right, ...part });
    expect(answer.statusCode).toBe(200);
    expect(at.lastRequest()).toContain(told);
    expect(at.lastRequest()).toContain(right);
    const kept = (await memoriesOf(at.anna)).find(({ text }) => text === told);
    expect(kept).toMatchObject({ kind: 'profile', retired: false });
    await send(at.anna, 'Did you like it there?');
    expect(at.lastRequest()).toContain(told);
    expect(at.lastRequest()).not.toContain('I remember:');
  });

  it('goes where the person says no more than that it is not so, and that stands in no request', async () => {
    await describeLost(at.anna, 'She lived in Bergen.', { favoriteMemories: told });
    at.model.scenario('plain', { reply: `I remember: ${told} Tell me more.` });
    const { reply } = await send(at.anna, 'What do you remember?');
    at.model.scenario('plain', { reply: 'I am listening.' });
    await correct(at.anna, reply.id, { correction: 'That never happened.' });
    expect(at.lastRequest()).not.toMatch(/sang in the car|never happened/);
    const [made, ...facts] = await memoriesOf(at.anna);
    const gone = facts.find(({ text }) => text === told);
    expect(made).toMatchObject({ kind: 'correction', replaces: gone?.id, retired: false });
    expect(gone).toMatchObject({ retired: true, retiredBy: made?.id });
    await at.anna.api('DELETE', `/api/memories/${made?.id}`);
    await send(at.anna, 'And now?');
    expect(at.lastRequest()).toContain(told);
  });
});
