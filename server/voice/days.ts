import { datesIn } from '#server/text/dates.ts';
import { dayKey, isTimeZone } from '#shared/rules/day-key.ts';
import { createSentenceSplitter } from './sentences.ts';
import type { Asked } from './voice.ts';

/** A told date that is today, or near: what was told of it, and how far away its day is. */
export interface NearDay {
  text: string;
  /** Days from today to its next or last return: 0 is today, below 0 it has passed. */
  inDays: number;
  /** How many years lie between, where a year was told. */
  years: number | undefined;
}

/** How long before a day it is spoken of as coming, and after it as just past, in days. */
const BEFORE = 7;
const AFTER = 3;
const MOST = 3;
const MOST_CHARACTERS = 200;
const DAY_MS = 86_400_000;

/** The told dates that return around the day it is where the person is, the nearest first. */
export function nearDays({ portrait, now, timeZone, language }: Asked): NearDay[] {
  const today = dayKey(now, isTimeZone(timeZone) ? timeZone : 'UTC');
  const year = Number(today.slice(0, 4));
  const start = Date.parse(today);
  return entriesOf(portrait.importantDates)
    .flatMap((text) =>
      datesIn(text, language).flatMap((date) => {
        if (date.day === undefined) return [];
        // Around the turn of the year the nearest return is in the one before or after.
        const returns = [year - 1, year, year + 1].map((returnYear) => ({
          inDays: Math.round(
            (Date.UTC(returnYear, date.month - 1, date.day ?? 1) - start) / DAY_MS,
          ),
          years: date.year === undefined ? undefined : returnYear - date.year,
        }));
        const near = returns.find(({ inDays, years }) => {
          return inDays <= BEFORE && inDays >= -AFTER && (years === undefined || years >= 0);
        });
        return near ? [{ text: text.slice(0, MOST_CHARACTERS), ...near }] : [];
      }),
    )
    .toSorted((one, other) => Math.abs(one.inDays) - Math.abs(other.inDays))
    .slice(0, MOST);
}

function entriesOf(text: string): string[] {
  return text
    .split(/[\n;；؛]+/u)
    .flatMap((line) => {
      const splitter = createSentenceSplitter();
      return [...splitter.push(line), splitter.rest()];
    })
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
