import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender as drawToBeTakenOver } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';
import { addressOf, PUBLIC_PAGES, type PublicPage } from '#shared/rules/public-pages.ts';
import { App } from './app/app.tsx';
import shellStyle from './app/shell.css?inline';
import authStyle from './features/auth/auth.css?inline';
import landingStyle from './features/landing/landing.css?inline';
import { Landing } from './features/landing/landing.tsx';
import { CrisisBox } from './features/pages/crisis-box.tsx';
import { filled } from './features/pages/filled.ts';
import { LegalPage } from './features/pages/legal-page.tsx';
import pageStyle from './features/pages/pages.css?inline';
import { ResourcesPage } from './features/pages/resources-page.tsx';
import { readLegal, readResources, type SupportAccess } from './features/pages/texts.ts';
import { createI18n } from './i18n/index.ts';
import { directionOf } from './i18n/language.ts';
import { packAddress } from './i18n/packs.ts';
import { readWholePack } from './i18n/whole-packs.ts';
import { PRODUCT } from './lib/product.ts';

/** Where the server puts the address of the product. */
const BASE = '{{base}}';

/** Asked for at once, and yet after whatever paints the form that is drawn already. */
const LATER = 'crossorigin fetchpriority="low"';

export interface BuiltFile {
  /** As server/http/static-client.ts asks for it. */
  name: string;
  text: string;
}

/**
 * Everything that differs by language and is built ahead, as files: the public pages from the
 * template that is the built index.html, the empty pages the app is drawn into, and the manifests.
 * `door` names the scripts and styles of the log-in.
 */
export async function prerender(
  template: string,
  manifest: string,
  door: readonly string[],
): Promise<BuiltFile[]> {
  const files = LANGUAGES.map(async ({ code }) => [
    { name: `manifest.${code}.webmanifest`, text: await manifestIn(manifest, code) },
    { name: `app.${code}.html`, text: await shellIn(template, code) },
    { name: `auth.${code}.html`, text: await doorIn(template, code, door) },
    ...(await Promise.all(
      PUBLIC_PAGES.flatMap((page) =>
        variantsOf(page).map(async ({ access, ending }) => ({
          name: `${page || 'landing'}.${code}.${ending}`,
          text: await prerenderPage(template, page, code, access),
        })),
      ),
    )),
  ]);
  return (await Promise.all(files)).flat();
}

/** The page of privacy stands there once for each choice of the operator, the others once. */
function variantsOf(page: PublicPage): { access: SupportAccess; ending: string }[] {
  const usual = { access: 'granted', ending: 'html' } as const;
  const open = { access: 'always', ending: 'always.html' } as const;
  return page === 'privacy-policy' ? [usual, open] : [usual];
}

/** One page as a whole document. Throws where the template has not what is to be filled in. */
export async function prerenderPage(
  template: string,
  page: PublicPage,
  language: LanguageCode,
  access: SupportAccess,
): Promise<string> {
  const i18n = await createI18n(language, readWholePack);
  await i18n.loadNamespaces('public');
  const { title, description, body } = await contentOf(page, i18n, language, access);
  const markup = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{body}</I18nextProvider>);
  const name = `${filled(title)} · ${PRODUCT}`;
  const about = filled(description);
  return [
    ['<title>Keepsake</title>', `<title>${escaped(name)}</title>${links(page, language)}`],
    ['name="description" content=""', `name="description" content="${escaped(about)}"`],
    ['</head>', `${previews(page, language, name, about)}</head>`],
    ['<div id="landing"></div>', `<div id="landing">${markup}</div>`],
  ].reduce(
    replaceOnce,
    inLanguage(template, language, page === '' ? landingStyle : pageStyle, page),
  );
}

/**
 * The page of the log-in: found by search engines, drawn as it is first shown, which React takes
 * over (client/app/start.tsx), and asking at once for all that this needs.
 */
async function doorIn(
  template: string,
  language: LanguageCode,
  files: readonly string[],
): Promise<string> {
  const i18n = await createI18n(language, readWholePack);
  await i18n.loadNamespaces(['base', 'auth', 'public']);
  const title = `${i18n.t('auth.login')} · ${PRODUCT}`;
  const about = i18n.t('auth.loginIntro');
  const ahead = [
    `<link rel="canonical" href="${BASE}/auth" />`,
    ...files.map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" ${LATER} href="${file}" />`
        : `<link rel="modulepreload" ${LATER} href="${file}" />`,
    ),
    ...(['base', 'auth'] as const).map(
      (part) => `<link rel="preload" as="fetch" ${LATER} href="${packAddress(language, part)}" />`,
    ),
  ].join('');
  return [
    ['<title>Keepsake</title>', `<title>${escaped(title)}</title>${ahead}`],
    ['name="description" content=""', `name="description" content="${escaped(about)}"`],
    [' dir="', ` data-ahead="auth" dir="`],
    // Without scripts nobody sends the form, and the browser would send the password in an address.
    ['</head>', '<noscript><style>#root{display:none}</style></noscript></head>'],
    [
      '<div id="root"></div>',
      `${withoutScripts(i18n)}<div id="root">${await drawAuth(i18n)}</div>`,
    ],
  ].reduce(replaceOnce, inLanguage(template, language, authStyle));
}

