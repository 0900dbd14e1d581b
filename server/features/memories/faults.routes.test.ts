import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Memory } from '#shared/contract/memories.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, describeMother, send } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import type { ScenarioName, ScenarioOptions } from '#tests/support/model-server/scenarios.ts';

const SAID = 'The blue suitcase was called Q7KESTREL.';
const RIGHT = 'The blue suitcase was called Q8HERON.';
const REPLY = 'I am listening. Tell me more of it.';

let model: ModelServer;
let app: TestApp;
let anna: Person;

beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.close());

beforeEach(async () => {
  app = await startTestApp({
    env: {
      AI_BASE_URL: model.url,
      AI_MODEL: 'scripted',
      AI_FIRST_TOKEN_MS: '1500',
      AI_IDLE_MS: '500',
    },
  });
  anna = await app.register();
  await describeMother(anna);
});
afterEach(() => app.close());

async function factsOf(person: Person, kind: Memory['kind']): Promise<string[]> {
  const { memories }: { memories: Memory[] } = (await person.api('GET', '/api/memories')).json();
  return memories.filter((fact) => fact.kind === kind).map(({ text }) => text);
}

/** How many bits of the index are set for a person: one for each word of each message. */
async function entered(person: Person): Promise<number> {
  const rows = await app.deps.db
    .selectFrom('memory_terms')
    .select('bits')
    .where('user_id', '=', person.userId)
    .execute();
  return rows.reduce((sum, { bits }) => sum + bits.toString(2).replaceAll('0', '').length, 0);
}

/** What somebody's memory holds to whom nothing of the kind happened. */
async function undisturbed(): Promise<number> {
  const bela = await app.register();
  await describeMother(bela);
  model.scenario('plain', { reply: REPLY });
  await send(bela, SAID);
  return entered(bela);
}

const FAULTS: readonly [ScenarioName, ScenarioOptions][] = [
  ['429', { retryAfter: '3600' }],
  ['500', {}],
  ['cut', { reply: REPLY, wordsBefore: 5 }],
  ['slow-first-token', { delayMs: 15_000 }],
];

describe.each(FAULTS)('where the model answers with %s', (scenario, options) => {
  it('nothing is stored half, and nothing is learnt twice (memory assertion 8)', async () => {
    const messageId = randomUUID();
    model.scenario(scenario, options);
    const ask = () => anna.api('POST', '/api/chat', { message: SAID, messageId });
    expect((await ask()).statusCode).toBe(502);
    // The browser that heard nothing sends the same message again.
    await ask();
    const failed = await conversation(anna);
    expect(failed.map(({ role, status }) => `${role} ${status}`)).toEqual([
      'user complete',
      'assistant failed',
    ]);
    expect(await factsOf(anna, 'told')).toEqual([SAID]);
    app.clock.advance(60_000);
    model.scenario('plain', { reply: REPLY });
    const reply = failed.at(-1);
    const again = await anna.api('POST', `/api/messages/${reply?.id}/retry`, {});
    expect(again.json().reply).toMatchObject({ content: REPLY, status: 'complete' });
    expect(await factsOf(anna, 'told')).toEqual([SAID]);
    expect(await conversation(anna)).toHaveLength(2);
    expect(await entered(anna)).toBe(await undisturbed());
    const found = await anna.api('GET', '/api/messages/search?q=Q7KESTREL');
    expect(found.json().messages).toHaveLength(1);
  });

  it('a correction is kept once, whole, and holds (memory assertion 8)', async () => {
    model.scenario('plain', { reply: SAID });
    const { reply } = await send(anna, SAID);
    model.scenario(scenario, options);
    const answer = await anna.api('POST', `/api/messages/${reply.id}/correct`, {
      correction: RIGHT,
    });
    expect(answer.statusCode).toBe(502);
    expect(await factsOf(anna, 'correction')).toEqual([RIGHT]);
    app.clock.advance(60_000);
    model.scenario('plain', { reply: REPLY });
    const retried = await anna.api('POST', `/api/messages/${reply.id}/retry`, {});
    expect(retried.json().reply).toMatchObject({ id: reply.id, content: REPLY });
    expect(await factsOf(anna, 'correction')).toEqual([RIGHT]);
    const request = JSON.stringify(model.requests.at(-1)?.body);
    expect(request).toContain('Q8HERON');
    expect(request).not.toContain('Q7KESTREL');
  });
});
