import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ATTACKS = 44;

/** The rows of the page: what is named, and the files said to show it, or why there is none yet. */
const rows = [
  ...readFileSync(`${root}docs/security.md`, 'utf8').matchAll(
    /^\| ((?:attack|ASVS) [^|]+?) \| [^|]+ \| ([^|]+?) \|$/gm,
  ),
].map(([, name = '', shown = '']) => ({ name, shown }));

/**
 * The names in a text, one by one: "attack 1, 2" are two, "ASVS V3.3.1 to V3.3.4" are four, and
 * each keeps its kind: "attack 7, ASVS V8.2.3".
 */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  const lists = text.matchAll(/(attack|ASVS) (V?[\d.]*\d(?:(?:, | to |\/)V?[\d.]*\d)*)/g);
  for (const [, kind = '', list = ''] of lists) {
    for (const part of list.split(/, |\//)) {
      const [first = '', last = first] = part.split(' to ');
      const stem = first.replace(/\d+$/, '');
      const [from, until] = [first, last].map((each) => Number(/\d+$/.exec(each)?.[0]));
      for (let number = from ?? 0; number <= (until ?? 0); number += 1) {
        names.add(`${kind} ${stem}${number}`);
      }
    }
  }
  return names;
}

describe('docs/security.md', () => {
  test('names every attack, once', () => {
    const attacks = rows
      .flatMap(({ name }) => [...namesIn(name)])
      .filter((name) => name.startsWith('attack'));
    const expected = Array.from({ length: ATTACKS }, (_, index) => `attack ${index + 1}`);
    expect(attacks).toEqual(expected);
    expect(rows.length).toBeGreaterThan(90);
  });

  test.each(rows)('$name is shown by the tests it names', ({ name, shown }) => {
    if (shown.startsWith('open: ') || shown.startsWith('departure: ')) return;
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    const found = new Set<string>();
    for (const file of files) {
      expect([file, existsSync(`${root}${file}`)]).toEqual([file, true]);
      const named = namesIn(readFileSync(`${root}${file}`, 'utf8'));
      const here = [...namesIn(name)].filter((each) => named.has(each));
      expect([file, here.length > 0]).toEqual([file, true]);
      for (const each of here) found.add(each);
    }
    expect([...namesIn(name)].filter((each) => !found.has(each))).toEqual([]);
  });

  test('the reading of names is right', () => {
    expect([
      ...namesIn("'attack 7, ASVS V8.2.3, V15.3.3: x' and attack 21, 22 (ASVS V3.3.1 to V3.3.3)"),
    ]).toEqual([
      'attack 7',
      'ASVS V8.2.3',
      'ASVS V15.3.3',
      'attack 21',
      'attack 22',
      'ASVS V3.3.1',
      'ASVS V3.3.2',
      'ASVS V3.3.3',
    ]);
  });
});
