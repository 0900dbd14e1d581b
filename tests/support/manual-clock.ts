import type { Clock } from '#server/ports/clock/port.ts';

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Sets the time, ms since 1970. */
  set(ms: number): void;
  /** Moves the time on, or back, by so many ms. */
  advance(ms: number): void;
}

/** A manual clock that begins on 21 November 2026, noon UTC, unless told otherwise. */
export function manualClock(start = Date.UTC(2026, 10, 21, 12)): ManualClock {
  let now = start;
  return {
    now: () => now,
    set: (ms) => {
      now = ms;
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
