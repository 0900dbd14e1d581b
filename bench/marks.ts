import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { careWordsOf, readCarePacks } from '#server/care/words.ts';
import { lexiconOf } from '#server/memory/lexicon.ts';
import { type Fact, markerFor } from '#server/memory/marks.ts';
import { piecesOf } from '#server/memory/pieces.ts';
import { builtinLanguage } from '#server/voice/builtin/languages/index.ts';
import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';

const KINDS = ['known', 'told', 'imagined', 'none'] as const;
type Kind = (typeof KINDS)[number];

const factKind = z.enum(['profile', 'told', 'correction']);
const kind = z.enum(KINDS);

/** A sentence of a reply, what it stands on by our own reading, and what it was marked as. */
interface Marked {
  language: LanguageCode;
  text: string;
  expected: Kind;
  marked: Kind;
}

/**
 * Marks the sentences of each set, each sentence as a reply of its own, by the facts of its language.
 * Lines are `language, fact, kind, text` or `language, kind, text`, parted by tabs. Prints precision and
 * recall a kind and how many are right a language; `misses` lists the others. Then it counts how many of
 * the sentences of care, which tell of nothing that was, are taken for made-up memories. Returns the
 * exit code.
 */
export async function measureMarks(
  paths: readonly string[],
  options: { json: boolean; misses: boolean },
): Promise<number> {
  const sets: Record<string, object> = {};
  for (const path of paths) sets[path] = await measureSet(path, options.misses);
  const care = await careTakenForMemories();
  console.log(`sentences of care taken for memories: ${care.taken} of ${care.sentences}`);
  if (options.json) console.log(JSON.stringify({ sets, care }));
  return 0;
}

async function measureSet(path: string, misses: boolean): Promise<object> {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  const all: Marked[] = [];
  for (const { code } of LANGUAGES) all.push(...(await markAll(code, rows)));
  const byKind = Object.fromEntries(KINDS.map((each) => [each, ratesOf(each, all)]));
  const byLanguage = Object.fromEntries(
    LANGUAGES.map(({ code }) => {
      const own = all.filter(({ language }) => language === code);
      return [code, Object.fromEntries(KINDS.map((each) => [each, rightOf(each, own)]))];
    }).filter(([code]) => all.some(({ language }) => language === code)),
  );
  console.log(`${path}: marks of ${all.length} sentences`);
  console.table(byKind);
  console.table(byLanguage);
  if (misses) {
    for (const { language, text, expected, marked } of all) {
      if (expected !== marked) console.log(`${language} ${expected} as ${marked}: ${text}`);
    }
  }
  return { byKind, byLanguage };
}

async function careTakenForMemories(): Promise<{ sentences: number; taken: number }> {
  const packs = readCarePacks();
  const counts = { sentences: 0, taken: 0 };
  for (const { code } of LANGUAGES) {
    const words = careWordsOf(packs, code);
    const marks = markerFor([], lexiconOf(await builtinLanguage(code), code), []);
    const said = [
      ...[...words.first, ...words.more].flatMap(({ before, after }) => [before, after]),
      ...[words.denied, words.safe, words.checks, words.goodnight, words.help].flat(),
      ...Object.values(words.instead).flat(),
    ].join('\n');
    counts.sentences += piecesOf(said).length;
    counts.taken += marks(said).filter((mark) => mark.kind === 'imagined').length;
  }
  return counts;
}

async function markAll(language: LanguageCode, rows: readonly string[][]): Promise<Marked[]> {
  const own = rows.filter(([code]) => code === language);
  if (own.length === 0) return [];
  const lexicon = lexiconOf(await builtinLanguage(language), language);
  const facts = own
    .filter(([, what]) => what === 'fact')
    .map(
      ([, , of, text = ''], index): Fact => ({ id: `${index}`, kind: factKind.parse(of), text }),
    );
  const marks = markerFor(facts, lexicon, []);
  return own
    .filter(([, what]) => what !== 'fact')
    .map(([, expected, text = '']) => ({
      language,
      text,
      expected: kind.parse(expected),
      marked: marks(text)[0]?.kind ?? 'none',
    }));
}

function ratesOf(each: Kind, all: readonly Marked[]): Record<string, number> {
  const right = all.filter(({ expected, marked }) => expected === each && marked === each).length;
  const given = all.filter(({ marked }) => marked === each).length;
  const due = all.filter(({ expected }) => expected === each).length;
  return { sentences: due, precision: shareOf(right, given), recall: shareOf(right, due) };
}

function rightOf(each: Kind, own: readonly Marked[]): string {
  const due = own.filter(({ expected }) => expected === each);
  return `${due.filter(({ marked }) => marked === each).length} of ${due.length}`;
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}
