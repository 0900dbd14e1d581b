import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import { PUBLIC_PAGES } from '#shared/rules/public-pages.ts';
import { type Family, faultsOf, languagesIn, readTexts } from '#tests/support/packs.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const FAMILIES: readonly Family[] = [
  { name: 'screens', path: 'client/i18n/locales/%.json' },
  { name: 'sentences', path: 'shared/sentences/%.json' },
  { name: 'mails', path: 'shared/sentences/mails/%.json' },
  { name: 'book', path: 'server/features/export/book/%.json' },
  ...PUBLIC_PAGES.filter((page) => page !== '').map((page) => ({
    name: page,
    path: `client/features/pages/texts/%/${page}.json`,
    carried: ['id', 'href', 'when', 'says'],
  })),
];

/** Texts that may stand in a language as they stand in English. */
const NAMES = [
  // What is written on the keys, and on the page beside the product's name.
  'BETA',
  'Ctrl',
  'Enter',
  'Esc',
  'Shift',
  // People and services.
  '988 Suicide & Crisis Lifeline',
  'Rosa Marin',
];
/** Words that the language spells, or has borrowed, as English does. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  AI: ['cs', 'ja', 'nl', 'pl', 'sv', 'zh'],
  Accounts: ['nl'],
  Actions: ['fr'],
  Email: ['el', 'it'],
  Error: ['es'],
  Limit: ['pl'],
  Literal: ['es', 'pt'],
  Messages: ['fr'],
  Name: ['de'],
  No: ['es', 'it'],
  Password: ['it'],
  Photo: ['fr'],
  Photos: ['fr'],
  Role: ['cs'],
  Spiritual: ['ro'],
  Support: ['de', 'nl', 'sv'],
  Warm: ['nl'],
};

function isSame(code: string, key: string, text: string): boolean {
  const isName = NAMES.includes(text) || /^organizations\.\d+\.name$/.test(key);
  return isName || BORROWED[text]?.includes(code) === true;
}

describe.each(FAMILIES)('$name', (family) => {
  const english = readTexts(ROOT, family, 'en') ?? new Map<string, string>();

  test('has no file of a language that is none of ours', () => {
    const ours: readonly string[] = languageCodes;
    expect(languagesIn(ROOT, family).filter((code) => !ours.includes(code))).toEqual([]);
    expect(english.size).toBeGreaterThan(5);
  });

  test.each(languageCodes)('in %s is whole, and says what the English says', (code) => {
    const texts = readTexts(ROOT, family, code);
    if (!texts) throw new Error(`there is no ${family.path.replace('%', code)}`);
    expect(faultsOf(code, english, texts, family, isSame)).toEqual([]);
  });
});

test('each translation has notes on how it speaks', () => {
  const noted = languageCodes.filter((code) => existsSync(`${ROOT}client/i18n/styles/${code}.md`));
  expect(noted).toEqual(languageCodes.filter((code) => code !== 'en'));
});

describe('the check itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-packs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const family: Family = { name: 'made up', path: 'texts/%.json', carried: ['id'] };
  mkdirSync(join(folder, 'texts'));

  function faultsOfPack(code: (typeof languageCodes)[number], pack: unknown): string[] {
    const english = {
      id: 'one',
      a: 'Hello {{name}}',
      b: 'See the <terms>terms</terms>',
      n_one: '{{count}} photo',
      n_other: '{{count}} photos',
    };
    writeFileSync(join(folder, 'texts/en.json'), JSON.stringify(english));
    writeFileSync(join(folder, `texts/${code}.json`), JSON.stringify(pack));
    const texts = readTexts(folder, family, code) ?? new Map<string, string>();
    return faultsOf(
      code,
      readTexts(folder, family, 'en') ?? new Map<string, string>(),
      texts,
      family,
    );
  }

  const german = {
    id: 'one',
    a: 'Hallo {{name}}',
    b: 'Die <terms>Bedingungen</terms>',
    n_one: 'Ein Foto',
    n_other: '{{count}} Fotos',
  };

  test('finds nothing in a good pack', () => {
    expect(faultsOfPack('de', german)).toEqual([]);
    expect(languagesIn(folder, family).sort()).toEqual(['de', 'en']);
    expect(readTexts(folder, family, 'fr')).toBeUndefined();
  });

  test.each([
    ['a missing text', { a: undefined }, ['a: missing']],
    ['an empty text', { a: ' ' }, ['a: missing']],
    ['a text too many', { c: 'Mehr' }, ['c: too much']],
    ['an id that was translated', { id: 'eins' }, ['id: should be as in English']],
    ['a lost placeholder', { a: 'Hallo' }, ['a: has nothing where English has {{name}}']],
    [
      'a mark that is not closed',
      { b: 'Die <terms>Bedingungen' },
      ['b: has <terms> where English has </terms> <terms>'],
    ],
    ['a lost number', { n_other: 'Fotos' }, ['n_other: has nothing where English has {{count}}']],
    ['a text left in English', { a: 'Hello {{name}}' }, ['a: is the English text']],
    ['a shout', { a: 'Hallo {{name}}!' }, ['a: shouts']],
    ['another script', { a: 'Привет {{name}}' }, ['a: in another script']],
  ])('finds %s', (_, change, faults) => {
    expect(faultsOfPack('de', { ...german, ...change })).toEqual(faults);
  });

  test('asks for the plural forms of the language, and a number in those for many numbers', () => {
    const russian = {
      id: 'one',
      a: 'Здравствуйте, {{name}}',
      b: 'Вот <terms>условия</terms>',
      n_one: 'Одна фотография',
      n_few: '{{count}} фотографии',
      n_other: '{{count}} фотографии',
    };
    expect(faultsOfPack('ru', russian)).toEqual([
      'n_one: has nothing where English has {{count}}',
      'n_many: missing',
    ]);
    expect(faultsOfPack('ja', { ...german, a: 'こんにちは {{name}}' })).toEqual([
      'n_one: too much',
      'b: not in its own script',
      'n_other: not in its own script',
    ]);
  });

  test('tells neighbours by their letters', () => {
    const texts = new Map([['a', 'Це ты']]);
    expect(faultsOf('uk', new Map([['a', 'It is you']]), texts)).toEqual([
      'a: has letters of another language',
    ]);
  });
});
