import { LIMITS } from './limits.ts';

/** What a new password lacks; each value is also the key of its sentence. */
export type PasswordProblem =
  | 'password_min'
  | 'password_max'
  | 'password_upper'
  | 'password_lower'
  | 'password_digit';

/**
 * What a new password still lacks, in the order it is told to the person.
 * Letters and digits of any script count, so that nobody has to switch keyboards.
 */
export function passwordProblems(password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (Array.from(password).length < LIMITS.passwordMinLength) problems.push('password_min');
  if (password.length > LIMITS.passwordMaxLength) problems.push('password_max');
  if (!/\p{Lu}/u.test(password)) problems.push('password_upper');
  if (!/\p{Ll}/u.test(password)) problems.push('password_lower');
  if (!/\p{Nd}/u.test(password)) problems.push('password_digit');
  return problems;
}
