import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { actorOf } from '#server/http/auth-guard.ts';
import { surroundingsOf } from '#server/http/request-context.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import {
  memoriesAnswer,
  memoriesQuery,
  memory,
  memoryBody,
  memoryParams,
} from '#shared/contract/memories.ts';
import type { MemoriesService } from './memories.service.ts';

/** What is remembered: reading it, changing it, forgetting it. */
export function memoriesRoutes(guarded: FastifyInstance, memories: MemoriesService): void {
  const routes = guarded.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/memories',
    {
      config: { access: 'hidden' },
      schema: { querystring: memoriesQuery, response: { 200: memoriesAnswer } },
    },
    async (request) =>
      memories.list(actorOf(request), surroundingsOf(request).language, request.query),
  );

  routes.patch(
    '/api/memories/:id',
    {
      config: { access: 'support' },
      schema: { params: memoryParams, body: memoryBody, response: { 200: memory } },
    },
    async (request) =>
      memories.change(
        actorOf(request),
        surroundingsOf(request).language,
        request.params.id,
        request.body,
      ),
  );

  routes.delete(
    '/api/memories/:id',
    {
      config: { access: 'support' },
      schema: { params: memoryParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { language } = surroundingsOf(request);
      await memories.forget(actorOf(request), language, request.params.id);
      return { success: true as const };
    },
  );
}
