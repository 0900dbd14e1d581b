/**
 * The 19 languages of the product, in the order the selector shows them.
 * `name` is the language's own name for itself; `dir` its writing direction.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'zh', name: '中文', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'pt', name: 'Português', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
  { code: 'it', name: 'Italiano', dir: 'ltr' },
  { code: 'pl', name: 'Polski', dir: 'ltr' },
  { code: 'uk', name: 'Українська', dir: 'ltr' },
  { code: 'nl', name: 'Nederlands', dir: 'ltr' },
  { code: 'ro', name: 'Română', dir: 'ltr' },
  { code: 'el', name: 'Ελληνικά', dir: 'ltr' },
  { code: 'cs', name: 'Čeština', dir: 'ltr' },
  { code: 'hu', name: 'Magyar', dir: 'ltr' },
  { code: 'sv', name: 'Svenska', dir: 'ltr' },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The codes alone, for validation. */
export const languageCodes = LANGUAGES.map((language) => language.code);

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** The language for a BCP 47 tag or code ("pt-BR" gives "pt"), or undefined when it is none of ours. */
export function languageOf(tag: string): LanguageCode | undefined {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language.code === base)?.code;
}
