import { cloneElement, Fragment, type ReactElement } from 'react';

export interface RichTextProps {
  /** A sentence with marked parts: "I accept the <terms>Terms</terms>". */
  text: string;
  /** The element each marked part stands in, by its mark; without one it stays plain words. */
  parts: Readonly<Record<string, ReactElement>>;
}

/** A translated sentence with links in it. */
export function RichText({ text, parts }: RichTextProps) {
  // split answers: words, mark, marked words, words, mark, marked words, …
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/su);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const part = at % 3 === 2 ? parts[pieces[at - 1] ?? ''] : undefined;
    return <Fragment key={`${at}`}>{part ? cloneElement(part, {}, piece) : piece}</Fragment>;
  });
}
