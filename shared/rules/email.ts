import { LIMITS } from './limits.ts';

/**
 * Text, at-sign, text, dot, text; no white space, control characters, or separators that a mail
 * header would read as a second address, and no line break in disguise (ASVS V1.3.11).
 */
const SIMPLE_EMAIL =
  /^(?!.*%0[ad])[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+\.[^\s@,;:<>()[\]\\"\p{C}]+$/u;

/**
 * The one spelling under which an address is stored and compared: NFC, lower case, trimmed. Line
 * breaks are left in place, so that they are refused: nobody types them.
 */
export function normalEmail(email: string): string {
  const typed = /[\r\n]/.test(email) ? email : email.trim();
  return typed.normalize('NFC').toLowerCase().normalize('NFC');
}

/** Whether the (normalised) address looks like an e-mail address and fits its column. */
export function isEmail(email: string): boolean {
  return Array.from(email).length <= LIMITS.emailLength && SIMPLE_EMAIL.test(email);
}
