import { hash } from 'node:crypto';

/** SHA-256 works on blocks of so many bytes. */
const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

/**
 * HMAC-SHA-256 (RFC 2104) of texts under one key of at most 64 bytes, by two hashes in one go each:
 * `createHmac` makes an object a text, and takes six times as long for texts as short as words, of
 * which a message has some sixty to enter into the index.
 */
export function createKeyedHash(key: Uint8Array): (text: string) => Buffer {
  const inner = padded(key, INNER);
  const outer = padded(key, OUTER);
  return (text) => sha256(outer, sha256(inner, Buffer.from(text)));
}

function padded(key: Uint8Array, pad: number): Buffer {
  if (key.length > BLOCK_BYTES) throw new Error(`A key of ${key.length} bytes is too long`);
  return Buffer.from(Array.from({ length: BLOCK_BYTES }, (_, at) => (key[at] ?? 0) ^ pad));
}

function sha256(first: Buffer, second: Buffer): Buffer {
  return hash('sha256', Buffer.concat([first, second]), 'buffer');
}
