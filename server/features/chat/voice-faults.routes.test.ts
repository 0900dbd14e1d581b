import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer } from '#tests/support/app.ts';
import { conversation, describeMother, send, usageOf } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const at = scriptedApp({
  env: { AI_FIRST_TOKEN_MS: '2500', AI_IDLE_MS: '500' },
  before: describeMother,
  anew: true,
});

beforeEach(() => {
  at.model.requests.length = 0;
});

/** Whatever went wrong: the words are kept, the reply is marked, the day is not charged. */
async function expectFailedKindly(answer: Answer, said: string | RegExp): Promise<void> {
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toMatchObject({ code: 'voice_failed' });
  expect(answer.json().error).toMatch(/Your words are safe/);
  const [message, reply] = await conversation(at.anna);
  expect(message).toMatchObject({ content: 'Hello', status: 'complete' });
  expect(reply?.status).toBe('failed');
  if (typeof said === 'string') expect(reply?.content.trim()).toBe(said);
  else expect(reply?.content).toMatch(said);
  expect((await usageOf(at.anna)).count).toBe(0);
}

const ask = (): Promise<Answer> => at.anna.api('POST', '/api/chat', { message: 'Hello' });

describe('when the model server', () => {
  it('is slow, the limit ends it after one try (drill 6)', async () => {
    at.model.scenario('slow-first-token', { delayMs: 15_000 });
    await expectFailedKindly(await ask(), '');
    expect(at.model.requests).toHaveLength(1);
  });

  it('falls silent in mid-stream, what was said stays (drill 6)', async () => {
    at.model.scenario('stall', {
      reply: 'This much was said. And then nothing more came.',
      wordsBefore: 6,
    });
    await expectFailedKindly(await ask(), 'This much was said.');
    expect(at.model.requests).toHaveLength(1);
  });

  it.each([500, 502, 529])(
    'answers %d, it is asked three times at most (drill 7)',
    async (status) => {
      at.model.scenario('500', { status });
      await expectFailedKindly(await ask(), '');
      expect(at.model.requests).toHaveLength(3);
    },
  );

  it('recovers on the second call, nobody notices (drill 7)', async () => {
    at.model.scenario(['500', 'plain'], { reply: 'Here I am. Tell me more.' });
    expect((await send(at.anna, 'Hello')).reply.content).toBe('Here I am. Tell me more.');
    expect(at.model.requests).toHaveLength(2);
  });

  it('asks for patience, it is waited for as told (drill 8)', async () => {
    at.model.scenario(['429', 'plain'], { retryAfter: '0', reply: 'Now I can. Tell me more.' });
    expect((await send(at.anna, 'Hello')).reply.content).toBe('Now I can. Tell me more.');
  });

  it('asks for more patience than a person has, it is left at that (drill 8)', async () => {
    at.model.scenario('429', { retryAfter: '3600' });
    await expectFailedKindly(await ask(), '');
    expect(at.model.requests).toHaveLength(1);
  });

  it('refuses us, it is not asked again, and the operator is told (drill 8)', async () => {
    at.model.scenario('401');
    await expectFailedKindly(await ask(), '');
    expect(at.model.requests).toHaveLength(1);
    const line = at.app.logLines
      .map((text) => JSON.parse(text))
      .find((entry) => entry.fault === 'refused');
    expect(line).toMatchObject({ level: 50 });
  });

  it.each(['cut', 'reset'] as const)(
    'ends with %s, what was said stays and is marked (drill 9)',
    async (scenario) => {
      at.model.scenario(scenario, {
        reply: 'This much was said. And then it broke off here.',
        wordsBefore: 6,
        tokensPerSecond: 50,
      });
      await expectFailedKindly(await ask(), 'This much was said.');
    },
  );

  it.each(['html', 'broken-json', 'long-line'] as const)(
    'sends %s, nothing of it is shown (drill 10)',
    async (variant) => {
      at.model.scenario('garbage', { variant });
      const answer = await ask();
      await expectFailedKindly(answer, /^[^<{]*$/);
      expect(answer.body).not.toMatch(/<html|SyntaxError|Unexpected/);
    },
  );

  it('sends NUL and half characters, they are left out (drill 10)', async () => {
    at.model.scenario('garbage', { variant: 'control-characters' });
    const { content } = (await send(at.anna, 'Hello')).reply;
    expect(content.isWellFormed()).toBe(true);
    expect(content).not.toContain('\0');
  });

  it('says nothing, that is a failure (drill 10)', async () => {
    at.model.scenario('empty');
    await expectFailedKindly(await ask(), '');
    expect(at.model.requests.length).toBeLessThanOrEqual(3);
  });

  it('will not end, it is ended (drill 10)', async () => {
    at.model.scenario('endless');
    const answer = await ask();
    await expectFailedKindly(answer, /./);
    expect(answer.json().reply.content.length).toBeLessThanOrEqual(8_000);
  });

  it('sends an error inside a good answer, nobody sees it (drill 11)', async () => {
    at.model.scenario('error-in-200', { wordsBefore: 0 });
    const answer = await ask();
    await expectFailedKindly(answer, '');
    expect(answer.body).not.toMatch(/overloaded|server_error|"message"/);
  });

  it('keeps failing, it is left in peace for ten seconds (drill 7)', async () => {
    at.model.scenario('500');
    await ask();
    await at.anna.api('POST', '/api/chat', { message: 'Again' });
    const before = at.model.requests.length;
    for (let index = 0; index < 5; index += 1)
      await at.anna.api('POST', '/api/chat', { message: 'Again' });
    expect(at.model.requests.length - before).toBeLessThanOrEqual(1);
    at.app.clock.advance(10_001);
    at.model.scenario('plain');
    expect((await send(at.anna, 'And now?')).reply.status).toBe('complete');
  });
});

describe('what the log holds', () => {
  it('is never what anybody said (ASVS V16.2.5)', async () => {
    at.model.scenario('plain', { reply: 'The reply says KESTREL-REPLY. Truly.' });
    await send(at.anna, 'The message says KESTREL-MESSAGE');
    at.model.scenario('garbage', { variant: 'html' });
    await ask();
    const log = at.app.logLines.join('\n');
    expect(log).not.toMatch(/KESTREL|Ingrid|blueberries|example\.org/);
  });
});
