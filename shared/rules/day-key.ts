const formatters = new Map<string, Intl.DateTimeFormat>();
const DAY_MS = 86_400_000;
/** 24 h, plus the 26 h between the first and the last zone on earth, plus a clock change. */
const LONGEST_DAY_MS = 52 * 3_600_000;

/** Whether `zone` is an IANA zone this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day ("2026-11-21") that `ms` falls on in `zone`. */
export function dayKey(ms: number, zone: string): string {
  return formatterOf(zone).format(ms);
}

/**
 * The first instant (ms) after `ms` that belongs to a later calendar day in `zone`.
 * Searched for rather than computed: midnight may not exist that day, or come twice, and a zone
 * may skip a whole date (Samoa, 2011).
 */
function nextDayStart(ms: number, zone: string): number {
  const today = dayKey(ms, zone);
  let low = ms;
  let high = ms + DAY_MS + DAY_MS / 2;
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (dayKey(middle, zone) > today) high = middle;
    else low = middle;
  }
  return high;
}

/** A person's running day: its date, the instant it ends, and the zone it was reckoned in. */
export interface LocalDay {
  key: string;
  endsAt: number;
  zone: string;
}

/**
 * The day to count on at `now`. While the remembered day runs, it stays, whatever zone is asked
 * for: nobody gains messages by travelling or by naming another zone. When it has ended, the new
 * zone takes effect, and a date never repeats: where the new zone still has the old date, or an
 * earlier one, the old day goes on until the new zone is past it.
 */
export function rollDay(remembered: LocalDay | null, now: number, zone: string): LocalDay {
  // A day that ends further away than any day can last was reckoned by a clock that ran ahead.
  if (remembered && remembered.endsAt - now > LONGEST_DAY_MS) return rollDay(null, now, zone);
  if (remembered && now < remembered.endsAt) return remembered;
  const key = dayKey(now, zone);
  if (!remembered || key > remembered.key) return { key, endsAt: nextDayStart(now, zone), zone };
  let endsAt = nextDayStart(now, zone);
  while (dayKey(endsAt, zone) <= remembered.key) endsAt = nextDayStart(endsAt, zone);
  return { key: remembered.key, endsAt, zone };
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}
