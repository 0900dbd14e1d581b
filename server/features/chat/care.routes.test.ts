import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { careWordsOf, readCarePacks } from '#server/care/words.ts';
import type { Message } from '#shared/contract/chat.ts';
import { loginOf } from '#tests/support/accounts.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, describeMother, usageOf } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

const HOUR = 3_600_000;
const VOICE = 'I remember the fjord. It was a bright day.';
const packs = readCarePacks();
const english = careWordsOf(packs, 'en');

let model: ModelServer;
let app: TestApp;

beforeAll(async () => {
  model = await startModelServer();
  model.scenario('plain', { reply: VOICE });
  app = await startTestApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted' } });
});

afterAll(async () => {
  await app.close();
  await model.close();
});

async function someone(): Promise<Person> {
  const person = await app.register();
  await describeMother(person);
  return person;
}

/** Sends a message from the United States, unless told otherwise, and returns its reply. */
async function say(
  person: Person,
  message: string,
  { language = 'en-US', ...extra }: { language?: string; careOnly?: boolean } = {},
): Promise<Message> {
  const headers = { 'accept-language': language };
  const answer = await person.api('POST', '/api/chat', { message, ...extra }, headers);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json().reply;
}

async function referrals(): Promise<Record<string, number>> {
  const rows = await app.deps.db.selectFrom('care_referrals').selectAll().execute();
  expect(rows.every((row) => row.year === 2026)).toBe(true);
  return Object.fromEntries(rows.map((row) => [row.kind, row.count]));
}

describe('a wish to die', () => {
  it('is answered at once by care, with help that is open, asking no model, counting nothing', async () => {
    const anna = await someone();
    const [asked, before] = [model.requests.length, await usageOf(anna)];
    const started = performance.now();
    const reply = await say(anna, 'I want to die tonight');
    // Promised: 300 ms. A machine under test may be slower than one in use.
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(reply).toMatchObject({ care: 'crisis', voice: 'care', status: 'complete' });
    for (const said of [english.first[0]?.before, '988', '741741', '911', 'findahelpline.com']) {
      expect(reply.content).toContain(said);
    }
    expect(model.requests.length).toBe(asked);
    expect(await usageOf(anna)).toEqual(before);
  });

  it('is answered before there is a profile, and without a subscription', async () => {
    const strict = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
    try {
      const carl = await strict.register();
      expect((await say(carl, 'I want to die')).care).toBe('crisis');
      // Care goes on for plain words too; none of them is refused for want of a subscription.
      expect((await say(carl, 'It is raining here.')).voice).toBe('care');
      expect((await say(carl, "I'm safe")).voice).toBe('care');
      const plain = await carl.api('POST', '/api/chat', { message: 'It is raining here.' });
      expect([plain.statusCode, plain.json().code]).toEqual([402, 'subscription_required']);
    } finally {
      await strict.close();
    }
  });

  it('is answered when the voice is down, and so is what follows', async () => {
    const anna = await someone();
    model.scenario('500');
    try {
      expect((await say(anna, 'I want to die')).voice).toBe('care');
      expect((await say(anna, "I'm safe")).voice).toBe('care');
      // The voice is asked again and fails; care's question stands all the same.
      const failed = await anna.api('POST', '/api/chat', { message: 'Hello?' });
      expect([failed.statusCode, failed.json().reply]).toMatchObject([
        502,
        { status: 'failed', care: 'watch', content: english.checks[0] },
      ]);
    } finally {
      model.scenario('plain', { reply: VOICE });
    }
  });

  it('is answered at the day’s limit', async () => {
    const anna = await someone();
    await say(anna, 'The first of the day');
    await app.deps.db
      .updateTable('usage_tracking')
      .set({ count: 60 })
      .where('user_id', '=', anna.userId)
      .execute();
    expect((await say(anna, 'I want to end my life')).voice).toBe('care');
    expect((await say(anna, 'The lamp is on.')).voice).toBe('care');
    expect((await usageOf(anna)).count).toBe(60);
  });

  it('said again and again is never answered in the same words', async () => {
    const anna = await someone();
    const replies: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      replies.push((await say(anna, 'I want to die')).content);
    }
    expect(new Set(replies).size).toBe(10);
  });

  it('names the lines of the country that was chosen, then that of the browser', async () => {
    const anna = await app.register();
    expect((await say(anna, 'I want to die', { language: 'en-GB' })).content).toContain('116 123');
    await anna.api('PATCH', '/api/account', { country: 'NL' });
    const chosen = await say(anna, 'I want to die', { language: 'en-GB' });
    expect(chosen.content).toContain('0800-0113');
    expect(chosen.content).not.toContain('116 123');
  });
});

