import { z } from 'zod';
import { AppError } from '#server/http/errors.ts';
import {
  EXPORT_DOCUMENT,
  type ExportedMessage,
  exportedMessage,
  type ImportedDocument,
  importedDocument,
} from '#shared/contract/export.ts';
import { isTimeZone } from '#shared/rules/day-key.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { BadZip, openZip } from './zip-reader.ts';

/** A hundred thousand messages of everyday length, four times over. */
const DOCUMENT_BYTES = 134_217_728;
/** The document, the book, and photos; what else lies in the zip is left alone. */
const MOST_ENTRIES = 1_000;
/** Messages that are checked before everybody else has a turn. */
const CHECKED_AT_ONCE = 500;

/** An export that was read and checked, and nothing of it stored yet. */
export interface CheckedImport {
  document: ImportedDocument;
  messages: ExportedMessage[];
  /** The bytes of each photo, in the order of the document. */
  photo(file: string): Promise<Buffer>;
}

/**
 * Reads a zip as an export writes it. Every value is held to the schemas of the wire; pairs of
 * message and reply must be whole and in order. Throws import_invalid.
 */
export async function readImport(zip: Buffer): Promise<CheckedImport> {
  return refusing(async () => {
    const contents = openZip(zip, MOST_ENTRIES);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await contents.read(EXPORT_DOCUMENT, DOCUMENT_BYTES),
    );
    const document = importedDocument.parse(JSON.parse(text));
    requireSound(document);
    const messages = await checkMessages(document.messages);
    requirePairs(messages);
    return {
      document,
      messages,
      photo: (file) => refusing(() => contents.read(file, LIMITS.photoBytes)),
    };
  });
}

async function checkMessages(given: readonly unknown[]): Promise<ExportedMessage[]> {
  const messages: ExportedMessage[] = [];
  for (const [index, message] of given.entries()) {
    if (index % CHECKED_AT_ONCE === 0) await new Promise(setImmediate);
    messages.push(exportedMessage.parse(message));
  }
  return messages;
}

/** What no single value shows. */
function requireSound({ settings, profile, photos, usage }: ImportedDocument): void {
  const files = photos.map(({ file }) => file);
  const gallery = photos.filter((photo) => photo.gallery);
  const sound =
    (settings.timeZone === null || isTimeZone(settings.timeZone)) &&
    new Set(files).size === files.length &&
    (!profile?.photo || files.includes(profile.photo)) &&
    gallery.length <= LIMITS.photosPerGallery &&
    gallery.filter((photo) => photo.gallery?.isDefault).length <= 1 &&
    new Set(usage.map(({ date }) => date)).size === usage.length;
  if (!sound) throw new AppError('import_invalid');
}

/** Each message of the person's is followed by its reply, and no id stands for two. */
function requirePairs(messages: readonly ExportedMessage[]): void {
  const ids = new Set<string>();
  let asked: string | undefined;
  const own = new Set<string>();
  for (const message of messages) {
    const answers = message.role === 'assistant' ? message.replyTo : undefined;
    if (answers !== asked || ids.has(message.id)) throw new AppError('import_invalid');
    ids.add(message.id);
    asked = message.role === 'user' ? message.id : undefined;
    const sentAs = message.role === 'user' ? message.messageId : null;
    if (sentAs !== null && own.has(sentAs)) throw new AppError('import_invalid');
    if (sentAs !== null) own.add(sentAs);
  }
  if (asked !== undefined) throw new AppError('import_invalid');
}

async function refusing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const refused =
      error instanceof BadZip ||
      error instanceof z.ZodError ||
      error instanceof SyntaxError ||
      (error instanceof TypeError &&
        'code' in error &&
        error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA');
    throw refused ? new AppError('import_invalid') : error;
  }
}
