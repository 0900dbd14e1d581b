import { readFileSync } from 'node:fs';
import { LANGUAGES, type LanguageCode } from '../../shared/languages.ts';

/** The words of the screens in one language, by their key ("auth.login"); a place gets its value. */
export type Say = (key: string, places?: Record<string, string>) => string;

/** Reads a language's pack. The returned function throws for a key that it does not hold. */
export function wordsOf(language: LanguageCode): Say {
  const url = new URL(`../../client/i18n/locales/${language}.json`, import.meta.url);
  const pack: unknown = JSON.parse(readFileSync(url, 'utf8'));
  const rightToLeft = LANGUAGES.some(({ code, dir }) => code === language && dir === 'rtl');
  return (key, places = {}) => {
    const text = key.split('.').reduce(within, pack);
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
    const named: Record<string, string> = { product: 'Keepsake', ...places };
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = named[name] ?? whole;
      // As the product keeps them in one piece where the text around them runs the other way.
      return rightToLeft ? `\u2068${value}\u2069` : value;
    });
  };
}

function within(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? new Map(Object.entries(value)).get(name)
    : undefined;
}
