import { expect, test } from 'vitest';
import { phoneParts } from './phone-links.ts';

function links(text: string): (string | undefined)[] {
  const parts = phoneParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.filter((part) => part.href !== undefined).map((part) => part.href);
}

test.each([
  ['Call 988, at any hour.', ['tel:988']],
  ['Text HOME to 741741.', ['sms:741741']],
  ['Lifeline: call 13 11 14, or text 0477 13 11 14.', ['tel:131114', 'sms:0477131114']],
  ['Samaritans: 116 123 (free)', ['tel:116123']],
  ['0800 111 0 111 or 0800-111-0-222', ['tel:08001110111', 'tel:08001110222']],
  ['From abroad +49 (30) 44 01 06 07', ['tel:+493044010607']],
  ['Lifeline 13 11 14', ['tel:131114']],
  ['It is there 24/7, or from 16:00 to 22.30, for 1,000 people.', []],
  ['In any other country, findahelpline.com names a line.', ['https://findahelpline.com/']],
  ['I am here.', []],
  ['988', ['tel:988']],
])('what can be tapped in: %s', (text, hrefs) => {
  expect(links(text)).toEqual(hrefs);
});
