import type { Lexicon } from './lexicon.ts';
import { isNumberInSigns, type Value, valuesOf } from './values.ts';
import { isAmong, type Word, wordsOf } from './words.ts';

/** What a sentence claims. */
export interface Claim {
  /** Names. */
  names: string[];
  /** Numbers in digits; where signs are read as a whole, years. */
  digits: Value[];
  /** Numbers, months and days of the week, however they are written. */
  values: Value[];
  /** Other words that name something, those of comfort left out. */
  concrete: string[];
  /** Every word that says something. */
  words: string[];
  /** Whether it tells of what was. */
  past: boolean;
  /** Whether it tells of what was, or of people of the speaker's own. */
  tells: boolean;
}

/** "I am an AI", as the languages say and shorten it: the truth about the voice is no memory. */
const ABOUT_ITSELF =
  /(?<![A-Za-zА-яІЇіїΑ-ω])(?:A\.?I|KI|IA|ИИ|ШІ|SI|MI|ΤΝ)(?![A-Za-zА-яІЇіїΑ-ω])|人工智能|人工知能|ذكاء اصطناعي|ذكاءً اصطناعيًا|الذكاء الاصطناعي|τεχνητή νοημοσύνη/u;
const ASKS = /[?？؟;][\s"'”’»」』)]*$/u;

/**
 * What a sentence claims, or undefined where it claims nothing: it asks, says that it does not know,
 * or comforts. `names` are words that claim nothing, such as the name of whoever speaks.
 */
export function claimOf(
  sentence: string,
  lexicon: Lexicon,
  names: readonly string[] = [],
): Claim | undefined {
  if (ABOUT_ITSELF.test(sentence)) return undefined;
  // "Do you remember how we sailed?" says that they sailed.
  if (ASKS.test(sentence) && !lexicon.supposes.test(sentence)) return undefined;
  const said = withoutUnknown(sentence, lexicon);
  const values = valuesOf(lexicon);
  const all = wordsOf(said, lexicon).filter(({ folded }) => !isAmong(folded, names, lexicon));
  const valued = values.of(all);
  const found = all.map((word, at) => ({ ...word, value: valued[at] }));
  const inSigns = values.inSigns(said);
  const past = lexicon.past.test(said) && !lexicon.maybe.test(said);
  const claim: Claim = {
    names: found.filter((one) => one.kind === 'name' && !one.value).map(({ folded }) => folded),
    digits: [
      ...found.flatMap(({ kind, value }) => (kind === 'number' && value ? [value] : [])),
      ...inSigns.filter(isYear),
    ],
    values: [...new Set([...found.flatMap(({ value }) => value ?? []), ...inSigns])],
    concrete: found.filter((one) => isConcrete(one, lexicon)).map(({ folded }) => folded),
    words: found.map(({ folded }) => folded),
    past,
    tells: past || lexicon.relatives?.test(said) === true,
  };
  const { names: called, concrete } = claim;
  return called.length + claim.values.length + concrete.length === 0 ? undefined : claim;
}

function isYear(value: Value): boolean {
  return /^n\d{4}$/u.test(value);
}

/** A sentence without the part that says that something is not known: what stands after a "but" may be. */
function withoutUnknown(sentence: string, lexicon: Lexicon): string {
  if (!lexicon.unknown.test(sentence)) return sentence;
  return sentence
    .split(lexicon.contrast)
    .filter((part) => !lexicon.unknown.test(part))
    .join(' ');
}

function isConcrete(
  { kind, folded, value }: Word & { value: Value | undefined },
  lexicon: Lexicon,
): boolean {
  if (kind !== 'word' || value !== undefined || lexicon.weak.has(folded)) return false;
  return !isNumberInSigns(folded) && !lexicon.comfort.has(lexicon.stem(folded));
}

const LONGEST_TOLD = 300;

/**
 * Whether a sentence of the person's tells a fact: something with a name or a number in it, or of
 * what was, and about more than one thing.
 */
export function tellsFact(sentence: string, lexicon: Lexicon): boolean {
  if (sentence.length > LONGEST_TOLD) return false;
  if (ASKS.test(sentence)) return false;
  const claim = claimOf(sentence, lexicon);
  if (!claim) return false;
  if (claim.names.length + claim.digits.length > 0) return claim.words.length > 1;
  return claim.past && claim.concrete.length > 0 && claim.words.length > 1;
}
