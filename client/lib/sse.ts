import type { ChatEvent } from '#shared/contract/chat.ts';
import { ApiError, apiErrorOf, type Method, requestHeaders } from './api.ts';

const EVENT_STREAM = 'text/event-stream';
/** The server lets nobody wait longer than 15 s for a sign of life; three of them missed is a dead line. */
const SILENCE_MS = 45_000;
/** Events of other names are left alone (trust.md, attack 15). */
const NAMES: ReadonlySet<string> = new Set<ChatEvent['type']>([
  'accepted',
  'delta',
  'done',
  'error',
]);

/**
 * Makes a call and yields the events of its answer as they come.
 * EventSource can neither post nor carry a bearer, hence fetch.
 * Throws `ApiError` where the answer is anything but an event stream (a captive portal's page
 * included), and whatever fetch throws where there is no answer or the line is cut.
 * Ends without `done` or `error` where the server went away in the middle.
 */
export async function* chatEvents(
  method: Method,
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const headers: Record<string, string> = { ...requestHeaders(), Accept: EVENT_STREAM };
  const unanswered = new AbortController();
  const either = AbortSignal.any([signal, unanswered.signal]);
  const init: RequestInit = { method, headers, signal: either, credentials: 'include' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const silence = setTimeout(() => unanswered.abort(), SILENCE_MS);
  const response = await fetch(path, init).finally(() => clearTimeout(silence));
  if (!response.ok) throw await apiErrorOf(response);
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith(EVENT_STREAM) || !response.body) {
    await response.body?.cancel();
    throw new ApiError(0, '');
  }
  yield* readEvents(response.body);
}

/**
 * The events in a stream of our own frames (`event: NAME`, `data: JSON`, an empty line). Ends with
 * the stream, or where nothing at all has come for `silenceMs`: a phone that changes networks
 * leaves lines behind that never close.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<ChatEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const silence = setTimeout(() => void reader.cancel().catch(() => undefined), silenceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      const frames = (buffer + decoder.decode(value, { stream: true })).split('\n\n');
      // The last piece is whole only when the next one begins.
      buffer = frames.pop() ?? '';
      for (const frame of frames) {
        const event = eventOf(frame);
        if (event) yield event;
      }
    }
  } finally {
    // Reached by a reader that stops early too: the connection must not stay open behind it.
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(frame: string): ChatEvent | null {
  let name = '';
  let data = '';
  for (const line of frame.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice('event: '.length);
    else if (line.startsWith('data: ')) data = line.slice('data: '.length);
  }
  if (!NAMES.has(name)) return null;
  return { ...JSON.parse(data), type: name } as ChatEvent;
}
