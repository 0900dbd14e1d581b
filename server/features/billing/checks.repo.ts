import type { Database, Executor } from '#server/db/schema.ts';
import type { StoredSubscription } from './access.ts';

const MINUTE_MS = 60_000;
/** Asked so often while something is in doubt. */
const DOUBT_MS = 10 * MINUTE_MS;
/** A failed payment is tried again over days. */
const UNPAID_MS = 60 * MINUTE_MS;
const AT_ONCE = 500;

/**
 * Whose subscription the provider should be asked about: the period has ended, the first payment is
 * awaited, a payment failed, or an order has not gone through. Those asked longest ago first.
 */
export async function subscriptionsInDoubt(
  db: Database,
  account: string,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('account', '=', account)
    .where('customer_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('ordered', 'is not', null),
        eb.and([eb('status', '=', 'incomplete'), eb('synced_at', '<=', now - DOUBT_MS)]),
        eb.and([
          eb('status', 'in', ['active', 'past_due']),
          eb('period_end', '<=', now),
          eb('synced_at', '<=', now - DOUBT_MS),
        ]),
        eb.and([
          eb('status', 'in', ['past_due', 'unpaid']),
          eb('synced_at', '<=', now - UNPAID_MS),
        ]),
      ]),
    )
    .orderBy('synced_at')
    .orderBy('user_id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whose yearly reminder is due. */
export async function remindersDue(db: Database, account: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('account', '=', account)
    .where('remind_at', '<=', now)
    .where('status', '=', 'active')
    .where('ends_at_period_end', '=', 0)
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Moves a reminder that is due on to `next`, and returns its row; undefined where another did. */
export async function takeReminder(
  transaction: Executor,
  key: { userId: string; account: string },
  now: number,
  next: number,
): Promise<StoredSubscription | undefined> {
  return transaction
    .updateTable('subscriptions')
    .set({ remind_at: next })
    .where('user_id', '=', key.userId)
    .where('account', '=', key.account)
    .where('remind_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}
