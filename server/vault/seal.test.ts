import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { open, SealBroken, seal } from './seal.ts';

const key = randomBytes(32);
const place = 'messages.content:1';

test.each(['', 'Guten Abend, mein Schatz', '👨‍👩‍👧 ﬃ \0 عمر', 'x'.repeat(100_000)])(
  'opens to what was sealed',
  (text) => {
    expect(open(key, seal(key, Buffer.from(text), place), place).toString()).toBe(text);
  },
);

test('the same text is sealed differently every time, and cannot be read', () => {
  const text = Buffer.from('Rhubarb cake on Sundays');
  const sealed = [seal(key, text, place), seal(key, text, place)];
  expect(sealed[0]).not.toEqual(sealed[1]);
  for (const each of sealed) expect(each.includes('cake')).toBe(false);
});

test('opens at no other place and with no other key', () => {
  const sealed = seal(key, Buffer.from('text'), place);
  expect(() => open(key, sealed, 'messages.content:2')).toThrow(SealBroken);
  expect(() => open(key, sealed, 'profiles.words:1')).toThrow(SealBroken);
  expect(() => open(randomBytes(32), sealed, place)).toThrow(SealBroken);
});

test('one altered, missing or added byte anywhere breaks it', () => {
  const sealed = seal(key, Buffer.from('text'), place);
  for (let index = 0; index < sealed.length; index += 1) {
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
    expect(() => open(key, altered, place), `byte ${index}`).toThrow(SealBroken);
    expect(() => open(key, sealed.subarray(0, index), place), `cut at ${index}`).toThrow(
      SealBroken,
    );
  }
  expect(() => open(key, Buffer.concat([sealed, Buffer.of(0)]), place)).toThrow(SealBroken);
});
