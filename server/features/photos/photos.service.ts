import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database, Executor } from '#server/db/schema.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import { createSlots } from '#server/http/slots.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { PhotoStore } from '#server/ports/photo-store/port.ts';
import type { Vault } from '#server/vault/vault.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import {
  createPhotoNormaliser,
  imageTypeOf,
  type NormalPhoto,
  UnreadablePhoto,
} from './normalise-photo.ts';
import {
  deleteObject,
  holdObject,
  insertObject,
  ownsObject,
  retiredObjects,
  retireObject,
  retireUnused,
  someObjects,
} from './objects.repo.ts';

/** Pictures are decoded on the threads that hashing uses as well. */
const DECODED_AT_ONCE = 2;
const DECODES_WAITING = 60;
/** How long an uploaded photo waits to be used, ms. */
const UNUSED_MS = 86_400_000;
const CLEARED_AT_ONCE = 100;
const OBJECT_PATH = /^\/objects\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

const SIZES = ['large', 'small'] as const;

export type PhotoSize = (typeof SIZES)[number];

/** A photo's opened bytes and what they are. */
export interface OpenPhoto {
  bytes: Buffer;
  type: string;
}

export interface PhotosService {
  /**
   * Takes a photo (base64 without a prefix) and returns its path. Throws invalid_request for what
   * is not base64, file_too_large above 5 MB, file_type for what is not a PNG, JPEG or WebP photo
   * that can be read, whatever it calls itself, and busy.
   */
  upload(actor: Actor, fileData: string): Promise<string>;
  /** As `upload`, for the bytes themselves and uncounted. Throws file_too_large, file_type or busy. */
  take(userId: string, bytes: Buffer): Promise<string>;
  /** One of the person's own photos; null for anybody else's and for none alike. */
  read(actor: Actor, path: string, size: PhotoSize): Promise<OpenPhoto | null>;
  /**
   * Holds one of the person's own photos until the transaction ends, so that it cannot go while it is
   * given a place. Throws photo_invalid for what is no path of ours (an address of another site, say)
   * and not_found for a photo that is not theirs. `field` names the refused field.
   */
  hold(transaction: Executor, userId: string, path: string, field: string): Promise<void>;
  /** Gives up a photo that nothing names any more; `clear` it once the transaction has ended. */
  retire(transaction: Executor, path: string): Promise<void>;
  /** Removes the bytes of a photo that was given up. What cannot be removed now, the sweep removes. */
  clear(path: string): Promise<void>;
  /** Removes everything a person ever uploaded. Throws when the store cannot be reached. */
  removeAll(userId: string): Promise<void>;
  /**
   * Removes photos that nobody used within a day, and whatever a crash or a lost store has kept from
   * being removed. Throws when the store cannot be reached.
   */
  sweep(): Promise<void>;
}

interface PhotosDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  photoStore: PhotoStore;
  rateLimits: RateLimits;
  log: Logger;
}

/** Photos: taken, made normal, sealed, and shown to their owner alone. */
export function createPhotosService(deps: PhotosDeps): PhotosService {
  const { db, clock, vault, photoStore, rateLimits, log } = deps;
  const slots = createSlots(DECODED_AT_ONCE, DECODES_WAITING);
  const normalise = createPhotoNormaliser();

  async function decodePhoto(bytes: Buffer): Promise<NormalPhoto> {
    if (!imageTypeOf(bytes)) throw new AppError('file_type');
    try {
      return await normalise(bytes);
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      throw new AppError('file_type', { fields: { fileData: 'file_invalid' } });
    }
  }

  async function keep(userId: string, photo: NormalPhoto): Promise<string> {
    const id = randomUUID();
    const person = await vault.of(userId);
    // The row comes first and goes last: whatever breaks off in between, no bytes are forgotten.
    await insertObject(db, { id, userId, now: clock.now() });
    for (const size of SIZES) {
      await photoStore.put(storeKey(id, size), person.sealBytes(photo[size], placeOf(id, size)));
    }
    try {
      await db.transaction().execute((transaction) => vault.hold(transaction, userId));
    } catch (error) {
      // The account was deleted meanwhile; whoever removed its photos may have been too early here.
      await removeBytes(id);
      throw error;
    }
    return `/objects/${id}`;
  }

  async function removeBytes(id: string): Promise<void> {
    for (const size of SIZES) await photoStore.remove(storeKey(id, size));
    await deleteObject(db, id);
  }

  return {
    async upload(actor, fileData) {
      await rateLimits.claim('uploadByAccount', actor.userId);
      if (decodedLength(fileData) > LIMITS.photoBytes) throw new AppError('file_too_large');
      // Decoded only when its turn has come: those who wait hold no bytes twice.
      const photo = await slots.run(async () => decodePhoto(decodeBase64(fileData)));
      return keep(actor.userId, photo);
    },

    async take(userId, bytes) {
      if (bytes.length > LIMITS.photoBytes) throw new AppError('file_too_large');
      return keep(userId, await slots.run(() => decodePhoto(bytes)));
    },

    async read(actor, path, size) {
      const id = objectId(path);
      if (id === undefined || !(await ownsObject(db, actor.userId, id))) return null;
      const sealed = await photoStore.get(storeKey(id, size));
      if (!sealed) return null;
      const person = await vault.of(actor.userId);
      const bytes = person.openBytes(sealed, placeOf(id, size));
      return { bytes, type: imageTypeOf(bytes) ?? 'application/octet-stream' };
    },

    async hold(transaction, userId, path, field) {
      const id = objectId(path);
      if (id === undefined) {
        throw new AppError('photo_invalid', { fields: { [field]: 'photo_invalid' } });
      }
      const found = await holdObject(transaction, { id, userId, now: clock.now() });
      if (!found) throw new AppError('not_found');
    },

    async retire(transaction, path) {
      const id = objectId(path);
      if (id !== undefined) await retireObject(transaction, id, clock.now());
    },

    async clear(path) {
      const id = objectId(path);
      if (id === undefined) return;
      try {
        await removeBytes(id);
      } catch (error) {
        log.warn({ err: error, object: id }, 'a photo is removed later');
      }
    },

    async removeAll(userId) {
      for (;;) {
        const ids = await someObjects(db, userId, CLEARED_AT_ONCE);
        if (ids.length === 0) return;
        for (const id of ids) await removeBytes(id);
      }
    },

    async sweep() {
      const now = clock.now();
      await retireUnused(db, { before: now - UNUSED_MS, now });
      for (;;) {
        const ids = await retiredObjects(db, CLEARED_AT_ONCE);
        if (ids.length === 0) return;
        for (const id of ids) await removeBytes(id);
      }
    },
  };
}

function objectId(path: string): string | undefined {
  return OBJECT_PATH.exec(path)?.[1];
}

function storeKey(id: string, size: PhotoSize): string {
  return size === 'small' ? `${id}.small` : id;
}

function placeOf(id: string, size: PhotoSize): string {
  return `objects.${size}:${id}`;
}

/** How many bytes a base64 text stands for. */
function decodedLength(text: string): number {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  return Math.floor((text.length * 3) / 4) - padding;
}

/** Node's own decoder skips what it does not know; encoding again shows whether it did. */
function decodeBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') === text) return bytes;
  throw new AppError('invalid_request', { fields: { fileData: 'file_invalid' } });
}
