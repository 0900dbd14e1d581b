import { placeOf, prefixedAddressOf } from '#shared/rules/public-pages.ts';
import { chosenLanguage, settleLanguage, storedLanguage, storeLanguage } from './i18n/language.ts';
import { packAddress } from './i18n/packs.ts';
import type { Part } from './i18n/parts.ts';
import { getToken } from './lib/auth-token.ts';
import { hideResetToken } from './lib/reset-token.ts';
import { logoutIfAsked } from './lib/session.ts';
import { startPrerendered } from './prerendered.ts';

/**
 * The first script of every page, and on the public pages the only one: the app itself, with React
 * in it, is fetched when somebody begins, or at once where the landing page is not what is wanted.
 */
let app: Promise<void> | undefined;

const loadApp = () => import('./app/start.tsx');
const loadRoom = () => import('./app/members.tsx');

function startApp(): Promise<void> {
  settleLanguage();
  fetchTexts(getToken() === null ? ['base', 'auth'] : ['base', 'chat']);
  app ??= loadApp().then((loaded) => loaded.startApp());
  return app;
}

/** Fetches ahead; what fails now is fetched again, and told of, when it is needed. */
function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

function fetchTexts(parts: readonly Part[]): void {
  const language = chosenLanguage();
  for (const part of parts) fetchAhead(() => fetch(packAddress(language, part)));
}

hideResetToken();
logoutIfAsked();
startPrerendered({ prepare: () => fetchAhead(loadApp), begin: startApp });

const { page, language: addressed } = placeOf(location.pathname);
const { dataset, lang } = document.documentElement;
const loggedIn = getToken() !== null;
const prerendered = document.querySelector('#landing > *') !== null;
const reads = prerendered && (dataset.page !== undefined || (page === '' && !loggedIn));
const stored = storedLanguage();

if (reads && page !== undefined && !addressed && stored && stored !== lang) {
  // The choice is kept here, but its cookie is not: the server could not know.
  storeLanguage(stored);
  location.replace(prefixedAddressOf(page, stored) + location.search + location.hash);
} else if (!reads) {
  if (loggedIn) fetchAhead(loadRoom);
  // Without the app there is nothing to show: once the network is back, the page is tried anew.
  startApp().catch(() => window.addEventListener('online', () => location.reload()));
}
