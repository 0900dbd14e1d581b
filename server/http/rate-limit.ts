import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Executor } from '#server/db/schema.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import { AppError } from './errors.ts';

const MINUTE = 60_000;

/** How often what may be done, by whom, as decisions.md "Routes and access" settles it. */
export const RATE = {
  registerByAddress: { limit: 100, windowMs: 60 * MINUTE },
  failedLoginByAddress: { limit: 100, windowMs: 15 * MINUTE },
  failedLoginByAccount: { limit: 10, windowMs: 15 * MINUTE },
  /** Each account has its own limit of mails; this only stops a machine gone wild. */
  resetAskedByAddress: { limit: 500, windowMs: 60 * MINUTE },
  resetMailByAccount: { limit: 5, windowMs: 60 * MINUTE },
  wrongResetByAddress: { limit: 20, windowMs: 15 * MINUTE },
  /** A gallery holds five photos; whoever uploads hundreds fills the disk. */
  uploadByAccount: { limit: 300, windowMs: 60 * MINUTE },
  /** Chat has the day's cap as its limit; these only stop a machine gone wild. */
  chatByAccount: { limit: 300, windowMs: MINUTE },
  chatByAddress: { limit: 6_000, windowMs: MINUTE },
  /** Each may read through a whole conversation. */
  memoryByAccount: { limit: 300, windowMs: 60 * MINUTE },
  /** Each opens everything a person has here, or writes all of it. */
  exportByAccount: { limit: 20, windowMs: 60 * MINUTE },
  importByAccount: { limit: 20, windowMs: 60 * MINUTE },
  /** Each asks the payment provider, and somebody could try out stolen cards. */
  paymentByAccount: { limit: 60, windowMs: 60 * MINUTE },
} as const;

export type RateName = keyof typeof RATE;

export interface RateLimits {
  /**
   * Takes one of `name`'s tries for `who` (an address, an account), in one atomic statement that
   * holds across processes. Throws `too_many_requests` with the seconds to wait when none is left.
   */
  claim(name: RateName, who: string, executor?: Executor): Promise<void>;
  /** Gives a try back: it turned out not to be one that counts. */
  refund(name: RateName, who: string): Promise<void>;
  /** Gives all tries back: they proved to be the rightful one's. */
  clear(name: RateName, who: string): Promise<void>;
  /** Throws as `claim` does when no try is left, and takes none: the cheap look before costly work. */
  check(name: RateName, who: string): Promise<void>;
  /** Drops every window of `who`, whose account is deleted. */
  forget(who: string, executor?: Executor): Promise<void>;
  /** Drops windows that are over. */
  sweep(): Promise<void>;
}

/** Limits kept in the database, so that they hold for all server processes together. */
export function createRateLimits(db: Database, clock: Clock): RateLimits {
  async function refuse(key: string, executor: Executor): Promise<never> {
    const row = await executor
      .selectFrom('rate_limits')
      .select('resets_at')
      .where('key', '=', key)
      .executeTakeFirst();
    const wait = Math.max(1, Math.ceil(((row?.resets_at ?? 0) - clock.now()) / 1000));
    throw new AppError('too_many_requests', { retryAfter: wait });
  }

  return {
    async claim(name, who, executor = db) {
      const { limit, windowMs } = RATE[name];
      const key = keyOf(name, who);
      const now = clock.now();
      const taken = await executor
        .insertInto('rate_limits')
        .values({ key, count: 1, resets_at: now + windowMs })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              count: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end`,
              resets_at: sql<number>`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
            })
            .where((eb) =>
              eb.or([eb('rate_limits.resets_at', '<=', now), eb('rate_limits.count', '<', limit)]),
            ),
        )
        .returning('count')
        .executeTakeFirst();
      if (!taken) await refuse(key, executor);
    },

    async refund(name, who) {
      await db
        .updateTable('rate_limits')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', keyOf(name, who))
        .where('count', '>', 0)
        .execute();
    },

    async clear(name, who) {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(name, who)).execute();
    },

    async check(name, who) {
      const key = keyOf(name, who);
      const row = await db
        .selectFrom('rate_limits')
        .select(['count', 'resets_at'])
        .where('key', '=', key)
        .executeTakeFirst();
      if (row && row.count >= RATE[name].limit && row.resets_at > clock.now())
        await refuse(key, db);
    },

    async forget(who, executor = db) {
      await executor
        .deleteFrom('rate_limits')
        .where(
          'key',
          'in',
          Object.keys(RATE).map((name) => keyOf(name, who)),
        )
        .execute();
    },

    async sweep() {
      await db.deleteFrom('rate_limits').where('resets_at', '<=', clock.now()).execute();
    },
  };
}

/** Addresses and e-mails are not kept readable in a table that only counts. */
function keyOf(name: string, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}
