import { fold, foldLetters } from '#server/text/fold.ts';
import type { BuiltinLanguage } from '#server/voice/builtin/language.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { type LanguageSigns, SIGNS } from './language-signs.ts';

/** What memory knows of a language's words. */
export interface Lexicon extends LanguageSigns {
  code: LanguageCode;
  /** Words without a subject of their own. */
  stops: ReadonlySet<string>;
  /** Words that say too little by themselves. */
  weak: ReadonlySet<string>;
  /** Stems of the words of comfort: sentences made of them alone claim nothing. */
  comfort: ReadonlySet<string>;
  /** A folded word without its ending. */
  stem(word: string): string;
}

const memo = new WeakMap<BuiltinLanguage, Lexicon>();
/** Goes by the script, whatever language it is made for. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
/** Words whose stems are kept: a request looks at the same ones over and over. */
const KEPT_STEMS = 20_000;
/** "and", "so", "in", "like" and "the", which Arabic writes onto the word. */
const ARABIC_BEGINNING = /^[وف]?[بكل]?(?:ال|لل)|^[وف](?=\p{L}{3})/u;

/** The lexicon of a language, made once from the words and lines that the built-in voice has. */
export function lexiconOf(language: BuiltinLanguage, code: LanguageCode): Lexicon {
  const known = memo.get(language);
  if (known) return known;
  const suffixes = language.suffixes.map(foldLetters);
  const stems = new Map<string, string>();
  const stem = (word: string): string => {
    const kept = stems.get(word) ?? stemOf(word);
    if (stems.size >= KEPT_STEMS) stems.clear();
    stems.set(word, kept);
    return kept;
  };
  const stemOf = (word: string): string => {
    const begun = code === 'ar' ? withoutBeginning(word) : word;
    for (const suffix of suffixes) {
      if (!begun.endsWith(suffix) || begun.length - suffix.length < 3) continue;
      return begun.slice(0, -suffix.length).replace(/(.)\1$/u, '$1');
    }
    return begun;
  };
  const made: Lexicon = {
    ...SIGNS[code],
    code,
    stops: new Set(fold(language.stopWords).split(/\s+/u)),
    weak: new Set(fold(language.weakWords).split(/\s+/u)),
    comfort: new Set(wordsIn(linesOf(language)).map(stem)),
    stem,
  };
  memo.set(language, made);
  return made;
}

function withoutBeginning(word: string): string {
  const rest = word.replace(ARABIC_BEGINNING, '');
  return rest.length >= 3 ? rest : word;
}

/** Every sentence that a voice may say by itself; none of them claims anything. */
function linesOf({ lines, openings, askToBeTold }: BuiltinLanguage): string {
  const spoken = Object.values(lines).flatMap((of) => [
    ...of.openings,
    ...(of.common ?? []),
    ...Object.values(of.tones ?? {}).flat(),
    ...(of.questions ?? []),
  ]);
  return [...spoken, ...openings, ...askToBeTold].join('\n').replace(/\{\w+\}/gu, ' ');
}

function wordsIn(text: string): string[] {
  return Array.from(WORDS.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? fold(segment).split("'") : [],
  );
}
