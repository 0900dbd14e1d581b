/** What a message costs beside its text: role, separators. */
const MESSAGE_OVERHEAD = 6;

/**
 * About how many tokens a text takes, leaning to too many: one for every three ASCII characters,
 * one for every other code point, two for one beyond the basic plane. Needs no tokeniser, so that
 * it holds for whatever model stands behind the port.
 */
export function estimateTokens(text: string): number {
  let ascii = 0;
  let others = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < 0x80) ascii += 1;
    else others += 1;
  }
  return Math.ceil(ascii / 3) + others;
}

/** The tokens of one chat message, its overhead included. */
export function estimateMessageTokens(content: string): number {
  return estimateTokens(content) + MESSAGE_OVERHEAD;
}
