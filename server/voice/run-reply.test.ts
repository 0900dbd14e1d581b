import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CARE_SIGN } from '#server/care/sign.ts';
import { PLAIN_REPLY } from '#tests/support/model-server/scenarios.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import { createBreaker } from './breaker.ts';
import { createOpenAiVoice } from './openai.ts';
import { type ReplyDeps, runReply } from './run-reply.ts';
import { testRequest } from './test-request.ts';
import { systemWait } from './wait.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  // The first reply loads the SDK, which on a busy machine takes longer than these limits.
  server.scenario('plain');
  const limits = { maxCalls: 1, firstTokenMs: 20_000, idleMs: 20_000, maxCharacters: 8_000 };
  expect((await run(replyDeps({ limits }))).fault).toBeUndefined();
  server.requests.length = 0;
});
afterAll(() => server.close());
afterEach(() => {
  server.scenario('unscripted');
  server.requests.length = 0;
});

const SAFE = 'What was, was real.';

/** Real HTTP and real time, with limits that a test can live through. */
function replyDeps(changes: Partial<ReplyDeps> = {}): ReplyDeps {
  return {
    voice: createOpenAiVoice({
      baseURL: server.url,
      apiKey: 'k',
      model: 'm',
      contextTokens: 8_192,
    }),
    breaker: createBreaker({ clock: { now: () => 0 } }),
    limits: { maxCalls: 3, firstTokenMs: 1_000, idleMs: 400, maxCharacters: 8_000 },
    wait: systemWait,
    // Takes away what the jitter leaves of a pause, so that another try comes at once.
    random: () => -0.5,
    review: () => 'ok',
    shown: (sentence) => sentence,
    safeSentence: () => SAFE,
    ...changes,
  };
}

interface Outcome {
  sentences: string[];
  fault: string | undefined;
}

async function run(deps: ReplyDeps, signal = new AbortController().signal): Promise<Outcome> {
  const sentences: string[] = [];
  try {
    for await (const text of runReply(deps, testRequest(), signal)) sentences.push(text);
  } catch (error) {
    const fault = error instanceof Error && 'fault' in error ? String(error.fault) : 'not ours';
    return { sentences, fault };
  }
  return { sentences, fault: undefined };
}

