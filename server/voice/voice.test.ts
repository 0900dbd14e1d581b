import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import { createBuiltinVoice } from './builtin/builtin-voice.ts';
import { createOpenAiVoice } from './openai.ts';
import { testRequest } from './test-request.ts';
import type { Voice } from './voice.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const VOICES: [string, () => Voice][] = [
  ['builtin', () => createBuiltinVoice({ msPerWord: 1 })],
  [
    'openai',
    () => createOpenAiVoice({ baseURL: server.url, apiKey: 'k', model: 'm', contextTokens: 8_192 }),
  ],
];

describe.each(VOICES)('every voice: %s', (name, create) => {
  it('tells its name', () => {
    expect(create().name).toBe(name);
  });

  it('speaks in pieces, ends, and says the same to the same request', async () => {
    server.scenario('plain');
    const replies = [];
    for (let time = 0; time < 2; time += 1) {
      const pieces: string[] = [];
      for await (const piece of create().speak(testRequest(), new AbortController().signal)) {
        pieces.push(piece);
      }
      expect(pieces.length).toBeGreaterThan(3);
      replies.push(pieces.join(''));
    }
    expect(replies[0]).toMatch(/\S.*[.?]”?$/);
    expect(replies[1]).toBe(replies[0]);
  });

  it('stops at once when aborted, and says why', async () => {
    server.scenario('plain', { tokensPerSecond: 50 });
    const stop = new AbortController();
    const heard: string[] = [];
    const listen = async (): Promise<void> => {
      for await (const piece of create().speak(testRequest(), stop.signal)) {
        heard.push(piece);
        if (heard.length === 2) stop.abort();
      }
    };
    await expect(listen()).rejects.toMatchObject({ name: 'VoiceError', fault: 'aborted' });
    expect(heard).toHaveLength(2);
  });

  it('says nothing when it was aborted before', async () => {
    server.scenario('plain');
    const pieces = create().speak(testRequest(), AbortSignal.abort())[Symbol.asyncIterator]();
    await expect(pieces.next()).rejects.toMatchObject({ fault: 'aborted' });
  });

  it('goes on after what was shown when a reply is made again', async () => {
    server.scenario('plain');
    let text = '';
    const request = testRequest({ continueFrom: 'That is good to hear.' });
    for await (const piece of create().speak(request, new AbortController().signal)) text += piece;
    expect(text.trim().length).toBeGreaterThan(10);
    expect(text).not.toContain('That is good to hear.');
  });
});
