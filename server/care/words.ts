import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const some = z.array(z.string().min(1)).min(1);
/** What care says around the contacts: the question before them, and one living person after. */
const turn = z.object({ before: z.string().min(1), after: z.string().min(1) });
const text = z.string().min(1);

const careWords = z.strictObject({
  /** The first answer to a crisis; the voice steps aside and the question is asked. */
  first: z.array(turn).min(1),
  /** The answers after it, in order. */
  more: z.array(turn).min(1),
  /** When the question was answered with no. */
  denied: some,
  /** When somebody says that they are safe. */
  safe: some,
  /** The gentle check that a reply must hold where there is cause to watch. */
  checks: some,
  /** To a goodnight after a wish to die. */
  goodnight: some,
  /** To what is written to care itself without a sign of danger. */
  help: some,
  /** To whoever asks whether the one who died is real; with {name}. */
  truth: some,
  /** What stands in the place of a sentence that may not be said, by tone. */
  instead: z.strictObject({
    literal: some,
    warm: some,
    funny: some,
    comforting: some,
    reflective: some,
    playful: some,
    spiritual: some,
  }),
  contacts: z.strictObject({
    heading: text,
    call: text,
    text,
    textWord: text,
    whatsapp: text,
    chat: text,
    always: text,
    between: text,
    weekend: text,
    unknown: text,
    free: text,
    only: text,
    closed: text,
    emergency: text,
    emergencyUnknown: text,
    elsewhere: text,
  }),
  /** How people answer care, in short. */
  heard: z.strictObject({ yes: some, no: some, safe: some, goodnight: some }),
});

export type CareWords = z.infer<typeof careWords>;

/** Care's words by language code. */
export type CarePacks = ReadonlyMap<string, CareWords>;

/**
 * Reads what care says and hears in every language (`words/CODE.json`). Throws when a pack lacks a
 * part: without its protocol the product must not hold a conversation.
 */
export function readCarePacks(): CarePacks {
  const folder = new URL('words/', import.meta.url);
  const packs = new Map<string, CareWords>();
  for (const file of readdirSync(folder)) {
    const pack: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    packs.set(file.slice(0, -'.json'.length), careWords.parse(pack));
  }
  return packs;
}

/** The words of a language; English where it has none. Throws when there is no English either. */
export function careWordsOf(packs: CarePacks, language: string): CareWords {
  const words = packs.get(language) ?? packs.get('en');
  if (words === undefined) throw new Error('care has no words');
  return words;
}
