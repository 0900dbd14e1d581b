import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '#shared/languages.ts';

/** Every text of a file by its path in it, as "sections.3.body.0". */
export type Texts = ReadonlyMap<string, string>;

/** One kind of files, one a language. `%` stands for the language's code. */
export interface Family {
  name: string;
  path: string;
  /** Fields whose value is no text for people and is carried over as it is. */
  carried?: readonly string[];
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Placeholders and marks: what code puts in, and what it makes of a part of a text. */
const MARK = /\{\{?\w+\}?\}|<\/?\w+>/g;

const COUNT = /\{\{(count|formatted)\}\}/g;

const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** Letters that a neighbour writes with and this language does not. */
const FOREIGN: Partial<Record<LanguageCode, RegExp>> = {
  ru: /[іїєґ]/iu,
  uk: /[ыэёъ]/iu,
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Reads the texts of a file, or undefined where there is no such file. Throws for broken JSON. */
export function readTexts(root: string, { path }: Family, code: string): Texts | undefined {
  const file = join(root, path.replace('%', code));
  return existsSync(file) ? textsOf(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The languages that have a file of a family, whether they are ours or not. */
export function languagesIn(root: string, { path }: Family): string[] {
  const [folder = '', rest = ''] = path.split('%');
  if (rest.startsWith('/')) return readdirSync(join(root, folder));
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(rest))
    .map((file) => file.slice(0, -rest.length));
}

function textsOf(value: unknown, above = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[above, value]]);
  return new Map(
    Object.entries(value ?? {}).flatMap(([name, part]) => [
      ...textsOf(part, above ? `${above}.${name}` : name),
    ]),
  );
}

/**
 * What is wrong with the texts of one language, measured by the English ones: one sentence a fault.
 * `sameAsEnglish` says which texts need not differ.
 */
export function faultsOf(
  code: LanguageCode,
  english: Texts,
  texts: Texts,
  { carried = [] }: Pick<Family, 'carried'> = {},
  sameAsEnglish: (code: string, key: string, text: string) => boolean = () => false,
): string[] {
  const faults: string[] = [];
  const expected = expectedKeys(code, english);
  for (const key of texts.keys()) if (!expected.has(key)) faults.push(`${key}: too much`);
  for (const [key, source] of expected) {
    const text = texts.get(key);
    if (text === undefined || text.trim() === '') {
      faults.push(`${key}: missing`);
    } else if (carried.includes(key.split('.').at(-1) ?? '')) {
      if (text !== source) faults.push(`${key}: should be as in English`);
    } else {
      const marks = marksOf(text);
      if (marks !== marksOf(source) && !mayLeaveOutCount(code, key, marks, source)) {
        faults.push(`${key}: has ${marks || 'nothing'} where English has ${marksOf(source)}`);
      }
      if (code === 'en') faults.push(...faultsOfTone(key, text));
      else if (text === source) {
        if (hasWords(text) && !sameAsEnglish(code, key, text))
          faults.push(`${key}: is the English text`);
      } else faults.push(...faultsOfTone(key, text), ...faultsOfScript(code, key, text));
    }
  }
  return faults;
}

/** The keys a language needs, with the English text of each: plurals in its own categories. */
function expectedKeys(code: LanguageCode, english: Texts): Map<string, string> {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const expected = new Map<string, string>();
  for (const [key, text] of english) {
    const stem = key.replace(PLURAL, '');
    if (stem === key) expected.set(key, text);
    else {
      const most = english.get(`${stem}_other`) ?? text;
      for (const category of categories) expected.set(`${stem}_${category}`, most);
    }
  }
  return expected;
}

function marksOf(text: string): string {
  return [...new Set(text.match(MARK))].sort().join(' ');
}

/** A form that stands for one number alone may say it in a word. */
function mayLeaveOutCount(code: LanguageCode, key: string, marks: string, source: string): boolean {
  const [, category] = PLURAL.exec(key) ?? [];
  if (marks !== marksOf(source.replaceAll(COUNT, ''))) return false;
  const rules = new Intl.PluralRules(code);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === category).length === 1;
}

function faultsOfTone(key: string, text: string): string[] {
  return /[!！¡]/.test(text) ? [`${key}: shouts`] : [];
}

function faultsOfScript(code: LanguageCode, key: string, text: string): string[] {
  const faults: string[] = [];
  const own = SCRIPTS[code];
  const bare = text.replaceAll(MARK, '');
  if (own && hasWords(text) && !own.test(bare)) faults.push(`${key}: not in its own script`);
  const others = own ? [] : Object.values(SCRIPTS);
  if (others.some((script) => script.test(bare))) faults.push(`${key}: in another script`);
  if (FOREIGN[code]?.test(bare)) faults.push(`${key}: has letters of another language`);
  return faults;
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(MARK, ''));
}