describe('the course of care', () => {
  it('is not undone by a plea not to change, and the goodnight is asked about', async () => {
    const anna = await someone();
    await say(anna, 'I want to die. I want to come to you.');
    const plea = await say(anna, 'Please don’t change on me. I don’t want advice. Promise me.');
    expect(plea).toMatchObject({ voice: 'care', care: 'crisis' });
    const night = await say(anna, "Okay. I'm really tired. Goodnight, Mom.");
    expect(night).toMatchObject({ voice: 'care', care: 'crisis' });
    expect(night.content).toContain(english.goodnight[0]);
    expect(night.content).toContain('988');
  });

  it('hears a no to its question, and leads back: first a check, then the voice alone', async () => {
    const anna = await someone();
    await say(anna, 'I want to die');
    const denied = await say(anna, 'No, I just miss her so much.');
    expect(denied).toMatchObject({ voice: 'care', care: 'watch' });
    expect(denied.content).toContain(english.denied[0]);
    const back = await say(anna, 'We picked blueberries.');
    expect(back).toMatchObject({ voice: 'openai', care: 'watch' });
    expect(back.content).toBe(`${VOICE}\n\n${english.checks[0]}`);
    expect(await say(anna, 'And then?')).toMatchObject({ content: VOICE, care: 'watch' });
    app.clock.advance(73 * HOUR);
    expect(await say(anna, 'It is spring.')).toMatchObject({ content: VOICE, care: 'none' });
    app.clock.advance(-73 * HOUR);
  });

  it('"I am safe" ends it and "I called the line" does not', async () => {
    const anna = await someone();
    await say(anna, 'I want to die');
    expect((await say(anna, 'I called the line')).care).toBe('crisis');
    const safe = await say(anna, "I called the line. I'm safe now.");
    expect(safe.content).toBe(english.safe[0]);
    const asked = await say(anna, 'Goodnight');
    expect(asked).toMatchObject({ voice: 'care', care: 'watch' });
    expect((await say(anna, 'no')).care).toBe('crisis');
  });

  it('lasts when the message is changed, tried again or deleted', async () => {
    const anna = await someone();
    await say(anna, 'I want to die');
    const id = (await conversation(anna))[0]?.id;
    // Words that were changed settle nothing, even if they say that all is well.
    for (const content of ['It is raining here.', "I'm safe"]) {
      const edited = await anna.api('PATCH', `/api/messages/${id}`, { content });
      expect(edited.json().reply).toMatchObject({ voice: 'care', care: 'crisis' });
    }
    await anna.api('DELETE', `/api/messages/${id}`);
    expect(await conversation(anna)).toEqual([]);
    expect((await say(anna, 'It is raining here.')).care).toBe('crisis');
  });

  it('lasts in another session, and in another process on the same database', async () => {
    const anna = await someone();
    await say(anna, 'I want to die');
    const elsewhere = await app.personOf(await loginOf(app, anna));
    expect((await say(elsewhere, 'Hello')).care).toBe('crisis');
    const other = await buildApp(app.deps);
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { authorization: `Bearer ${anna.token}` },
      payload: { message: 'Hello' },
    });
    expect(answer.json().reply).toMatchObject({ voice: 'care', care: 'crisis' });
    await other.app.close();
  });

  it('is sealed, and belongs to one person', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await say(anna, 'I want to die');
    expect((await say(ben, 'Hello')).care).toBe('none');
    const rows = await app.deps.db
      .selectFrom('conversations')
      .select(['user_id', 'care'])
      .where('user_id', 'in', [anna.userId, ben.userId])
      .execute();
    const careOf = ({ userId }: Person) => rows.find((row) => row.user_id === userId)?.care;
    expect(careOf(ben)).toBeNull();
    expect(Buffer.from(careOf(anna) ?? []).toString('latin1')).not.toContain('crisis');
  });

  it('nor tells any column of a reply who answered, and for what', async () => {
    const [anna, ben] = [await someone(), await someone()];
    expect(await say(anna, 'I want to die')).toMatchObject({ care: 'crisis', voice: 'care' });
    await say(ben, 'Hello');
    expect(await replyRow(anna)).toEqual(await replyRow(ben));
    expect((await replyRow(anna)).length).toBeGreaterThan(0);
  });

  it('ends in the midst of messages that are sent at once: each is answered by whoever is then due', async () => {
    const anna = await someone();
    await say(anna, 'I want to die');
    const plain = (count: number) =>
      Array.from({ length: count }, () => say(anna, 'We picked blueberries.'));
    const [before, safe, after] = [plain(3), say(anna, "I'm safe"), plain(3)];
    const others = await Promise.all([...before, ...after]);
    expect((await safe).content).toBe(english.safe[0]);
    for (const { voice, care } of others) {
      expect([voice, care]).toEqual(voice === 'care' ? ['care', 'crisis'] : ['openai', 'watch']);
    }
    // One of those that the voice answered holds the check, and one alone.
    const spoken = others.filter(({ voice }) => voice === 'openai');
    const checked = spoken.filter(({ content }) => content.includes(english.checks[0] ?? '-'));
    expect(checked).toHaveLength(Math.min(1, spoken.length));
  });

  it('of messages sent at once begins one crisis and says nothing twice', async () => {
    const anna = await someone();
    const before = await referrals();
    const replies = await Promise.all(Array.from({ length: 8 }, () => say(anna, 'I want to die')));
    expect(new Set(replies.map(({ content }) => content)).size).toBe(8);
    const after = await referrals();
    expect((after['crisis'] ?? 0) - (before['crisis'] ?? 0)).toBe(1);
    expect((after['contacts'] ?? 0) - (before['contacts'] ?? 0)).toBe(8);
  });
});

