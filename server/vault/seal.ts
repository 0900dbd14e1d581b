import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** A sealed value that cannot be opened: another key, another place, or altered bytes. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * Seals bytes with AES-256-GCM under a 32-byte key: version, nonce, cipher text, tag.
 * `place` names where the value lives ("messages.content:ID"); it is authenticated, so that a
 * sealed value copied to another row or column does not open there. Random 96-bit nonces are safe
 * for 2^32 values a key (NIST SP 800-38D, 8.3), far beyond what one person writes.
 */
export function seal(key: Uint8Array, plain: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(place, 'utf8'));
  const body = cipher.update(plain);
  const end = cipher.final();
  return Buffer.concat([Buffer.of(VERSION), nonce, body, end, cipher.getAuthTag()]);
}

/** Opens what `seal` made for the same key and place. Throws SealBroken for anything else. */
export function open(key: Uint8Array, sealed: Uint8Array, place: string): Buffer {
  if (sealed.length < HEAD_BYTES + TAG_BYTES || sealed[0] !== VERSION) {
    throw new SealBroken(`not a sealed value at ${place}`);
  }
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, HEAD_BYTES));
  decipher.setAAD(Buffer.from(place, 'utf8'));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  try {
    const body = decipher.update(sealed.subarray(HEAD_BYTES, sealed.length - TAG_BYTES));
    return Buffer.concat([body, decipher.final()]);
  } catch {
    throw new SealBroken(`cannot be opened at ${place}`);
  }
}
