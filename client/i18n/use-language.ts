import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from '#shared/languages.ts';

/** The language that is shown. */
export function useLanguage(): LanguageCode {
  return languageOf(useTranslation().i18n.language) ?? DEFAULT_LANGUAGE;
}
