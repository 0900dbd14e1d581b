import { describe, expect, it } from 'vitest';
import { dayKey, isTimeZone, type LocalDay, rollDay } from './day-key.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Local dates around a change of clocks: where midnight is missing, comes twice, or moves. */
const MIDNIGHTS: [zone: string, utc: number][] = [
  ['Africa/Cairo', Date.UTC(2026, 3, 23, 22)],
  ['Asia/Beirut', Date.UTC(2026, 2, 28, 22)],
  ['Atlantic/Azores', Date.UTC(2026, 2, 29, 1)],
  ['Atlantic/Azores', Date.UTC(2026, 9, 25, 0)],
  ['America/Santiago', Date.UTC(2026, 8, 6, 4)],
  ['America/Havana', Date.UTC(2026, 2, 8, 5)],
  ['America/Havana', Date.UTC(2026, 10, 1, 4)],
  ['Pacific/Kiritimati', Date.UTC(2026, 10, 21, 10)],
  ['Pacific/Pago_Pago', Date.UTC(2026, 10, 21, 11)],
  ['Pacific/Chatham', Date.UTC(2026, 10, 21, 10, 15)],
  ['Asia/Kathmandu', Date.UTC(2026, 10, 21, 18, 15)],
  ['Australia/Lord_Howe', Date.UTC(2026, 9, 3, 15, 30)],
  ['America/New_York', Date.UTC(2026, 10, 1, 4)],
  ['Europe/Berlin', Date.UTC(2026, 2, 28, 23)],
];

describe('the day a message counts on (drill 23)', () => {
  it.each(MIDNIGHTS)(
    'in %s begins once at each local date, asked every 100 ms',
    (zone, midnight) => {
      let day: LocalDay | null = null;
      const keys: string[] = [];
      for (let now = midnight - 3 * HOUR; now < midnight + 3 * HOUR; now += MINUTE) {
        day = rollDay(day, now, zone);
        if (keys.at(-1) !== day.key) keys.push(day.key);
        expect(day.key).toBe(dayKey(now, zone));
      }
      expect(keys).toHaveLength(2);
      // The end that was promised is the very instant: a tenth of a second around it decides.
      const before: LocalDay = rollDay(null, midnight - 3 * HOUR, zone);
      for (let now = before.endsAt - 1_000; now < before.endsAt + 1_000; now += 100) {
        expect(rollDay(before, now, zone).key === before.key).toBe(now < before.endsAt);
      }
      expect(dayKey(before.endsAt, zone)).not.toBe(dayKey(before.endsAt - 1, zone));
    },
  );

  it('is not begun anew by naming another zone, and never repeats or goes back', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'Asia/Tokyo'];
    let day = rollDay(null, Date.UTC(2026, 10, 21), 'UTC');
    const keys = [day.key];
    for (let hour = 0; hour < 24 * 10; hour += 1) {
      const now = Date.UTC(2026, 10, 21) + hour * HOUR;
      for (const zone of zones) day = rollDay(day, now, zone);
      if (keys.at(-1) !== day.key) keys.push(day.key);
    }
    expect(keys).toEqual([...new Set(keys)].toSorted());
    expect(keys.length).toBeLessThanOrEqual(11);
  });

  it('comes back to the truth when the clock had run ahead', () => {
    const now = Date.UTC(2026, 10, 21, 12);
    const ahead = rollDay(null, now + 40 * 24 * HOUR, 'UTC');
    expect(rollDay(ahead, now, 'UTC').key).toBe('2026-11-21');
  });

  it('knows a zone from a name that is none', () => {
    expect([isTimeZone('Asia/Tokyo'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
