import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';
import { SESSION_IDLE_MS } from './sessions.service.ts';

/** The cookie that lets a browser show photos; it authorises nothing else. */
export interface SessionCookie {
  /** `maxAgeMs` is how long the browser keeps it. */
  set(reply: FastifyReply, token: string, maxAgeMs?: number): void;
  clear(reply: FastifyReply): void;
  read(request: FastifyRequest): string | undefined;
}

/**
 * The session cookie as the product's address allows it: on https with the `__Host-` prefix, which
 * no other host can set; a plain one on loopback, where browsers would drop a Secure cookie.
 */
export function sessionCookie(env: Pick<Env, 'PUBLIC_URL'>): SessionCookie {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const name = secure ? '__Host-keepsake' : 'keepsake';
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure } as const;
  return {
    set(reply, token, maxAgeMs = SESSION_IDLE_MS) {
      reply.setCookie(name, token, { ...options, maxAge: maxAgeMs / 1000 });
    },
    clear(reply) {
      reply.clearCookie(name, options);
    },
    read(request) {
      return request.cookies[name];
    },
  };
}
