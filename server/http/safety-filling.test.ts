import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCarePacks } from '#server/care/words.ts';
import { readEnv } from '#server/env.ts';
import { languageCodes } from '#shared/languages.ts';
import { manualClock } from '#tests/support/manual-clock.ts';
import { BuiltPages } from './built-pages.ts';
import { type Protocol, safetyFilling } from './safety-filling.ts';
import { loadSentences } from './sentences.ts';

const careWords = readCarePacks();

function protocol(replace: Partial<Protocol> = {}): Protocol {
  return {
    careWords,
    sentences: loadSentences(),
    env: readEnv({ NOTICE_HOURS: '2' }),
    clock: manualClock(Date.UTC(2027, 0, 1)),
    referrals: async (year) => (year === 2026 ? 1234 : 5),
    ...replace,
  };
}

test.each(languageCodes)('in %s nothing of the page of safety stays open', async (code) => {
  const filling = await safetyFilling(protocol(), code);
  for (const value of Object.values(filling)) expect(value).toMatch(/^[^{}]+$/u);
  expect(filling.first).toBe(careWords.get(code)?.first[0]?.before);
});

test('years are those of UTC, hours those of the rules, numbers written as the language does', async () => {
  expect(await safetyFilling(protocol(), 'de')).toMatchObject({
    noticeHours: '2 Stunden',
    crisisHours: '72 Stunden',
    watchHours: '72 Stunden',
    lastYear: '2026',
    lastYearReferrals: '1.234',
    thisYear: '2027',
    thisYearReferrals: '5',
  });
  const before = protocol({ clock: manualClock(Date.UTC(2027, 0, 1) - 1) });
  expect(await safetyFilling(before, 'en')).toMatchObject({
    lastYear: '2025',
    thisYear: '2026',
    thisYearReferrals: '1,234',
  });
});

test.each([
  ['ja', '72時間'],
  ['zh', '72 小时'],
] as const)('in %s hours are spaced as in the sentences around them', async (code, written) => {
  expect((await safetyFilling(protocol(), code)).watchHours).toBe(written);
});

test('a count that cannot be read is a dash, and the rest stands', async () => {
  const broken = protocol({ referrals: () => Promise.reject(new Error('no database')) });
  const filling = await safetyFilling(broken, 'en');
  expect([filling.lastYearReferrals, filling.thisYearReferrals]).toEqual(['–', '–']);
  expect(filling.notice).not.toBe('');
});

const folder = mkdtempSync(join(tmpdir(), 'keepsake-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is put into a page is text, is not read again, and is put in anew when it changes', async () => {
  writeFileSync(
    join(folder, 'page.html'),
    '<p>Keepsake {{base}} {{first}} {{check}} {{other}}</p>',
  );
  const env = readEnv({ PRODUCT_NAME: 'Ingrid & Co' });
  const pages = new BuiltPages(`${folder}/`, env, () => 'https://example.org');
  const first = await pages.get('page.html', { first: '<b>&', check: '{{first}} Keepsake' });
  expect(first.text).toBe(
    '<p>Ingrid &#38; Co https://example.org &#60;b&#62;&#38; {{first}} Keepsake {{other}}</p>',
  );
  expect(await pages.get('page.html', { first: '<b>&', check: '{{first}} Keepsake' })).toBe(first);
  const second = await pages.get('page.html', { first: 'a', check: 'b' });
  expect(second.text).toBe('<p>Ingrid &#38; Co https://example.org a b {{other}}</p>');
});
