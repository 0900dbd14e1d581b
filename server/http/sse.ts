import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatEvent } from '#shared/contract/chat.ts';

/** A comment frame every so often keeps proxies from closing a stream that waits for its first word. */
const HEARTBEAT_MS = 15_000;

/** Whether the caller asked for an event stream. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

/** Answers with a stream of events, named by their type. Ends when `events` ends or the caller goes. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<ChatEvent>): FastifyReply {
  reply.header('content-type', 'text/event-stream; charset=utf-8');
  reply.header('cache-control', 'private, no-store');
  reply.header('x-accel-buffering', 'no');
  return reply.send(Readable.from(frames(events), { objectMode: false, highWaterMark: 65_536 }));
}

async function* frames(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const beat = Promise.withResolvers<'beat'>();
      const timer = setTimeout(() => beat.resolve('beat'), HEARTBEAT_MS);
      const result = await Promise.race([next, beat.promise]).finally(() => clearTimeout(timer));
      if (result === 'beat') {
        yield ': still here\n\n';
        continue;
      }
      if (result.done === true) return;
      const { type, ...data } = result.value;
      yield `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
      next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}
