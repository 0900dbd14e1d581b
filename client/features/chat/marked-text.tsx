import { useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '#client/lib/classes.ts';
import type { Mark } from '#shared/contract/chat.ts';

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  className: string;
  /** A sentence was tapped: the number of its mark. */
  onTap: (mark: number) => void;
}

/**
 * A reply in which each sentence that claims something can be tapped, and what is imagined has dots
 * beneath. The words stay plain text: read, selected and copied as if there were no marks. Whoever
 * uses no pointer finds the same under the reply (reply-tools.tsx).
 */
export function MarkedText({ text, marks, className, onTap }: MarkedTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const tap = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const sentence = target instanceof Element ? target.closest('[data-mark]') : null;
    // Words that were just selected are not to be covered.
    if (!sentence || getSelection()?.isCollapsed === false) return;
    onTap(Number(sentence.getAttribute('data-mark')));
  });
  useEffect(() => {
    const { current } = paragraph;
    const onClick = (event: MouseEvent) => tap(event);
    current?.addEventListener('click', onClick);
    return () => current?.removeEventListener('click', onClick);
  }, []);

  return (
    <p ref={paragraph} dir="auto" data-words className={className}>
      {piecesOf(text, marks).map(({ start, words, mark }) =>
        mark === undefined ? (
          words
        ) : (
          <span
            key={start}
            data-mark={mark}
            className={classes('marked', marks[mark]?.kind === 'imagined' && 'imagined')}
          >
            {words}
          </span>
        ),
      )}
    </p>
  );
}

interface Piece {
  start: number;
  words: string;
  /** The number of the mark on it. */
  mark?: number;
}

/** A text cut at its marks. A mark that does not fit the text, or the one before it, is left out. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const upTo = (end: number): void => {
    if (end > done) pieces.push({ start: done, words: text.slice(done, end) });
    done = Math.max(done, end);
  };
  for (const [mark, { start, end }] of marks.entries()) {
    if (start < done || end <= start || end > text.length) continue;
    upTo(start);
    pieces.push({ start, words: text.slice(start, end), mark });
    done = end;
  }
  upTo(text.length);
  return pieces;
}
