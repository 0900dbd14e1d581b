import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Memory } from '#shared/contract/memories.ts';
import type { Person } from '#tests/support/app.ts';
import { conversation, describeMother, memoriesOf, send } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';
import type { ScenarioName, ScenarioOptions } from '#tests/support/model-server/scenarios.ts';

const SAID = 'The blue suitcase was called Q7KESTREL.';
const RIGHT = 'The blue suitcase was called Q8HERON.';
const REPLY = 'I am listening. Tell me more of it.';

const at = scriptedApp({
  env: { AI_FIRST_TOKEN_MS: '1500', AI_IDLE_MS: '500' },
  before: describeMother,
  anew: true,
});

async function factsOf(person: Person, kind: Memory['kind']): Promise<string[]> {
  return (await memoriesOf(person)).filter((fact) => fact.kind === kind).map(({ text }) => text);
}

/** How many bits of the index are set for a person: one for each word of each message. */
async function entered(person: Person): Promise<number> {
  const rows = await at.app.deps.db
    .selectFrom('memory_terms')
    .select('bits')
    .where('user_id', '=', person.userId)
    .execute();
  return rows.reduce((sum, { bits }) => sum + bits.toString(2).replaceAll('0', '').length, 0);
}

/** What somebody's memory holds to whom nothing of the kind happened. */
async function undisturbed(): Promise<number> {
  const bela = await at.app.register();
  await describeMother(bela);
  at.model.scenario('plain', { reply: REPLY });
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
    at.model.scenario(scenario, options);
    const ask = () => at.anna.api('POST', '/api/chat', { message: SAID, messageId });
    expect((await ask()).statusCode).toBe(502);
    // The browser that heard nothing sends the same message again.
    await ask();
    const failed = await conversation(at.anna);
    expect(failed.map(({ role, status }) => `${role} ${status}`)).toEqual([
      'user complete',
      'assistant failed',
    ]);
    expect(await factsOf(at.anna, 'told')).toEqual([SAID]);
    at.app.clock.advance(60_000);
    at.model.scenario('plain', { reply: REPLY });
    const reply = failed.at(-1);
    const again = await at.anna.api('POST', `/api/messages/${reply?.id}/retry`, {});
    expect(again.json().reply).toMatchObject({ content: REPLY, status: 'complete' });
    expect(await factsOf(at.anna, 'told')).toEqual([SAID]);
    expect(await conversation(at.anna)).toHaveLength(2);
    expect(await entered(at.anna)).toBe(await undisturbed());
    const found = await at.anna.api('GET', '/api/messages/search?q=Q7KESTREL');
    expect(found.json().messages).toHaveLength(1);
  });

  it('a correction is kept once, whole, and holds (memory assertion 8)', async () => {
    at.model.scenario('plain', { reply: SAID });
    const { reply } = await send(at.anna, SAID);
    at.model.scenario(scenario, options);
    const answer = await at.anna.api('POST', `/api/messages/${reply.id}/correct`, {
      correction: RIGHT,
    });
    expect(answer.statusCode).toBe(502);
    expect(await factsOf(at.anna, 'correction')).toEqual([RIGHT]);
    at.app.clock.advance(60_000);
    at.model.scenario('plain', { reply: REPLY });
    const retried = await at.anna.api('POST', `/api/messages/${reply.id}/retry`, {});
    expect(retried.json().reply).toMatchObject({ id: reply.id, content: REPLY });
    expect(await factsOf(at.anna, 'correction')).toEqual([RIGHT]);
    const request = JSON.stringify(at.model.requests.at(-1)?.body);
    expect(request).toContain('Q8HERON');
    expect(request).not.toContain('Q7KESTREL');
  });
});
