import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Env } from '#server/env.ts';
import { sessionCookie } from '#server/features/auth/session-cookie.ts';
import { actorOf } from '#server/http/auth-guard.ts';
import {
  accountAnswer,
  accountBody,
  consentsBody,
  sessionsAnswer,
} from '#shared/contract/account.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import type { AccountService } from './account.service.ts';

const sessionParams = z.object({ id: z.string().max(64) });

interface AccountRoutesDeps {
  account: AccountService;
  env: Env;
}

/** The person's own settings, what they agreed to, and where they are logged in. */
export function accountRoutes(guarded: FastifyInstance, { account, env }: AccountRoutesDeps): void {
  const routes = guarded.withTypeProvider<ZodTypeProvider>();
  const cookie = sessionCookie(env);

  routes.get(
    '/api/account',
    { config: { access: 'open' }, schema: { response: { 200: accountAnswer } } },
    async (request) => account.read(actorOf(request)),
  );

  routes.patch(
    '/api/account',
    { schema: { body: accountBody, response: { 200: accountAnswer } } },
    async (request) => account.change(actorOf(request), request.body),
  );

  routes.post(
    '/api/account/consents',
    { schema: { body: consentsBody, response: { 200: doneAnswer } } },
    async (request) => {
      await account.consent(actorOf(request), request.body);
      return { success: true as const };
    },
  );

  routes.get(
    '/api/sessions',
    { config: { access: 'open' }, schema: { response: { 200: sessionsAnswer } } },
    async (request) => account.sessions(actorOf(request)),
  );

  routes.delete(
    '/api/sessions/:id',
    { schema: { params: sessionParams, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const isThisOne = await account.endSession(actorOf(request), request.params.id);
      if (isThisOne) cookie.clear(reply);
      return { success: true as const };
    },
  );

  routes.delete(
    '/api/sessions',
    { schema: { response: { 200: doneAnswer } } },
    async (request, reply) => {
      await account.endSessions(actorOf(request));
      cookie.clear(reply);
      return { success: true as const };
    },
  );
}
