import type Stripe from 'stripe';
import { NO_SUBSCRIPTION, type SubscriptionState, type SubscriptionStatus } from './port.ts';

/** Where it is written, at Stripe too, that an end was ordered as a pause. */
export const PAUSED = 'paused';

/** Where it is written that a subscription was begun on the payment page. */
export const BEGUN_ON_PAGE = 'begun_on_page';

/** Stripe's words for a subscription, as few as the product needs; 'over' was never paid. */
const STATUS: Readonly<Record<string, SubscriptionStatus | 'over'>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'incomplete',
  canceled: 'canceled',
  incomplete_expired: 'over',
};

/** Which of several subscriptions counts: one that runs before one that may, before one that did. */
const RANK: readonly (SubscriptionStatus | 'over')[] = [
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'canceled',
  'over',
];

/** The status of a subscription. Throws for a word of Stripe's that this version does not know. */
export function statusOf(subscription: Stripe.Subscription): SubscriptionStatus | 'over' {
  const status = STATUS[subscription.status];
  // Guessing could lock out somebody who has paid: what was last known holds instead.
  if (status === undefined) throw new Error('Stripe named an unknown subscription status');
  return status === 'active' && awaitsCard(subscription) ? 'incomplete' : status;
}

/**
 * Where the first invoice comes to nothing Stripe calls a subscription active before anybody has
 * entered a card: one that was only looked at on the payment page has not begun.
 */
function awaitsCard(subscription: Stripe.Subscription): boolean {
  return (
    subscription.metadata[BEGUN_ON_PAGE] === 'yes' &&
    subscription.pending_setup_intent !== null &&
    subscription.default_payment_method === null
  );
}

/** Whether a subscription is over for good. */
export function isOver(subscription: Stripe.Subscription): boolean {
  return ['canceled', 'over'].includes(statusOf(subscription));
}

/** The one that counts of all of a customer's subscriptions; the newest of equals. */
export function currentOf(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  return subscriptions.toSorted(
    (a, b) => RANK.indexOf(statusOf(a)) - RANK.indexOf(statusOf(b)) || b.created - a.created,
  )[0];
}

/** A customer's subscriptions as the product keeps them. */
export function stateOf(subscriptions: readonly Stripe.Subscription[]): SubscriptionState {
  const subscription = currentOf(subscriptions);
  const status = subscription && statusOf(subscription);
  if (!subscription || !status || status === 'over') return NO_SUBSCRIPTION;
  const item = subscription.items.data[0];
  const end = status === 'canceled' ? subscription.ended_at : subscription.cancel_at;
  return {
    subscriptionId: subscription.id,
    status,
    startedAt: subscription.start_date * 1000,
    periodStart: ms(item?.current_period_start),
    periodEnd: ms(end ?? item?.current_period_end),
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    paused: subscription.metadata[PAUSED] === 'yes',
  };
}

/** Stripe counts seconds. */
function ms(seconds: number | undefined): number | null {
  return seconds === undefined ? null : seconds * 1000;
}
