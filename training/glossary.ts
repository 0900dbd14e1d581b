import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { plainLetters, plainWords } from '#server/care/reader/fold.ts';
import { languageCodes } from '#shared/languages.ts';
import { bytesOf, keyOf } from '#server/care/reader/glossary.ts';

const GLOSSARIES = new URL('glossary/', import.meta.url);
const FIELDS = new URL('fields.txt', import.meta.url);
const OUT = new URL('../server/care/reader/', import.meta.url);

interface Entry {
  key: number;
  headword: string;
  language: number;
}

/**
 * Brings the glossaries of all languages into the form in which the product reads them. Their lines are
 * `headword: form, form`; in a form `a*` is any word beginning so and `a_b` two words in a row.
 */
export function writeGlossary(): void {
  const entries = readdirSync(GLOSSARIES)
    .toSorted()
    .flatMap((name) => {
      const language = languageCodes.findIndex((code) => `${code}.txt` === name);
      return entriesOf(readFileSync(new URL(name, GLOSSARIES), 'utf8'), language);
    })
    .toSorted((one, other) => one.key - other.key);
  const headwords = [...new Set(entries.map(({ headword }) => headword))].sort();
  const numbers = new Map(headwords.map((headword, number) => [headword, number]));
  writeFileSync(
    new URL('glossary.bin', OUT),
    bytesOf({
      hashes: Uint32Array.from(entries, ({ key }) => key),
      headwords: Uint16Array.from(entries, ({ headword }) => numbers.get(headword) ?? 0),
      languages: Uint8Array.from(entries, ({ language }) => language),
    }),
  );
  writeFileSync(new URL('headwords.json', OUT), `${JSON.stringify(headwords)}\n`);
  const fields = fieldsBy(numbers);
  writeFileSync(
    new URL('fields.json', OUT),
    `${JSON.stringify(headwords.map((headword) => fields.get(headword) ?? []))}\n`,
  );
  console.log(`glossary: ${entries.length} forms under ${headwords.length} headwords`);
}

/** The forms of one language, each once under a headword. Throws an error on a form without a word. */
function entriesOf(source: string, language: number): Entry[] {
  const entries = new Map<string, Entry>();
  for (const line of plainLetters(source).split('\n')) {
    const colon = line.indexOf(':');
    if (colon === -1 || line.startsWith('#')) continue;
    const headword = line.slice(0, colon).trim();
    for (const form of line
      .slice(colon + 1)
      .split(',')
      .map((each) => each.trim())) {
      if (form === '') continue;
      const words = plainWords(form.replaceAll(/[_*]/gu, ' '));
      if (words.length === 0) throw new Error(`${headword} has a form without a word: ${form}`);
      const key = keyOf(words, form.endsWith('*'));
      entries.set(`${headword} ${key}`, { key, headword, language });
    }
  }
  return [...entries.values()];
}

/** The fields of each headword by number. Throws an error on a headword that no glossary has. */
function fieldsBy(headwords: ReadonlyMap<string, number>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const lines = readFileSync(FIELDS, 'utf8')
    .split('\n')
    .filter((line) => line.includes(':') && !line.startsWith('#'));
  for (const [field, line] of lines.entries()) {
    for (const headword of line
      .slice(line.indexOf(':') + 1)
      .trim()
      .split(/\s+/u)) {
      if (!headwords.has(headword)) throw new Error(`no glossary has the headword ${headword}`);
      found.set(headword, [...(found.get(headword) ?? []), field]);
    }
  }
  return found;
}
