import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

it.each(['', 'bread', 'Ζαχαρούλα', '雪', 'a'.repeat(500)])('is the HMAC of %j', (text) => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
  expect(createKeyedHash(key)(text)).toEqual(createHmac('sha256', key).update(text).digest());
});

it('refuses a key that would have to be hashed first', () => {
  expect(() => createKeyedHash(new Uint8Array(65))).toThrow('65 bytes');
});
