import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));

/** Utilities that name a side of the screen, where a page read from right to left needs the other. */
const PHYSICAL_CLASS =
  /(?<![\w-])(?:-?(?:(?:scroll-)?[mp][lr]|left|right|space-x|translate-x)-[\d[(a-z]|(?:rounded-(?:[lr]|[tb][lr])|border-[lr]|text-(?:left|right)|(?:float|clear|origin|origin-top|origin-bottom)-(?:left|right)|bg-(?:linear|gradient)-to-[lr])(?![a-z]))/;
const PHYSICAL_STYLE =
  /(?<![\w-])(?:(?:margin|padding|border|inset)-(?:left|right)|left|right|text-align:\s*(?:left|right)|float:\s*(?:left|right))\s*:/;
/** Icons that point along the line, and are turned where it runs the other way. */
const POINTING = /<(?:Arrow(?:Left|Right)|Chevron(?:Left|Right)|LogOut|SendHorizontal)\b[^>]*>/g;

function filesOf(ending: RegExp): string[] {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => ending.test(file) && !/\.test\.tsx?$/.test(file),
  );
}

/** The words of a file that are classes or could be: everything between quotes. */
function quoted(text: string): string[] {
  return text.match(/(['"`])(?:(?!\1)[^\\]|\\.)*\1/g) ?? [];
}

test('nothing is laid out by left and right, so that Arabic is laid out the other way round', () => {
  const found = filesOf(/\.tsx$/).flatMap((file) =>
    quoted(readFileSync(join(CLIENT, file), 'utf8'))
      .filter((text) => PHYSICAL_CLASS.test(text))
      .map((text) => `${file}: ${text}`),
  );
  const styles = filesOf(/\.css$/).flatMap((file) =>
    readFileSync(join(CLIENT, file), 'utf8')
      .split('\n')
      .filter((line) => PHYSICAL_STYLE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect([...found, ...styles]).toEqual([]);
});

test('icons that point along the line are turned', () => {
  const icons = filesOf(/\.tsx$/).flatMap((file) =>
    [...readFileSync(join(CLIENT, file), 'utf8').matchAll(POINTING)].map(
      ([icon]) => `${file}: ${icon}`,
    ),
  );
  expect(icons.length).toBeGreaterThan(3);
  expect(icons.filter((icon) => !icon.includes('rtl:-scale-x-100'))).toEqual([]);
});

test.each([
  ['ml-2', true],
  ['hover:-mr-3 flex', true],
  ['rounded-tl-small', true],
  ['absolute left-0', true],
  ['text-left', true],
  ['ms-2 text-start', false],
  ['flex inset-x-0', false],
  ['what is left of it', false],
])('the classes %j name a side: %s', (classes, physical) => {
  expect(PHYSICAL_CLASS.test(`'${classes}'`)).toBe(physical);
});
