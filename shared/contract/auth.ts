import { z } from 'zod';
import { emailField, newPasswordField, passwordField } from './fields.ts';

/** The consents of registration, with the version of the texts that were on the screen. */
const consents = z.object({
  terms: z.boolean(),
  imageRights: z.boolean(),
  version: z.string().max(40),
});

export const registerBody = z.object({
  email: emailField,
  password: newPasswordField,
  ageAcknowledged: z.literal(true, { error: 'age_required' }),
  consents: consents.optional(),
});

export const loginBody = z.object({ email: emailField, password: passwordField });

export const authAnswer = z.object({ success: z.literal(true), token: z.string() });

export const meAnswer = z.object({
  id: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isAdminSession: z.boolean(),
  /** In a session of an administrator alone: when it ends (ms), and whether the words are open. */
  adminSession: z.object({ endsAt: z.number(), wordsOpen: z.boolean() }).optional(),
});

export type RegisterBody = z.infer<typeof registerBody>;
export type LoginBody = z.infer<typeof loginBody>;
export type AuthAnswer = z.infer<typeof authAnswer>;
export type Me = z.infer<typeof meAnswer>;
