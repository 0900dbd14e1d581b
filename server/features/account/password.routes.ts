import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Env } from '#server/env.ts';
import { sessionCookie } from '#server/features/auth/session-cookie.ts';
import { actorOf } from '#server/http/auth-guard.ts';
import { surroundingsOf } from '#server/http/request-context.ts';
import {
  changePasswordBody,
  forgotPasswordBody,
  resetPasswordBody,
} from '#shared/contract/account.ts';
import { authAnswer } from '#shared/contract/auth.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import type { PasswordService } from './password.service.ts';

/** A new password by a link in a mail: the calls that need no session. */
export function passwordResetRoutes(app: FastifyInstance, password: PasswordService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/auth/forgot-password',
    { schema: { body: forgotPasswordBody, response: { 200: doneAnswer } } },
    async (request) => {
      await password.askReset(request.body.email, callerOf(request));
      return { success: true as const };
    },
  );

  routes.post(
    '/api/auth/reset-password',
    { schema: { body: resetPasswordBody, response: { 200: doneAnswer } } },
    async (request) => {
      await password.reset(request.body, callerOf(request));
      return { success: true as const };
    },
  );
}

/** A new password by the old one. */
export function passwordChangeRoutes(
  guarded: FastifyInstance,
  { password, env }: { password: PasswordService; env: Env },
): void {
  const cookie = sessionCookie(env);
  guarded
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/account/password',
      { schema: { body: changePasswordBody, response: { 200: authAnswer } } },
      async (request, reply) => {
        const token = await password.change(actorOf(request), request.body, callerOf(request));
        cookie.set(reply, token);
        return { success: true as const, token };
      },
    );
}

function callerOf(request: FastifyRequest) {
  return { address: request.ip, language: surroundingsOf(request).language };
}
