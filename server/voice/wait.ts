import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves after `ms`; rejects, and leaves no timer behind, once the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const systemWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });
