import { expect, test } from 'vitest';
import { piecesOf } from './marked-text.tsx';

const TEXT = 'One. Two. Three.';

test('a text is cut at its marks, and nothing of it is lost', () => {
  const pieces = piecesOf(TEXT, [
    { start: 0, end: 4, kind: 'known' },
    { start: 5, end: 9, kind: 'imagined' },
  ]);
  expect(pieces).toEqual([
    { start: 0, words: 'One.', mark: 0 },
    { start: 4, words: ' ' },
    { start: 5, words: 'Two.', mark: 1 },
    { start: 9, words: ' Three.' },
  ]);
});

test.each([
  ['beyond the text', { start: 10, end: 99 }],
  ['empty', { start: 3, end: 3 }],
  ['over another', { start: 2, end: 8 }],
])('a mark that is %s is left out', (_, span) => {
  const pieces = piecesOf(TEXT, [
    { start: 0, end: 4, kind: 'known' },
    { ...span, kind: 'imagined' },
  ]);
  expect(pieces.map(({ words }) => words).join('')).toBe(TEXT);
  expect(pieces.filter(({ mark }) => mark !== undefined)).toHaveLength(1);
});

test('without marks the text is one piece', () => {
  expect(piecesOf(TEXT, [])).toEqual([{ start: 0, words: TEXT }]);
});
