import { expect } from 'vitest';
import { careWordsOf } from '#server/care/words.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { LanguageCode } from '#shared/languages.ts';
import type { TestApp } from './app.ts';

/** However the sign to care is written (server/care/sign.ts): it is for nobody to read. */
export const ANY_CARE_SIGN = /\[\s*care\s*\]/i;

/** Expects a reply to be care's at the beginning of a crisis, in the `index`th words there are for it. */
export function expectCrisis(
  { deps }: TestApp,
  reply: Message | undefined,
  { language = 'en', index = 0 }: { language?: LanguageCode; index?: number } = {},
): void {
  expect(reply).toMatchObject({ care: 'crisis', voice: 'care', status: 'complete', marks: [] });
  const words = careWordsOf(deps.careWords, language).first[index];
  expect(reply?.content).toContain(words?.before);
  expect(reply?.content).toContain(words?.after);
  expect(reply?.content).not.toMatch(ANY_CARE_SIGN);
}
