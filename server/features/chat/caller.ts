import type { Actor } from '#server/http/auth-guard.ts';
import type { Surroundings } from '#server/http/request-context.ts';

/** Who asks, from where, and whether they are still there. */
export interface Caller {
  actor: Actor;
  surroundings: Surroundings;
  /** Where the call came from, for the limits. */
  address: string;
  /** Aborted when the reader of the events is gone; the reply goes on being made. */
  signal: AbortSignal;
}
