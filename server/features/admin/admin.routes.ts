import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Env } from '#server/env.ts';
import { sessionCookie } from '#server/features/auth/session-cookie.ts';
import { ADMIN_SESSION_MS } from '#server/features/auth/sessions.service.ts';
import { actorOf } from '#server/http/auth-guard.ts';
import {
  loginAsAnswer,
  loginAsBody,
  loginAsParams,
  usersAnswer,
  usersQuery,
} from '#shared/contract/admin.ts';
import type { AdminService } from './admin.service.ts';

interface AdminRoutesDeps {
  admin: AdminService;
  env: Env;
}

/** The calls of the admin page, for administrators under their own name. */
export function adminRoutes(guarded: FastifyInstance, { admin, env }: AdminRoutesDeps): void {
  const routes = guarded.withTypeProvider<ZodTypeProvider>();
  const cookie = sessionCookie(env);

  routes.get(
    '/api/admin/users',
    {
      config: { access: 'administrators' },
      schema: { querystring: usersQuery, response: { 200: usersAnswer } },
    },
    async (request) => admin.users(request.query),
  );

  routes.post(
    '/api/admin/login-as/:id',
    {
      config: { access: 'administrators' },
      schema: { params: loginAsParams, body: loginAsBody, response: { 200: loginAsAnswer } },
    },
    async (request, reply) => {
      const { reason = '' } = request.body;
      const opened = await admin.loginAs(actorOf(request), request.params.id, reason, request.ip);
      cookie.set(reply, opened.token, ADMIN_SESSION_MS);
      return opened;
    },
  );
}
