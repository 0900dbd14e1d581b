import type { FastifyBaseLogger } from 'fastify';
import type { SessionsService } from './sessions.service.ts';

/** An ended session closes its open streams within a second, whichever process ended it (attack 26). */
const LOOK_EVERY_MS = 300;
/** Far below what either database takes as parameters of one statement. */
const ASKED_AT_ONCE = 1_000;

export interface SessionWatch {
  /** Calls `onEnded` once when the session has ended. Returns the way to stop watching. */
  watch(sessionId: string, onEnded: () => void): () => void;
}

interface SessionWatchDeps {
  sessions: Pick<SessionsService, 'reading'>;
  log: FastifyBaseLogger;
}

/**
 * Tells who reads a stream that their session has ended: by a call here, by one to another process,
 * or by its time; or, to an administrator, that the words were closed. All open streams together
 * cost one short query each time, and none of them, nothing.
 */
export function createSessionWatch({ sessions, log }: SessionWatchDeps): SessionWatch {
  const watched = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const ids = [...watched.keys()];
    for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
      const asked = ids.slice(start, start + ASKED_AT_ONCE);
      const reading = await sessions.reading(asked);
      for (const id of asked) {
        if (reading.has(id)) continue;
        const listeners = watched.get(id) ?? [];
        watched.delete(id);
        for (const onEnded of listeners) onEnded();
      }
    }
  }

  function lookSoon(): void {
    timer ??= setTimeout(() => {
      look()
        // The database is not there just now: nothing is read from it either.
        .catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked at'))
        .finally(() => {
          timer = undefined;
          if (watched.size > 0) lookSoon();
        });
    }, LOOK_EVERY_MS).unref();
  }

  return {
    watch(sessionId, onEnded) {
      const listeners = watched.get(sessionId) ?? new Set();
      listeners.add(onEnded);
      watched.set(sessionId, listeners);
      lookSoon();
      return () => {
        listeners.delete(onEnded);
        if (listeners.size === 0 && watched.get(sessionId) === listeners) watched.delete(sessionId);
      };
    },
  };
}
