/** Every length, size and count that both sides must agree on. */
export const LIMITS = {
  emailLength: 255,
  nameLength: 255,
  profileTextLength: 20_000,
  messageLength: 4_000,
  messageIdLength: 255,
  passwordMinLength: 8,
  /** Long enough for any passphrase, short enough that hashing one costs nothing extra. */
  passwordMaxLength: 1_024,
  photoBytes: 5_242_880,
  photosPerGallery: 5,
  photoPixels: 2_048,
  photoSmallPixels: 320,
  messagesPageDefault: 50,
  messagesPageMax: 200,
  searchLength: 200,
  /** A correction, and the words of a fact that a person edits. */
  correctionLength: 1_000,
  memoriesPageDefault: 200,
  memoriesPageMax: 500,
  adminPageDefault: 25,
  adminPageMax: 100,
  /** Why an administrator opens somebody's account. */
  reasonLength: 500,
} as const;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Number of characters as a person counts them (graphemes: an emoji family is one). */
function graphemeLength(text: string): number {
  let length = 0;
  for (const _ of segmenter.segment(text)) length += 1;
  return length;
}

/**
 * Whether `text` is at most `max` graphemes and at most 4 × `max` code points, the ceiling that
 * keeps one grapheme of ten thousand combining marks from being a loophole.
 */
export function fitsLength(text: string, max: number): boolean {
  if (text.length <= max) return true;
  if (text.length > max * 8) return false;
  let codePoints = 0;
  for (const _ of text) codePoints += 1;
  return codePoints <= max * 4 && graphemeLength(text) <= max;
}
