import { describe, expect, it } from 'vitest';
import { RATE } from '#server/http/rate-limit.ts';
import type { MemoriesAnswer, Memory } from '#shared/contract/memories.ts';
import { administratorAs } from '#tests/support/keepsakes.ts';
import { type Person } from '#tests/support/app.ts';
import { describeLost, memoriesOf, send } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const at = scriptedApp({
  env: { DAILY_MESSAGE_LIMIT: '1000' },
  reply: 'I am listening.',
  before: (person) =>
    describeLost(person, 'Her dog was called Q7KESTREL. She lived in Bergen.', {
      importantDates: 'Born 2 May 1951; died 14 October 2025',
    }),
});

async function listOf(person: Person, query = ''): Promise<MemoriesAnswer> {
  return (await person.api('GET', `/api/memories${query}`)).json();
}

async function factSaying(words: string, person = at.anna): Promise<Memory> {
  const { memories } = await listOf(person);
  const found = memories.find(({ text }) => text.includes(words));
  if (!found) throw new Error(`nothing is remembered of ${words}`);
  return found;
}

describe('GET /api/memories', () => {
  it('is refused without a session', async () => {
    const answer = await at.app.inject({ method: 'GET', url: '/api/memories' });
    expect(answer.statusCode).toBe(401);
  });

  it('lists each sentence of the profile, and what was told, with where it came from', async () => {
    const { userMessage } = await send(
      at.anna,
      'My brother Jonas moved to Oslo. How are you? It rains.',
    );
    const { memories, nextCursor } = await listOf(at.anna);
    expect(nextCursor).toBeNull();
    expect(memories).toMatchObject([
      { kind: 'profile', text: 'Born 2 May 1951', field: 'importantDates', retired: false },
      { kind: 'profile', text: 'died 14 October 2025', field: 'importantDates' },
      { kind: 'profile', text: 'Her dog was called Q7KESTREL.', field: 'keyFacts' },
      { kind: 'profile', text: 'She lived in Bergen.', field: 'keyFacts' },
      {
        kind: 'told',
        text: 'My brother Jonas moved to Oslo.',
        sourceMessageId: userMessage.id,
        createdAt: userMessage.timestamp,
        retired: false,
      },
    ]);
    expect(new Set(memories.map(({ id }) => id)).size).toBe(memories.length);
  });

  it('leads on to what was told earlier, a page at a time', async () => {
    for (const name of ['Anton', 'Bruno', 'Clara']) await send(at.anna, `I met ${name} in Oslo.`);
    const texts: string[] = [];
    let query = '?limit=1';
    for (let pages = 0; pages < 5; pages += 1) {
      const { memories, nextCursor } = await listOf(at.anna, query);
      texts.push(...memories.filter(({ kind }) => kind === 'told').map(({ text }) => text));
      if (nextCursor === null) break;
      query = `?limit=1&before=${nextCursor}`;
    }
    expect(texts).toEqual(['I met Clara in Oslo.', 'I met Bruno in Oslo.', 'I met Anton in Oslo.']);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'before=0', 'before=x'])(
    'refuses %s',
    async (query) => {
      const answer = await at.anna.api('GET', `/api/memories?${query}`);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
        400,
        [query.split('=')[0]],
      ]);
    },
  );

  it('tells an administrator nothing', async () => {
    const headers = await administratorAs(at.app, at.anna);
    const answer = await at.app.inject({ method: 'GET', url: '/api/memories', headers });
    expect(answer.json()).toEqual({ memories: [], nextCursor: null, hidden: true });
  });

  it('holds nothing of a crisis, and nothing of a message that was edited or deleted', async () => {
    const edited = await send(at.anna, 'I met Anton in Oslo.');
    const deleted = await send(at.anna, 'I met Bruno in Oslo.');
    await at.anna.api('PATCH', `/api/messages/${edited.userMessage.id}`, {
      content: 'I met Clara in Rome.',
    });
    await at.anna.api('DELETE', `/api/messages/${deleted.userMessage.id}`);
    await send(at.anna, 'I want to kill myself tonight on the Astoria bridge.');
    const { memories } = await listOf(at.anna);
    expect(memories.filter(({ kind }) => kind === 'told').map(({ text }) => text)).toEqual([
      'I met Clara in Rome.',
    ]);
  });
});

