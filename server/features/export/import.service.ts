import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import { sealAnswered } from '#server/features/chat/answered.ts';
import { sealCare } from '#server/features/chat/care-state.ts';
import { contentPlace, sealNotes } from '#server/features/chat/present.ts';
import { decisionRow } from '#server/features/memories/decisions.ts';
import type { PhotosService } from '#server/features/photos/photos.service.ts';
import { sealWords } from '#server/features/profile/profile-words.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { createSlots } from '#server/http/slots.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { ExportedMessage, ImportAnswer } from '#shared/contract/export.ts';
import { type CheckedImport, readImport } from './import-document.ts';
import {
  holdConversation,
  insertMessages,
  insertProfile,
  insertUsage,
  isEmpty,
  type NewMessage,
  type NewVersion,
  type PlacedPhoto,
  placePhotos,
  takenIds,
  updateSettings,
} from './import.repo.ts';

/** The largest zip that is taken. It is held in memory: on a disk its words would lie open. */
const ZIP_BYTES = 67_108_864;
const AT_ONCE = 2;
const WAITING = 10;
/** Messages that are sealed before everybody else has a turn. */
const SEALED_AT_ONCE = 500;

export interface ImportService {
  /**
   * Takes an export back into the caller's account: all of it or nothing. Throws
   * support_access_required, too_many_requests, subscription_required (it makes a profile),
   * import_not_empty where there is a profile, message or photo, too_large, import_invalid (for what
   * is no stream of bytes, too) or busy.
   */
  take(actor: Actor, zip: unknown): Promise<ImportAnswer>;
}

type ImportDeps = Pick<Deps, 'db' | 'jobs' | 'vault' | 'rateLimits'> & {
  billing: Pick<BillingService, 'requireActive'>;
  photos: Pick<PhotosService, 'take' | 'clear'>;
};

/** Bringing a copy back. */
export function createImportService(deps: ImportDeps): ImportService {
  const { db, jobs, vault, rateLimits, billing, photos } = deps;
  const slots = createSlots(AT_ONCE, WAITING);

  async function takePhoto(userId: string, bytes: Buffer): Promise<string> {
    try {
      return await photos.take(userId, bytes);
    } catch (error) {
      const noPhoto = error instanceof AppError && error.code === 'file_type';
      throw noPhoto ? new AppError('import_invalid') : error;
    }
  }

  async function store(userId: string, checked: CheckedImport, taken: string[]): Promise<void> {
    const person = await vault.of(userId);
    const { document } = checked;
    for (const { file } of document.photos) {
      taken.push(await takePhoto(userId, await checked.photo(file)));
    }
    const placed = placedPhotos(checked, taken);
    const photoUrl =
      placed[document.photos.findIndex(({ file }) => file === document.profile?.photo)];
    const known = await takenIds(
      db,
      checked.messages.map(({ id }) => id),
    );
    const rows = await messageRows(userId, person, checked.messages, known);
    await db.transaction().execute(async (transaction) => {
      const { timeZone } = document.settings;
      await holdConversation(transaction, userId, {
        lastSeq: rows.messages.length,
        timeZone,
        care: sealCare(document.care, userId, person),
      });
      await vault.hold(transaction, userId);
      if (!(await isEmpty(transaction, userId))) throw new AppError('import_not_empty');
      if (document.profile) {
        await insertProfile(
          transaction,
          profileRow(userId, person, document.profile, photoUrl?.path ?? null),
        );
      }
      await placePhotos(transaction, userId, placed);
      const { ids, messages, versions } = rows;
      const memories = memoryRows(userId, person, document.memories, ids);
      await insertMessages(transaction, messages, versions, memories);
      await updateSettings(transaction, userId, document.settings);
      await insertUsage(transaction, userId, document.usage);
      await jobs.add({ kind: 'index-conversation', payload: {}, userId }, transaction);
    });
  }

  return {
    async take(actor, zip) {
      await billing.requireActive(actor);
      if (!(await isEmpty(db, actor.userId))) throw new AppError('import_not_empty');
      await rateLimits.claim('importByAccount', actor.userId);
      if (!(zip instanceof Readable)) throw new AppError('import_invalid');
      return slots.run(async () => {
        const checked = await readImport(await wholeBody(zip));
        const taken: string[] = [];
        try {
          await store(actor.userId, checked, taken);
        } catch (error) {
          for (const path of taken) await photos.clear(path);
          throw error;
        }
        return { success: true, messages: checked.messages.length, photos: taken.length };
      });
    },
  };
}

