import { AppError } from './errors.ts';

/** Work that is let through a few at a time. */
export interface Slots {
  /**
   * Runs `work` as soon as a slot is free, first come, first served. Throws what the work throws,
   * or AppError('busy') at once when too many wait already.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** How many seconds somebody who was turned away is asked to wait. */
const RETRY_AFTER_S = 5;

/**
 * Slots for costly work that would otherwise take every thread from everything else: at most
 * `atOnce` at a time, at most `waiting` in line.
 */
export function createSlots(atOnce: number, waiting: number): Slots {
  const line: (() => void)[] = [];
  let running = 0;

  async function take(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new AppError('busy', { retryAfter: RETRY_AFTER_S });
    const turn = Promise.withResolvers<void>();
    line.push(turn.resolve);
    await turn.promise;
  }

  /** Hands the slot to the next in line, so that nobody can slip in between. */
  function give(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await take();
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
