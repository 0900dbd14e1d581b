import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_REPLY } from '#tests/support/model-server/scenarios.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import { createOpenAiVoice } from './openai.ts';
import { retryAfterMs } from './openai-faults.ts';
import { buildPrompt } from './prompt.ts';
import { testRequest } from './test-request.ts';
import type { Voice } from './voice.ts';

let server: ModelServer;
let voice: Voice;
beforeAll(async () => {
  server = await startModelServer();
  voice = createOpenAiVoice({
    baseURL: server.url,
    apiKey: 'key-for-the-test',
    model: 'some-model',
    contextTokens: 8_192,
  });
});
afterAll(() => server.close());
afterEach(() => {
  server.scenario('unscripted');
  server.requests.length = 0;
});

async function spoken(signal = new AbortController().signal): Promise<string> {
  let text = '';
  for await (const piece of voice.speak(testRequest(), signal)) text += piece;
  return text;
}

describe('the openai voice', () => {
  it('streams the reply, and asks once with the prompt', async () => {
    server.scenario('plain');
    expect(await spoken()).toBe(PLAIN_REPLY);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer key-for-the-test');
    expect(server.requests[0]?.body).toEqual({
      model: 'some-model',
      stream: true,
      max_tokens: 1_024,
      messages: buildPrompt(testRequest(), 8_192),
    });
  });

  it.each([
    ['unscripted', {}, 'unavailable'],
    ['500', {}, 'unavailable'],
    ['500', { status: 529 }, 'unavailable'],
    ['500', { status: 400 }, 'refused'],
    ['500', { status: 404 }, 'refused'],
    ['401', {}, 'refused'],
    ['redirect', {}, 'refused'],
    ['429', { retryAfter: 7 }, 'rate_limited'],
    ['cut', {}, 'cut'],
    ['cut', { wordsBefore: 0 }, 'cut'],
    ['reset', {}, 'cut'],
    ['reset', { wordsBefore: 0 }, 'cut'],
    ['error-in-200', {}, 'garbage'],
    ['garbage', { variant: 'html' }, 'garbage'],
    ['garbage', { variant: 'broken-json' }, 'garbage'],
    ['garbage', { variant: 'long-line' }, 'garbage'],
    ['empty', {}, 'empty'],
  ] as const)('%s %o is %s, after one request', async (name, options, fault) => {
    server.scenario(name, options);
    await expect(spoken()).rejects.toMatchObject({ name: 'VoiceError', fault });
    expect(server.requests).toHaveLength(1);
  });

  it('tells Retry-After in ms, from seconds or a date', async () => {
    server.scenario('429', { retryAfter: 7 });
    await expect(spoken()).rejects.toMatchObject({ retryAfterMs: 7_000 });
    const now = Date.UTC(2026, 0, 1);
    const dated = { headers: new Headers({ 'retry-after': new Date(now + 9_000).toUTCString() }) };
    expect(retryAfterMs(dated, now)).toBe(9_000);
    expect(retryAfterMs({ headers: new Headers({ 'retry-after': 'soon' }) }, now)).toBeUndefined();
  });

  it('follows no redirect', async () => {
    const other = await startModelServer();
    other.scenario('plain');
    server.scenario('redirect', { location: `${other.url}/chat/completions` });
    await expect(spoken()).rejects.toMatchObject({ fault: 'refused' });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it('cleans what came: controls and half pairs go, a pair over two chunks stays', async () => {
    server.scenario('garbage', { variant: 'control-characters' });
    expect(await spoken()).toBe('I hear you. It is all right 🙂 and no hurry.');
  });

  it('leaves out the notes that some models write to themselves', async () => {
    server.scenario('plain', { reply: '<think> She is sad. Be kind. </think> I hear you.' });
    expect((await spoken()).trim()).toBe('I hear you.');
    server.scenario('plain', { reply: '<3 and love.' });
    expect(await spoken()).toBe('<3 and love.');
  });

  it('is unavailable when nobody listens', async () => {
    const gone = await startModelServer();
    await gone.close();
    const lost = createOpenAiVoice({
      baseURL: gone.url,
      apiKey: undefined,
      model: 'm',
      contextTokens: 8_192,
    });
    const pieces = lost.speak(testRequest(), new AbortController().signal)[Symbol.asyncIterator]();
    await expect(pieces.next()).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it('does not hold a line of 10 MB', async () => {
    server.scenario('garbage', { variant: 'long-line' });
    await expect(spoken()).rejects.toMatchObject({ fault: 'garbage' });
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
  });

  it('ends the request when the signal aborts, in mid-reply and before it', async () => {
    for (const scenario of ['stall', 'slow-first-token'] as const) {
      server.scenario(scenario, { delayMs: 60_000 });
      server.requests.length = 0;
      const stop = new AbortController();
      const reply = spoken(stop.signal);
      const outcome = expect(reply).rejects.toMatchObject({ fault: 'aborted' });
      await expect.poll(() => server.requests.length).toBe(1);
      stop.abort();
      await outcome;
      await expect.poll(() => server.requests[0]?.aborted).toBe(true);
    }
  });

  it('ends the request when its reader leaves', async () => {
    server.scenario('endless', { tokensPerSecond: 200 });
    for await (const piece of voice.speak(testRequest(), new AbortController().signal)) {
      if (piece) break;
    }
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
  });
});
