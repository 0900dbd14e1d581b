import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cut, type Pack, PART_NAMES, withEnglish, withSentences } from './client/i18n/parts.ts';
import { type LanguageCode, languageCodes } from './shared/languages.ts';
import { placeOf, type PublicPage } from './shared/rules/public-pages.ts';

const FIRST =
  /preload-helper|shared.(languages|rules.public-pages)|client.(main|prerendered|i18n.(language|packs)\.ts|lib.(api|auth-token|reset-token|session|storage|theme|drawn-ahead)\.ts)/;
const BASE =
  /node_modules.(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|wouter|regexparam)\/|shared.rules.(consents|limits)|rolldown.runtime|client.(i18n.(?!public-footer)|lib.(?!query-client|sse|upload|use-photo-choice|memories|use-fact-source|photo-changes|use-settled|use-logout|use-moments)|app.(app|error-boundary|error-screen|routes|screen-skeleton|start)|features.chat.chat-skeleton|ui.(badge|button|checkbox|field|icon-button|rich-text|skeleton|spinner|text-field|theme-button|toast|tooltip|tooltip-behaviour|toast-queue|when-touched)\.tsx?)/;
const AUTH =
  /client.features.auth.(auth-page|auth-rules|auth-screen|login-form|register-form|use-authenticate|common-password|consents|new-password-fields|take-over|use-post|use-problem-words)\.tsx?|client.ui.password-field\.tsx|shared.rules.(email|password)/;
const api = process.env['API_URL'];

/** Every part of every language by its file's name, each a JSON of its own; `version` is their hash. */
function packFiles(): { version: string; files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>();
  for (const code of languageCodes) {
    const pack = withSentences(
      inLanguage('client/i18n/locales', code),
      inLanguage('shared/sentences', code),
    );
    for (const part of PART_NAMES)
      files.set(`${code}.${part}.json`, JSON.stringify(cut(pack, part)));
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url');
  return { version: hash.slice(0, 8), files };
}

function inLanguage(folder: string, code: string): Pack {
  return withEnglish(read(`${folder}/en.json`), read(`${folder}/${code}.json`));
}

/** A pack that is not written yet counts as empty. */
function read(path: string): Pack {
  const url = new URL(path, import.meta.url);
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : {};
}

/** Writes the packs in parts, and serves them in the edit loop; client/i18n/packs.ts fetches them. */
function packs(): Plugin {
  return {
    name: 'packs',
    config: () => ({
      define: { 'import.meta.env.PACKS_VERSION': JSON.stringify(packFiles().version) },
    }),
    configureServer(server) {
      server.middlewares.use('/assets/packs', (request, response, next) => {
        const text = packFiles().files.get(request.url?.split('/').at(-1) ?? '');
        if (text === undefined) next();
        else response.setHeader('content-type', 'application/json').end(text);
      });
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      const { version, files } = packFiles();
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `assets/packs/${version}/${name}`, source });
      }
    },
  };
}

/** The public pages in the edit loop, drawn anew at each load as scripts/build.mjs draws them once. */
function publicPages(): Plugin {
  return {
    name: 'public-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { page, language = 'en' } = placeOf(request.url?.split('?')[0] ?? '/');
        // The landing page is drawn by the app here, so that it changes as it is edited.
        if (!page) next();
        else draw(page, language).then((html) => response.end(html), next);
      });
      async function draw(page: PublicPage, language: LanguageCode): Promise<string> {
        const { prerenderPage } = await server.ssrLoadModule('/prerender.tsx');
        const template = readFileSync(new URL('client/index.html', import.meta.url), 'utf8');
        const html: string = await prerenderPage(template, page, language, 'granted');
        return server.transformIndexHtml(`/${page}`, html);
      }
    },
  };
}

/** The client's build. scripts/build.mjs runs it and prerenders the public pages afterwards. */
export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss(), packs(), publicPages()],
  // The edit loop (scripts/dev.mjs): pages from here, calls and photos from the running server.
  server: { proxy: api ? { '/api': api, '/objects': api } : {} },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A font inside a stylesheet would be fetched by those who never need it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, since each costs a request and its headers: what the landing page runs, what
          // every screen of the app stands on, what each form of logging in does, what those who are
          // logged in read with.
          groups: [
            { name: 'first', test: FIRST, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            { name: 'auth', test: AUTH, priority: 1 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
            {
              name: 'data',
              test: /@tanstack.(react-query|query-core)|client.lib.(query-client|photo-changes|use-logout|use-moments)\.ts|client.ui.(avatar|dialog|text-area|text-button|theme-toggle)\.tsx|client.features.chat.is-sending-key|shared.rules.initials/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
