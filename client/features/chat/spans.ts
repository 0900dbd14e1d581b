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
 * The words that are selected inside an element whose whole text is `text`; undefined where nothing
 * is, or where the selection reaches beyond it.
 */
export function selectedIn(element: Element | null, text: string): Span | undefined {
  const selection = getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0)
    return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) {
    return undefined;
  }
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const span = trimmed(text, { start, end: start + range.toString().length });
  return span.end > span.start ? span : undefined;
}
