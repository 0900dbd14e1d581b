import { readStored, writeStored } from '#client/lib/storage.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, languageOf } from '#shared/languages.ts';
import { placeOf } from '#shared/rules/public-pages.ts';

/** Where the choice lies; the cookie of the same name tells the server which page to send. */
const KEY = 'language';
const YEAR_S = 31_536_000;

/** The person's own choice, if this browser keeps one. */
export function storedLanguage(): LanguageCode | undefined {
  return languageOf(readStored(KEY) ?? '');
}

/** The language in use: the stored choice, then the browser's, then English. */
export function chosenLanguage(): LanguageCode {
  const stored = storedLanguage();
  const candidates = stored ? [stored, ...navigator.languages] : navigator.languages;
  for (const candidate of candidates) {
    const code = languageOf(candidate);
    if (code) return code;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * The language in use with the region of the browser ("de-US"): what is said in the one may name
 * help in the other.
 */
export function chosenLocale(): string {
  const regions = navigator.languages.map((tag) => new Intl.Locale(tag).region);
  const region = regions.find((each) => each !== undefined);
  return region === undefined ? chosenLanguage() : `${chosenLanguage()}-${region}`;
}

/** Remembers the person's choice here and for the server. */
export function storeLanguage(code: LanguageCode): void {
  writeStored(KEY, code);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${KEY}=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}

/** Hears of it when another tab of this browser chooses a language. */
export function onChoiceElsewhere(listener: (code: LanguageCode) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const code = key === KEY && languageOf(newValue ?? '');
    if (code) listener(code);
  });
}

/**
 * Whoever goes on from an address that names a language ("/de/") has chosen it: it is remembered,
 * and the address is from then on the one without it, which the app knows.
 */
export function settleLanguage(): void {
  const { language, path } = placeOf(location.pathname);
  if (!language) return;
  storeLanguage(language);
  history.replaceState(history.state, '', path + location.search + location.hash);
}

/** The writing direction of a language of ours. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return LANGUAGES.find((language) => language.code === code)?.dir ?? 'ltr';
}
