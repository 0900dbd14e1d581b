import type { LanguageCode } from '#shared/languages.ts';
import type { Pack, Part } from './parts.ts';

/** Reads one part of one language; throws where it cannot be had. */
export type ReadPack = (language: LanguageCode, part: Part) => Promise<Pack>;

/** Where the built packs lie; named after what is in them, so that they are kept for good. */
export function packAddress(language: LanguageCode, part: Part): string {
  return `/assets/packs/${import.meta.env.PACKS_VERSION}/${language}.${part}.json`;
}

/** Fetches one part. Without a connection it waits for one, as long as that takes. */
export const fetchPack: ReadPack = async (language, part) => {
  if (!navigator.onLine) await backOnline();
  const response = await fetch(packAddress(language, part));
  if (!response.ok) throw new Error(`${response.status} for ${part} in ${language}`);
  return response.json();
};

function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
