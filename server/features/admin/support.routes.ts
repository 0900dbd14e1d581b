import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { actorOf } from '#server/http/auth-guard.ts';
import { requestLanguage, type Sentences } from '#server/http/sentences.ts';
import {
  supportAccessAnswer,
  supportAccessBody,
  visitsAnswer,
  visitsQuery,
} from '#shared/contract/admin.ts';
import type { SupportService } from './support.service.ts';

interface SupportRoutesDeps {
  support: SupportService;
  sentences: Sentences;
}

/** Support access, and who has looked: the person's own, with or without a subscription. */
export function supportRoutes(
  guarded: FastifyInstance,
  { support, sentences }: SupportRoutesDeps,
): void {
  const routes = guarded.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/account/support-access',
    { schema: { response: { 200: supportAccessAnswer } } },
    async (request) => support.access(actorOf(request)),
  );

  routes.put(
    '/api/account/support-access',
    { schema: { body: supportAccessBody, response: { 200: supportAccessAnswer } } },
    async (request) => support.setAccess(actorOf(request), request.body.granted),
  );

  routes.get(
    '/api/account/visits',
    { schema: { querystring: visitsQuery, response: { 200: visitsAnswer } } },
    async (request) => {
      const language = requestLanguage(request.headers['accept-language']);
      const noReason = sentences.say(language, 'no_reason_given');
      return support.visits(actorOf(request), request.query, noReason);
    },
  );
}
