import { datesIn } from '#server/text/dates.ts';
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
    const date = monthDay(one.text, request.language);
    return date !== undefined && today.endsWith(date);
  });
  if (!match) return undefined;
  if (match.grave) return { kind: 'deathDay', told: match };
  return { kind: language.birth.test(fold(match.text)) ? 'birthday' : 'otherDay', told: match };
}

/** The first day of a month that a text names, as "-05-02", or undefined. */
export function monthDay(text: string, code: LanguageCode): string | undefined {
  const date = datesIn(text, code).find(({ day }) => day !== undefined);
  if (date?.day === undefined) return undefined;
  return `-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
}
