import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves after `ms`; rejects, and leaves no timer behind, once the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const systemWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/** Waits, or returns early when `signal` says that nobody needs it any more. */
export async function waitUnlessGone(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await systemWait(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
