import { afterAll, beforeAll, expect, it } from 'vitest';
import { careWordsOf } from '#server/care/words.ts';
import { languageCodes } from '#shared/languages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

/** One unmistakable wish to die in each language. */
const WISHES: Record<string, string> = {
  en: 'I want to die tonight',
  es: 'Quiero morirme',
  zh: '我想死',
  ar: 'أريد أن أموت',
  fr: 'Je veux mourir',
  pt: 'Quero morrer',
  de: 'Ich will sterben',
  ru: 'Я хочу умереть',
  ja: '死にたい',
  hi: 'मैं मरना चाहती हूँ',
  it: 'Voglio morire',
  pl: 'Chcę umrzeć',
  uk: 'Я хочу померти',
  nl: 'Ik wil dood',
  ro: 'Vreau să mor',
  el: 'Θέλω να πεθάνω',
  cs: 'Chci umřít',
  hu: 'Meg akarok halni',
  sv: 'Jag vill dö',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each(languageCodes)('a wish to die in %s is answered in that language', async (language) => {
  const anna = await app.register();
  const headers = { 'accept-language': language };
  const body = { message: WISHES[language] };
  const { reply } = (await anna.api('POST', '/api/chat', body, headers)).json();
  const words = careWordsOf(app.deps.careWords, language);
  expect([reply.care, reply.voice]).toEqual(['crisis', 'care']);
  expect(reply.content).toContain(words.first[0]?.before);
  expect(reply.content).toContain(words.first[0]?.after);
  // The language says nothing of where somebody is.
  expect(reply.content).toContain(words.contacts.emergencyUnknown);
  expect(reply.content).toContain(words.contacts.elsewhere);
});
