import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';
import { type LanguageCode, languageOf } from '#shared/languages.ts';
import { type Place, placeOf } from '#shared/rules/public-pages.ts';
import { BuiltPages } from './built-pages.ts';
import { policyFor } from './content-policy.ts';
import { AppError } from './errors.ts';
import { publicUrl } from './public-url.ts';
import { type Protocol, safetyFilling } from './safety-filling.ts';
import { requestLanguage } from './sentences.ts';

const YEAR_SECONDS = 31_536_000;
const MANIFEST = /^\/(manifest\.[a-z]{2}\.webmanifest)$/;

/**
 * Serves the built client: hashed assets for a year, the public pages in the language of their
 * address or of the reader (docs/decisions/0009), the log-in with its form drawn in it, and an empty
 * page that brings the app for every other address.
 */
export async function installStaticClient(
  app: FastifyInstance,
  { env, ...protocol }: Protocol & { env: Env },
): Promise<void> {
  const root = fileURLToPath(new URL('../../dist/client/', import.meta.url));
  if (!existsSync(`${root}pages`)) return;
  const built = new BuiltPages(`${root}pages/`, env, () => publicUrl(env, app.server));

  const files = filesIn(root);

  // A route a file would hold 5 MB for some three hundred of them: they are answered by one.
  await app.register(serveStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const hashed = path.includes('/assets/');
      response.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const place = placeOf(pathOf(request));
    const language = place.language ?? languageOfReader(request);
    const filling =
      place.page === 'safety' ? await safetyFilling({ env, ...protocol }, language) : undefined;
    const page = await built.get(fileOf(place, language), filling);
    const pays = env.PAYMENTS === 'stripe' && /^\/subscribe\/?$/.test(place.path);
    reply
      .header('content-security-policy', policyFor(page.text, pays ? 'stripe' : 'nobody'))
      .header('content-language', language)
      .header('vary', `accept-encoding${place.language ? '' : ', accept-language, cookie'}`)
      .type('text/html; charset=utf-8');
    return page.send(request, reply);
  }

  /** The page of privacy tells what the operator chose for support; the others are one to all. */
  function fileOf({ page, path }: Place, language: LanguageCode): string {
    const app = /^\/auth\/?$/.test(path) ? 'auth' : 'app';
    const name = `${page === undefined ? app : page || 'landing'}.${language}`;
    const chosen = `${name}.${env.SUPPORT_ACCESS}.html`;
    return built.has(chosen) ? chosen : `${name}.html`;
  }

  app.get('/', { schema: { hide: true } }, sendPage);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    if (files.has(path)) return reply.sendFile(path);
    const [, manifest] = MANIFEST.exec(path) ?? [];
    if (manifest && built.has(manifest)) {
      const file = await built.get(manifest);
      return file.send(
        request,
        reply.header('vary', 'accept-encoding').type('application/manifest+json'),
      );
    }
    // What looks like a file or a call and is none must say so, not show a page.
    if (/^\/(api|objects|assets)(\/|$)/.test(path) || /\/\.|\.\w+$/.test(path)) {
      throw new AppError('not_found');
    }
    return sendPage(request, reply);
  });
}

/** The addresses of the files that are served as they are: all but the pages, and no compressed twin. */
function filesIn(root: string): Set<string> {
  return new Set(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.\w+$/.test(path) && !/^\/pages\/|\.(br|gz)$/.test(path)),
  );
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/** The stored choice, which the cookie repeats (client/i18n/language.ts), then the browser's. */
function languageOfReader(request: FastifyRequest): LanguageCode {
  const chosen = languageOf(request.cookies['language'] ?? '');
  return chosen ?? requestLanguage(request.headers['accept-language']);
}
