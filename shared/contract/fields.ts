import { z } from 'zod';
import { isEmail, normalEmail } from '../rules/email.ts';
import { fitsLength, LIMITS } from '../rules/limits.ts';
import { passwordProblems } from '../rules/password.ts';

/**
 * The bricks of the contract. The message of each rule is a key of shared/sentences, which the
 * error handler turns into the caller's language.
 */

/** Text as PostgreSQL and a screen can hold it: NUL removed, lone surrogates refused. */
const text = z
  .string({ error: 'invalid_text' })
  .refine((value) => value.isWellFormed(), { error: 'invalid_text' })
  .transform((value) => value.replaceAll('\0', ''));

/** Text of at most `max` graphemes (and four times as many code points). */
export function boundedText(max: number) {
  return text.refine((value) => fitsLength(value, max), { error: 'too_long' });
}

export const emailField = z
  .string({ error: 'email_required' })
  .transform(normalEmail)
  .pipe(z.string().min(1, 'email_required').refine(isEmail, { error: 'email_invalid' }));

/** A password that is only compared: any text, exactly as typed but for Unicode form. */
export const passwordField = z
  .string({ error: 'password_required' })
  .min(1, 'password_required')
  .max(LIMITS.passwordMaxLength, 'password_max')
  .transform((value) => value.normalize('NFC'));

/** A password to be set: each rule of spec.md section 5 has a sentence of its own. */
export const newPasswordField = z
  .string({ error: 'password_required' })
  .superRefine((value, context) => {
    for (const problem of passwordProblems(value)) {
      context.addIssue({ code: 'custom', message: problem });
    }
  })
  .transform((value) => value.normalize('NFC'));
