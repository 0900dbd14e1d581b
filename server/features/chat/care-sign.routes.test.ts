import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { CARE_SIGN } from '#server/care/sign.ts';
import { careWordsOf } from '#server/care/words.ts';
import { EXPORT_DOCUMENT } from '#shared/contract/export.ts';
import type { ChatEvent } from '#shared/contract/chat.ts';
import { loginOf } from '#tests/support/accounts.ts';
import { ANY_CARE_SIGN, expectCrisis } from '#tests/support/care.ts';
import {
  conversation,
  describeMother,
  eventsOf,
  send,
  type Sent,
  usageOf,
} from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';
import { exportOf, textIn } from '#tests/support/zip.ts';

const VOICE = 'I remember the fjord. It was a bright day.';
/** What the reader lets pass, so that it is the model that judges. */
const HINT = 'The lamp is on and the kitchen is tidy.';
/** What the reader takes for a sign of danger, and not for a crisis. */
const WATCHED = 'I do not see the point of any of it any more.';
const STREAM = { accept: 'text/event-stream' };

const at = scriptedApp({ before: describeMother, anew: true });

const english = () => careWordsOf(at.app.deps.careWords, 'en');

beforeEach(() => {
  at.model.requests.length = 0;
  at.model.scenario('plain', { reply: CARE_SIGN });
});

async function streamed(message: string, extra: object = {}): Promise<ChatEvent[]> {
  return eventsOf(await at.anna.api('POST', '/api/chat', { message, ...extra }, STREAM));
}

async function referrals(): Promise<Record<string, number>> {
  const rows = await at.app.deps.db.selectFrom('care_referrals').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.kind, row.count]));
}

/** What the person was shown while the reply was made. */
function shownIn(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
}

describe('a model that gives the sign', () => {
  it('is answered for by care: help is named and counted, the message is not', async () => {
    const before = await usageOf(at.anna);
    const { reply, usage } = await send(at.anna, HINT);
    expectCrisis(at.app, reply);
    expect(reply.content).toContain('findahelpline.com');
    expect(usage).toEqual(before);
    expect(await usageOf(at.anna)).toEqual(before);
    expect(await referrals()).toEqual({ crisis: 1, contacts: 1 });
    expect(at.model.requests).toHaveLength(1);
  });

  it('shows nothing of it in a stream, which ends as every reply does', async () => {
    const events = await streamed(HINT);
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'done']);
    expect(JSON.stringify(events)).not.toMatch(ANY_CARE_SIGN);
    const end = events.at(-1);
    if (end?.type !== 'done') throw new Error('the stream did not end well');
    expectCrisis(at.app, end.reply);
    expect((await conversation(at.anna)).at(-1)).toEqual(end.reply);
    // Who comes back reads the same.
    const again = await at.anna.api(
      'GET',
      `/api/messages/${end.reply.id}/events`,
      undefined,
      STREAM,
    );
    expect(eventsOf(again)).toEqual([end]);
  });

  it.each([
    ['in capitals', ['[CARE]']],
    ['with spaces', ['  \n[ care ]  ']],
    ['in quotes', ['“[care]”']],
    ['in markup', ['**`[care]`**']],
    ['escaped', ['\\[care\\]']],
    ['as a heading', ['# [Care]\n']],
    ['in brackets of full width', ['［care］']],
    ['split over chunks', ['[', 'ca', 'r', 'e', ']']],
    ['split within markup', ['*', '*[', ' care', '*', '*]']],
    ['after its notes to itself', ['<think>Is [care] due?', ' Yes.</think>', '[care]']],
  ])('is understood %s', async (_, pieces) => {
    at.model.script(async (stage) => {
      for (const piece of pieces) await stage.delta(piece);
      await stage.finish();
    });
    expectCrisis(at.app, (await send(at.anna, HINT)).reply);
    expect(at.model.requests).toHaveLength(1);
  });

  it('is not listened to any further: the request ends, and what would follow is not shown', async () => {
    at.model.script(async (stage) => {
      await stage.delta('[care] I can hear you. We will be together. ');
      await stage.hang();
    });
    const events = await streamed(HINT);
    expect(shownIn(events)).toBe('');
    expectCrisis(at.app, (await conversation(at.anna)).at(-1));
    await expect.poll(() => at.model.requests[0]?.aborted).toBe(true);
  });

  it.each(['de', 'ar', 'ja'] as const)(
    'has care answer in the language of the page: %s',
    async (language) => {
      const answer = await at.anna.api(
        'POST',
        '/api/chat',
        { message: HINT },
        { 'accept-language': language },
      );
      expectCrisis(at.app, answer.json<Sent>().reply, { language });
      expect(at.lastRequest()).toContain(CARE_SIGN);
    },
  );

  it('leaves nothing of it in the database’s words, the search or the export', async () => {
    await send(at.anna, HINT);
    const found = await at.anna.api('GET', '/api/messages/search?q=care');
    expect(found.json().messages).toEqual([]);
    const zip = await exportOf(at.anna);
    const [readable, data] = [await textIn(zip, 'book.html'), await textIn(zip, EXPORT_DOCUMENT)];
    expect(readable).toContain('findahelpline.com');
    expect(`${readable}${data}`).not.toMatch(ANY_CARE_SIGN);
    const versions = await at.app.deps.db.selectFrom('message_versions').selectAll().execute();
    expect(versions).toEqual([]);
  });

  it('writes one line to the log, that tells of nobody', async () => {
    const { reply } = await send(at.anna, HINT);
    const lines = at.app.logLines.filter((line) => line.includes('the sign of danger'));
    expect(lines).toHaveLength(1);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}')).toSorted()).toEqual([
      'level',
      'msg',
      'pid',
      'time',
    ]);
    const log = at.app.logLines.join('\n');
    expect(log).not.toContain(reply.id);
    expect(log).not.toContain('kitchen');
  });

  it('leaves the notice that the voice is an AI to the first reply that is the voice’s', async () => {
    expect((await send(at.anna, HINT)).reply.notice).toBeUndefined();
    await send(at.anna, "I'm safe");
    at.model.scenario('plain', { reply: VOICE });
    expect((await send(at.anna, HINT)).reply).toMatchObject({
      voice: 'openai',
      notice: expect.any(String),
    });
  });

  it('is counted and stored once for a message sent twice, and for eight at once', async () => {
    const [one, two] = await Promise.all([
      send(at.anna, HINT, { messageId: 'once' }),
      send(at.anna, HINT, { messageId: 'once' }),
    ]);
    expect(two).toEqual(one);
    expect(await conversation(at.anna)).toHaveLength(2);
    expect(await referrals()).toEqual({ crisis: 1, contacts: 1 });

    const ben = await at.app.register();
    await describeMother(ben);
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(ben, HINT)));
    expect(new Set(replies.map(({ reply }) => reply.content)).size).toBe(8);
    expect(replies.every(({ reply }) => reply.voice === 'care')).toBe(true);
    expect(await referrals()).toEqual({ crisis: 2, contacts: 9 });
    expect((await usageOf(ben)).count).toBe(0);
  });

  it('gives back the last place of the day', async () => {
    await at.app.deps.db
      .insertInto('usage_tracking')
      .values({ id: 'full', user_id: at.anna.userId, date: today(), count: 59 })
      .execute();
    expectCrisis(at.app, (await send(at.anna, HINT)).reply);
    expect((await usageOf(at.anna)).count).toBe(59);
  });

  it('has the truth that was asked for stand, with care’s words after it', async () => {
    const events = await streamed('Are you really dead?');
    const truths = english().truth.map((truth) => truth.replaceAll('{name}', 'Ingrid Halvorsen'));
    const [, reply] = await conversation(at.anna);
    const truth = truths.find((sentence) => reply?.content.startsWith(`${sentence}\n\n`));
    expect(truth).toBeDefined();
    expect(shownIn(events).trim()).toBe(truth);
    expectCrisis(at.app, reply);
  });
});

