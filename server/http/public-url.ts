import type { AddressInfo } from 'node:net';
import type { Env } from '#server/env.ts';

/** A server whose port is known once it listens. */
interface Listener {
  address(): AddressInfo | string | null;
}

/**
 * The address people use, without a slash at its end, as the base of links in mails: PUBLIC_URL,
 * else localhost at the port that is really open. Never from a request, whose Host header anybody
 * may forge (attack 29). Throws before a free port has been picked.
 */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>, server: Listener): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL.replace(/\/+$/, '');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : env.PORT;
  if (port === 0) throw new Error('links cannot be written before the server listens');
  return `http://localhost:${port}`;
}
