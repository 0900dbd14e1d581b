import { fold } from '#server/text/fold.ts';
import type { LanguageCode } from '#shared/languages.ts';
import type { Lexicon } from './lexicon.ts';
import { numberWords } from './number-words.ts';
import type { Word } from './words.ts';

/**
 * What a number, a month or a day of the week says, however it is written: "n30" for 30, thirty and
 * 三十, "m8" for August, "d1" for Monday.
 */
export type Value = `${'n' | 'm' | 'd'}${number}`;

/** Reads the values of a language. */
export interface Values {
  /** The values of the words of a text, in their order; undefined where one has none. */
  of(words: readonly Word[]): (Value | undefined)[];
  /** The values that signs without spaces between them write. */
  inSigns(text: string): Value[];
}

/** Months have other names in the east and the west of the Arab world. */
const REGIONS: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  ar: ['ar-EG', 'ar-LB', 'ar-MA', 'ar-DZ'],
};
const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
/** A single sign is a number only before what is counted: 一 is in many other words. */
const NUMBER_IN_SIGNS =
  /(\d+|[〇零一二三四五六七八九十百千两]+)\s*([个個]月|[ヶか]月|月|年|日|歳|岁|个|人)?/gu;
const DAY_IN_SIGNS = /(?:星期|礼拜|周)([一二三四五六日天])|([月火水木金土日])曜/gu;
/** The signs of the days from Monday on, in Chinese and in Japanese. */
const DAYS = ['一月', '二火', '三水', '四木', '五金', '六土', '日天'];
/** Forms that the calendar of the platform does not have, and no ending leads to. */
const MORE_NAMES: Readonly<Partial<Record<LanguageCode, readonly [string, Value][]>>> = {
  ru: [
    ['мае', 'm5'],
    ['маем', 'm5'],
  ],
  uk: [
    ['щосерпня', 'm8'],
    ['щонеділі', 'd7'],
    ['щосуботи', 'd6'],
    ['щолипня', 'm7'],
  ],
};
/** The letters that a name of a month or day has at least, where words are known by their beginning. */
const LONG_NAME = 6;

/** Whether a word of such signs is a number and what is counted, and nothing else. */
export function isNumberInSigns(word: string): boolean {
  return /^[〇零一二三四五六七八九十百千两\d]+[個个ヶか月年日歳岁人間间]*$/u.test(word);
}

const memo = new WeakMap<Lexicon, Values>();

/** The values of a lexicon's language, made once. */
export function valuesOf(lexicon: Lexicon): Values {
  const known = memo.get(lexicon);
  if (known) return known;
  const made = createValues(lexicon);
  memo.set(lexicon, made);
  return made;
}

function createValues(lexicon: Lexicon): Values {
  const named = new Map<string, Value>();
  const capitals = new Set<string>();
  for (const [name, value] of [
    ...calendarNames(lexicon.code),
    ...(MORE_NAMES[lexicon.code] ?? []),
  ]) {
    const key = lexicon.stem(fold(name));
    if (!named.has(key)) named.set(key, value);
    if (/^\p{Lu}/u.test(name)) capitals.add(key);
  }
  const said = new Map<string, Value>();
  for (const [word, value] of numberWords(lexicon.code)) said.set(fold(word), `n${value}`);
  const inSigns = lexicon.code === 'zh' || lexicon.code === 'ja';
  const byBeginning = lexicon.inflects
    ? [...named].filter(([key]) => key.length >= LONG_NAME - 1)
    : [];

  function valueOf({ folded, kind, written, begins }: Word): Value | undefined {
    // Signs without spaces are read as a whole: 8月 is no eight.
    if (kind === 'number') return inSigns ? undefined : `n${Number(folded)}`;
    const number = said.get(folded);
    if (number !== undefined) return number;
    const key = lexicon.stem(folded);
    const date = named.get(key) ?? byBeginning.find(([name]) => folded.startsWith(name))?.[1];
    // The Arabic Sunday is "anybody" too.
    if (date === undefined || (lexicon.code === 'ar' && date === 'd7')) return undefined;
    const capital = /^\p{Lu}/u.test(written);
    // "May" is a month and "may" is none; "Марте" is somebody and "марте" is March.
    if (capital && !begins && !capitals.has(key)) return undefined;
    return !capital && lexicon.code === 'en' ? undefined : date;
  }

  return {
    of(words) {
      const values = words.map(valueOf);
      words.forEach((word, at) => {
        const [tens, units] = [values[at], values[at + 1]].map(spokenNumber);
        const next = words[at + 1];
        // "Thirty-two", "treinta y dos".
        if (tens === undefined || units === undefined || !next) return;
        if (next.kind === 'number' || next.place - word.place > 2) return;
        if (tens % 10 !== 0 || tens < 20 || tens > 90 || units > 9) return;
        values[at] = `n${tens + units}`;
        values[at + 1] = values[at];
      });
      return values;
    },
    inSigns(text) {
      if (!inSigns) return [];
      const days: Value[] = [];
      const rest = fold(text).replace(DAY_IN_SIGNS, (_, chinese?: string, japanese?: string) => {
        const sign = chinese ?? japanese ?? '';
        const day = DAYS.findIndex((signs) => signs[japanese === undefined ? 0 : 1] === sign);
        days.push(`d${day === -1 ? 7 : day + 1}`);
        return ' ';
      });
      return [...days, ...[...rest.matchAll(NUMBER_IN_SIGNS)].flatMap(valueInSigns)];
    },
  };
}

function spokenNumber(value: Value | undefined): number | undefined {
  return value?.startsWith('n') === true ? Number(value.slice(1)) : undefined;
}

function valueInSigns([, digits = '', counted]: RegExpMatchArray): Value[] {
  const isHan = !/\d/u.test(digits);
  if (isHan && digits.length === 1 && counted === undefined) return [];
  const value = isHan ? hanNumber(digits) : Number(digits);
  if (isHan && value === 1 && counted !== '月') return [];
  return [counted === '月' && value <= 12 ? `m${value}` : `n${value}`];
}

/** 三十二 is 32, 百 is 100, 二〇〇一 is 2001. */
function hanNumber(signs: string): number {
  const plain = signs.replaceAll('零', '〇').replaceAll('两', '二');
  if (!/[十百千]/u.test(plain)) {
    return Number(Array.from(plain, (sign) => HAN_DIGITS.indexOf(sign)).join(''));
  }
  let total = 0;
  let digit = 0;
  for (const sign of plain) {
    const unit = HAN_UNITS[sign];
    if (unit === undefined) digit = HAN_DIGITS.indexOf(sign);
    else {
      total += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + digit;
}

/** The names of months and days of the week, alone and within a date, where one word is one. */
function calendarNames(code: LanguageCode): [string, Value][] {
  const names: [string, Value][] = [];
  for (const locale of REGIONS[code] ?? [code]) {
    const add = (options: Intl.DateTimeFormatOptions, at: number, value: Value): void => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      for (const { type, value: name } of format.formatToParts(at)) {
        if (type !== 'month' && type !== 'weekday') continue;
        if (/^[\p{L}\p{M}]+$/u.test(name)) names.push([name, value]);
      }
    };
    for (let month = 0; month < 12; month += 1) {
      const at = Date.UTC(2024, month, 5);
      add({ month: 'long' }, at, `m${month + 1}`);
      add({ day: 'numeric', month: 'long' }, at, `m${month + 1}`);
    }
    // 1 January 2024 was a Monday.
    for (let day = 1; day <= 7; day += 1) {
      add({ weekday: 'long' }, Date.UTC(2024, 0, day), `d${day}`);
    }
  }
  return names;
}
