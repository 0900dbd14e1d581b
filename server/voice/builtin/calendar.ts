import { fold } from '#server/text/fold.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { dayKey, isTimeZone } from '#shared/rules/day-key.ts';
import type { VoiceRequest } from '../voice.ts';
import type { BuiltinLanguage } from './language.ts';
import type { Told } from './told.ts';

export interface DateToday {
  kind: 'birthday' | 'deathDay' | 'otherDay';
  told: Told;
}

/**
 * The told date that today is, where the person is, and whose day it is; undefined when today is
 * none of them, or when the conversation has had a reply today already.
 */
export function dateToday(
  request: VoiceRequest,
  told: Told[],
  language: BuiltinLanguage,
): DateToday | undefined {
  const zone = isTimeZone(request.timeZone) ? request.timeZone : 'UTC';
  const today = dayKey(request.now, zone);
  const spokenToday = request.turns.some(
    (turn) => turn.role === 'assistant' && dayKey(turn.at, zone) === today,
  );
  if (spokenToday) return undefined;
  const dates = told.filter((one) => one.source === 'dates');
  const match = dates.find((one) => {
    const date = monthDay(one.text, request.language, language.dayFirst);
    return date !== undefined && today.endsWith(date);
  });
  if (!match) return undefined;
  if (match.grave) return { kind: 'deathDay', told: match };
  return { kind: language.birth.test(fold(match.text)) ? 'birthday' : 'otherDay', told: match };
}

/** The first month and day in a text as "-05-02", or undefined. */
export function monthDay(text: string, code: LanguageCode, dayFirst: boolean): string | undefined {
  const said = fold(text);
  const iso =
    /\b\d{4}(?:-|\. ?)(\d{1,2})(?:-|\. ?)(\d{1,2})\b/u.exec(said) ??
    /(\d{1,2})\s?月\s?(\d{1,2})\s?日/u.exec(said);
  if (iso) return dateOf(iso[1], iso[2]);
  const numbers = /\b(\d{1,2})([./])\s?(\d{1,2})\b/u.exec(said);
  if (numbers) {
    const byDay = dayFirst || numbers[2] === '.';
    return byDay ? dateOf(numbers[3], numbers[1]) : dateOf(numbers[1], numbers[3]);
  }
  return namedDate(said, code);
}

function namedDate(said: string, code: LanguageCode): string | undefined {
  for (let month = 0; month < 12; month += 1) {
    const names = ['long', 'short'].flatMap((style) => monthNames(month, code, style === 'long'));
    const name = `(?:${[...new Set(names)].join('|')})`;
    const after = new RegExp(`(?<!\\p{L})${name}\\.?\\s+(\\d{1,2})(?!\\d)`, 'u').exec(said);
    const before = new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|[oa]|º|\\.)?\\s+(?:of\\s+|de\\s+)?${name}(?!\\p{L})`,
      'u',
    ).exec(said);
    const day = after?.[1] ?? before?.[1];
    if (day) return dateOf(String(month + 1), day);
  }
  return undefined;
}

/** A month's name as it stands alone and as it stands beside a day, which many languages inflect. */
function monthNames(month: number, code: LanguageCode, long: boolean): string[] {
  const style = long ? 'long' : 'short';
  const date = Date.UTC(2026, month, 15);
  const alone = new Intl.DateTimeFormat(code, { month: style, timeZone: 'UTC' }).format(date);
  const beside = new Intl.DateTimeFormat(code, { month: style, day: 'numeric', timeZone: 'UTC' })
    .formatToParts(date)
    .find((part) => part.type === 'month')?.value;
  return [alone, beside ?? alone].map((name) => fold(name).replaceAll('.', ''));
}

function dateOf(month: string | undefined, day: string | undefined): string | undefined {
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  if (!(monthNumber >= 1 && monthNumber <= 12 && dayNumber >= 1 && dayNumber <= 31))
    return undefined;
  return `-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`;
}
