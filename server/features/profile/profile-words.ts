import { z } from 'zod';
import type { PersonVault } from '#server/vault/vault.ts';
import { imagining, type ProfileBody, speaking } from '#shared/contract/profile.ts';
import { DEFAULT_CHOICES } from '#shared/rules/voice-choices.ts';

/**
 * Everything of a profile that a person wrote, and how they want to be spoken to: sealed as one,
 * since it is always read as one. The choices came later; who has made none has the first of each.
 */
const profileWords = z.object({
  name: z.string(),
  personality: z.string(),
  importantDates: z.string(),
  keyFacts: z.string(),
  favoriteMemories: z.string(),
  speaking: speaking.catch(DEFAULT_CHOICES.speaking),
  imagining: imagining.catch(DEFAULT_CHOICES.imagining),
});

export type ProfileWords = z.infer<typeof profileWords>;

export const NO_WORDS: ProfileWords = {
  name: '',
  personality: '',
  importantDates: '',
  keyFacts: '',
  favoriteMemories: '',
  ...DEFAULT_CHOICES,
};

/** Seals the words for the profile row `id`. */
export function sealWords(person: PersonVault, id: string, words: ProfileWords): Buffer {
  return person.sealText(JSON.stringify(words), placeOf(id));
}

/** Opens the words of the profile row `id`. Throws SealBroken for what was not sealed for it. */
export function openWords(person: PersonVault, id: string, sealed: Uint8Array): ProfileWords {
  return profileWords.parse(JSON.parse(person.openText(sealed, placeOf(id))));
}

/** What the words become by a change: absent fields stay, null empties. */
export function changedWords(words: ProfileWords, body: ProfileBody): ProfileWords {
  return {
    name: body.name ?? words.name,
    personality: changed(words.personality, body.personality),
    importantDates: changed(words.importantDates, body.importantDates),
    keyFacts: changed(words.keyFacts, body.keyFacts),
    favoriteMemories: changed(words.favoriteMemories, body.favoriteMemories),
    speaking: body.speaking ?? words.speaking,
    imagining: body.imagining ?? words.imagining,
  };
}

function changed(text: string, given: string | null | undefined): string {
  return given === undefined ? text : (given ?? '');
}

function placeOf(id: string): string {
  return `profiles.words:${id}`;
}
