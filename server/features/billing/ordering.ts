import type { Database } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import type { SubscriptionNews } from '#server/mails/mails.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { Ending } from '#server/ports/payments/port.ts';
import { presentSubscription } from './access.ts';
import { changeSubscription, holdSubscription } from './billing.repo.ts';
import type { SubscriptionSync } from './subscription-sync.ts';

interface OrderDeps {
  db: Database;
  clock: Clock;
  subscriptions: SubscriptionSync;
}

/**
 * Writes down that somebody ends their subscription, with the mail that confirms it, in one
 * transaction: it holds from here on, whatever becomes of the provider. Returns whether the provider
 * is to be told. Throws withdrawal_over.
 */
export async function orderEnding(
  { db, clock, subscriptions }: OrderDeps,
  userId: string,
  ending: Ending,
): Promise<boolean> {
  const key = subscriptions.keyOf(userId);
  return db.transaction().execute(async (transaction) => {
    const row = await holdSubscription(transaction, key);
    if (!row || row.customer_id === null) return false;
    const now = clock.now();
    const shown = presentSubscription(row, now);
    const runs = shown.status === 'active' || shown.status === 'past_due';
    if (ending === 'withdraw' && runs && shown.canWithdrawUntil === null) {
      throw new AppError('withdrawal_over');
    }
    if (!runs) {
      // A first payment that is still open must not be taken after all.
      if (row.status !== 'incomplete') return false;
      await changeSubscription(transaction, key, { ordered: ending });
      return true;
    }
    const ends = row.status === 'active' && ending !== 'withdraw';
    const news = newsOfOrder(shown, ending);
    await changeSubscription(transaction, key, {
      ordered: ending,
      ...(ends
        ? { ends_at_period_end: 1, paused: Number(ending === 'pause') }
        : { status: 'canceled', ends_at_period_end: 0, paused: Number(ending === 'pause') }),
    });
    await subscriptions.tell(transaction, userId, news, {
      periodEnd: ends ? row.period_end : now,
      language: row.language,
      subject: row.subscription_id ?? 'none',
    });
    return true;
  });
}

function newsOfOrder(
  shown: ReturnType<typeof presentSubscription>,
  ending: Ending,
): SubscriptionNews[] {
  if (ending === 'withdraw') return ['withdrawn'];
  const known = shown.cancelAtPeriodEnd && !shown.paused;
  return ending === 'cancel' && !known ? ['cancelled'] : [];
}
