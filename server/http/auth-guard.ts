import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAccess } from './access.ts';
import { AppError } from './errors.ts';

/** Who is calling, proven by a session: what every service asks for before it touches a row. */
export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  isAdmin: boolean;
  /** A session an administrator opened in this person's name. */
  isAdminSession: boolean;
  /** The ISO 3166 country the person chose; undefined where they chose none. */
  country: string | undefined;
  /** Whether the person's words may be shown to this caller: always to the person themself. */
  wordsOpen: boolean;
  /** When the session ends if nothing more is done in it, ms. */
  expiresAt: number;
}

/** Where living sessions are looked up by their token. */
interface SessionFinder {
  find(token: string): Promise<Actor | null>;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/**
 * Gives `app`'s routes a caller: reads the bearer token, and refuses with `unauthorized` where it
 * names no living session, or with what `requireAccess` throws. The cookie is not looked at here: it opens photos and nothing else, so
 * that no other site can make a browser act in somebody's name.
 */
export function installAuthGuard(app: FastifyInstance, sessions: SessionFinder): void {
  app.decorateRequest('actor', null);
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    request.actor = token === undefined ? null : await sessions.find(token);
    if (!request.actor) throw new AppError('unauthorized');
    requireAccess(request.actor, request.method, request.routeOptions.config.access);
  });
}

/** The caller of a guarded route. Throws `unauthorized` where the guard was forgotten. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new AppError('unauthorized');
  return request.actor;
}

/** The token of an `Authorization: Bearer` header, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{1,128})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}
