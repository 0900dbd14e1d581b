/** The store cannot be reached, or does not do what it is asked; `cause` is what it said. */
export class PhotoStoreError extends Error {
  override readonly name = 'PhotoStoreError';
}

/** The only keys there are: made by the server, one path segment, never hidden. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Throws TypeError for what is no key: a path, say, that leads out of the store. */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError('not a key of the photo store');
}

/**
 * Where sealed photo bytes lie. Keys are made by the server and hold only [A-Za-z0-9._-]. Every call
 * throws TypeError for a key that is none, and PhotoStoreError.
 */
export interface PhotoStore {
  /** Stores bytes under a key; a second write replaces the first, never half of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under a key, or null where there are none. */
  get(key: string): Promise<Buffer | null>;
  /** Removes what is under a key; nothing happens where there is nothing. */
  remove(key: string): Promise<void>;
}