/** The app as a guest first sees it at the log-in, with the marks by which React knows its places. */
async function drawAuth(i18n: i18n): Promise<string> {
  const { prelude } = await drawToBeTakenOver(
    <Router ssrPath="/auth">
      <App i18n={i18n} />
    </Router>,
    // In one piece: what React would send later comes with scripts of its own.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** What every other address of the app itself is answered with; search engines have nothing to find there. */
async function shellIn(template: string, language: LanguageCode): Promise<string> {
  const i18n = await createI18n(language, readWholePack);
  await i18n.loadNamespaces('public');
  return [
    ['</head>', '<meta name="robots" content="noindex" /></head>'],
    ['<div id="root"></div>', `${withoutScripts(i18n)}<div id="root"></div>`],
  ].reduce(replaceOnce, inLanguage(template, language, shellStyle));
}

/** What is read where no script runs. */
function withoutScripts({ t }: i18n): string {
  const words = `<p class="mx-auto max-w-form px-5 py-16">${escaped(t('pages.noScript'))}</p>`;
  return `<noscript>${words}</noscript>`;
}

/** The template in a language, with its style; `page` names the text that stands on it. */
function inLanguage(template: string, language: LanguageCode, style: string, page = ''): string {
  const place = page && ` data-page="${page}"`;
  const root = `<html lang="${language}" dir="${directionOf(language)}"${place}>`;
  return [
    ['<html lang="en" dir="ltr">', root],
    ['/manifest.webmanifest', `/manifest.${language}.webmanifest`],
    ['</head>', `<style>${style.trim()}</style></head>`],
    // Its comments are for whoever reads the source.
  ].reduce(replaceOnce, template.replaceAll(/^ *\/\/ .*\n/gm, ''));
}

interface Content {
  title: string;
  description: string;
  body: ReactNode;
}

async function contentOf(
  page: PublicPage,
  { t }: i18n,
  language: LanguageCode,
  access: SupportAccess,
): Promise<Content> {
  if (page === '') {
    return { title: t('landing.title'), description: t('landing.subtitle'), body: <Landing /> };
  }
  if (page === 'grief-resources') {
    const text = await readResources(language);
    return { ...text, body: <ResourcesPage text={text} /> };
  }
  const text = await readLegal(page, language, access);
  if (page === 'safety') {
    const { crisis } = await readResources(language);
    return {
      ...text,
      body: <LegalPage page={page} text={text} first={<CrisisBox {...crisis} />} />,
    };
  }
  return { ...text, body: <LegalPage page={page} text={text} /> };
}

/** Where this page stands for good, and where it stands in the other languages. */
function links(page: PublicPage, language: LanguageCode): string {
  const alternate = (code: string, to: LanguageCode) =>
    `<link rel="alternate" hreflang="${code}" href="${BASE}${addressOf(page, to)}" />`;
  return [
    `<link rel="canonical" href="${BASE}${addressOf(page, language)}" />`,
    ...LANGUAGES.map(({ code }) => alternate(code, code)),
    // Where no language is named, the reader's own is shown.
    alternate('x-default', 'en'),
  ].join('');
}

/** What is shown where somebody passes the address on. */
function previews(page: PublicPage, language: LanguageCode, title: string, about: string): string {
  const properties = {
    type: 'website',
    site_name: PRODUCT,
    locale: language,
    url: BASE + addressOf(page, language),
    title,
    description: about,
    image: `${BASE}/icon-maskable-512.png`,
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}" />`)
    .join('');
}

async function manifestIn(manifest: string, language: LanguageCode): Promise<string> {
  const i18n = await createI18n(language, readWholePack);
  await i18n.loadNamespaces('public');
  return JSON.stringify({
    ...JSON.parse(manifest),
    description: i18n.t('landing.subtitle'),
    lang: language,
    dir: directionOf(language),
  });
}

function replaceOnce(text: string, [from = '', to = '']: string[]): string {
  if (text.split(from).length !== 2) throw new Error(`the page should hold once: ${from}`);
  return text.replace(from, () => to);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
