import { z } from 'zod';

/**
 * What every failed call answers. `error` is a sentence for a person in the caller's language,
 * `code` is for programs, `fields` tells each refused field's sentence.
 */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  success: z.literal(false).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  resetAt: z.number().optional(),
  retryAfter: z.number().optional(),
  /** What the bank asks to have confirmed, where that is why a card was not taken. */
  clientSecret: z.string().optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** What a call without a result answers. */
export const doneAnswer = z.object({ success: z.literal(true) });
