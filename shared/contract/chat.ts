import { z } from 'zod';
import { LIMITS } from '../rules/limits.ts';
import { boundedText } from './fields.ts';

const messageText = boundedText(LIMITS.messageLength).refine((value) => value.trim().length > 0, {
  error: 'message_empty',
});

/** `messageId` is the client's own and makes a retry safe: the same id never stores or counts twice. */
export const chatBody = z.object({
  message: messageText,
  messageId: z.string().min(1).max(LIMITS.messageIdLength).optional(),
  careOnly: z.boolean().optional(),
});

export const editBody = z.object({ content: messageText });

/**
 * What a sentence of a reply stands on: `known` from profile or correction, `told` by the person in
 * the conversation, or `imagined`. `start` and `end` are UTF-16 units of the reply's content;
 * `memoryId` names the fact behind it. A sentence that claims nothing has no mark.
 */
export const mark = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  kind: z.enum(['known', 'told', 'imagined']),
  memoryId: z.string().max(64).optional(),
});

/** One message of the conversation. `care`, `voice`, `marks` and `notice` are a reply's alone. */
export const message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.number(),
  status: z.enum(['complete', 'pending', 'failed']),
  replyTo: z.string().nullable(),
  messageId: z.string().nullable(),
  editedAt: z.number().nullable(),
  care: z.enum(['none', 'watch', 'crisis']).optional(),
  voice: z.enum(['builtin', 'openai', 'care']).optional(),
  marks: z.array(mark).optional(),
  /** The sentence that says the voice is an AI, where one was due with this reply. */
  notice: z.string().optional(),
  /**
   * What the message before this reply plainly set right: to be stored by
   * POST /api/messages/{id}/correct on the reply `replyId` once the person says yes.
   */
  proposal: z
    .object({
      text: z.string(),
      replyId: z.string(),
      start: z.number().optional(),
      end: z.number().optional(),
    })
    .optional(),
  /** An administrator wrote it, in a session in the person's name. */
  byAdministrator: z.literal(true).optional(),
  /** The words are closed to the administrator who asks, and left out. */
  hidden: z.literal(true).optional(),
});

export const usage = z.object({ count: z.number(), limit: z.number(), resetAt: z.number() });

export const messagesQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.messagesPageMax).optional(),
});

export const messagesAnswer = z.object({
  messages: z.array(message),
  nextCursor: z.string().nullable(),
  hidden: z.literal(true).optional(),
});

export const searchQuery = messagesQuery.extend({
  q: boundedText(LIMITS.searchLength).refine((value) => value.trim().length > 0, {
    error: 'search_empty',
  }),
});

/** A message that was found, and where in its words: UTF-16 units, `end` is not in it. */
export const foundMessage = message.extend({
  matches: z.array(z.object({ start: z.number(), end: z.number() })),
});

/** A page may be short, or empty, and still have a cursor: the search goes on there. */
export const searchAnswer = messagesAnswer.extend({ messages: z.array(foundMessage) });

export const chatAnswer = z.object({ userMessage: message, reply: message, usage });

export const chatFailure = z.object({
  error: z.string(),
  code: z.string(),
  userMessage: message.optional(),
  reply: message.optional(),
  usage: usage.optional(),
});

export const stopAnswer = z.object({ success: z.literal(true), reply: message });

/** The union that is wire, store and screen input at once. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), userMessage: message, reply: message, usage }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('done'), userMessage: message, reply: message, usage }),
  z.object({
    type: z.literal('error'),
    error: z.string(),
    code: z.string(),
    userMessage: message.optional(),
    reply: message.optional(),
    usage: usage.optional(),
  }),
]);

/** The same events as a stream on the wire: `event:` is the type, `data:` the rest as JSON. */
export const chatEvents = z.string();

export const messageParams = z.object({ id: z.string().max(64) });

export type Message = z.infer<typeof message>;
export type Mark = z.infer<typeof mark>;
export type Usage = z.infer<typeof usage>;
export type ChatEvent = z.infer<typeof chatEvent>;
export type CareLevel = NonNullable<Message['care']>;
export type VoiceName = NonNullable<Message['voice']>;
export type MessagesAnswer = z.infer<typeof messagesAnswer>;
export type FoundMessage = z.infer<typeof foundMessage>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
