import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The product's own sources under a folder, tests left out. */
function sourcesOf(folder: string): { file: string; text: string }[] {
  return readdirSync(`${root}${folder}`, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
    .map((file) => ({ file, text: readFileSync(`${root}${folder}/${file}`, 'utf8') }));
}

test('attack 11, ASVS V3.2.2: no page has a way for text to become markup or code', () => {
  const sources = sourcesOf('client');
  expect(sources.length).toBeGreaterThan(50);
  const ways =
    /dangerouslySetInnerHTML|\.innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc/i;
  expect(sources.filter(({ text }) => ways.test(text)).map(({ file }) => file)).toEqual([]);
});

test('ASVS V13.3.1: no source holds a key', () => {
  const keys =
    /sk_(live|test)_\w{10}|whsec_\w{10}|AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|ghp_\w{20}|xox[bp]-\w{10}/;
  const sources = ['server', 'client', 'shared', 'scripts'].flatMap(sourcesOf);
  expect(sources.filter(({ text }) => keys.test(text)).map(({ file }) => file)).toEqual([]);
});
