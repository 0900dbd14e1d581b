import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { emailField, newPasswordField, passwordField } from './fields.ts';

export const forgotPasswordBody = z.object({ email: emailField });

export const resetPasswordBody = z.object({
  token: z.string({ error: 'token_required' }).min(1, 'token_required').max(255, 'reset_invalid'),
  password: newPasswordField,
});

export const changePasswordBody = z.object({
  currentPassword: passwordField,
  password: newPasswordField,
});

/** What the person agreed to last, and when (ms); null where nothing was stored. */
const acceptedConsents = z.object({
  terms: z.boolean(),
  imageRights: z.boolean(),
  version: z.string(),
  acceptedAt: z.number(),
});

export const consentsBody = z.object({
  terms: z.literal(true, { error: 'terms_required' }),
  imageRights: z.literal(true, { error: 'image_rights_required' }),
  version: z.string({ error: 'invalid_value' }).min(1, 'invalid_value').max(40, 'invalid_value'),
});

/** The person's own settings; `country` is ISO 3166 (two capitals) or null for "by my language". */
export const accountAnswer = z.object({
  email: z.string(),
  createdAt: z.number(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  consents: acceptedConsents.nullable(),
});

/** Absent fields keep their value. */
export const accountBody = z.object({
  country: z
    .string({ error: 'invalid_value' })
    .regex(/^[A-Z]{2}$/, 'invalid_value')
    .nullable()
    .optional(),
  language: z.enum(languageCodes, { error: 'invalid_value' }).nullable().optional(),
});

/** Where the person is logged in; the tokens themselves are known to nobody. */
export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      createdAt: z.number(),
      lastSeenAt: z.number(),
      current: z.boolean(),
      isAdminSession: z.boolean(),
    }),
  ),
});

export type Account = z.infer<typeof accountAnswer>;
export type AccountBody = z.infer<typeof accountBody>;
export type ConsentsBody = z.infer<typeof consentsBody>;
export type SessionList = z.infer<typeof sessionsAnswer>;
