import { createSentenceSplitter } from '#server/voice/sentences.ts';

/** One sentence of a text, and where it stands in it (UTF-16 units). */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

const BULLET = /^(?:[-*•–—·]|\d{1,2}[.)])\s+/u;

/** The sentences of a text, line by line, without bullets and the space around them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const splitter = createSentenceSplitter();
    let start = lineStart;
    for (const raw of [...splitter.push(line), splitter.rest()]) {
      const bare = raw.trimStart();
      const bullet = BULLET.exec(bare)?.[0].length ?? 0;
      const from = start + raw.length - bare.length + bullet;
      const piece = bare.slice(bullet).trimEnd();
      if (/[\p{L}\p{N}]/u.test(piece)) {
        pieces.push({ text: piece, start: from, end: from + piece.length });
      }
      start += raw.length;
    }
    lineStart += line.length + 1;
  }
  return pieces;
}

/** The sentences of a list of dates, which may stand in one line between semicolons. */
export function datePieces(text: string): Piece[] {
  return piecesOf(text.replaceAll(';', '\n')).map((piece) => ({
    ...piece,
    text: text.slice(piece.start, piece.end),
  }));
}

/** The text without some of its sentences, and without the lines that are empty then. */
export function withoutPieces(text: string, gone: readonly Piece[]): string {
  if (gone.length === 0) return text;
  let kept = '';
  let from = 0;
  for (const { start, end } of gone) {
    kept += text.slice(from, start);
    from = end;
  }
  kept += text.slice(from);
  return kept
    .split('\n')
    .map((line) => line.replace(/ {2,}/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
}
