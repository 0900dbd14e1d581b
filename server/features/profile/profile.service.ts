import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '#server/db/schema.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import type { GalleryService } from '#server/features/photos/gallery.service.ts';
import type { PhotosService } from '#server/features/photos/photos.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { PersonVault, Vault } from '#server/vault/vault.ts';
import type { Portrait } from '#server/voice/voice.ts';
import { type Profile, type ProfileBody, tone as toneField } from '#shared/contract/profile.ts';
import { DEFAULT_TONE, type Tone } from '#shared/rules/tones.ts';
import {
  holdProfile,
  insertProfile,
  profileOf,
  type StoredProfile,
  updateProfile,
} from './profile.repo.ts';
import { changedWords, NO_WORDS, openWords, sealWords } from './profile-words.ts';

export interface ProfileService {
  /** The person's profile, or null; without its words where they are closed to the caller. */
  read(actor: Actor): Promise<Profile | null>;
  /**
   * Creates the profile or changes the fields that are given. Throws subscription_required,
   * invalid_request when the first save names nobody, photo_invalid for what is no photo path,
   * and not_found for another person's photo.
   */
  save(actor: Actor, body: ProfileBody): Promise<Profile>;
  /** Changes the photo alone; '' and null take it away. Throws as `save`, and profile_required. */
  setPhoto(actor: Actor, path: string | null): Promise<void>;
  /**
   * The address of the photo to show now: of the gallery, else the profile's own; null without, and
   * where photos are closed to the caller. Photos without a default take turns: each call draws anew.
   */
  displayPhoto(actor: Actor): Promise<string | null>;
  /** The profile as the voice needs it, or null where there is none. */
  portrait(userId: string): Promise<Portrait | null>;
  /**
   * Puts other words in the place of some that stand in a text of the profile, within a transaction.
   * Returns false where they do not stand there any more.
   */
  rewrite(
    transaction: Executor,
    person: PersonVault,
    userId: string,
    change: { field: PortraitText; from: string; to: string },
  ): Promise<boolean>;
}

/** A text of the profile that replies are made from. */
type PortraitText = 'personality' | 'importantDates' | 'keyFacts' | 'favoriteMemories';

interface ProfileDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  photos: PhotosService;
  gallery: Pick<GalleryService, 'shown'>;
  billing: BillingService;
}

/** The memorial profile: one a person, its words sealed. */
export function createProfileService(deps: ProfileDeps): ProfileService {
  const { db, clock, vault, photos, gallery, billing } = deps;

  async function write(
    transaction: Executor,
    person: PersonVault,
    userId: string,
    body: ProfileBody,
  ): Promise<StoredProfile> {
    const now = clock.now();
    const held = await holdProfile(transaction, userId, now);
    if (held) {
      const changed = changedProfile(held, person, body);
      await updateProfile(transaction, changed);
      return changed;
    }
    if (body.name === undefined) {
      throw new AppError('invalid_request', { fields: { name: 'name_required' } });
    }
    const first = firstProfile(userId, person, body);
    if (await insertProfile(transaction, first, now)) return first;
    // Another first save came in between; it is there now, so that this one changes it.
    return write(transaction, person, userId, body);
  }

  return {
    async read(actor) {
      const row = await profileOf(db, actor.userId);
      if (!row) return null;
      if (!actor.wordsOpen) return hiddenProfile(row);
      return presentProfile(row, await vault.of(actor.userId));
    },

    async save(actor, body) {
      await billing.requireActive(actor);
      const person = await vault.of(actor.userId);
      const photoUrl = body.photoUrl === '' ? null : body.photoUrl;
      const row = await db.transaction().execute(async (transaction) => {
        if (photoUrl) await photos.hold(transaction, actor.userId, photoUrl, 'photoUrl');
        return write(transaction, person, actor.userId, { ...body, photoUrl });
      });
      return presentProfile(row, person);
    },

    async setPhoto(actor, path) {
      await billing.requireActive(actor);
      const photoUrl = path === '' ? null : path;
      const person = await vault.of(actor.userId);
      await db.transaction().execute(async (transaction) => {
        if (photoUrl) await photos.hold(transaction, actor.userId, photoUrl, 'objectPath');
        if (!(await profileOf(transaction, actor.userId))) throw new AppError('profile_required');
        await write(transaction, person, actor.userId, { photoUrl });
      });
    },

    async displayPhoto(actor) {
      if (!actor.wordsOpen) return null;
      const shown = await gallery.shown(actor);
      if (shown !== null) return shown;
      return (await profileOf(db, actor.userId))?.photo_url ?? null;
    },

    async portrait(userId) {
      const row = await profileOf(db, userId);
      if (!row) return null;
      const words = openWords(await vault.of(userId), row.id, row.words);
      return { ...words, tone: toneOf(row.tone) };
    },

    async rewrite(transaction, person, userId, { field, from, to }) {
      const held = await holdProfile(transaction, userId, clock.now());
      const text = held && openWords(person, held.id, held.words)[field];
      if (!held || !text?.includes(from)) return false;
      const changed = changedProfile(held, person, { [field]: text.replace(from, () => to) });
      await updateProfile(transaction, changed);
      return true;
    },
  };
}

function firstProfile(userId: string, person: PersonVault, body: ProfileBody): StoredProfile {
  const id = randomUUID();
  return {
    id,
    user_id: userId,
    words: sealWords(person, id, changedWords(NO_WORDS, body)),
    tone: body.tone ?? DEFAULT_TONE,
    photo_url: body.photoUrl ?? null,
  };
}

function changedProfile(row: StoredProfile, person: PersonVault, body: ProfileBody): StoredProfile {
  const words = changedWords(openWords(person, row.id, row.words), body);
  return {
    ...row,
    words: sealWords(person, row.id, words),
    tone: body.tone ?? row.tone,
    photo_url: body.photoUrl === undefined ? row.photo_url : body.photoUrl,
  };
}

function presentProfile(row: StoredProfile, person: PersonVault): Profile {
  return {
    id: row.id,
    userId: row.user_id,
    photoUrl: row.photo_url,
    tone: toneOf(row.tone),
    ...openWords(person, row.id, row.words),
  };
}

/** What is shown of a profile whose words are closed to the caller: that there is one. */
function hiddenProfile(row: StoredProfile): Profile {
  return {
    id: row.id,
    userId: row.user_id,
    photoUrl: null,
    tone: toneOf(row.tone),
    ...NO_WORDS,
    hidden: true,
  };
}

/** A tone that a later version took out again is spoken as the default one. */
function toneOf(stored: string): Tone {
  return toneField.safeParse(stored).data ?? DEFAULT_TONE;
}
