import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPlace } from './present.ts';
import { takePlaces } from './usage.repo.ts';
import type { SearchAnswer } from '#shared/contract/chat.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { grantSupport, openAccount } from '#tests/support/administration.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, send } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import { letSubscriptionEnd, subscribe } from '#tests/support/subscription.ts';

let model: ModelServer;
let app: TestApp;
let anna: Person;
let bela: Person;

beforeAll(async () => {
  model = await startModelServer();
  const env = { AI_BASE_URL: model.url, AI_MODEL: 'scripted', DAILY_MESSAGE_LIMIT: '1000' };
  app = await startTestApp({ env: { ...env, PAYMENTS: 'sandbox' } });
  model.scenario('plain', { reply: 'I am listening.' });
  anna = await someone();
  bela = await someone();
});

afterAll(async () => {
  await app.close();
  await model.close();
});

async function someone(): Promise<Person> {
  const person = await app.register();
  await subscribe(person);
  await describeMother(person);
  return person;
}

function ask(person: Person, query: Record<string, string>) {
  return person.api('GET', `/api/messages/search?${new URLSearchParams(query)}`);
}

async function found(person: Person, q: string, more = {}): Promise<SearchAnswer> {
  const answer = await ask(person, { q, ...more });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function contents(person: Person, q: string): Promise<string[]> {
  return (await found(person, q)).messages.map(({ content }) => content);
}

/** The words that are marked in what was found. */
function marked({ messages }: SearchAnswer): string[] {
  return messages.flatMap(({ content, matches }) =>
    matches.map(({ start, end }) => content.slice(start, end)),
  );
}

describe('GET /api/messages/search refuses', () => {
  it('a call without a session', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/messages/search?q=fjord' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
  });

  it.each([
    ['no words', '', 'q'],
    ['an empty text', 'q=', 'q'],
    ['white space alone', 'q=%20%0A', 'q'],
    ['two texts', 'q=fjord&q=lake', 'q'],
    ['201 characters', `q=${'a'.repeat(LIMITS.searchLength + 1)}`, 'q'],
    ['a cursor of another kind', 'q=fjord&before=soon', 'before'],
    ['a cursor before the first', 'q=fjord&before=0', 'before'],
    ['a page of none', 'q=fjord&limit=0', 'limit'],
    ['a page of 201', 'q=fjord&limit=201', 'limit'],
  ])('%s', async (_what, query, field) => {
    const answer = await anna.api('GET', `/api/messages/search?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { [field]: expect.any(String) },
    });
  });

  it('empty words with a sentence of their own', async () => {
    const answer = await ask(anna, { q: ' ' });
    expect(answer.json().fields).toEqual({ q: 'Write a word to look for' });
  });
});

describe('what is found', () => {
  it('holds every word, in the person’s words and in the voice’s, newest first', async () => {
    const person = await someone();
    const first = await send(person, 'The blue suitcase stood in the hall.');
    await send(person, 'My suitcase is green.');
    model.scenario('plain', { reply: 'That blue suitcase went to Bergen with me.' });
    const last = await send(person, 'Where did it go?');
    model.scenario('plain', { reply: 'I am listening.' });
    const page = await found(person, 'suitcases BLUE');
    expect(page.messages.map(({ id }) => id)).toEqual([last.reply.id, first.userMessage.id]);
    expect(page.messages[0]).toMatchObject(last.reply);
    expect(marked(page)).toEqual(['blue', 'suitcase', 'blue', 'suitcase']);
    expect(page.nextCursor).toBeNull();
    expect(await contents(person, 'red suitcase')).toEqual([]);
  });

  // What was told, what is looked for, and what of it is marked.
  it.each([
    ['en', 'We planted the tomatoes on the balcony.', 'planting tomato', ['planted', 'tomatoes']],
    ['es', 'Plantábamos los tomates en el balcón.', 'tomate balcon', ['tomates', 'balcón']],
    ['zh', '我们每年夏天都去青岛看海。', '青岛 海', ['青岛', '海']],
    ['ar', 'كنا نزرعُ الطماطمَ في الشرفة', 'الطماطم الشرفه', ['الطماطمَ', 'الشرفة']],
    ['fr', 'Nous plantions l’été des tomates.', 'été, tomate', ['l’été', 'tomates']],
    ['pt', 'Plantávamos feijões na varanda.', 'varandas feijoes', ['feijões', 'varanda']],
    ['de', 'Wir pflanzten Tomaten im Garten.', 'gärten tomate', ['Tomaten', 'Garten']],
    ['ru', 'Мы сажали помидоры на балконе.', 'балкон помидорами', ['помидоры', 'балконе']],
    ['ja', '毎年の夏、海へ行きました。', '行きました', ['行きました']],
    ['hi', 'हम बालकनी में टमाटर लगाते थे।', 'टमाटर बालकनी', ['बालकनी', 'टमाटर']],
    ['it', 'Piantavamo i pomodori sul balcone.', 'pomodoro', ['pomodori']],
    ['pl', 'Sadziliśmy pomidory na balkonie.', 'balkonami', ['balkonie']],
    ['uk', 'Ми садили помідори на балконі.', 'помідор балкон', ['помідори', 'балконі']],
    ['nl', 'We plantten bonen op het balkon.', 'bonen balkon', ['bonen', 'balkon']],
    ['ro', 'Plantam roșii pe balcon.', 'rosii', ['roșii']],
    ['el', 'Φυτεύαμε ντομάτες στο μπαλκόνι.', 'ντοματα ΜΠΑΛΚΌΝΙΑ', ['ντομάτες', 'μπαλκόνι']],
    ['cs', 'Sázeli jsme rajčata na balkoně.', 'rajčat', ['rajčata']],
    ['hu', 'Paradicsomot ültettünk az erkélyen.', 'erkély', ['erkélyen']],
    ['sv', 'Vi planterade gurkor på balkongen.', 'balkong gurkor', ['gurkor', 'balkongen']],
  ])('is found in other forms of its words, and marked as it stands there (%s)', async (...row) => {
    const [, text, query, words] = row;
    const { userMessage } = await send(anna, text);
    const page = await found(anna, query);
    expect(page.messages[0]?.id).toBe(userMessage.id);
    const matches = page.messages[0]?.matches ?? [];
    expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it('is no other word that begins in the same way', async () => {
    const person = await someone();
    await send(person, 'My grandpa kept bees, and was interested in stars.');
    for (const q of ['grandma', 'interim', 'star bees grandma']) {
      expect([q, await contents(person, q)]).toEqual([q, []]);
    }
    expect(await contents(person, 'grandpas bee interest')).toHaveLength(1);
  });

  it('goes on where a word that is being typed ends', async () => {
    const { userMessage } = await send(anna, 'The lighthouse keeper waved.');
    expect((await found(anna, 'light')).messages[0]?.id).toBe(userMessage.id);
  });

  it('may be a sign, a heart, or words that say nothing', async () => {
    const person = await someone();
    await send(person, 'A ❤️ for you.');
    await send(person, 'What is it?');
    expect(await contents(person, '❤️')).toEqual(['A ❤️ for you.']);
    expect(await contents(person, 'what it')).toEqual(['What is it?']);
    expect(await contents(person, 'heart')).toEqual([]);
  });

  it('is somebody’s own, and nobody else’s', async () => {
    await send(bela, 'The KESTREL nested above the boathouse.');
    expect(await contents(anna, 'kestrel')).toEqual([]);
    expect(await contents(bela, 'kestrel')).toHaveLength(1);
  });

  it('is what stands there now: no edited words, and nothing that was deleted', async () => {
    const person = await someone();
    const edited = await send(person, 'The canary sang.');
    const deleted = await send(person, 'The heron stood.');
    const { id } = edited.userMessage;
    await person.api('PATCH', `/api/messages/${id}`, { content: 'The plover ran.' });
    await person.api('DELETE', `/api/messages/${deleted.userMessage.id}`);
    expect(await contents(person, 'canary')).toEqual([]);
    expect(await contents(person, 'heron')).toEqual([]);
    expect(await contents(person, 'plover')).toEqual(['The plover ran.']);
  });

  it('is found before the index knows of it', async () => {
    const person = await someone();
    await send(person, 'The wardrobe smelled of cedar.');
    const { db } = app.deps;
    await db.deleteFrom('memory_terms').where('user_id', '=', person.userId).execute();
    expect(await contents(person, 'cedar')).toEqual([]);
    await db
      .updateTable('conversations')
      .set({ index_version: 0 })
      .where('user_id', '=', person.userId)
      .execute();
    expect(await contents(person, 'cedar')).toHaveLength(1);
  });
});

describe('who may look', () => {
  it('somebody whose subscription is over', async () => {
    const person = await someone();
    await send(person, 'The gramophone played.');
    await letSubscriptionEnd(app, person);
    expect((await person.api('POST', '/api/chat', { message: 'Again.' })).statusCode).toBe(402);
    expect(await contents(person, 'gramophone')).toEqual(['The gramophone played.']);
  });

  it('an administrator once the person has opened their words, and is told nothing before', async () => {
    const person = await someone();
    await send(person, 'The gramophone played.');
    const visit = await openAccount(app, person);
    for (const q of ['gramophone', 'piano']) {
      expect(await found(visit, q)).toEqual({ messages: [], nextCursor: null, hidden: true });
    }
    await grantSupport(person);
    expect(await contents(visit, 'gramophone')).toHaveLength(1);
  });
});

describe('pages', () => {
  it('follow each other without a gap, at each size, in the index and past it', async () => {
    const person = await someone();
    const told: string[] = [];
    for (let day = 0; day < 40; day += 1) {
      const text = `What of the harbour, day ${day}?`;
      await send(person, text);
      told.unshift(text);
      if (day % 3 === 0) await send(person, 'An ordinary day.');
    }
    for (const q of ['harbour', 'what', '?']) {
      for (const limit of [1, 7, 40, 41]) {
        const seen: string[] = [];
        let before: string | null | undefined;
        let pages = 0;
        while (before !== null) {
          const page = await found(person, q, { limit, ...(before && { before }) });
          expect(page.messages.length).toBeLessThanOrEqual(limit);
          seen.push(...page.messages.map(({ content }) => content));
          before = page.nextCursor;
          pages += 1;
        }
        expect([q, limit, seen]).toEqual([q, limit, told]);
        expect(pages).toBeLessThanOrEqual(Math.ceil(40 / limit) + 1);
      }
    }
  });

  it('may be empty and still go on, so that none of them costs more the longer one has talked', async () => {
    const person = await someone();
    await send(person, 'A ❤️ for you.');
    await talkedOn(person, 1_500);
    const pages: number[] = [];
    let before: string | null | undefined;
    while (before !== null) {
      const page = await found(person, '❤️', before ? { before } : {});
      pages.push(page.messages.length);
      before = page.nextCursor;
    }
    expect(pages).toEqual([0, 0, 1]);
  });
});

/** Puts so many messages into a conversation, as an import does it: the index does not know them. */
async function talkedOn(person: Person, count: number): Promise<void> {
  const { db, vault, clock } = app.deps;
  const sealed = await vault.of(person.userId);
  const { last_seq: last } = await takePlaces(db, person.userId, count);
  const rows = Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    return {
      id,
      user_id: person.userId,
      role: 'user',
      content: sealed.sealText('An ordinary day.', contentPlace(id)),
      timestamp: clock.now(),
      seq: last - count + index + 1,
      status: 'complete',
      reply_to: null,
      care: 'none',
      notice: 0,
      attempt: 0,
      stop_requested: 0,
    };
  });
  for (let from = 0; from < count; from += 500) {
    await db
      .insertInto('messages')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}
