import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a script may do with one answer. Every method stops the script once the client is gone. */
export interface Stage {
  /** Aborts when the client has closed the connection. */
  readonly gone: AbortSignal;
  /** Sends status and headers. Streaming methods do so by themselves, with 200, if it was not done. */
  head(status: number, headers?: Record<string, string>): void;
  /** Sends the text as one or more deltas, a word each; `tokensPerSecond` sets the pace. */
  words(text: string, tokensPerSecond?: number): Promise<void>;
  /** Sends one delta as it is. */
  delta(content: string): Promise<void>;
  /** Sends one `data:` event holding the value as JSON. */
  event(value: unknown): Promise<void>;
  /** Sends bytes as they are. */
  raw(text: string | Uint8Array): Promise<void>;
  /** Says that the reply is complete, closes the stream. */
  finish(reason?: string): Promise<void>;
  /** Ends the answer, with or without the protocol's own ending. */
  end(text?: string): void;
  /** Destroys the connection. */
  reset(): void;
  /** Waits this many milliseconds. */
  wait(ms: number): Promise<void>;
  /** Waits until the client is gone. */
  hang(): Promise<void>;
}

/** One chunk of a chat completion in the protocol's form. */
export function chunk(delta: Record<string, unknown>, finishReason: string | null = null): unknown {
  return {
    id: 'chatcmpl-scripted',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
}

/** The stage over one HTTP answer; `onReset` tells that the script itself broke the connection. */
export function createStage(
  response: ServerResponse,
  gone: AbortSignal,
  onReset: () => void,
): Stage {
  const raw = async (text: string | Uint8Array): Promise<void> => {
    gone.throwIfAborted();
    if (!response.headersSent) stage.head(200);
    if (!response.write(text)) await drained(response, gone);
  };
  const stage: Stage = {
    gone,
    raw,
    head(status, headers = { 'content-type': 'text/event-stream; charset=utf-8' }) {
      gone.throwIfAborted();
      response.writeHead(status, headers);
      response.flushHeaders();
    },
    async words(text, tokensPerSecond) {
      for (const word of text.match(/\s*\S+/g) ?? []) {
        await stage.delta(word);
        if (tokensPerSecond) await stage.wait(1_000 / tokensPerSecond);
      }
    },
    delta: (content) => stage.event(chunk({ content })),
    event: (value) => raw(`data: ${JSON.stringify(value)}\n\n`),
    async finish(reason = 'stop') {
      await stage.event(chunk({}, reason));
      await raw('data: [DONE]\n\n');
      response.end();
    },
    end(text) {
      response.end(text);
    },
    reset() {
      onReset();
      response.destroy();
    },
    async wait(ms) {
      await sleep(ms, undefined, { signal: gone });
    },
    hang: () =>
      new Promise((_, reject) => {
        gone.addEventListener('abort', () => reject(new Error('the client is gone')), {
          once: true,
        });
      }),
  };
  return stage;
}

function drained(response: ServerResponse, gone: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      response.off('drain', settle);
      gone.removeEventListener('abort', settle);
      if (gone.aborted) reject(new Error('the client is gone'));
      else resolve();
    };
    response.once('drain', settle);
    gone.addEventListener('abort', settle, { once: true });
  });
}
