import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const CHANGED = 'theme';

/** The chosen theme; light where nothing was chosen, whatever the system prefers. */
export function storedTheme(): Theme {
  return readStored(KEY) === 'dark' ? 'dark' : 'light';
}

/** Chooses a theme: keeps it, shows it, tells every subscriber. */
export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme);
  showTheme(theme);
  window.dispatchEvent(new Event(CHANGED));
}

/** Puts a theme on the page; index.html does the same before anything is painted. */
export function showTheme(theme: Theme): void {
  const page = document.documentElement;
  page.classList.toggle('dark', theme === 'dark');
  const paper = getComputedStyle(page).getPropertyValue('--paper').trim();
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar && paper) bar.content = paper;
}

/** Calls `listener` when the theme changes here or in another tab; returns the way to stop. */
export function subscribeTheme(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', onStorage);
  };
}
