import { z } from 'zod';
import { LIMITS } from '../rules/limits.ts';
import { boundedText } from './fields.ts';

const memoryText = boundedText(LIMITS.correctionLength).refine((value) => value.trim().length > 0, {
  error: 'message_empty',
});

/**
 * What is wrong in a reply and how it really was. `start` and `end` select words of the reply,
 * in UTF-16 units; without them the reply's sentence nearest to the correction is meant.
 */
export const correctBody = z.object({
  correction: memoryText,
  start: z.number().int().min(0).optional(),
  end: z.number().int().min(0).optional(),
});

/**
 * One fact that replies are made from. `profile`: a sentence of the profile; `told`: of a message of
 * the person's; `correction`: what they set right; `imported`: brought in from elsewhere.
 */
export const memory = z.object({
  id: z.string(),
  kind: z.enum(['profile', 'told', 'correction', 'imported']),
  text: z.string(),
  /** The message it was told in, or the reply that was corrected. */
  sourceMessageId: z.string().optional(),
  /** The id of the fact that a correction replaces, where there is one. */
  replaces: z.string().optional(),
  /** What a correction was made against: the words of the reply that were wrong. */
  wrong: z.string().optional(),
  /** Whether it is left out of every reply. */
  retired: z.boolean(),
  /** The correction that retired it; absent where the person forgot it themselves. */
  retiredBy: z.string().optional(),
  /** The text of the profile that it stands in. */
  field: z.enum(['personality', 'importantDates', 'keyFacts', 'favoriteMemories']).optional(),
  createdAt: z.number(),
});

export const memoriesQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.memoriesPageMax).optional(),
});

/**
 * Corrections and the profile come with the first page, and then what was told, newest first; the
 * cursor leads on to what was told earlier.
 */
export const memoriesAnswer = z.object({
  memories: z.array(memory),
  nextCursor: z.string().nullable(),
  hidden: z.literal(true).optional(),
});

/** New words for a fact, or whether it is left out. */
export const memoryBody = z
  .object({ text: memoryText.optional(), retired: z.boolean().optional() })
  .refine(({ text, retired }) => text !== undefined || retired !== undefined, {
    error: 'invalid_request',
  });

export const memoryParams = z.object({ id: z.string().max(64) });

export type Memory = z.infer<typeof memory>;
export type MemoriesAnswer = z.infer<typeof memoriesAnswer>;
export type CorrectBody = z.infer<typeof correctBody>;
export type MemoryBody = z.infer<typeof memoryBody>;
