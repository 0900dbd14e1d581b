import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSlots, type Slots } from '#server/http/slots.ts';

/**
 * How many uploads are in memory at a time, 7 MB each as the bytes that came; the others wait unread
 * in the network's own buffers. Many, so that slow connections do not keep quick ones out.
 */
const HELD_AT_ONCE = 16;
const UPLOADS_WAITING = 200;
/** How many of them are text, JSON and picture as well, which takes several times the room. */
const OPENED_AT_ONCE = 3;

/**
 * Lets `scope` take a few bodies at a time and open fewer still, so that fifty uploads of 5 MB which
 * come together neither fill the memory nor keep the event loop from the calls of everybody else.
 */
export function takeBodiesInTurn(scope: FastifyInstance): void {
  const held = createSlots(HELD_AT_ONCE, UPLOADS_WAITING);
  const opened = createSlots(OPENED_AT_ONCE, HELD_AT_ONCE);
  const parse = scope.getDefaultJsonParser('error', 'error');
  const replies = new WeakMap<FastifyRequest, FastifyReply>();

  scope.addHook('preParsing', async (request, reply, body) => {
    replies.set(request, reply);
    await placeUntilAnswered(held, reply);
    return body;
  });

  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
      if (body.length === 0) return {};
      const reply = replies.get(request);
      if (reply) await placeUntilAnswered(opened, reply);
      await new Promise(setImmediate);
      const parsed = Promise.withResolvers<unknown>();
      void parse(request, body.toString(), (error, value) => {
        if (error) parsed.reject(error);
        else parsed.resolve(value);
      });
      return parsed.promise;
    },
  );
}

/**
 * Waits for a place and keeps it until the answer has gone out, or whoever waited for it has.
 * Throws AppError('busy') when too many wait.
 */
function placeUntilAnswered(slots: Slots, reply: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    slots
      .run(async () => {
        resolve();
        const answered = Promise.withResolvers<void>();
        finished(reply.raw, () => answered.resolve());
        await answered.promise;
      })
      .catch(reject);
  });
}