describe('a sentence that was told twice and forgotten', () => {
  const told = 'I met Anton in Oslo.';
  const isForgotten = async (): Promise<boolean | undefined> =>
    (await memoriesOf(at.anna)).find(({ text }) => text === told)?.retired;

  it('stays forgotten when one of its messages goes, and is no more once none says it', async () => {
    const first = await send(at.anna, told);
    const second = await send(at.anna, `${told} It rained.`);
    const { id } = await factSaying('Anton');
    await at.anna.api('DELETE', `/api/memories/${id}`);
    await at.anna.api('DELETE', `/api/messages/${second.userMessage.id}`);
    expect(await isForgotten()).toBe(true);
    await send(at.anna, 'Whom did I meet?');
    expect(at.lastRequest()).not.toContain('Anton');
    await at.anna.api('DELETE', `/api/messages/${first.userMessage.id}`);
    expect(await decisionsStored()).toBe(0);
  });

  it('stays forgotten when the rest of its message is changed', async () => {
    const { userMessage } = await send(at.anna, `${told} It raned.`);
    const { id } = await factSaying('Anton');
    await at.anna.api('DELETE', `/api/memories/${id}`);
    const change = (content: string) =>
      at.anna.api('PATCH', `/api/messages/${userMessage.id}`, { content });
    await change(`${told} It rained.`);
    expect(await isForgotten()).toBe(true);
    await change('It rained.');
    expect(await decisionsStored()).toBe(0);
  });
});

/** How many decisions of the person's the database holds. */
async function decisionsStored(): Promise<number> {
  const rows = await at.app.deps.db
    .selectFrom('memories')
    .select('id')
    .where('user_id', '=', at.anna.userId)
    .execute();
  return rows.length;
}

