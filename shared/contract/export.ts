import { z } from 'zod';
import { LIMITS } from '../rules/limits.ts';
import { accountBody } from './account.ts';
import { careState } from './care.ts';
import { editBody, mark, message } from './chat.ts';
import { memory } from './memories.ts';
import { boundedText } from './fields.ts';
import { DEFAULT_CHOICES } from '../rules/voice-choices.ts';
import { imagining, profileBody, speaking, tone } from './profile.ts';

/** docs/export.md tells what each field means. A change that old readers cannot take raises this. */
export const EXPORT_FORMAT = 'keepsake';
export const EXPORT_VERSION = 1;

/** The file of an export that is taken back, and where its photos lie. */
export const EXPORT_DOCUMENT = 'keepsake.json';
export const EXPORT_PHOTOS = 'photos/';

/** A reply is as long as its voice made it; this only stops a file made to fill a database. */
const REPLY_LENGTH = 50_000;

/** ms since 1970, as far as a Date reaches. */
const time = z.number().int().min(0).max(8.64e15);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What a message or a reply said before it was changed. */
const version = z.object({ content: boundedText(REPLY_LENGTH), replacedAt: time });

const common = {
  id: z.uuid(),
  timestamp: time,
  editedAt: time.nullable().default(null),
  byAdministrator: z.boolean().default(false),
  versions: z.array(version).max(10_000).default([]),
};

const ownMessage = z.object({
  ...common,
  role: z.literal('user'),
  content: editBody.shape.content,
  messageId: z.string().min(1).max(LIMITS.messageIdLength).nullable().default(null),
  countedDay: day.nullable().default(null),
});

const reply = z.object({
  ...common,
  // The older name of the same role.
  role: z.enum(['assistant', 'ai']).transform(() => 'assistant' as const),
  content: boundedText(REPLY_LENGTH),
  replyTo: z.uuid(),
  // Nobody goes on making a reply that was being made when it was exported.
  status: message.shape.status.transform((status) =>
    status === 'pending' ? ('failed' as const) : status,
  ),
  care: message.shape.care.unwrap().default('none'),
  voice: message.shape.voice.unwrap().nullable().default(null),
  notice: z.boolean().default(false),
  marks: z.array(mark).max(10_000).default([]),
});

const words = z.array(boundedText(REPLY_LENGTH)).max(10_000);

/** What a person decided about a fact: a correction, or a sentence forgotten, kept or reworded. */
export const exportedMemory = z.object({
  id: z.string().min(1).max(64),
  kind: z.enum(['correction', 'profile', 'told']),
  text: boundedText(REPLY_LENGTH),
  retired: z.boolean(),
  /** When it was decided last, and first. */
  at: time,
  createdAt: time,
  sourceMessageId: z.uuid().optional(),
  field: memory.shape.field,
  /** What it said before, oldest first. */
  earlier: words.optional(),
  wrong: boundedText(REPLY_LENGTH).optional(),
  replaces: memory.shape.replaces,
  plain: boundedText(REPLY_LENGTH).optional(),
  /** The words that it takes out of what was told and said before. */
  contradicts: z.object({
    everywhere: words,
    near: words,
    topic: words,
    right: words,
    copies: words,
    spoken: words,
    spokenCopies: words.default([]),
  }),
});

/** One message of an export, the person's or a reply. */
export const exportedMessage = z.discriminatedUnion('role', [ownMessage, reply]);

const photoName = z.string().regex(/^photos\/[\w-]{1,80}\.(jpg|png|webp)$/);

const profileText = profileBody.shape.keyFacts
  .unwrap()
  .nullish()
  .transform((text) => text ?? '');

const exportedProfile = z.object({
  name: profileBody.shape.name.unwrap(),
  personality: profileText,
  importantDates: profileText,
  keyFacts: profileText,
  favoriteMemories: profileText,
  tone,
  speaking: speaking.default(DEFAULT_CHOICES.speaking),
  imagining: imagining.default(DEFAULT_CHOICES.imagining),
  photo: photoName.nullable().default(null),
  createdAt: time,
  updatedAt: time,
});

const exportedPhoto = z.object({
  file: photoName,
  addedAt: time,
  gallery: z.object({ isDefault: z.boolean(), uploadedAt: time }).nullable().default(null),
});

/**
 * What is taken back from an export. The facts of the account itself (address, consents,
 * subscription) are in the file as well, and stay those of the account it is brought into.
 */
export const importedDocument = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  settings: z.object({
    timeZone: z.string().max(64).nullable().default(null),
    country: accountBody.shape.country.unwrap().default(null),
    language: accountBody.shape.language.unwrap().default(null),
  }),
  profile: exportedProfile.nullable(),
  photos: z.array(exportedPhoto).max(100),
  usage: z.array(z.object({ date: day, count: z.number().int().min(0).max(1e9) })).max(100_000),
  /** Where the person stands after a message that spoke of danger: a copy must not end the watch. */
  care: careState.nullable().default(null),
  memories: z.array(exportedMemory).max(100_000).default([]),
  /** Checked one by one, by `exportedMessage`: there may be a hundred thousand. */
  messages: z.array(z.unknown()),
});

/** Where the zip can be fetched by the browser itself, for a minute. */
export const exportLinkAnswer = z.object({ url: z.string() });

/** How much was brought in. */
export const importAnswer = z.object({
  success: z.literal(true),
  messages: z.number(),
  photos: z.number(),
});

export type ImportedDocument = z.infer<typeof importedDocument>;
export type ExportedMemory = z.infer<typeof exportedMemory>;
export type ExportedMessage = z.infer<typeof exportedMessage>;
export type ExportLink = z.infer<typeof exportLinkAnswer>;
export type ImportAnswer = z.infer<typeof importAnswer>;
