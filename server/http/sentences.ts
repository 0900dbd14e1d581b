import { readSentencePacks } from '#server/sentence-packs.ts';
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from '#shared/languages.ts';
import english from '#shared/sentences/en.json' with { type: 'json' };

export type SentenceKey = keyof typeof english;

/** Sentences of the server for people, by language; a missing one falls back to English. */
export interface Sentences {
  say(language: LanguageCode, key: SentenceKey): string;
}

/** Whether `key` names a sentence: what validation reports may be any text. */
export function isSentenceKey(key: string): key is SentenceKey {
  return Object.hasOwn(english, key);
}

/** Reads every pack of shared/sentences once. Throws when a pack is not readable JSON. */
export function loadSentences(): Sentences {
  const packs = readSentencePacks('shared/sentences');
  return { say: (language, key) => packs.get(language)?.[key] ?? english[key] };
}

/** The first of our languages that an Accept-Language header asks for, by its weights; else English. */
export function requestLanguage(header: string | undefined): LanguageCode {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
