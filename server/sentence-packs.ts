import { readdirSync, readFileSync } from 'node:fs';

/** Sentences by language code; each language's by their keys. */
export type SentencePacks = ReadonlyMap<string, Record<string, string>>;

/**
 * Reads every pack (LANGUAGE.json) of a folder, which is named as seen from the root of the
 * repository. Throws when a pack is not readable JSON.
 */
export function readSentencePacks(folder: string): SentencePacks {
  const url = new URL(`../${folder}/`, import.meta.url);
  const packs = new Map<string, Record<string, string>>();
  for (const file of readdirSync(url)) {
    if (!file.endsWith('.json')) continue;
    const language = file.slice(0, -'.json'.length);
    packs.set(language, JSON.parse(readFileSync(new URL(file, url), 'utf8')));
  }
  return packs;
}