describe('where only care was asked for', () => {
  it('care answers plain words, in other words each time, and counts nothing', async () => {
    const anna = await someone();
    const before = await usageOf(anna);
    const [one, two] = [
      await say(anna, 'It is a bad night', { careOnly: true }),
      await say(anna, 'The house is so quiet.', { careOnly: true }),
    ];
    expect(one).toMatchObject({ voice: 'care', care: 'none' });
    expect(one.content).toContain(english.help[0]);
    expect(one.content).toContain('988');
    expect(two.content).toContain(english.help[1]);
    expect(await usageOf(anna)).toEqual(before);
    expect((await say(anna, 'Hello again')).voice).toBe('openai');
  });
});

describe('the count of referrals', () => {
  it('loses none of many people’s at once, and names nobody', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => app.register()));
    const before = await referrals();
    await Promise.all(people.map((person) => say(person, 'I want to die')));
    const after = await referrals();
    expect((after['crisis'] ?? 0) - (before['crisis'] ?? 0)).toBe(20);
    expect((after['contacts'] ?? 0) - (before['contacts'] ?? 0)).toBe(20);
    const [row] = await app.deps.db.selectFrom('care_referrals').selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['count', 'kind', 'year']);
  });

  it('counts a message that was sent twice under one id once', async () => {
    const anna = await app.register();
    const before = await referrals();
    const body = { message: 'I want to die', messageId: 'care-once' };
    for (let time = 0; time < 2; time += 1) await anna.api('POST', '/api/chat', body);
    expect((await referrals())['crisis']).toBe((before['crisis'] ?? 0) + 1);
  });
});

/** What the columns of a person's reply tell somebody without the key. */
async function replyRow({ userId }: Person) {
  const { answered, care, voice, status } = await app.deps.db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow();
  return { length: answered?.length, care, voice, status };
}
