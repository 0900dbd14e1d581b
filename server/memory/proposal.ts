import { readCorrection } from './contradiction.ts';
import type { Lexicon } from './lexicon.ts';
import { piecesOf } from './pieces.ts';
import { isAmong, wordsOf } from './words.ts';

const ASKS = /[?？؟][\s"'”’»」』)]*$/u;

/**
 * The sentence of a message that plainly sets right the reply before it: it denies a word which that
 * reply said, and says another in its place. Undefined where none does; it is only ever proposed.
 */
export function proposalIn(message: string, reply: string, lexicon: Lexicon): string | undefined {
  const said = wordsOf(reply, lexicon).map(({ folded }) => folded);
  return piecesOf(message).find(({ text }) => {
    if (ASKS.test(text)) return false;
    const { right, denied } = readCorrection(text, lexicon);
    const against = denied.filter(
      ({ folded }) => !lexicon.weak.has(folded) && isAmong(folded, said, lexicon),
    );
    const fresh = right.filter(
      ({ folded }) => !lexicon.weak.has(folded) && !isAmong(folded, said, lexicon),
    );
    return against.length > 0 && fresh.length > 0;
  })?.text;
}
