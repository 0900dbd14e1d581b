/** Fewer letters than these stand in many texts by chance. */
const FEWEST_LETTERS = 8;
const COLON = /[:：]/u;

/** A text by its letters and digits alone, so that marks, spaces and capitals make no difference. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/**
 * A sentence up to its colon, where all that follows is what the person told, word for word: their own
 * words, given back as theirs, are no claim of the voice. `told` holds the letters of all they told.
 */
export function withoutQuotation(sentence: string, told: readonly string[]): string {
  const colon = sentence.search(COLON);
  if (colon === -1) return sentence;
  const quoted = lettersOf(sentence.slice(colon + 1));
  const isTold = quoted.length >= FEWEST_LETTERS && told.some((text) => text.includes(quoted));
  return isTold ? sentence.slice(0, colon + 1) : sentence;
}
