import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet, Argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The argon2id hash of a password, with its salt and cost, as it is stored. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, { ...COST, outputLen: HASH_BYTES });
}

/** Whether `password` is the one that `stored` was made from. Takes the same time either way. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/**
 * A stored hash that no password fits, of the same cost as a real one: verifying against it makes
 * an address without an account take as long as one with.
 */
export function unmatchableHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  const salt = randomBytes(SALT_BYTES).toString('base64').replaceAll('=', '');
  const digest = randomBytes(HASH_BYTES).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
