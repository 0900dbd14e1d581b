import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SessionWatch } from '#server/features/auth/session-watch.ts';
import { actorOf } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { surroundingsOf } from '#server/http/request-context.ts';
import { sendEvents, wantsEventStream } from '#server/http/sse.ts';
import {
  type ChatEvent,
  chatAnswer,
  chatBody,
  chatEvents,
  chatFailure,
  editBody,
  messageParams,
  messagesAnswer,
  messagesQuery,
  stopAnswer,
  usage,
} from '#shared/contract/chat.ts';
import { correctBody } from '#shared/contract/memories.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import type { Caller } from './caller.ts';
import type { ChatService } from './chat.service.ts';

const stream = { 'text/event-stream': { schema: chatEvents } };
const answers = {
  200: { content: { 'application/json': { schema: chatAnswer }, ...stream } },
  502: chatFailure,
};

/** The calls of the conversation, as interface.md "Wire" settles them. */
export function chatRoutes(
  instance: FastifyInstance,
  chat: ChatService,
  sessionWatch: SessionWatch,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
    const actor = actorOf(request);
    const gone = new AbortController();
    // Whoever reads on with a session that has ended is nobody any more (ASVS V7.4.1).
    const stopWatching = sessionWatch.watch(actor.sessionId, () =>
      gone.abort(new AppError('unauthorized')),
    );
    // The answer's end, not the request's: a body that was read to its end closes nothing.
    reply.raw.on('close', () => {
      stopWatching();
      gone.abort();
    });
    return {
      actor,
      surroundings: surroundingsOf(request),
      address: request.ip,
      signal: gone.signal,
    };
  }

  app.post(
    '/api/chat',
    { config: { access: 'support' }, schema: { body: chatBody, response: answers } },
    async (request, reply) => {
      await answer(request, reply, callerOf(request, reply), (caller) =>
        chat.send(caller, request.body),
      );
      return reply;
    },
  );
  app.patch(
    '/api/messages/:id',
    {
      config: { access: 'support' },
      schema: { params: messageParams, body: editBody, response: answers },
    },
    async (request, reply) => {
      const { id } = request.params;
      await answer(request, reply, callerOf(request, reply), (caller) =>
        chat.edit(caller, id, request.body.content),
      );
      return reply;
    },
  );
  app.post(
    '/api/messages/:id/retry',
    { config: { access: 'support' }, schema: { params: messageParams, response: answers } },
    async (request, reply) => {
      await answer(request, reply, callerOf(request, reply), (caller) =>
        chat.retry(caller, request.params.id),
      );
      return reply;
    },
  );
  app.post(
    '/api/messages/:id/correct',
    {
      config: { access: 'support' },
      schema: { params: messageParams, body: correctBody, response: answers },
    },
    async (request, reply) => {
      const { id } = request.params;
      await answer(request, reply, callerOf(request, reply), (caller) =>
        chat.correct(caller, id, request.body),
      );
      return reply;
    },
  );
  app.get(
    '/api/messages/:id/events',
    { schema: { params: messageParams, response: { 200: { content: stream } } } },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      return sendEvents(reply, await chat.events(caller, request.params.id));
    },
  );
  app.post(
    '/api/messages/:id/stop',
    {
      config: { access: 'support' },
      schema: { params: messageParams, response: { 200: stopAnswer } },
    },
    async (request, reply) => {
      const stopped = await chat.stopReply(callerOf(request, reply), request.params.id);
      return { success: true as const, reply: stopped };
    },
  );
  app.delete(
    '/api/messages/:id',
    {
      config: { access: 'support' },
      schema: { params: messageParams, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      await chat.remove(callerOf(request, reply), request.params.id);
      return { success: true as const };
    },
  );
  app.get(
    '/api/messages',
    {
      config: { access: 'hidden' },
      schema: { querystring: messagesQuery, response: { 200: messagesAnswer } },
    },
    async (request, reply) => chat.list(callerOf(request, reply), request.query),
  );
  app.get(
    '/api/usage',
    { config: { access: 'open' }, schema: { response: { 200: usage } } },
    async (request, reply) => chat.usage(callerOf(request, reply)),
  );
}

/** Answers with the events of a reply: as a stream where one was asked for, else as their end. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  begin: (caller: Caller) => Promise<AsyncIterable<ChatEvent>>,
): Promise<void> {
  const events = await begin(caller);
  if (wantsEventStream(request)) {
    sendEvents(reply, events);
    return;
  }
  let end: ChatEvent | undefined;
  for await (const event of events) end = event;
  if (end?.type === 'done') {
    reply.send({ userMessage: end.userMessage, reply: end.reply, usage: end.usage });
    return;
  }
  // Without an end the caller's session has, or the caller has gone and nobody reads this answer.
  const { reason }: AbortSignal = caller.signal;
  if (end?.type !== 'error') throw reason instanceof AppError ? reason : new AppError('internal');
  if (end.code !== 'voice_failed') throw new AppError('not_found');
  const { type: _, ...failure } = end;
  reply.status(502).send(failure);
}
