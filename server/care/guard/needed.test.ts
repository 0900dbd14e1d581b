import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import { neededBy } from './needed.ts';
import { compile, guardWords, partsOf } from './patterns.ts';
import { ruleIndex } from './rules.ts';

describe('what a pattern cannot do without', () => {
  it.each([
    [' i am here ', [' i am here ']],
    [' i (am|was) [^ ]*ing ', ['ing ']],
    [' (?:see|meet) (?:[^ ,]+ ){0,4}you soon ', ['you soon ']],
    ['colou?r', ['colo']],
    ['^ stay$', [' stay']],
    ['(soon|now)', ['soon', 'now']],
    ['(soon|now)?wait', ['wait']],
    ['(soon|[a-z])', undefined],
    ['left|right', ['left', 'right']],
    ['left|a?', undefined],
    ['(?<!not )with you', ['with you']],
    ['\\.\\.\\.', ['...']],
    ['待って(い)?る', ['待って']],
  ])('%s needs %j', (pattern, needed) => {
    expect(neededBy(pattern) ?? []).toEqual(needed ?? []);
  });
});

it.each(languageCodes)('no pattern of %s that matches is passed over', (code) => {
  const words = guardWords.parse(
    JSON.parse(readFileSync(new URL(`words/${code}.json`, import.meta.url), 'utf8')),
  );
  const { rulesNear, rules } = compile(words);
  const file = new URL(`../../../training/corpus/outgoing/${code}.tsv`, import.meta.url);
  const unsafe = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('ok'));
  const compiled = rules.map(({ source }) => new RegExp(source, 'u'));
  let matches = 0;
  for (const part of unsafe.slice(0, 40).flatMap(partsOf)) {
    const text = ` ${part.trim()} `;
    const all = compiled.filter((pattern) => pattern.test(text));
    const near = rulesNear(text).map(({ pattern }) => pattern());
    expect(near.filter((pattern) => pattern.test(text))).toEqual(all);
    matches += all.length;
  }
  expect(matches).toBeGreaterThan(5);
});

it('rules come in the order in which they were written', () => {
  const sources = ['here', '[a-z]{9}', 'always here'];
  const near = ruleIndex(sources.map((source) => ({ harm: 'presence', firm: false, source })));
  expect(near('always here, heretofore').map(({ pattern }) => pattern().source)).toEqual(sources);
});
