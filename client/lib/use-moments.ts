import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const DAY_MS = 86_400_000;

export interface Moments {
  /** The time of day of an instant (ms). */
  time: (ms: number) => string;
  /** Its date and time of day. */
  moment: (ms: number) => string;
  /** The day of an instant: today, yesterday, or its date. */
  day: (ms: number) => string;
}

/** Times and days in the chosen language, as the person's own clock has them. */
export function useMoments(): Moments {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
    const full = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
    const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const thisYear = new Intl.DateTimeFormat(language, date);
    const otherYear = new Intl.DateTimeFormat(language, { ...date, year: 'numeric' });
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return {
      time: (ms) => inOnePiece(clock.format(ms)),
      moment(ms) {
        const words = full.format(ms);
        const at = words.indexOf(clock.format(ms));
        return words.slice(0, at) + inOnePiece(words.slice(at));
      },
      day(ms) {
        const now = Date.now();
        const daysAgo = Math.round((dayStart(now) - dayStart(ms)) / DAY_MS);
        if (daysAgo === 0 || daysAgo === 1)
          return capital(relative.format(-daysAgo, 'day'), language);
        const same = new Date(ms).getFullYear() === new Date(now).getFullYear();
        return capital((same ? thisYear : otherYear).format(ms), language);
      },
    };
  }, [language]);
}

/** Midnight before an instant, on the person's own clock (ms). */
export function dayStart(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

/** A line may not end between the hour and its half of the day. */
function inOnePiece(time: string): string {
  return time.replaceAll(' ', '\u00a0');
}

function capital(text: string, language: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}