async function wholeBody(zip: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of zip) {
    pieces.push(piece);
    length += piece.length;
    if (length > ZIP_BYTES) throw new AppError('too_large');
  }
  return Buffer.concat(pieces);
}

/** The photos with their new paths. The gallery's ids rise, since they settle the order of a tie. */
function placedPhotos({ document }: CheckedImport, paths: readonly string[]): PlacedPhoto[] {
  const ids = risingIds(paths.length);
  return document.photos.map(({ addedAt, gallery }, index) => ({
    id: ids[index] ?? randomUUID(),
    path: paths[index] ?? '',
    addedAt,
    gallery,
  }));
}

function profileRow(
  userId: string,
  person: PersonVault,
  profile: NonNullable<CheckedImport['document']['profile']>,
  photoUrl: string | null,
) {
  const { tone, photo: _, createdAt, updatedAt, ...words } = profile;
  const id = randomUUID();
  return {
    id,
    user_id: userId,
    words: sealWords(person, id, words),
    tone,
    photo_url: photoUrl,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

interface MessageRows {
  messages: NewMessage[];
  versions: NewVersion[];
  /** The id here of each message of the document. */
  ids: Map<string, string>;
}

/** The rows of what was decided about facts, each with the message that it goes with here. */
function memoryRows(
  userId: string,
  person: PersonVault,
  memories: CheckedImport['document']['memories'],
  ids: ReadonlyMap<string, string>,
) {
  return memories.map(({ sourceMessageId, ...decision }) =>
    decisionRow(
      {
        ...decision,
        rowId: randomUUID(),
        sourceMessageId: sourceMessageId === undefined ? undefined : ids.get(sourceMessageId),
      },
      person,
      userId,
    ),
  );
}

/** The rows of a conversation. Ids stay as they are, but for those that are `known` here already. */
async function messageRows(
  userId: string,
  person: PersonVault,
  messages: readonly ExportedMessage[],
  known: ReadonlySet<string>,
): Promise<MessageRows> {
  const rows: MessageRows = { messages: [], versions: [], ids: new Map() };
  let asked = '';
  for (const [index, message] of messages.entries()) {
    if (index % SEALED_AT_ONCE === 0) await new Promise(setImmediate);
    const id = known.has(message.id) ? randomUUID() : message.id;
    const place = contentPlace(id);
    rows.ids.set(message.id, id);
    rows.messages.push({
      ...stateOf(message, asked),
      answered: message.role === 'user' ? null : answeredOf(message, id, person),
      id,
      user_id: userId,
      role: message.role,
      care: 'none',
      content: person.sealText(message.content, place),
      timestamp: message.timestamp,
      seq: index + 1,
      edited_at: message.editedAt,
      by_admin: Number(message.byAdministrator),
      attempt: 0,
      lease_until: null,
      stop_requested: 0,
      marks: message.role === 'user' ? null : sealNotes({ marks: message.marks }, id, person),
    });
    const versionIds = risingIds(message.versions.length);
    for (const [order, { content, replacedAt }] of message.versions.entries()) {
      rows.versions.push({
        id: versionIds[order] ?? randomUUID(),
        message_id: id,
        user_id: userId,
        content: person.sealText(content, place),
        replaced_at: replacedAt,
      });
    }
    asked = id;
  }
  return rows;
}

function stateOf(message: ExportedMessage, asked: string) {
  if (message.role === 'user') {
    const { messageId, countedDay } = message;
    return {
      message_id: messageId,
      counted_day: countedDay,
      reply_to: null,
      status: 'complete',
      voice: null,
      notice: 0,
    };
  }
  const { status, voice, notice } = message;
  return {
    message_id: null,
    counted_day: null,
    reply_to: asked,
    status,
    voice: voice === 'care' ? null : voice,
    notice: Number(notice),
  };
}

function answeredOf(
  { care, voice }: Extract<ExportedMessage, { role: 'assistant' }>,
  id: string,
  person: PersonVault,
) {
  return sealAnswered({ care, voice: voice ?? 'builtin' }, id, person);
}

/** Random ids, each greater than the one before. */
function risingIds(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID()).sort();
}
