import { readdirSync, readFileSync } from 'node:fs';
import type { LanguageCode } from '#shared/languages.ts';
import english from './book/en.json' with { type: 'json' };

export type BookWord = keyof typeof english;

/** The words of the book in one language, with what stands in their places; English where one lacks. */
export type BookWords = (word: BookWord, places?: Record<string, string>) => string;

/** Reads every pack of the book once. Throws when a pack is not readable JSON. */
export function loadBookWords(): (language: LanguageCode) => BookWords {
  const folder = new URL('book/', import.meta.url);
  const packs = new Map<string, Record<string, string>>();
  for (const file of readdirSync(folder)) {
    packs.set(file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  }
  return (language) =>
    (word, places = {}) =>
      (packs.get(language)?.[word] ?? english[word]).replaceAll(
        /\{\{(\w+)\}\}/g,
        (_, place: string) => places[place] ?? '',
      );
}
