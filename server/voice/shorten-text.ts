const PARAGRAPH_END = /\n+/gu;
const SENTENCE_END = /[.!?…]+["'”’»)\]]*\s+|[。！？।॥؟۔]+["'”’»」』)\]]*\s*/gu;
const WORD_END = /\s+/gu;

/**
 * The longest beginning of `text` that `fits`, cut at the end of a paragraph; where not even the
 * first one fits, at the end of a sentence, then of a word, then anywhere but inside a code point.
 * '' when nothing fits. `fits` must hold for every beginning of a text that it holds for.
 */
export function shortenText(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  for (const boundary of [PARAGRAPH_END, SENTENCE_END, WORD_END]) {
    const ends = Array.from(text.matchAll(boundary), (match) => match.index + match[0].length);
    const kept = longest(text, ends, fits);
    if (kept) return kept;
  }
  let length = 0;
  const ends = Array.from(text, (codePoint) => (length += codePoint.length));
  return longest(text, ends, fits);
}

function longest(text: string, ends: number[], fits: (part: string) => boolean): string {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(text.slice(0, ends[middle]).trimEnd())) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? '' : text.slice(0, ends[low - 1]).trimEnd();
}
