import { expect, test } from 'vitest';
import { sentencesOf, trimmed } from './spans.ts';

function cutInto(text: string, language: string): string[] {
  return sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['en', ' I had tea.  We sang!\n\nDid you?\n', ['I had tea.', 'We sang!', 'Did you?']],
  ['ja', '海へ行ったね。楽しかった。', ['海へ行ったね。', '楽しかった。']],
  ['hi', 'चाय बनी थी। हम हँसे।', ['चाय बनी थी।', 'हम हँसे।']],
  ['ar', 'شربنا الشاي. هل تذكر؟', ['شربنا الشاي.', 'هل تذكر؟']],
])('the sentences of a reply in %s', (language, text, sentences) => {
  expect(cutInto(text, language)).toEqual(sentences);
});

test('white space alone is no sentence', () => {
  expect(cutInto(' \n ', 'en')).toEqual([]);
});

test('a span gives up the white space at its ends', () => {
  expect(trimmed('one  two three', { start: 3, end: 9 })).toEqual({ start: 5, end: 8 });
  expect(trimmed('one   two', { start: 3, end: 6 })).toEqual({ start: 6, end: 6 });
});
