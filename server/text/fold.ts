/** Accents on letters of these scripts are left out by many who type in a hurry. */
const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}+/gu;
/** Short vowels and the stretching stroke of Arabic; the dot below of Devanagari. */
const OPTIONAL_MARKS = /[\u064B-\u065F\u0670\u0640\u093C]/g;
const ARABIC_FORMS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};
/** Latin letters that Unicode does not take apart. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ς: 'σ' };

/**
 * A text in the one form in which words are compared: small letters, no accents, one kind of
 * apostrophe, plain digits, full-width signs made narrow, Arabic letters in their basic form, single
 * spaces. Vowel signs of Devanagari stay, since they are not accents.
 */
export function fold(text: string): string {
  return foldLetters(text.normalize('NFKC'))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
}

/** The part of folding that concerns letters alone: also right for the source of a pattern. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTED, (letter) => letter.replace(/\p{M}+/gu, ''))
    .normalize('NFC')
    .replace(OPTIONAL_MARKS, '')
    .replace(/[أإآٱىةؤئ]/g, (letter) => ARABIC_FORMS[letter] ?? letter)
    .replace(/[łøđıς]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/[’‘ʼ`´]/gu, "'");
}

/** Digits of any script: their blocks are ten long and begin at a multiple of ten from a zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}
