import { z } from 'zod';
import { LIMITS } from '../rules/limits.ts';
import { boundedText } from './fields.ts';

const cursor = z.string().min(1).max(1_024).optional();
const limit = z.coerce.number().int().min(1).max(LIMITS.adminPageMax).optional();

/** `q` is a part of an address, or a whole user id. */
export const usersQuery = z.object({
  q: boundedText(LIMITS.emailLength).optional(),
  cursor,
  limit,
});

export const usersAnswer = z.object({
  users: z.array(z.object({ id: z.string(), email: z.string(), isAdmin: z.boolean() })),
  nextCursor: z.string().nullable(),
});

export const loginAsParams = z.object({ id: z.string().max(64) });

export const loginAsBody = z.object({
  reason: boundedText(LIMITS.reasonLength)
    .transform((value) => value.trim())
    .optional(),
});

export const loginAsAnswer = z.object({ token: z.string(), userId: z.string() });

export const supportAccessBody = z.object({ granted: z.boolean({ error: 'invalid_value' }) });

/** Until when administrators may read along (ms); null while they may not. */
export const supportAccessAnswer = z.object({ grantedUntil: z.number().nullable() });

export const visitsQuery = z.object({ cursor, limit });

/** One time an administrator opened the account. `endedAt` is null while it lasts. */
const visit = z.object({
  id: z.string(),
  at: z.number(),
  endedAt: z.number().nullable(),
  reason: z.string(),
  wordsOpen: z.boolean(),
});

/** Newest first. */
export const visitsAnswer = z.object({
  visits: z.array(visit),
  nextCursor: z.string().nullable(),
});

export type UserList = z.infer<typeof usersAnswer>;
export type LoginAs = z.infer<typeof loginAsAnswer>;
export type SupportAccess = z.infer<typeof supportAccessAnswer>;
export type Visits = z.infer<typeof visitsAnswer>;
export type Visit = z.infer<typeof visit>;