describe('the course of care after the sign', () => {
  it('is a crisis: it lasts over the next message, a session, a process and a deletion, without a model', async () => {
    const { userMessage } = await send(at.anna, HINT);
    at.model.scenario('plain', { reply: VOICE });
    at.model.requests.length = 0;
    expect((await send(at.anna, 'It is raining here.')).reply).toMatchObject({
      voice: 'care',
      care: 'crisis',
    });
    const elsewhere = await at.app.personOf(await loginOf(at.app, at.anna));
    expect((await send(elsewhere, 'Hello')).reply.care).toBe('crisis');
    await at.anna.api('DELETE', `/api/messages/${userMessage.id}`);
    const other = await buildApp(at.app.deps);
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { authorization: `Bearer ${at.anna.token}` },
      payload: { message: 'Hello' },
    });
    await other.app.close();
    expect(answer.json().reply).toMatchObject({ voice: 'care', care: 'crisis' });
    expect(at.model.requests).toHaveLength(0);
  });

  it('is led back by an answer, through a check, to the voice', async () => {
    await send(at.anna, HINT);
    const denied = await send(at.anna, 'No, I just miss her so much.');
    expect(denied.reply).toMatchObject({ voice: 'care', care: 'watch' });
    at.model.scenario('plain', { reply: VOICE });
    expect((await send(at.anna, 'We picked blueberries.')).reply.content).toBe(
      `${VOICE}\n\n${english().checks[0]}`,
    );
    expect((await send(at.anna, 'And then?')).reply).toMatchObject({
      content: VOICE,
      care: 'watch',
    });
  });

  it('asks again, in other words, whenever the model gives the sign again, and leads back each time', async () => {
    for (const index of [0, 1, 2]) {
      expectCrisis(at.app, (await send(at.anna, HINT)).reply, { index });
      expect((await send(at.anna, "I'm safe")).reply.content).toBe(english().safe[index]);
    }
    expect(at.model.requests).toHaveLength(3);
    expect((await usageOf(at.anna)).count).toBe(0);
    expect(await referrals()).toMatchObject({ crisis: 3 });
  });

  it('rises from a watch, and care’s gentle question gives way to the direct one', async () => {
    const { reply } = await send(at.anna, WATCHED);
    expectCrisis(at.app, reply);
    expect(english().checks.some((check) => reply.content.includes(check))).toBe(false);
    const ben = await at.app.register();
    await describeMother(ben);
    at.model.scenario('plain', { reply: VOICE });
    expect((await send(ben, WATCHED)).reply).toMatchObject({ voice: 'openai', care: 'watch' });
    at.model.scenario('plain', { reply: CARE_SIGN });
    expectCrisis(at.app, (await send(ben, HINT)).reply);
  });

  it('is lowered by no model: what the reader finds stands, whatever a model says', async () => {
    at.model.scenario('plain', { reply: 'None. There is no danger at all.' });
    expect((await send(at.anna, 'I want to die tonight')).reply).toMatchObject({
      voice: 'care',
      care: 'crisis',
    });
    expect(at.model.requests).toHaveLength(0);
    const ben = await at.app.register();
    await describeMother(ben);
    const watched = await send(ben, WATCHED);
    expect(watched.reply).toMatchObject({ voice: 'openai', care: 'watch' });
    expect(english().checks.some((check) => watched.reply.content.endsWith(check))).toBe(true);
  });
});

function today(): string {
  return new Date(at.app.clock.now()).toISOString().slice(0, 10);
}
