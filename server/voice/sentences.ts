/** Splits streamed text into sentences; the pieces, joined, are the text. */
export interface SentenceSplitter {
  /** Takes a piece and gives the sentences that are now complete, each with the space before it. */
  push(piece: string): string[];
  /** Whatever is left when the text has ended; '' when nothing. */
  rest(): string;
}

/** Sentence marks of scripts whose mark means nothing else. */
const FULL_STOPS = '。！？｡।॥؟۔!?…‼⁇⁈⁉\u037e';
const CLOSERS = new Set('"\'”’»«“)]}」』）】》*_');
const QUOTES = [
  // German closes with the mark that English opens with.
  [/„|(?<!„[^“”]*)“/gu, /”|(?<=„[^“”]*)“/gu],
  [/«/gu, /»/gu],
  [/[「『（(]/gu, /[」』）)]/gu],
] as const;

/** What ends with a dot and is not an end, lower case, in the languages of the product. */
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof st sr jr rev hon gen col sgt lt capt vs etc approx dept est ave blvd mt ft ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ' +
    'sra srta dra ud uds mme mlle mm bzw usw evtl ca vgl nr str hr fr inkl ggf sog ' +
    'ing sig dott avv tzn itd itp np ul dhr mevr bijv enz dvs osv kb nb pl stb kb dl ' +
    'г гг ул им стр т тыс млн пр см вул www'
  ).split(' '),
);

/**
 * A splitter that gives a sentence the moment its mark arrives, where the mark can be nothing else;
 * after a number, an initial, a short abbreviation, or inside quotation marks it waits for what
 * follows. When in doubt it does not split: two sentences read as one lose nothing.
 */
export function createSentenceSplitter(): SentenceSplitter {
  let held = '';
  let scanned = 0;
  return {
    push(piece) {
      held += piece;
      const sentences: string[] = [];
      for (;;) {
        const end = nextEnd(held, scanned);
        if (end.at === undefined) {
          scanned = end.resumeAt;
          return sentences;
        }
        sentences.push(held.slice(0, end.at));
        held = held.slice(end.at);
        scanned = 0;
      }
    },
    rest() {
      const rest = held;
      held = '';
      scanned = 0;
      return rest;
    },
  };
}

type End = { at: number; resumeAt?: never } | { at: undefined; resumeAt: number };

/** The end of the first sentence of `text`, looking from `from` on, or where to look from next time. */
function nextEnd(text: string, from: number): End {
  for (let index = from; index < text.length; index += 1) {
    const mark = text[index] ?? '';
    if (mark === '\n' && hasWords(text.slice(0, index))) return { at: index };
    if (!isMark(text, index) || !hasWords(text.slice(0, index))) continue;
    const run = endOfRun(text, index);
    const verdict = judge(text, index, run);
    if (verdict === 'end') return { at: run };
    if (verdict === 'wait') return { at: undefined, resumeAt: index };
    index = run - 1;
  }
  return { at: undefined, resumeAt: text.length };
}

function isMark(text: string, index: number): boolean {
  const mark = text[index] ?? '';
  if (mark === '.' || FULL_STOPS.includes(mark)) return true;
  // In Greek the semicolon asks.
  return mark === ';' && /\p{Script=Greek}/u.test(text[index - 1] ?? '');
}

/** Where the run of marks and closing quotes that begins at `index` ends. */
function endOfRun(text: string, index: number): number {
  let end = index + 1;
  while (end < text.length && (isMark(text, end) || CLOSERS.has(text[end] ?? ''))) end += 1;
  return end;
}

/** Whether the run of marks at `index`..`run` ends a sentence, or cannot be told yet. */
function judge(text: string, index: number, run: number): 'end' | 'wait' | 'no' {
  const atEdge = run === text.length;
  // The closing quotation mark belongs to the sentence and may be the very next character.
  if (atEdge && hasOpenQuote(text)) return 'wait';
  if (text[index] !== '.') return 'end';
  if (!atEdge && !/\s/u.test(text[run] ?? '')) return 'no';
  const isEllipsis = text.slice(index, run).split('.').length > 2;
  if (isEllipsis) return followedByBeginning(text, run);
  const word = /[\p{L}\p{M}\p{N}.'’-]*$/u.exec(text.slice(0, index))?.[0] ?? '';
  return isUnsure(word) ? judgeUnsure(text, run, word) : 'end';
}

/** Whether a dot after this word may be no end at all. */
function isUnsure(word: string): boolean {
  const bare = word.replace(/^['’-]+/u, '');
  if (/\p{N}$/u.test(bare) || bare.includes('.')) return true;
  return Array.from(bare).length === 1 || ABBREVIATIONS.has(bare.toLowerCase());
}

function judgeUnsure(text: string, run: number, word: string): 'end' | 'wait' | 'no' {
  if (run === text.length) return 'wait';
  if (/^(\p{N}{3,}|I)$/u.test(word)) return followedByBeginning(text, run);
  // A number of one or two digits is a list's or a date's, the rest are initials and short forms.
  return text[run] === '\n' ? 'end' : 'no';
}

/** Whether what follows the space looks like the beginning of a sentence. */
function followedByBeginning(text: string, run: number): 'end' | 'wait' | 'no' {
  const next = /\S/u.exec(text.slice(run))?.[0];
  if (next === undefined) return 'wait';
  return /\p{Ll}/u.test(next) ? 'no' : 'end';
}

/** Whether a quotation or bracket that was opened in this text is still open. */
function hasOpenQuote(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/"/gu) % 2 === 1 || QUOTES.some(([open, close]) => count(open) > count(close));
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
