import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database, Executor } from '#server/db/schema.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { open, seal } from './seal.ts';

/** How many opened keys are kept in memory; the one that was opened first goes first. */
const KEPT_KEYS = 10_000;
/**
 * How long an opened key is kept, ms. A key that another process destroyed is gone from this one
 * after so long at most.
 */
const KEPT_MS = 30_000;

/** A person without a key: their account is deleted, and nothing of theirs can be read again. */
export class KeyGone extends Error {
  override readonly name = 'KeyGone';
}

/** One person's sealing and opening. `place` names the row and column the value belongs to. */
export interface PersonVault {
  sealText(text: string, place: string): Buffer;
  openText(sealed: Uint8Array, place: string): string;
  sealBytes(bytes: Uint8Array, place: string): Buffer;
  openBytes(sealed: Uint8Array, place: string): Buffer;
  /** A word as the index of what was said holds it: for each person another hash, of 32 bytes. */
  indexHash(word: string): Buffer;
}

export interface Vault {
  /** Makes and stores a new person's key, within the transaction that makes the person. */
  createKey(executor: Executor, userId: string): Promise<void>;
  /** The vault of one person. Throws KeyGone when there is no key any more. */
  of(userId: string): Promise<PersonVault>;
  /**
   * Holds the person's key until the transaction ends: whatever is written with it is there before
   * the key can be destroyed, and found by whoever destroys it. Throws KeyGone when it is gone.
   */
  hold(transaction: Executor, userId: string): Promise<void>;
  /** Destroys the person's key: what was sealed with it can never be opened again. */
  destroyKey(transaction: Executor, userId: string): Promise<void>;
  /** For what belongs to nobody in particular or must outlive a person's key: the queue of jobs. */
  readonly system: PersonVault;
  /** Forgets the opened key, so that a destroyed one is not used from memory. */
  forget(userId: string): void;
  /** Forgets the opened keys whose time is over; to be called every few seconds. */
  sweep(): void;
}

interface OpenedKey {
  vault: PersonVault;
  /** On the monotonic clock, ms. */
  until: number;
}

/**
 * The vault: every person has a random 256-bit key, stored wrapped under the master key. Destroying
 * that one row makes everything of the person unreadable, in every backup of the rest as well.
 */
export function createVault(db: Database, masterKey: Uint8Array, keptMs = KEPT_MS): Vault {
  // In the order of their opening, which is that of their end.
  const opened = new Map<string, OpenedKey>();

  function sweep(): void {
    const now = performance.now();
    for (const [userId, { until }] of opened) {
      if (until > now && opened.size <= KEPT_KEYS) return;
      opened.delete(userId);
    }
  }

  return {
    system: personVault(Buffer.from(hkdfSync('sha256', masterKey, '', 'keepsake system', 32))),

    async createKey(executor, userId) {
      const wrapped = seal(masterKey, randomBytes(32), keyPlace(userId));
      await executor
        .insertInto('data_keys')
        .values({ user_id: userId, wrapped_key: wrapped })
        .execute();
    },

    async of(userId) {
      const kept = opened.get(userId);
      if (kept && kept.until > performance.now()) return kept.vault;
      opened.delete(userId);
      const row = await db
        .selectFrom('data_keys')
        .select('wrapped_key')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) throw new KeyGone(`no key for ${userId}`);
      const vault = personVault(open(masterKey, row.wrapped_key, keyPlace(userId)));
      opened.delete(userId);
      opened.set(userId, { vault, until: performance.now() + keptMs });
      sweep();
      return vault;
    },

    async hold(transaction, userId) {
      // By an update, the one lock both engines have.
      const held = await transaction
        .updateTable('data_keys')
        .set({ user_id: userId })
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst();
      if (!held) throw new KeyGone(`no key for ${userId}`);
    },

    async destroyKey(transaction, userId) {
      await transaction.deleteFrom('data_keys').where('user_id', '=', userId).execute();
    },

    forget(userId) {
      opened.delete(userId);
    },

    sweep,
  };
}

function keyPlace(userId: string): string {
  return `data_keys.wrapped_key:${userId}`;
}

function personVault(key: Uint8Array): PersonVault {
  return {
    indexHash: createKeyedHash(new Uint8Array(hkdfSync('sha256', key, '', 'keepsake index', 32))),
    sealText: (text, place) => seal(key, Buffer.from(text, 'utf8'), place),
    openText: (sealed, place) => open(key, sealed, place).toString('utf8'),
    sealBytes: (bytes, place) => seal(key, bytes, place),
    openBytes: (sealed, place) => open(key, sealed, place),
  };
}
