import { isEmail, normalEmail } from '#shared/rules/email.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { type PasswordProblem, passwordProblems } from '#shared/rules/password.ts';

export interface LoginValues {
  email: string;
  password: string;
}

/** A password to be set, typed twice. */
export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

export interface ChangePasswordValues extends NewPasswordValues {
  currentPassword: string;
}

export interface ConsentValues {
  terms: boolean;
  imageRights: boolean;
}

export interface RegisterValues extends LoginValues, NewPasswordValues, ConsentValues {
  ageAcknowledged: boolean;
}

/** What a field can lack and the screen itself words. */
export const SCREEN_PROBLEMS = [
  'email_address',
  'password_mismatch',
  'age_required',
  'terms_required',
  'image_rights_required',
] as const;

/** What a field can lack; all but the screen's own have their words in shared/sentences. */
export type Problem =
  | 'email_required'
  | 'email_invalid'
  | 'password_required'
  | PasswordProblem
  | (typeof SCREEN_PROBLEMS)[number];

export type Problems<Values> = { [Field in keyof Values]?: Problem | undefined };

/** The first problem of each field of a log-in (spec.md section 5). */
export function loginProblems({ email, password }: LoginValues): Problems<LoginValues> {
  return { email: emailProblem(email), password: lengthProblem(password) };
}

/** The first problem of each field of a registration (spec.md section 5). */
export function registerProblems(values: RegisterValues): Problems<RegisterValues> {
  return {
    email: emailProblem(values.email),
    ...newPasswordProblems(values),
    ageAcknowledged: values.ageAcknowledged ? undefined : 'age_required',
    ...consentProblems(values),
  };
}

/** The first problem of each field of a password to be set. */
export function newPasswordProblems(values: NewPasswordValues): Problems<NewPasswordValues> {
  return {
    password: lengthProblem(values.password) ?? passwordProblems(values.password)[0],
    confirmPassword: values.confirmPassword === values.password ? undefined : 'password_mismatch',
  };
}

/** The same, where the present password is asked for too. */
export function changePasswordProblems(
  values: ChangePasswordValues,
): Problems<ChangePasswordValues> {
  return {
    currentPassword: values.currentPassword === '' ? 'password_required' : undefined,
    ...newPasswordProblems(values),
  };
}

/** What is still to be agreed to. */
export function consentProblems(values: ConsentValues): Problems<ConsentValues> {
  return {
    terms: values.terms ? undefined : 'terms_required',
    imageRights: values.imageRights ? undefined : 'image_rights_required',
  };
}

/** An address that a link can be sent to; empty and wrong have one sentence (spec.md section 5). */
export function addressProblems({ email }: { email: string }): Problems<{ email: string }> {
  return { email: isEmail(normalEmail(email)) ? undefined : 'email_address' };
}

function emailProblem(email: string): Problem | undefined {
  const address = normalEmail(email);
  if (address === '') return 'email_required';
  return isEmail(address) ? undefined : 'email_invalid';
}

function lengthProblem(password: string): Problem | undefined {
  if (password === '') return 'password_required';
  return Array.from(password).length < LIMITS.passwordMinLength ? 'password_min' : undefined;
}
