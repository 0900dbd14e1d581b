import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { AppError } from './errors.ts';

/**
 * Headers of every answer, and the refusal of calls from other sites. `pageHashes` of the static
 * client allow the inline script and style of its own pages by their hash.
 */
export async function installSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    // For what is no page; the page, and each photo, have one of their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  app.addHook('onRequest', async (request, reply) => {
    // A refusal too: a shared cache that kept the 404 of a photo would show it to the owner.
    if (/^\/(api|objects)\//.test(request.url)) reply.header('cache-control', 'private, no-store');
    const origin = request.headers.origin;
    if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return;
    if (!isOwnOrigin(origin, request.host, env.PUBLIC_URL)) throw new AppError('cross_site');
  });
}

/** A browser names the page a call comes from; only our own pages may change anything. */
function isOwnOrigin(origin: string, host: string, publicUrl: string | undefined): boolean {
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
