import { CRISIS_UNANSWERED_MS, WATCH_AFTER_CRISIS_MS, WATCH_CHECKS } from '#server/care/course.ts';
import { type CarePacks, careWordsOf } from '#server/care/words.ts';
import type { Env } from '#server/env.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { LanguageCode } from '#shared/languages.ts';
import type { SafetyFilling } from '#shared/rules/public-pages.ts';
import type { Sentences } from './sentences.ts';

const HOUR_MS = 3_600_000;

export interface Protocol {
  careWords: CarePacks;
  sentences: Sentences;
  env: Pick<Env, 'NOTICE_HOURS'>;
  clock: Clock;
  /** How many replies of a calendar year (UTC) named crisis contacts. */
  referrals: (year: number) => Promise<number>;
}

/**
 * What the page of safety says in a language of the rules that run: care's own sentences, the hours
 * they hold for, and how often help was named last year and this year. A count that cannot be read
 * is a dash: the page and its numbers to call must stand when the database does not.
 */
export async function safetyFilling(
  { careWords, sentences, env, clock, referrals }: Protocol,
  language: LanguageCode,
): Promise<SafetyFilling> {
  const words = careWordsOf(careWords, language);
  const thisYear = new Date(clock.now()).getUTCFullYear();
  const number = new Intl.NumberFormat(language);
  const countOf = (year: number) =>
    referrals(year).then(
      (n) => number.format(n),
      () => '–',
    );
  const [before, now] = await Promise.all([countOf(thisYear - 1), countOf(thisYear)]);
  const [first] = words.first;
  const [safe = ''] = words.safe;
  const [instead = ''] = words.instead.warm;
  return {
    notice: sentences.say(language, 'ai_notice'),
    first: first?.before ?? '',
    check: words.checks[WATCH_CHECKS[0] ?? 0] ?? '',
    safe,
    instead,
    noticeHours: hours(language, env.NOTICE_HOURS),
    crisisHours: hours(language, CRISIS_UNANSWERED_MS / HOUR_MS),
    watchHours: hours(language, WATCH_AFTER_CRISIS_MS / HOUR_MS),
    lastYear: String(thisYear - 1),
    lastYearReferrals: before,
    thisYear: String(thisYear),
    thisYearReferrals: now,
  };
}

/** What stands between a number and a Chinese or Japanese word, where Intl writes it otherwise. */
const BEFORE_UNIT: Partial<Record<LanguageCode, string>> = { ja: '', zh: ' ' };

function hours(language: LanguageCode, count: number): string {
  const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
  const written = new Intl.NumberFormat(language, unit).format(count);
  const space = BEFORE_UNIT[language];
  return space === undefined ? written : written.replace(/(?<=\d)\s*(?=\p{L})/u, space);
}
