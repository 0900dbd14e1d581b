import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startI18n } from '#client/i18n/index.ts';
import { chosenLanguage } from '#client/i18n/language.ts';
import { getToken } from '#client/lib/auth-token.ts';
import { endDrawnAhead, isDrawnAhead } from '#client/lib/drawn-ahead.ts';
import { PRODUCT } from '#client/lib/product.ts';
import { App } from './app.tsx';
import { loadAuthScreen } from './routes.tsx';
import './app.css';

/** Takes over the log-in where it was drawn ahead, or draws the app in place of what was. */
export async function startApp(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('the page has no #root');
  const takesOver = isFirstSeen();
  const i18n = await startI18n();
  if (takesOver) {
    // All that it waits for is there first: a screen half taken over would be drawn anew.
    await Promise.all([loadAuthScreen(), i18n.loadNamespaces('auth')]);
    hydrateRoot(root, <Whole i18n={i18n} />);
  } else {
    clear(root);
    createRoot(root).render(<Whole i18n={i18n} />);
  }
  // What hid that which was drawn ahead (client/index.html) must not hide the app.
  document.documentElement.classList.remove('app');
}

/** Takes away what was drawn ahead, shown or not. */
function clear(root: Element): void {
  const landing = document.querySelector('#landing');
  const shown = landing?.hasChildNodes() && getComputedStyle(landing).display !== 'none';
  // No screen has been here before (client/lib/use-title.ts): the page was empty, or is not shown.
  if (!shown) document.title = PRODUCT;
  landing?.remove();
  root.replaceChildren();
  endDrawnAhead();
}

/**
 * Whether the log-in that was drawn ahead is what this person sees first. Where the server was told
 * of another language than this browser's, it is not.
 */
function isFirstSeen(): boolean {
  const { pathname, search } = location;
  return (
    isDrawnAhead() &&
    getToken() === null &&
    /^\/auth\/?$/.test(pathname) &&
    new URLSearchParams(search).get('mode') !== 'register' &&
    document.documentElement.lang === chosenLanguage()
  );
}

function Whole({ i18n }: { i18n: i18n }) {
  return (
    <StrictMode>
      <App i18n={i18n} />
    </StrictMode>
  );
}
