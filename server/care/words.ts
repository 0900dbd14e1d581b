import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languageCodes } from '#shared/languages.ts';

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
  /**
   * How its questions about the hours ahead are put: "are you safe?", where yes is good, or "are you
   * in danger?", where no is.
   */
  asks: z.enum(['safety', 'danger']),
  /** How people answer care, in short (heard.ts). */
  heard: z.strictObject({
    yes: some,
    /** Neither yes nor no, or a yes that tells more: never good news after a question about dying. */
    perhaps: some,
    /** A no that says nothing without the question before it. */
    no: some,
    /** A no that says what it denies. */
    denied: some,
    safe: some,
    goodnight: some,
    /** What may stand beside an answer and is none by itself: thanks, a call that was made. */
    also: some,
    /** What takes an answer back: but, until. */
    but: some,
  }),
});

export type CareWords = z.infer<typeof careWords>;

/** Care's words by language code. */
export type CarePacks = ReadonlyMap<string, CareWords>;

/** Care cannot speak one of the languages: without its protocol the product holds no conversation. */
export class CareUnreadable extends Error {
  override readonly name = 'CareUnreadable';

  constructor(file: string, cause?: unknown) {
    super(
      `What is said to somebody in danger cannot be read (${file}), and without it Keepsake does not start. Install this version again. Nothing was changed.`,
      { cause },
    );
  }
}

/**
 * Reads what care says and hears in every language (`CODE.json`). Throws CareUnreadable when a
 * language is missing, or its pack cannot be read or lacks a part.
 */
export function readCarePacks(folder = new URL('words/', import.meta.url)): CarePacks {
  return new Map(languageCodes.map((code) => [code, readPack(folder, code)]));
}

function readPack(folder: URL, code: string): CareWords {
  try {
    return careWords.parse(JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8')));
  } catch (error) {
    throw new CareUnreadable(`server/care/words/${code}.json`, error);
  }
}

/** The words of a language; English where it has none. Throws when there is no English either. */
export function careWordsOf(packs: CarePacks, language: string): CareWords {
  const words = packs.get(language) ?? packs.get('en');
  if (words === undefined) throw new CareUnreadable('server/care/words/en.json');
  return words;
}
