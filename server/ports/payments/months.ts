/**
 * The moment so many months after `start` (ms), on the same day of the month and time of day in UTC,
 * or on the month's last day where it is shorter: how monthly payments fall due.
 */
export function addMonths(start: number, months: number): number {
  const from = new Date(start);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return Date.UTC(year, month, day) + (start - midnight);
}

/** The monthly period since `start` that `now` lies in (ms). */
export function monthOf(start: number, now: number): { start: number; end: number } {
  const begun = new Date(start);
  const today = new Date(now);
  const years = today.getUTCFullYear() - begun.getUTCFullYear();
  let month = Math.max(0, years * 12 + today.getUTCMonth() - begun.getUTCMonth() - 1);
  while (addMonths(start, month + 1) <= now) month += 1;
  return { start: addMonths(start, month), end: addMonths(start, month + 1) };
}
