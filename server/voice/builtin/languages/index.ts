import type { LanguageCode } from '#shared/languages.ts';
import type { BuiltinLanguage } from '../language.ts';

/** Each language is read when it is first spoken: all of them would slow every start. */
const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<BuiltinLanguage>>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
  zh: async () => (await import('./zh/index.ts')).zh,
  ar: async () => (await import('./ar/index.ts')).ar,
  fr: async () => (await import('./fr/index.ts')).fr,
  pt: async () => (await import('./pt/index.ts')).pt,
  de: async () => (await import('./de/index.ts')).de,
  ru: async () => (await import('./ru/index.ts')).ru,
  ja: async () => (await import('./ja/index.ts')).ja,
  hi: async () => (await import('./hi/index.ts')).hi,
  it: async () => (await import('./it/index.ts')).it,
  pl: async () => (await import('./pl/index.ts')).pl,
  uk: async () => (await import('./uk/index.ts')).uk,
  nl: async () => (await import('./nl/index.ts')).nl,
  ro: async () => (await import('./ro/index.ts')).ro,
  el: async () => (await import('./el/index.ts')).el,
  cs: async () => (await import('./cs/index.ts')).cs,
  hu: async () => (await import('./hu/index.ts')).hu,
  sv: async () => (await import('./sv/index.ts')).sv,
};

/** What the voice needs to speak a language. */
export async function builtinLanguage(code: LanguageCode): Promise<BuiltinLanguage> {
  return LANGUAGES[code]();
}
