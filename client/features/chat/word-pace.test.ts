import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { nextShown } from './word-pace.ts';

function steps(text: string): string[] {
  const shown: string[] = [];
  let end = 0;
  while (end < text.length) {
    const next = nextShown(text, end);
    expect(next).toBeGreaterThan(end);
    shown.push(text.slice(end, next));
    end = next;
  }
  return shown;
}

test('a short text comes word by word, with its spaces', () => {
  expect(steps('I remember  the\n\nsea.')).toEqual(['I ', 'remember  ', 'the\n\n', 'sea.']);
});

test('scripts without spaces come by the character, marks included', () => {
  expect(steps('海を見た')).toEqual(['海', 'を', '見', 'た']);
});

test('a long text that arrived at once does not lag behind', () => {
  expect(steps('word '.repeat(400)).length).toBeLessThan(150);
});

test('every text is shown in full, whatever it holds', () => {
  const piece = constantFrom('word', ' ', '\n', '海', '🕯️', 'สวัสดี', 'é', '\u0000', '\ud83d');
  assert(
    property(array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      expect(steps(text).join('')).toBe(text);
    }),
  );
});
