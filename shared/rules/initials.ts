const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible marks that turn the direction of text; a name may begin with one. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * First letters of the name's words, uppercased, at most two: the avatar without a photo.
 * Works by grapheme, so that no emoji or combined letter is cut in half, and keeps only the first
 * grapheme of what uppercasing makes of a letter ("ﬃ" becomes "FFI", of which "F" stays).
 */
export function initials(name: string): string {
  return name
    .replaceAll(DIRECTION_MARKS, '')
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => firstGrapheme(firstGrapheme(word).toLocaleUpperCase('en')))
    .join('');
}

function firstGrapheme(text: string): string {
  for (const { segment } of segmenter.segment(text)) return segment;
  return '';
}
