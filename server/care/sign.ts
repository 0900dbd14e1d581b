/**
 * What a model is asked to say, alone, in place of a reply to whoever speaks of a wish to die: care
 * then answers. It can only raise what the reader of messages found (incoming.ts), never lower it.
 */
export const CARE_SIGN = '[care]';

/** No line feed and no mark that ends a sentence: a sentence never ends within the sign. */
const BESIDE = '[ \\u00a0*_`"\'“”\\\\]*';
const SIGN = `[[［【]${BESIDE}care${BESIDE}[\\]］】]`;
const ANYWHERE = new RegExp(SIGN, 'iu');
/** Before it may stand quotes, markup, spaces: whatever is neither letter nor digit. */
const AT_START = new RegExp(`^[^\\p{L}\\p{N}]*${SIGN}`, 'iu');

/** Whether a reply, or what there is of it yet, begins with the sign. */
export function beginsWithCareSign(text: string): boolean {
  return AT_START.test(text);
}

/** Whether the sign stands anywhere in a text. */
export function holdsCareSign(text: string): boolean {
  return ANYWHERE.test(text);
}
