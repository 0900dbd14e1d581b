import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What docs/spec-coverage.md says of one statement of the specification. */
interface Row {
  statement: string;
  /** Paths of what does it; none where the row is open. */
  files: string[];
  /** What shows it: a test file, and a part of a title in it. */
  shown: { file: string; title: string }[];
  open: boolean;
}

const DOCUMENT = 'docs/spec-coverage.md';
/** A title: the text that opens a call of test, it, describe or step, `.each(…)` between or not. */
const TITLE =
  /(?:\b(?:test|it|describe|step)(?:\.\w+)*\s*\(|\)\s*\()\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs;

const rows = rowsOf(readFileSync(DOCUMENT, 'utf8'));
const covered = rows.filter(({ open }) => !open);

test(`${rows.length} statements of the specification: ${covered.length} covered, ${rows.length - covered.length} open`, () => {
  expect(rows.length).toBeGreaterThan(200);
});

test('every statement says where it is done and what shows it, or that it is open', () => {
  const bare = covered.filter(({ files, shown }) => files.length === 0 || shown.length === 0);
  expect(bare.map(({ statement }) => statement)).toEqual([]);
  expect(rows.filter(({ open, shown }) => open && shown.length > 0)).toEqual([]);
});

test('what a statement names is there', () => {
  const named = covered.flatMap(({ files, shown }) => [...files, ...shown.map(({ file }) => file)]);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  const lost = covered
    .flatMap(({ shown }) => shown)
    .filter(({ file, title }) => !titlesOf(file).some((known) => known.includes(title)));
  expect(lost).toEqual([]);
});

test('a title is read however it is written', () => {
  expect(
    titlesIn(`
      test('plain', () => {});
      test.each([[1, 'no title']])('each %s', () => {});
      it.skipIf(none)(
        "a \\"quoted\\" one", async () => {});
      describe(\`\${width} px\`, () => {});
      await test.step('a step', () => {});
      expect(text).toBe('no title');
    `),
  ).toEqual(['plain', 'each %s', 'a "quoted" one', '${width} px', 'a step']);
});

function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'))
    .map((line) => {
      const [, statement = '', where = '', tests = ''] = line.split('|').map((cell) => cell.trim());
      return {
        statement,
        files: pathsIn(where),
        shown: tests.split('<br>').flatMap((part) => {
          const [file] = pathsIn(part);
          const title = part.slice(part.indexOf(':') + 1).trim();
          return file && title ? [{ file, title }] : [];
        }),
        open: where === 'open',
      };
    });
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

function titlesOf(file: string): string[] {
  return existsSync(file) ? titlesIn(readFileSync(file, 'utf8')) : [];
}

function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));
}
