export interface TextPart {
  text: string;
  /** Where a tap leads; absent for everything that is neither a number nor the list of lines. */
  href?: string;
}

/** The list of lines in every country, which care's contacts name. */
const LIST_OF_LINES = 'findahelpline.com';
/**
 * That list, or a number: three digits or more, with the spaces, hyphens and brackets people write
 * between them.
 */
const CONTACT = /findahelpline\.com|(?<![\d/.,:])\+?\d(?:[\d ()‑-]*\d)(?![\d/.,:]*\d)/gu;
/** Numbers of care's contacts that take texts and no calls. */
const TEXT_LINES: ReadonlySet<string> = new Set(['741741', '0477131114']);

/** Cuts a text at what can be tapped in it. Hours ("24/7"), times and sums stay text. */
export function phoneParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: contact, index } of text.matchAll(CONTACT)) {
    const href = hrefOf(contact);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: contact, href });
    end = index + contact.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function hrefOf(contact: string): string | undefined {
  if (contact === LIST_OF_LINES) return `https://${LIST_OF_LINES}/`;
  const digits = contact.replaceAll(/[^\d+]/gu, '');
  if (digits.replace('+', '').length < 3) return undefined;
  return `${TEXT_LINES.has(digits) ? 'sms' : 'tel'}:${digits}`;
}
