import { foldLetters } from './fold.ts';

/**
 * Letters, marks and digits of the scripts of our languages, in few ranges: \p{L} has hundreds,
 * and a language's patterns took seconds to compile with it.
 */
const WORD =
  '0-9A-Z_a-z\\u00AA\\u00B5\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02AF\\u0300-\\u0374\\u0376\\u0377\\u037B-\\u037D\\u037F\\u0386' +
  '\\u0388-\\u0481\\u0483-\\u052F\\u0620-\\u0669\\u066E-\\u06D3\\u06D5-\\u06DC\\u06DF-\\u06E8\\u06EA-\\u06FC\\u0900-\\u0963\\u0966-\\u096F' +
  '\\u0971-\\u097F\\u1E00-\\u1FFC\\u3005-\\u3007\\u3041-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF';
/** JavaScript's own \b knows the letters of English only. */
const EDGE = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;

/**
 * A pattern for folded text (fold.ts): written with accents as the language wants them, folded as
 * the text is; `\b` and `\w` mean the letters of every script.
 */
export function heard(source: TemplateStringsArray): RegExp {
  return new RegExp(translate(source.raw.join(''), foldLetters), 'u');
}

/** A pattern for a text as it was written, in large and small letters. */
export function written(source: TemplateStringsArray): RegExp {
  return new RegExp(
    translate(source.raw.join(''), (literal) => literal),
    'iu',
  );
}

function translate(source: string, literal: (text: string) => string): string {
  let inClass = false;
  const parts = source.match(/\\[pP]\{[^}]*\}|\\.|[[\]]|[^\\[\]]+/gsu) ?? [];
  return parts
    .map((part) => {
      if (part === '[') inClass = true;
      else if (part === ']') inClass = false;
      else if (part === '\\b') return EDGE;
      else if (part === '\\w') return inClass ? WORD : `[${WORD}]`;
      else if (part === '\\W') return `[^${WORD}]`;
      else if (!part.startsWith('\\')) return literal(part);
      return part;
    })
    .join('');
}
