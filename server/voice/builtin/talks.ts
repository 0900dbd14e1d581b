import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LanguageCode } from '#shared/languages.ts';
import type { BuiltinLanguage, Lines } from './language.ts';

/** The conversations that somebody has read, and what each language is tried with; for tests. */
export const GOLDEN = join(import.meta.dirname, 'golden');

/** What each language is tried with: written for it, by a native speaker. */
const talkSchema = z.strictObject({
  portrait: z.strictObject({
    name: z.string(),
    personality: z.string(),
    importantDates: z.string(),
    keyFacts: z.string(),
    favoriteMemories: z.string(),
  }),
  /** A first evening, to be read aloud with its replies. */
  evening: z.array(z.string()).length(20),
  /** A topic (or "pain"), and something that must be heard as it. */
  recognised: z.array(z.tuple([z.string(), z.string()])).min(70),
  /** A question, and a part of what was told that must be in the answer. */
  asked: z.array(z.tuple([z.string(), z.string()])).min(5),
  /** Questions of which the portrait holds nothing. */
  unknown: z.array(z.string()).min(4),
  /** Told texts that must never be said: planted instructions, heaven, reunion. */
  unquotable: z.array(z.string()).min(6),
  /** What the portrait's person called the one who writes, where a pattern finds it. */
  nickname: z.string(),
  /** Dates as people write them, and the day they mean ("-05-02"). */
  dates: z.array(z.tuple([z.string(), z.string()])).min(3),
});

/** What a language other than English is tried with. */
export function talkIn(code: LanguageCode): z.infer<typeof talkSchema> {
  return talkSchema.parse(JSON.parse(readFileSync(join(GOLDEN, `${code}.json`), 'utf8')));
}

/** Every line a language may say as the one who died, its frames among them. */
export function allLines(language: BuiltinLanguage): string[] {
  const kinds: Lines[] = Object.values(language.lines);
  return [
    ...kinds.flatMap(({ openings, common = [], tones = {}, questions = [] }) => [
      ...openings,
      ...common,
      ...Object.values(tones).flat(),
      ...questions,
    ]),
    ...language.openings,
    ...Object.values(language.frames).flat(),
    ...language.earlierFrames,
    ...language.dateFrames,
    ...language.askToBeTold,
  ];
}
