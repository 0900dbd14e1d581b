import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Env } from '#server/env.ts';
import { actorOf, bearerToken } from '#server/http/auth-guard.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { authAnswer, loginBody, meAnswer, registerBody } from '#shared/contract/auth.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import type { AuthService } from './auth.service.ts';
import { sessionCookie } from './session-cookie.ts';
import type { SessionsService } from './sessions.service.ts';

interface AuthRoutesDeps {
  auth: AuthService;
  sessions: SessionsService;
  env: Env;
}

/** Registration, log-in and log-out: the calls that need no session. */
export function authRoutes(app: FastifyInstance, { auth, sessions, env }: AuthRoutesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const cookie = sessionCookie(env);

  routes.post(
    '/api/auth/register',
    { schema: { body: registerBody, response: { 200: authAnswer } } },
    async (request, reply) => {
      const token = await auth.register(request.body, request.ip);
      cookie.set(reply, token);
      return { success: true as const, token };
    },
  );

  routes.post(
    '/api/auth/login',
    { schema: { body: loginBody, response: { 200: authAnswer } } },
    async (request, reply) => {
      const token = await auth.login(request.body, request.ip);
      cookie.set(reply, token);
      return { success: true as const, token };
    },
  );

  routes.post(
    '/api/auth/logout',
    { schema: { response: { 200: doneAnswer } } },
    async (request, reply) => {
      const token = bearerToken(request);
      const actor = token === undefined ? null : await sessions.find(token);
      if (actor) {
        await sessions.end(actor.userId, actor.sessionId);
        noteSecurity(request.log, 'logout', { user: actor.userId, session: actor.sessionId });
      }
      cookie.clear(reply);
      return { success: true as const };
    },
  );
}

/** Who is logged in; for the part of the application that is guarded. */
export function meRoutes(guarded: FastifyInstance): void {
  guarded
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/me',
      { config: { access: 'open' }, schema: { response: { 200: meAnswer } } },
      async (request) => {
        const actor = actorOf(request);
        return {
          id: actor.userId,
          email: actor.email,
          isAdmin: actor.isAdmin,
          isAdminSession: actor.isAdminSession,
          ...(actor.isAdminSession && {
            adminSession: { endsAt: actor.expiresAt, wordsOpen: actor.wordsOpen },
          }),
        };
      },
    );
}
