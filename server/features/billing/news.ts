import type { SubscriptionNews } from '#server/mails/mails.ts';
import type { SubscriptionState } from '#server/ports/payments/port.ts';
import type { StoredSubscription } from './access.ts';

/** What is new to the person between what was known and what the provider says now. */
export function newsOf(before: StoredSubscription, after: SubscriptionState): SubscriptionNews[] {
  const news: SubscriptionNews[] = [];
  const same = before.subscription_id === after.subscriptionId;
  const ran = same && (before.status === 'active' || before.status === 'past_due');
  if (after.status === 'active' && before.welcomed !== after.subscriptionId) news.push('started');
  if (after.status === 'past_due' && !(same && before.status === 'past_due')) {
    news.push('payment_failed');
  }
  const ended = ran && before.status === 'active' && after.status === 'canceled';
  const ending = after.status === 'active' && after.endsAtPeriodEnd;
  // A pause is taken up again; of one that was ordered the person has heard already.
  if ((ending || ended) && !after.paused && before.ends_at_period_end === 0) news.push('cancelled');
  return news;
}
