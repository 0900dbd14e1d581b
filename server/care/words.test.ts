import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startRefusal } from '#server/data-dir.ts';
import { languageCodes } from '#shared/languages.ts';
import { readContacts } from './contacts.ts';
import { COUNTS } from './course.ts';
import { CareUnreadable, readCarePacks } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepsake-care-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every language says as much as the course of care counts on', () => {
  const packs = readCarePacks();
  expect([...packs.keys()]).toEqual([...languageCodes]);
  for (const [code, words] of packs) {
    for (const [kind, count] of Object.entries(COUNTS)) {
      const said = words[kind as keyof typeof COUNTS];
      expect([code, kind, said.length]).toEqual([code, kind, count]);
      expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(count);
    }
  }
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is no JSON', (file: string) => writeFileSync(file, '{ "first": [')],
  [
    'lacks a part',
    (file: string) => {
      const { more: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify(rest));
    },
  ],
])('the start is refused with one sentence where a language %s', (_what, spoil) => {
  cpSync(new URL('words/', import.meta.url), folder, { recursive: true });
  spoil(join(folder, 'sv.json'));
  const read = () => readCarePacks(pathToFileURL(`${folder}/`));
  expect(read).toThrow(CareUnreadable);
  try {
    read();
  } catch (error) {
    const sentence = startRefusal(error, { dataDir: '', database: '' });
    expect(sentence).toMatch(/^What is said to somebody in danger .+ sv\.json|sv\.json/);
    expect(sentence).not.toContain('\n');
  }
});

test('and where the contacts cannot be read', () => {
  const file = join(folder, 'contacts.json');
  writeFileSync(file, '{"emergency": {}, "lines": [{"country": "US"}]}');
  expect(() => readContacts(pathToFileURL(file))).toThrow(CareUnreadable);
});
