import type { Logger } from 'pino';
import type { Database } from '#server/db/schema.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type JobHandlers, type JobKind, JobRefused } from './kinds.ts';
import {
  type ClaimedJob,
  claimJob,
  extendLease,
  finishJob,
  freeJobs,
  type JobQueue,
  payloadPlace,
  postponeJob,
} from './queue.ts';

/** A process that is silent for so long has died: another may take its job, ms. */
const LEASE_MS = 30_000;
/** How often jobs are looked for that another process added or that have become due, ms. */
const LOOK_EVERY_MS = 2_000;
/** A mail server that hangs must not hold up the deletion of an account. */
const AT_ONCE = 4;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;

export interface JobWorker {
  /** Does every job that is due, one after the other; returns how many were tried. */
  runDue(): Promise<number>;
  /**
   * Takes over what a process that died was doing, without waiting for its lease to lapse. Only for
   * a first process, which nobody shares the database with.
   */
  takeOver(): Promise<void>;
  /** Does jobs as they become due. Returns the way to stop, which waits for the one at hand. */
  start(): () => Promise<void>;
}

interface WorkerDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  jobs: JobQueue;
  log: Logger;
}

/** Does the jobs of the queue. Any number of processes may run one each. */
export function createJobWorker(deps: WorkerDeps, handlers: JobHandlers): JobWorker {
  const { db, clock, vault, jobs, log } = deps;

  async function handle(
    kind: JobKind,
    { id, user_id, payload, attempts }: ClaimedJob,
  ): Promise<void> {
    const text = vault.system.openText(payload, payloadPlace(id));
    await handlers[kind]({ id, userId: user_id, payload: JSON.parse(text), attempt: attempts });
  }

  async function attempt(job: ClaimedJob): Promise<void> {
    const about = { job: job.id, kind: job.kind, attempt: job.attempts };
    const beat = setInterval(() => {
      extendLease(db, job, clock.now() + LEASE_MS).catch((error: unknown) => {
        log.warn({ err: error, ...about }, 'the lease of a job could not be extended');
      });
    }, LEASE_MS / 3);
    try {
      if (!isKind(job.kind, handlers)) throw new JobRefused(`no handler for ${job.kind}`);
      await handle(job.kind, job);
      await finishJob(db, job);
    } catch (error) {
      const next = clock.now() + waitAfter(job.attempts);
      const late = job.give_up_at !== null && next > job.give_up_at;
      if (error instanceof JobRefused || late) {
        log.error({ err: error, ...about }, 'a job was given up');
        await finishJob(db, job);
      } else {
        log.warn({ err: error, ...about }, 'a job failed and is tried again later');
        await postponeJob(db, job, next);
      }
    } finally {
      clearInterval(beat);
    }
  }

  async function runOne(): Promise<boolean> {
    const now = clock.now();
    const job = await claimJob(db, { now, leaseUntil: now + LEASE_MS });
    if (!job) return false;
    if (job.give_up_at !== null && job.give_up_at < now) await finishJob(db, job);
    else await attempt(job);
    return true;
  }

  return {
    async runDue() {
      let tried = 0;
      while (await runOne()) tried += 1;
      return tried;
    },

    takeOver: () => freeJobs(db),

    start() {
      const stopping = new AbortController();
      let running: Promise<void> | undefined;
      let again = false;

      function look(): void {
        if (stopping.signal.aborted) return;
        if (running) {
          again = true;
          return;
        }
        running = work().finally(() => {
          running = undefined;
          if (again) {
            again = false;
            look();
          }
        });
      }
      async function runAll(): Promise<void> {
        while (!stopping.signal.aborted && (await runOne()));
      }
      async function work(): Promise<void> {
        try {
          await Promise.all(Array.from({ length: AT_ONCE }, runAll));
        } catch (error) {
          // The database is not there just now; the next look tries again.
          log.warn({ err: error }, 'jobs could not be looked for');
        }
      }

      // A job added within a transaction is seen once that has ended: the timer finds the rest.
      const stopListening = jobs.onAdded(() => setImmediate(look));
      const timer = setInterval(look, LOOK_EVERY_MS);
      look();
      return async () => {
        stopping.abort();
        stopListening();
        clearInterval(timer);
        await running;
      };
    },
  };
}

function isKind(kind: string, handlers: JobHandlers): kind is JobKind {
  return Object.hasOwn(handlers, kind);
}

/** Doubling from two seconds to a quarter of an hour, a fifth of it by chance. */
function waitAfter(attempts: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return Math.round(wait * (0.9 + Math.random() * 0.2));
}
