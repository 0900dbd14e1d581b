import type { FoundMessage } from '#shared/contract/chat.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface Part {
  text: string;
  marked: boolean;
}

/** How much is shown before the first place, and in all, in UTF-16 units. */
const BEFORE = 60;
const LENGTH = 220;

/**
 * The stretch of a message around the first place that was found in it, as parts in its order. It
 * begins and ends between words where there are any; a dot-dot-dot stands for what is left out.
 */
export function excerptOf({ content, matches }: Pick<FoundMessage, 'content' | 'matches'>): Part[] {
  const first = matches[0]?.start ?? 0;
  const begin = first <= BEFORE ? 0 : startAfter(content, first - BEFORE, first);
  const end =
    begin + LENGTH >= content.length ? content.length : endBefore(content, begin + LENGTH);
  const parts: Part[] = [{ text: begin > 0 ? '… ' : '', marked: false }];
  let at = begin;
  for (const match of matches) {
    const stop = Math.min(match.end, end);
    if (match.start < at || match.start >= end) continue;
    parts.push({ text: content.slice(at, match.start), marked: false });
    parts.push({ text: content.slice(match.start, stop), marked: true });
    at = stop;
  }
  parts.push({ text: content.slice(at, end), marked: false });
  parts.push({ text: end < content.length ? ' …' : '', marked: false });
  return parts.filter(({ text }) => text !== '');
}

/** The first beginning of a word at or after `from`, or `from` itself where there is none before `to`. */
function startAfter(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/u);
  return space === -1 ? whole(text, from) : from + space + 1;
}

/** The last end of a word at or before `to`, unless that is far away. */
function endBefore(text: string, to: number): number {
  const space = text.slice(0, to).search(/\s\S*$/u);
  return space === -1 || to - space > BEFORE ? whole(text, to) : space;
}

/** A place that does not tear a sign of two units apart. */
function whole(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}
