import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

function shown(content: string, ...words: string[]): string {
  const matches = words.map((word) => {
    const start = content.indexOf(word);
    return { start, end: start + word.length };
  });
  return excerptOf({ content, matches })
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');
}

it('is the whole of a short message, with each place marked', () => {
  expect(shown('The blue suitcase.', 'blue', 'suitcase')).toBe('The [blue] [suitcase].');
});

it('begins and ends between words around the first place', () => {
  const text = `${'one two '.repeat(30)}suitcase ${'three four '.repeat(60)}`;
  const excerpt = shown(text, 'suitcase');
  expect(excerpt).toMatch(/^… (one |two )+\[suitcase\] (three |four )+(three|four) …$/);
  expect(excerpt.length).toBeLessThan(240);
});

it('tears no sign apart where there are no words', () => {
  const text = `${'𠮷'.repeat(200)}海${'𠮷'.repeat(200)}`;
  const excerpt = shown(text, '海');
  expect(excerpt).toContain('[海]');
  expect(excerpt.isWellFormed()).toBe(true);
});

it('leaves out the places that lie beyond it', () => {
  const text = `The boat. ${'And then again. '.repeat(40)}The lake.`;
  expect(shown(text, 'boat', 'lake')).toMatch(/^The \[boat\]\. [^[]+ …$/);
});
