import { VoiceError } from './voice.ts';

/** What one answer of a provider may hold at most, in bytes. */
export interface AnswerBounds {
  line: number;
  total: number;
}

const LINE_FEED = 10;

/**
 * A fetch whose answers are bounded: a line or a body beyond the bounds breaks the body with a
 * `garbage` VoiceError before more of it is held. A good answer that announces a page or a
 * document instead of a stream is `garbage` too. Redirects are not followed.
 */
export function createBoundedFetch(bounds: AnswerBounds): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && /^(text\/html|application\/json)\b/i.test(type)) {
      await response.body?.cancel();
      throw new VoiceError('garbage', `the provider answered ${type.split(';')[0]}, not a stream`);
    }
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(boundingStream(bounds)), {
      status,
      statusText,
      headers,
    });
  };
}

function boundingStream(bounds: AnswerBounds): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.length;
      const firstBreak = chunk.indexOf(LINE_FEED);
      const longest = firstBreak === -1 ? line + chunk.length : line + firstBreak;
      line = firstBreak === -1 ? longest : chunk.length - 1 - chunk.lastIndexOf(LINE_FEED);
      if (total > bounds.total || Math.max(longest, line) > bounds.line) {
        controller.error(
          new VoiceError('garbage', 'the provider sent more than an answer can hold'),
        );
        return;
      }
      controller.enqueue(chunk);
    },
  });
}
