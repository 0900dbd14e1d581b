export interface TextPart {
  text: string;
  /** Where a tap leads; absent for everything that is neither a number nor a page of help. */
  href?: string;
}

/** Pages that care's contacts name. */
const PAGES: readonly string[] = ['findahelpline.com', '988lifeline.org', 'cvv.org.br'];
/**
 * Such a page, or a number: three digits or more, with the spaces, hyphens and brackets people write
 * between them. A number that begins with * stays text: phones do not dial it from a link.
 */
const CONTACT =
  /findahelpline\.com|988lifeline\.org|cvv\.org\.br|(?<![\d/.,:*])(?:\+|\((?=\d))?\d(?:[\d ()‑-]*\d)(?![\d/.,:]*\d)/gu;
/** Numbers of care's contacts that take texts and no calls. */
const TEXT_LINES: ReadonlySet<string> = new Set(['741741', '0477131114', '85258', '50808']);
/** Numbers that are written to by WhatsApp, with the code of their country. */
const WHATSAPP: Readonly<Record<string, string>> = { 91511767: '6591511767' };

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
  if (PAGES.includes(contact)) return `https://${contact}/`;
  const digits = contact.replaceAll(/[^\d+]/gu, '');
  if (digits.replace('+', '').length < 3) return undefined;
  const whatsapp = WHATSAPP[digits];
  if (whatsapp !== undefined) return `https://wa.me/${whatsapp}`;
  return `${TEXT_LINES.has(digits) ? 'sms' : 'tel'}:${digits}`;
}
