import { settleLanguage, storeLanguage } from './i18n/language.ts';
import { chooseTheme, storedTheme } from './lib/theme.ts';
import { markHeard, markPressed } from './lib/drawn-ahead.ts';
import { languageOf } from '#shared/languages.ts';

export interface PageActions {
  /** Fetches the app ahead of a press that is likely. */
  prepare: () => void;
  /** Shows the app at the present address. */
  begin: () => Promise<void>;
}

/**
 * What the prerendered pages can do, by attributes of their markup rather than by React, so that it
 * works before React is there and unchanged when React has drawn the landing page.
 */
export function startPrerendered({ prepare, begin }: PageActions): void {
  const onPress = (event: Event) => {
    const control = controlOf(event);
    const { go, language, theme } = control?.dataset ?? {};
    if (control && go) {
      settleLanguage();
      history.pushState(null, '', go);
      control.setAttribute('aria-busy', 'true');
      // Without the app the address itself is the way there.
      begin().catch(() => location.assign(go));
    }
    const code = language && languageOf(language);
    // The link itself leads there.
    if (code) storeLanguage(code);
    if (theme) chooseTheme(storedTheme() === 'dark' ? 'light' : 'dark');
    const button = event.target instanceof Element && event.target.closest('button');
    if (button && !control) markPressed(button);
  };
  // On its way down: a press that comes while React takes over is stopped by React at its root.
  document.addEventListener('click', onPress, true);
  document.addEventListener('click', markHeard);
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    const onSign = (event: Event) => {
      if (controlOf(event)?.dataset.go) prepare();
    };
    document.addEventListener(sign, onSign, { passive: true });
  }
}

function controlOf(event: Event): HTMLElement | null {
  const { target } = event;
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-go], [data-language], [data-theme]')
    : null;
}
