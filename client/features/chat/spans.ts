/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** The sentences of a text, each without the white space around it. */
export function sentencesOf(text: string, language: string): Span[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ index, segment }) =>
    trimmed(text, { start: index, end: index + segment.length }),
  ).filter(({ start, end }) => end > start);
}

/** The span without the white space at both of its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: Math.max(from, end - words.length + words.trimEnd().length) };
}

/**
 * The words that a selection holds of the reply `text`; undefined where it holds none, or reaches
 * beyond that one reply.
 */
export function spanIn(selection: Range, text: string): Span | undefined {
  const { startContainer, startOffset, endContainer } = selection;
  const words = startContainer.parentElement?.closest('[data-words]');
  if (!words?.contains(endContainer) || words.textContent !== text) return undefined;
  const before = document.createRange();
  before.selectNodeContents(words);
  before.setEnd(startContainer, startOffset);
  const start = before.toString().length;
  const span = trimmed(text, { start, end: start + selection.toString().length });
  return span.end > span.start ? span : undefined;
}
