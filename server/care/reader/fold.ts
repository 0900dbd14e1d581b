/** One word of a folded text: CJK signs and emoji are words of their own. */
export interface Word {
  text: string;
  /** Counts up at every end of a sentence. */
  sentence: number;
}

const LETTERS_LIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  گ: 'ج',
  'ँ': 'ं',
  ё: 'е',
  ґ: 'г',
};
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const letterLike = new RegExp(`[${Object.keys(LETTERS_LIKE).join('')}]`, 'gu');
/** Signs that are written or left out as people please: accents, harakat, nukta, joiners. */
const LEFT_OUT = /[\u0300-\u036f\u064b-\u0652\u0670\u0640\u093c\u200b-\u200f\u2060\u00ad]|\ufe0f/gu;
const SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*·/]{1,2}){3,}\p{L}(?![\p{L}\p{N}])/gu;
const MASKED = /(?<=\p{Script=Latin})[0134578@$!](?=\p{Script=Latin})/gu;
const STARRED = /(?<=\p{L})[*#_]+(?=\p{L})/gu;
const JOINING_APOSTROPHE =
  /(?<=\p{L})['’ʼ`´](?=(?:t|s|m|re|ve|ll|d)(?!\p{L})|\p{Script=Cyrillic})/giu;
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|\p{Extended_Pictographic}|[\p{L}\p{M}\p{N}]+|[.?!。？！؟।\n]+/gu;
const END = /^[.?!。？！؟।\n]+$/u;

/** One form for what is the same letter: case, width, accents, variants of Arabic and Hindi. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .normalize('NFC')
    .replace(letterLike, (sign) => LETTERS_LIKE[sign] ?? sign);
}

/**
 * Brings the many ways of writing one thing to one form: plain letters, and those held long,
 * spaced, starred or swapped for digits.
 */
function fold(text: string): string {
  return plainLetters(text.replace(JOINING_APOSTROPHE, ''))
    .replace(SPACED, (spaced) => spaced.replace(/[^\p{L}]/gu, ''))
    .replace(MASKED, (sign) => LOOKS_LIKE[sign] ?? sign)
    .replace(STARRED, '')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

/** The words of a text, folded, each with the number of its sentence; a question mark is a word. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  let sentence = 0;
  for (const [sign] of fold(text).matchAll(WORD)) {
    if (!END.test(sign)) found.push({ text: sign, sentence });
    else {
      if (/[?？؟]/u.test(sign)) found.push({ text: '?', sentence });
      sentence += 1;
    }
  }
  return found;
}

/** The words of a run of a lexicon whose letters are plain. */
export function plainWords(text: string): string[] {
  return text.match(WORD) ?? [];
}