describe('DELETE /api/memories/:id', () => {
  it.each(['GET', 'PATCH', 'DELETE'] as const)(
    'is refused without a session (%s)',
    async (method) => {
      const { id } = await factSaying('Q7KESTREL');
      const url = method === 'GET' ? '/api/memories' : `/api/memories/${id}`;
      expect((await at.app.inject({ method, url })).statusCode).toBe(401);
    },
  );

  it('takes a fact of the profile out of every prompt, the voice’s own words too, until it is restored', async () => {
    at.model.scenario('plain', { reply: 'Q7KESTREL was a good dog.' });
    await send(at.anna, 'Tell me of the dog.');
    const { id } = await factSaying('Q7KESTREL');
    expect((await at.anna.api('DELETE', `/api/memories/${id}`)).json()).toEqual({ success: true });
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).not.toContain('Q7KESTREL');
    expect(at.lastRequest()).toContain('Bergen');
    expect(await factSaying('Q7KESTREL')).toMatchObject({ id, retired: true });
    expect((await at.anna.api('DELETE', `/api/memories/${id}`)).statusCode).toBe(200);
    const restored = await at.anna.api('PATCH', `/api/memories/${id}`, { retired: false });
    expect(restored.json()).toMatchObject({ id, retired: false });
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Her dog was called Q7KESTREL.');
    const rows = await at.app.deps.db
      .selectFrom('memories')
      .selectAll()
      .where('user_id', '=', at.anna.userId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.content ?? []).includes('KESTREL')).toBe(false);
  });

  it('takes what was told out of every prompt', async () => {
    await send(at.anna, 'The blue suitcase was called Q8HERON. I slept well.');
    const { id } = await factSaying('Q8HERON');
    await at.anna.api('DELETE', `/api/memories/${id}`);
    await send(at.anna, 'What was the suitcase called?');
    expect(at.lastRequest()).not.toContain('Q8HERON');
    expect(at.lastRequest()).toContain('I slept well.');
  });

  it('finds nothing that is not there, or is another’s', async () => {
    const bela = await at.app.register();
    await send(at.anna, 'The blue suitcase was called Q8HERON.');
    const { id } = await factSaying('Q8HERON');
    for (const wanted of [id, 'nothing', 'f'.repeat(32)]) {
      const answer = await bela.api('DELETE', `/api/memories/${wanted}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    expect(await factSaying('Q8HERON')).toMatchObject({ retired: false });
  });
});

describe('PATCH /api/memories/:id', () => {
  it('changes the sentence of the profile, and what it said is in no later prompt', async () => {
    const { id } = await factSaying('Q7KESTREL');
    await send(at.anna, 'I miss Q7KESTREL.');
    const answer = await at.anna.api('PATCH', `/api/memories/${id}`, {
      text: 'Her dog was called Q9CRANE.',
    });
    expect(answer.json()).toMatchObject({
      id,
      kind: 'profile',
      text: 'Her dog was called Q9CRANE.',
    });
    const { keyFacts } = (await at.anna.api('GET', '/api/profile')).json();
    expect(keyFacts).toBe('Her dog was called Q9CRANE. She lived in Bergen.');
    await send(at.anna, 'What was the dog called?');
    expect(at.lastRequest()).toContain('Q9CRANE');
    expect(at.lastRequest()).not.toContain('Q7KESTREL');
  });

  it('puts what was told into other words, and a deleted message takes them along', async () => {
    const { userMessage } = await send(at.anna, 'The suitcase was called Q8HERON.');
    const { id } = await factSaying('Q8HERON');
    const answer = await at.anna.api('PATCH', `/api/memories/${id}`, {
      text: 'The suitcase was called Q9CRANE.',
    });
    expect(answer.json()).toMatchObject({
      id,
      kind: 'told',
      text: 'The suitcase was called Q9CRANE.',
    });
    await send(at.anna, 'What was the suitcase called?');
    expect(at.lastRequest()).toContain('Q9CRANE');
    expect(at.lastRequest()).not.toContain('Q8HERON');
    await at.anna.api('DELETE', `/api/messages/${userMessage.id}`);
    await send(at.anna, 'What was the suitcase called?');
    expect(at.lastRequest()).not.toContain('Q9CRANE');
    const rows = await at.app.deps.db
      .selectFrom('memories')
      .select('id')
      .where('user_id', '=', at.anna.userId)
      .execute();
    expect(rows).toEqual([]);
  });

  it.each([
    [{ text: '' }, 'text'],
    [{ text: '  ' }, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: 'a'.repeat(1_001) }, 'text'],
    [{ retired: 'yes' }, 'retired'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const before = await listOf(at.anna);
    const { id } = await factSaying('Q7KESTREL');
    const answer = await at.anna.api('PATCH', `/api/memories/${id}`, body);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await listOf(at.anna)).toEqual(before);
  });

  it('refuses a change that changes nothing, and what is another’s', async () => {
    const { id } = await factSaying('Q7KESTREL');
    expect((await at.anna.api('PATCH', `/api/memories/${id}`, {})).statusCode).toBe(400);
    const bela = await at.app.register();
    const answer = await bela.api('PATCH', `/api/memories/${id}`, { text: 'Mine now.' });
    expect(answer.statusCode).toBe(404);
    expect(await factSaying('Q7KESTREL')).toMatchObject({ text: 'Her dog was called Q7KESTREL.' });
  });

  it('of ten at once leaves one, whole', async () => {
    const { id } = await factSaying('Q7KESTREL');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        at.anna.api('PATCH', `/api/memories/${id}`, { text: `The dog was called Name${index}.` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    const { keyFacts } = (await at.anna.api('GET', '/api/profile')).json();
    expect(keyFacts).toMatch(/^The dog was called Name\d\. She lived in Bergen\.$/);
  });

  it('is limited in how often', async () => {
    const { id } = await factSaying('Q7KESTREL');
    for (let call = 0; call < RATE.memoryByAccount.limit; call += 1) {
      await at.app.deps.rateLimits.claim('memoryByAccount', at.anna.userId);
    }
    const answer = await at.anna.api('DELETE', `/api/memories/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
  });
});
