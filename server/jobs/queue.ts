import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Executor } from '#server/db/schema.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { JobKind, JobPayloads } from './kinds.ts';

export interface NewJob<Kind extends JobKind> {
  kind: Kind;
  payload: JobPayloads[Kind];
  /** Whose it is; deleting their account drops it. */
  userId?: string;
  /** Two jobs of one name are one: the later is not added while the earlier waits. */
  once?: string;
  /** Not before this, ms since 1970; at once when absent. */
  runAt?: number;
  /** Left to the next look at the queue, within seconds, so that nobody can feel it being done. */
  quiet?: boolean;
  /** Not after this, ms since 1970; when absent it is tried until it is done. */
  giveUpAt?: number;
}

export interface JobQueue {
  /** Writes down a job, in the caller's transaction where one is given. Returns its id. */
  add<Kind extends JobKind>(job: NewJob<Kind>, executor?: Executor): Promise<string>;
  /** Drops a person's waiting jobs, the kinds in `except` aside. */
  dropOf(userId: string, except: readonly JobKind[], executor?: Executor): Promise<void>;
  /** Calls `listener` soon after each job that was added here; returns the way to stop. */
  onAdded(listener: () => void): () => void;
}

/** The place of a job's payload, for the vault. */
export function payloadPlace(jobId: string): string {
  return `jobs.payload:${jobId}`;
}

/** The durable queue: rows in the database, their payloads sealed. */
export function createJobQueue({
  db,
  clock,
  vault,
}: {
  db: Database;
  clock: Clock;
  vault: Vault;
}): JobQueue {
  const listeners = new Set<() => void>();

  return {
    async add(job, executor = db) {
      const id = randomUUID();
      const payload = vault.system.sealText(JSON.stringify(job.payload), payloadPlace(id));
      const now = clock.now();
      await executor
        .insertInto('jobs')
        .values({
          id,
          kind: job.kind,
          user_id: job.userId ?? null,
          payload,
          once: job.once ?? null,
          run_at: job.runAt ?? now,
          give_up_at: job.giveUpAt ?? null,
          attempts: 0,
          lease_until: null,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('once').doNothing())
        .execute();
      if (job.quiet !== true) for (const listener of listeners) listener();
      return id;
    },

    async dropOf(userId, except, executor = db) {
      await executor
        .deleteFrom('jobs')
        .where('user_id', '=', userId)
        .$if(except.length > 0, (query) => query.where('kind', 'not in', [...except]))
        .execute();
    },

    onAdded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A job taken by this process, as the database holds it. */
export interface ClaimedJob {
  id: string;
  kind: string;
  user_id: string | null;
  payload: Uint8Array;
  attempts: number;
  give_up_at: number | null;
}

/**
 * Takes the job that has waited longest among those due. One statement that repeats its condition
 * outside, so that of two processes which see the same row only one gets it.
 */
export async function claimJob(
  db: Database,
  { now, leaseUntil }: { now: number; leaseUntil: number },
): Promise<ClaimedJob | undefined> {
  return db
    .updateTable('jobs')
    .set({ lease_until: leaseUntil, attempts: sql<number>`attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('run_at', '<=', now)
        .where((free) => free.or([free('lease_until', 'is', null), free('lease_until', '<', now)]))
        .orderBy('run_at')
        .orderBy('id')
        .limit(1),
    )
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .returning(['id', 'kind', 'user_id', 'payload', 'attempts', 'give_up_at'])
    .executeTakeFirst();
}

/** Which try of a job a process holds; another process that took over has a higher one. */
interface Held {
  id: string;
  attempts: number;
}

/** Promises to be heard of again by `until`. */
export async function extendLease(db: Database, held: Held, until: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: until })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .execute();
}

/** Frees every job, whoever holds it. */
export async function freeJobs(db: Database): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: null }).execute();
}

/** Lets go of a job until `runAt`, unless another process has taken it over meanwhile. */
export async function postponeJob(db: Database, held: Held, runAt: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: null, run_at: runAt })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .execute();
}

/** Strikes a job off the list, unless another process has taken it over meanwhile. */
export async function finishJob(db: Database, held: Held): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .execute();
}