describe('a reply', () => {
  it('comes a sentence at a time and is the text that was spoken', async () => {
    server.scenario('plain');
    const { sentences, fault } = await run(replyDeps());
    expect(fault).toBeUndefined();
    expect(sentences).toHaveLength(4);
    expect(sentences.join('')).toBe(PLAIN_REPLY);
  });

  it('releases a sentence when its mark has come, before the next word', async () => {
    server.script(async (stage) => {
      await stage.words('I hear you.');
      await stage.hang();
    });
    const reply = runReply(replyDeps(), testRequest(), new AbortController().signal);
    expect(await reply.next()).toMatchObject({ value: 'I hear you.' });
    await reply.return(undefined);
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
  });

  it.each(['500', 'empty', 'garbage'] as const)('survives two failures of %s', async (name) => {
    server.scenario([name, name, 'plain']);
    const { sentences, fault } = await run(replyDeps());
    expect(fault).toBeUndefined();
    expect(sentences.join('')).toBe(PLAIN_REPLY);
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    ['500', {}, 'unavailable', 3],
    ['500', { status: 529 }, 'unavailable', 3],
    ['empty', {}, 'empty', 3],
    ['garbage', { variant: 'broken-json' }, 'garbage', 3],
    ['cut', { wordsBefore: 0 }, 'cut', 3],
    ['reset', { wordsBefore: 0 }, 'cut', 3],
    ['429', { retryAfter: '' }, 'rate_limited', 3],
    ['429', { retryAfter: 9 }, 'rate_limited', 1],
    ['401', {}, 'refused', 1],
    ['redirect', {}, 'refused', 1],
    ['slow-first-token', { delayMs: 30_000 }, 'timeout', 1],
  ] as const)(
    '%s %o ends as %s after %i calls, nothing shown',
    async (name, options, fault, calls) => {
      server.scenario(name, options);
      expect(await run(replyDeps())).toEqual({ sentences: [], fault });
      expect(server.requests).toHaveLength(calls);
    },
  );

  it.each([
    ['cut', 'cut'],
    ['reset', 'cut'],
    ['error-in-200', 'garbage'],
    ['stall', 'timeout'],
  ] as const)(
    '%s in mid-reply keeps what was shown and is %s, without another call',
    async (name, fault) => {
      // At a pace, because a reset throws away what has not left yet.
      server.scenario(name, { wordsBefore: 12, tokensPerSecond: 200 });
      expect(await run(replyDeps())).toEqual({
        sentences: ['I am glad that you wrote to me.'],
        fault,
      });
      expect(server.requests).toHaveLength(1);
      await expect.poll(() => server.requests[0]?.closedAt).toBeTypeOf('number');
    },
  );

  it('waits as long as Retry-After says', async () => {
    server.scenario(['429', 'plain'], { retryAfter: 1 });
    const limits = { maxCalls: 3, firstTokenMs: 2_000, idleMs: 200, maxCharacters: 8_000 };
    expect((await run(replyDeps({ limits }))).fault).toBeUndefined();
    const [first, second] = server.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('ends an endless reply', async () => {
    server.scenario('endless');
    const { sentences, fault } = await run(replyDeps());
    expect(fault).toBe('endless');
    expect(sentences.join('').length).toBeLessThanOrEqual(8_000);
    expect(sentences.join('').length).toBeGreaterThan(7_000);
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
    server.scenario('endless', { reply: ' on and on' });
    expect(await run(replyDeps())).toEqual({ sentences: [], fault: 'endless' });
  });

  it('stops at once when it is stopped, and the call with it', async () => {
    server.scenario('stall', { wordsBefore: 3 });
    const stop = new AbortController();
    const outcome = run(
      replyDeps({
        limits: { maxCalls: 3, firstTokenMs: 60_000, idleMs: 60_000, maxCharacters: 8_000 },
      }),
      stop.signal,
    );
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    expect(await outcome).toEqual({ sentences: [], fault: 'aborted' });
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
    expect(await run(replyDeps(), AbortSignal.abort())).toEqual({
      sentences: [],
      fault: 'aborted',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('does not blame the voice for a reader who takes long', async () => {
    server.scenario('plain');
    const read: string[] = [];
    for await (const text of runReply(replyDeps(), testRequest(), new AbortController().signal)) {
      read.push(text);
      if (read.length === 1) await systemWait(600, new AbortController().signal);
    }
    expect(read.join('')).toBe(PLAIN_REPLY);
  });
});

const noHeaven: ReplyDeps['review'] = (sentence) => (sentence.includes('heaven') ? 'stop' : 'ok');

function says(...replies: string[]): void {
  const queue = [...replies];
  server.script(async (stage) => {
    await stage.words(queue.shift() ?? 'too many calls');
    await stage.finish();
  });
}

describe('a stopped sentence', () => {
  it('is never shown; the rest is made again once, after what was shown', async () => {
    says('I hear you. I see you from heaven. Bye.', 'Tell me of the garden. And rest.');
    const { sentences, fault } = await run(replyDeps({ review: noHeaven }));
    expect(fault).toBeUndefined();
    expect(sentences.join('')).toBe('I hear you. Tell me of the garden. And rest.');
    expect(JSON.stringify(server.requests[1]?.body)).toContain('already read');
  });

  it.each([
    ['stopped again', 'In heaven it is light.', 'I hear you. What was, was real.'],
    ['stopped again later', 'Rest now. In heaven.', 'I hear you. Rest now. What was, was real.'],
    ['empty', ' ', 'I hear you. What was, was real.'],
  ])('gives way to the safe sentence when the second is %s', async (_, second, shown) => {
    says('I hear you. I see you from heaven. Bye.', second);
    const { sentences, fault } = await run(replyDeps({ review: noHeaven }));
    expect([sentences.join(''), fault]).toEqual([shown, undefined]);
    expect(server.requests).toHaveLength(2);
  });

  it('never costs more calls than a message may', async () => {
    const queue = ['500', '500'];
    server.script(async (stage) => {
      if (queue.shift()) {
        stage.head(500);
        stage.end();
        return;
      }
      await stage.words('It is heaven here.');
      await stage.finish();
    });
    expect(await run(replyDeps({ review: noHeaven }))).toEqual({
      sentences: [SAFE],
      fault: undefined,
    });
    expect(server.requests).toHaveLength(3);
  });
});

describe('the breaker', () => {
  it('lets one probe through every 10 s after five failures, and closes on success', async () => {
    let now = 1_000;
    const deps = replyDeps({ breaker: createBreaker({ clock: { now: () => now } }) });
    server.scenario('500');
    await run(deps);
    await run(deps);
    expect(server.requests).toHaveLength(5);
    expect((await run(deps)).fault).toBe('unavailable');
    now += 9_999;
    await run(deps);
    expect(server.requests).toHaveLength(5);
    now += 1;
    await run(deps);
    await run(deps);
    expect(server.requests).toHaveLength(6);
    now += 10_000;
    server.scenario('plain');
    expect((await run(deps)).fault).toBeUndefined();
    expect((await run(deps)).fault).toBeUndefined();
    expect(server.requests).toHaveLength(8);
  });

  it('closes on a sign to care as on a reply: the model has answered', async () => {
    let now = 1_000;
    const deps = replyDeps({ breaker: createBreaker({ clock: { now: () => now } }) });
    server.scenario('500');
    await run(deps);
    await run(deps);
    now += 10_000;
    server.scenario('plain', { reply: CARE_SIGN });
    for (let message = 0; message < 3; message += 1) {
      expect(await run(deps)).toEqual({ sentences: [], fault: 'danger' });
    }
    expect(server.requests).toHaveLength(8);
  });

  it('does not open for refusals', async () => {
    const deps = replyDeps();
    server.scenario('401');
    for (let message = 0; message < 7; message += 1) await run(deps);
    expect(server.requests).toHaveLength(7);
  });
});
