import { nextShown } from './word-pace.ts';

interface UnrollOptions {
  /** Nothing is to move: every text is there at once. */
  still: boolean;
  onFirstWord: () => void;
  /** The final text stands there in full. */
  onEnd: () => void;
}

/**
 * Lets a text node grow towards a text by whole words, a few each frame: a sentence that arrives
 * at once unrolls, and a token costs next to nothing. What was shown stays, unless the text turns
 * out to begin differently.
 */
export function unroll(node: Text, { still, onFirstWord, onEnd }: UnrollOptions) {
  let target = '';
  let final = false;
  let frame = 0;

  function step(): void {
    frame = 0;
    const shown = node.data;
    if (target.length > shown.length && target.startsWith(shown)) {
      const end = still ? target.length : nextShown(target, shown.length);
      node.appendData(target.slice(shown.length, end));
      if (shown === '') onFirstWord();
    } else if (final || !shown.startsWith(target)) {
      node.data = target;
    }
    if (node.length < target.length) frame = requestAnimationFrame(step);
    else if (final) onEnd();
  }

  return {
    /** The text to grow towards, and whether nothing more will come. */
    aim(text: string, isFinal: boolean): void {
      target = text;
      final = isFinal;
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    close: () => cancelAnimationFrame(frame),
  };
}
