import type { SubscriptionsTable } from '#server/db/schema.ts';
import type { Ending, SubscriptionState } from '#server/ports/payments/port.ts';
import type { SubscriptionDetails } from '#shared/contract/billing.ts';
import { WITHDRAWAL_MS } from '#shared/rules/plan.ts';

export type StoredSubscription = SubscriptionsTable;

/** A card that failed is tried again for weeks; so long nothing is taken from anybody, ms. */
const UNPAID_GRACE_MS = 14 * 86_400_000;

/**
 * Whether a subscription gives access at `now`. One that runs gives it until the provider says
 * otherwise, past the end of its period too: a renewal that nobody could tell us of is no reason to
 * lock out somebody who pays.
 */
export function hasAccess(row: StoredSubscription, now: number): boolean {
  if (row.status === 'active') {
    return row.ends_at_period_end === 0 || now < (row.period_end ?? 0);
  }
  return row.status === 'past_due' && now < (row.period_start ?? 0) + UNPAID_GRACE_MS;
}

/** What the account page is told of a subscription; undefined where there never was one. */
export function presentSubscription(
  row: StoredSubscription | undefined,
  now: number,
): Pick<
  SubscriptionDetails,
  'status' | 'periodEnd' | 'cancelAtPeriodEnd' | 'paused' | 'canWithdrawUntil'
> {
  const status = row ? shownStatus(row, now) : 'none';
  const runs = status === 'active' || status === 'past_due';
  const withdrawable = runs && row?.started_at ? row.started_at + WITHDRAWAL_MS : 0;
  return {
    status,
    periodEnd: runs ? (row?.period_end ?? null) : null,
    cancelAtPeriodEnd: runs && row?.ends_at_period_end === 1,
    paused: row?.paused === 1,
    canWithdrawUntil: withdrawable > now ? withdrawable : null,
  };
}

function shownStatus(row: StoredSubscription, now: number): SubscriptionDetails['status'] {
  switch (row.status) {
    case 'active':
      return hasAccess(row, now) ? 'active' : 'canceled';
    case 'past_due':
    case 'unpaid':
      return 'past_due';
    case 'incomplete':
      return 'incomplete';
    case 'canceled':
      return 'canceled';
    default:
      return 'none';
  }
}

/** The state with an order on it that the provider has not heard of yet. */
export function withOrder(state: SubscriptionState, ordered: Ending | null): SubscriptionState {
  if (ordered === null || state.status === 'none') return state;
  // What is not paid for has no time to run out.
  if (ordered === 'withdraw' || state.status !== 'active') {
    return { ...state, status: 'canceled', endsAtPeriodEnd: false, paused: false };
  }
  return { ...state, endsAtPeriodEnd: true, paused: ordered === 'pause' };
}

/** The order a row holds. */
export function orderOf(row: StoredSubscription): Ending | null {
  const { ordered } = row;
  return ordered === 'cancel' || ordered === 'pause' || ordered === 'withdraw' ? ordered : null;
}
