import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { actorOf } from '#server/http/auth-guard.ts';
import { requestLanguage, type SentenceKey, type Sentences } from '#server/http/sentences.ts';
import {
  agreementBody,
  changedAnswer,
  completeSubscriptionBody,
  subscriptionDetails,
  subscriptionIntent,
  subscriptionStatus,
} from '#shared/contract/billing.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import type { LanguageCode } from '#shared/languages.ts';
import type { BillingService } from './billing.service.ts';

interface BillingRoutesDeps {
  billing: BillingService;
  sentences: Sentences;
}

/** The subscription: its state, its beginning, its changes and its end. */
export function billingRoutes(
  guarded: FastifyInstance,
  { billing, sentences }: BillingRoutesDeps,
): void {
  const routes = guarded.withTypeProvider<ZodTypeProvider>();
  const changed = (request: FastifyRequest, key: SentenceKey) => ({
    message: sentences.say(languageOf(request), key),
  });

  routes.get(
    '/api/subscription-status',
    { config: { access: 'open' }, schema: { response: { 200: subscriptionStatus } } },
    async (request) => billing.status(actorOf(request)),
  );

  routes.get(
    '/api/subscription',
    { schema: { response: { 200: subscriptionDetails } } },
    async (request) => billing.details(actorOf(request)),
  );

  routes.post(
    '/api/subscription/agreement',
    { schema: { body: agreementBody, response: { 200: doneAnswer } } },
    async (request) => {
      await billing.agree(actorOf(request), request.body.version, languageOf(request));
      return { success: true as const };
    },
  );

  routes.post(
    '/api/subscription/refresh',
    { schema: { response: { 200: subscriptionDetails } } },
    async (request) => billing.refresh(actorOf(request)),
  );

  routes.post(
    '/api/get-or-create-subscription',
    { schema: { response: { 200: subscriptionIntent } } },
    async (request) => billing.prepare(actorOf(request), languageOf(request)),
  );

  routes.post(
    '/api/complete-subscription',
    { schema: { body: completeSubscriptionBody, response: { 200: doneAnswer } } },
    async (request) => {
      await billing.complete(actorOf(request), request.body, languageOf(request));
      return { success: true as const };
    },
  );

  const endings = [
    ['/api/cancel-subscription', 'cancel', 'subscription_cancelled'],
    ['/api/pause-subscription', 'pause', 'subscription_paused'],
    ['/api/withdraw-subscription', 'withdraw', 'subscription_withdrawn'],
  ] as const;
  for (const [path, ending, sentence] of endings) {
    routes.post(path, { schema: { response: { 200: changedAnswer } } }, async (request) => {
      await billing.end(actorOf(request), ending);
      return changed(request, sentence);
    });
  }

  routes.post(
    '/api/resume-subscription',
    { schema: { response: { 200: changedAnswer } } },
    async (request) => {
      await billing.resume(actorOf(request));
      return changed(request, 'subscription_resumed');
    },
  );
}

function languageOf(request: FastifyRequest): LanguageCode {
  return requestLanguage(request.headers['accept-language']);
}
