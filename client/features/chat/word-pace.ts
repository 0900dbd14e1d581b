/** A word with the space around it; in scripts without spaces, one character with its marks. */
const NEXT_WORD = /\s*(?:[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+|\S\p{M}*)\s*/uy;

/** Frames in which a sentence that arrived at once is laid out, about. */
const FRAMES = 24;

/**
 * How much of `text` to show in the next frame when `shown` characters (UTF-16) are there already:
 * whole words, more of them the further behind, so that a sentence unrolls and nothing lags.
 */
export function nextShown(text: string, shown: number): number {
  const atLeast = shown + Math.max(1, Math.ceil((text.length - shown) / FRAMES));
  let end = shown;
  while (end < atLeast) {
    NEXT_WORD.lastIndex = end;
    const match = NEXT_WORD.exec(text);
    if (!match) return text.length;
    end += match[0].length;
  }
  return end;
}
