import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Env } from '#server/env.ts';
import { sessionCookie } from '#server/features/auth/session-cookie.ts';
import { actorOf } from '#server/http/auth-guard.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import type { LeavingService } from './leaving.service.ts';

/** The deletion of the account, with or without a subscription. */
export function leavingRoutes(
  guarded: FastifyInstance,
  { leaving, env }: { leaving: LeavingService; env: Env },
): void {
  const cookie = sessionCookie(env);

  guarded
    .withTypeProvider<ZodTypeProvider>()
    .delete(
      '/api/account',
      { schema: { response: { 200: doneAnswer } } },
      async (request, reply) => {
        await leaving.leave(actorOf(request));
        cookie.clear(reply);
        return { success: true as const };
      },
    );
}
