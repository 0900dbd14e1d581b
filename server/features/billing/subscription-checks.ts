import { type JobHandlers, JobRefused } from '#server/jobs/kinds.ts';
import { CustomerGone, PaymentsUnavailable } from '#server/ports/payments/port.ts';
import { sweepEvents } from './billing.repo.ts';
import { remindersDue, subscriptionsInDoubt, takeReminder } from './checks.repo.ts';
import { createSubscriptionSync, type SyncDeps } from './subscription-sync.ts';

/** How often subscriptions in doubt are asked about. */
export const CHECK_EVERY_MS = 15 * 60_000;
const YEAR_MS = 365 * 86_400_000;
/** Stripe repeats an event for three days, and by hand for thirty. */
const EVENTS_KEPT_MS = 90 * 86_400_000;

type Checks = Pick<JobHandlers, 'subscription-sync' | 'subscription-check'> & {
  /** Has the next check done, by whichever process comes to it first. */
  plan(): Promise<void>;
};

/** What keeps subscriptions true when messages get lost: asked by events, and every quarter hour. */
export function createSubscriptionChecks(deps: SyncDeps): Checks {
  const subscriptions = createSubscriptionSync(deps);
  const { db, clock, env, jobs, log, payments } = deps;

  async function askAll(): Promise<void> {
    for (const userId of await subscriptionsInDoubt(db, payments.account, clock.now())) {
      try {
        await subscriptions.carryOut(userId);
      } catch (error) {
        // All the others would fail alike; the queue tries again soon.
        if (error instanceof PaymentsUnavailable) throw error;
        log.error({ err: error }, 'a subscription could not be asked about');
      }
    }
  }

  async function remind(userId: string): Promise<void> {
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      const key = subscriptions.keyOf(userId);
      const row = await takeReminder(transaction, key, now, now + YEAR_MS);
      if (!row) return;
      await subscriptions.tell(transaction, userId, ['yearly'], {
        periodEnd: row.period_end,
        language: row.language,
        subject: row.subscription_id ?? 'none',
      });
    });
  }

  return {
    async plan() {
      if (env.PAYMENTS === 'off') return;
      const slot = Math.floor(clock.now() / CHECK_EVERY_MS);
      await jobs.add({
        kind: 'subscription-check',
        payload: {},
        once: `subscription-check:${slot}`,
        giveUpAt: clock.now() + CHECK_EVERY_MS,
      });
    },

    async 'subscription-sync'({ userId }) {
      if (userId === null) throw new JobRefused('nobody to ask about');
      try {
        await subscriptions.sync(userId);
      } catch (error) {
        if (!(error instanceof CustomerGone)) throw error;
        throw new JobRefused('the provider has no such customer', { cause: error });
      }
    },

    async 'subscription-check'() {
      for (const userId of await remindersDue(db, payments.account, clock.now())) {
        await remind(userId);
      }
      await sweepEvents(db, clock.now() - EVENTS_KEPT_MS);
      await askAll();
    },
  };
}
