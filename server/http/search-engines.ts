import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { addressOf, PUBLIC_PAGES } from '#shared/rules/public-pages.ts';
import { publicUrl } from './public-url.ts';

/** Where only somebody who is logged in, or on the way to it, has anything to see. */
const PRIVATE = [
  '/api/',
  '/objects/',
  '/account',
  '/admin',
  '/chat',
  '/forgot-password',
  '/reset-password',
  '/subscribe',
];

/** Tells search engines which pages there are, in which languages, and what is none of theirs. */
export function installSearchEngines(app: FastifyInstance, env: Env): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl(env, app.server))),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl(env, app.server))),
  );
}

function robots(base: string): string {
  const rules = PRIVATE.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
}

function sitemap(base: string): string {
  const pages = PUBLIC_PAGES.flatMap((page) => {
    const at = LANGUAGES.map(({ code }) => ({ code, url: base + addressOf(page, code) }));
    const others = [...at, { code: 'x-default', url: base + addressOf(page, 'en') }].map(
      ({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`,
    );
    return at.map(({ url }) => `<url><loc>${url}</loc>${others.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}
