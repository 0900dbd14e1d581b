import type { LanguageCode } from '#shared/languages.ts';
import { fold } from './fold.ts';

/** A date as people write one; what they left out is undefined. `month` is 1 to 12. */
export interface WrittenDate {
  year: number | undefined;
  month: number;
  day: number | undefined;
}

/** Whether "3/4" is the third of April where this language is spoken, rather than March the fourth. */
const MONTH_FIRST: ReadonlySet<LanguageCode> = new Set(['en', 'ja', 'zh', 'hu']);

/**
 * The dates in a text, in the order in which they stand there: by numbers as the language writes
 * them, or with a month's name in that language or in English. Months alone count beside a year.
 */
export function datesIn(text: string, code: LanguageCode): WrittenDate[] {
  const said = fold(text);
  const found: { at: number; date: WrittenDate }[] = [];
  const add = (at: number, year: string | undefined, month: number, day: string | undefined) => {
    const date = {
      year: year === undefined ? undefined : Number(year),
      month,
      day: day === undefined ? undefined : Number(day),
    };
    const known = found.some((one) => Math.abs(one.at - at) < 12 && one.date.month === month);
    if (isDate(date) && !known) found.push({ at, date });
  };
  for (const [pattern, order] of numberPatterns(code)) {
    for (const match of said.matchAll(pattern)) {
      const part = (name: 'y' | 'm' | 'd') => match[order.indexOf(name) + 1];
      add(match.index, part('y'), Number(part('m')), part('d'));
    }
  }
  for (const { month, pattern } of namedDates(code)) {
    for (const match of said.matchAll(pattern)) {
      add(
        match.index,
        match.groups?.['year'] ?? match.groups?.['yearAhead'],
        month,
        match.groups?.['day'],
      );
    }
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ date }) => date);
}

function isDate({ year, month, day }: WrittenDate): boolean {
  if (day === undefined && year === undefined) return false;
  return month >= 1 && month <= 12 && (day === undefined || (day >= 1 && day <= 31));
}

type Order = readonly ('y' | 'm' | 'd')[];

function numberPatterns(code: LanguageCode): [RegExp, Order][] {
  const order: Order = MONTH_FIRST.has(code) ? ['m', 'd', 'y'] : ['d', 'm', 'y'];
  return [
    [/(?<!\d)(\d{4})\s?[-./年]\s?(\d{1,2})\s?[-./月]\s?(\d{1,2})(?!\d)/gu, ['y', 'm', 'd']],
    [/(?<!\d)(?:(\d{4})\s?年\s?)?(\d{1,2})\s?月\s?(\d{1,2})\s?[日号]/gu, ['y', 'm', 'd']],
    [/(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4})(?!\d))?/gu, ['d', 'm', 'y']],
    // "02.05": one digit each would rather be a number.
    [/(?<![\d.])(\d{2})\.(\d{2})(?![\d.])/gu, ['d', 'm', 'y']],
    // Of a year in two digits the century is not known.
    [/(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(\d{4})|\/\d{2})?(?![\d/])/gu, order],
    [/(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4})(?![\d-])/gu, order],
  ];
}

interface NamedMonth {
  month: number;
  pattern: RegExp;
}

/** By language, since asking Intl for the names takes milliseconds. */
const kept = new Map<LanguageCode, NamedMonth[]>();

function namedDates(code: LanguageCode): NamedMonth[] {
  const known = kept.get(code);
  if (known) return known;
  const made = Array.from({ length: 12 }, (_, index) =>
    namePatterns(index + 1, code).map((pattern) => ({ month: index + 1, pattern })),
  ).flat();
  kept.set(code, made);
  return made;
}

function namePatterns(month: number, code: LanguageCode): RegExp[] {
  const names = [code, 'en' as const].flatMap((language) => monthNames(month, language));
  const name = `(?:${[...new Set(names)].map((one) => RegExp.escape(one)).join('|')})`;
  const year = '(?:\\s?(?:,|de|del|of|年)?\\s?(?<year>\\d{4})(?!\\d))';
  return [
    // "2nd of May 1951", "1º de mayo de 1951" (folded "1o"), "2 мая 1951"
    new RegExp(
      `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th|er|[oa°]|\\.)?\\s+(?:of\\s+|de\\s+|di\\s+)?${name}(?!\\p{L})${year}?`,
      'gu',
    ),
    // "May 2nd, 1951", "1951. május 2"
    new RegExp(
      `(?:(?<!\\d)(?<yearAhead>\\d{4})\\.?\\s+)?(?<!\\p{L})${name}\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?(?!\\d)${year}?`,
      'gu',
    ),
    // "May 1951"
    new RegExp(`(?<!\\p{L})${name}\\.?${year}`, 'gu'),
  ];
}

/** A month's name as it stands alone and as it stands beside a day, long and short, folded. */
function monthNames(month: number, code: LanguageCode): string[] {
  return (['long', 'short'] as const).flatMap((style) => {
    const date = Date.UTC(2026, month - 1, 15);
    const form = new Intl.DateTimeFormat(code, { month: style, day: 'numeric', timeZone: 'UTC' });
    const alone = new Intl.DateTimeFormat(code, { month: style, timeZone: 'UTC' }).format(date);
    const beside = form.formatToParts(date).find((part) => part.type === 'month')?.value;
    return [alone, beside ?? alone].map((name) => fold(name).replaceAll('.', ''));
  });
}
