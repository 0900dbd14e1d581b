import type { ReadPack } from './packs.ts';
import { cut, type Pack, withEnglish, withSentences } from './parts.ts';

const screens = import.meta.glob<Pack>('./locales/*.json', { import: 'default' });
const sentences = import.meta.glob<Pack>('../../shared/sentences/*.json', { import: 'default' });

/** Reads the packs where they were written, for prerendering and tests, which fetch nothing. */
export const readWholePack: ReadPack = async (language, part) =>
  cut(
    withSentences(
      await whole(screens, './locales', language),
      await whole(sentences, '../../shared/sentences', language),
    ),
    part,
  );

async function whole(
  packs: Record<string, () => Promise<Pack>>,
  folder: string,
  language: string,
): Promise<Pack> {
  const english = await packs[`${folder}/en.json`]?.();
  if (!english) throw new Error(`no English in ${folder}`);
  return withEnglish(english, (await packs[`${folder}/${language}.json`]?.()) ?? {});
}
