import { isIP, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { AppError } from './errors.ts';

/** Asked by whoever watches the process, under whatever address it has inside. */
const WATCHED = ['/healthz', '/readyz'];

/**
 * Refuses requests to a host that is not this product, so that a foreign name which is made to lead
 * here (DNS rebinding, attack 30) finds nothing. Which names are known, docs/decisions/0005 tells.
 */
export function installKnownHost(app: FastifyInstance, env: Env): void {
  if (env.production && env.PUBLIC_URL === undefined) {
    app.log.warn('PUBLIC_URL is not set: only loopback names are answered');
  }
  const own = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).hostname;

  // Metrics too, where a token guards them: without one loopback does, which a foreign name may lead to.
  const watched = new Set(env.METRICS_TOKEN === undefined ? WATCHED : [...WATCHED, '/metrics']);

  function isKnown(name: string): boolean {
    if (name === own || isLoopback(name)) return true;
    // A page can only be at an IP address by its own right, so nothing can be rebound to one.
    return !env.production && isIP(name) !== 0;
  }

  app.addHook('onRequest', async (request) => {
    const { rawHeaders, url = '' } = request.raw;
    const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
    // Two hosts, or one in the address as well (RFC 9112, 3.2.2): no telling which was checked.
    if (hosts.length > 1 || !url.startsWith('/')) throw new AppError('invalid_request');
    if (watched.has(url)) return;
    const name = nameOf(request.headers.host ?? '');
    if (name === undefined || !isKnown(name)) throw new AppError('unknown_host');
  });
}

/** The name or address of a Host header, without its port and brackets; undefined for what is none. */
function nameOf(host: string): string | undefined {
  const match = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(host);
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}
