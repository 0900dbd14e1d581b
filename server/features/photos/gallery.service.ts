import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '#server/db/schema.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { GalleryPhoto } from '#shared/contract/photos.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import {
  clearProfilePhoto,
  deletePhoto,
  holdGallery,
  insertPhoto,
  type PhotoRow,
  photosOf,
  setDefault,
  unsetDefault,
} from './photos.repo.ts';
import type { PhotosService } from './photos.service.ts';

export interface GalleryService {
  /** The person's photos in the order they were added. */
  list(actor: Actor): Promise<GalleryPhoto[]>;
  /**
   * Hangs an uploaded photo in the gallery, as the default where it is asked for or the gallery was
   * empty. Throws subscription_required, photo_limit at five, photo_invalid for what is no path of
   * ours, not_found for a photo that is not theirs.
   */
  add(actor: Actor, photo: { objectPath: string; isDefault: boolean }): Promise<GalleryPhoto>;
  /**
   * Removes a photo for good, its bytes and all; where it is the profile's photo as well, the
   * profile is left without one. Throws not_found for another's and for none alike.
   */
  remove(actor: Actor, id: string): Promise<void>;
  /** Has one photo shown always. Throws subscription_required and not_found. */
  setDefault(actor: Actor, id: string): Promise<void>;
  /** Lets the photos take turns. Throws subscription_required. */
  clearDefault(actor: Actor): Promise<void>;
  /** The photo to show now: the default, else one by chance; null where the gallery is empty. */
  shown(actor: Actor): Promise<string | null>;
}

interface GalleryDeps {
  db: Database;
  clock: Clock;
  photos: PhotosService;
  billing: BillingService;
}

/**
 * The gallery of a profile: at most five photos, at most one of them the default. Rows are taken in
 * one order everywhere (person, picture, photo, profile), so that no two changes wait for each other.
 */
export function createGalleryService({ db, clock, photos, billing }: GalleryDeps): GalleryService {
  /** Does `work` while no other call changes the person's gallery. */
  function held<T>(actor: Actor, work: (transaction: Executor) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (transaction) => {
      if (!(await holdGallery(transaction, actor.userId))) throw new AppError('unauthorized');
      return work(transaction);
    });
  }

  return {
    async list(actor) {
      return (await photosOf(db, actor.userId)).map(present);
    },

    async add(actor, { objectPath, isDefault }) {
      await billing.requireActive(actor);
      const { userId } = actor;
      const row = await held(actor, async (transaction) => {
        await photos.hold(transaction, userId, objectPath, 'objectPath');
        const photo: PhotoRow = {
          id: randomUUID(),
          user_id: userId,
          photo_url: objectPath,
          is_default: 0,
          uploaded_at: clock.now(),
        };
        const added = await insertPhoto(transaction, photo, LIMITS.photosPerGallery);
        if (!added) throw new AppError('photo_limit');
        const first = (await photosOf(transaction, userId)).length === 1;
        return isDefault || first ? makeDefault(transaction, photo) : photo;
      });
      return present(row);
    },

    async remove(actor, id) {
      const { userId } = actor;
      const retired = await held(actor, async (transaction) => {
        const rows = await photosOf(transaction, userId);
        const photo = photoIn(rows, id);
        // One picture may hang there twice, and then stays.
        const last = rows.filter((row) => row.photo_url === photo.photo_url).length === 1;
        if (last) await photos.retire(transaction, photo.photo_url);
        await deletePhoto(transaction, photo);
        if (last) await clearProfilePhoto(transaction, userId, photo.photo_url);
        return last ? photo.photo_url : null;
      });
      if (retired !== null) await photos.clear(retired);
    },

    async setDefault(actor, id) {
      await billing.requireActive(actor);
      await held(actor, async (transaction) => {
        const photo = photoIn(await photosOf(transaction, actor.userId), id);
        await makeDefault(transaction, photo);
      });
    },

    async clearDefault(actor) {
      await billing.requireActive(actor);
      await held(actor, (transaction) => unsetDefault(transaction, actor.userId));
    },

    async shown(actor) {
      const rows = await photosOf(db, actor.userId);
      const chosen =
        rows.find((row) => row.is_default === 1) ?? rows[Math.floor(Math.random() * rows.length)];
      return chosen?.photo_url ?? null;
    },
  };
}

async function makeDefault(transaction: Executor, photo: PhotoRow): Promise<PhotoRow> {
  await unsetDefault(transaction, photo.user_id);
  await setDefault(transaction, photo);
  return { ...photo, is_default: 1 };
}

/** Throws not_found: what is another's and what is not there are one. */
function photoIn(rows: readonly PhotoRow[], id: string): PhotoRow {
  const photo = rows.find((row) => row.id === id);
  if (!photo) throw new AppError('not_found');
  return photo;
}

function present(row: PhotoRow): GalleryPhoto {
  return {
    id: row.id,
    photoUrl: row.photo_url,
    isDefault: row.is_default === 1,
    uploadedAt: row.uploaded_at,
  };
}
