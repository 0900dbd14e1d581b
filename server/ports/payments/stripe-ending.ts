import { Stripe } from 'stripe';
import type { Ending } from './port.ts';
import { currentOf, isOver, PAUSED, statusOf } from './stripe-state.ts';

/**
 * Ends all of a customer's subscriptions; whatever was done by an earlier, broken-off try is not done
 * again. A withdrawal gives the money back first: should the rest fail, it is tried again whole.
 */
export async function endSubscriptions(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  ending: Ending,
): Promise<void> {
  const current = currentOf(subscriptions);
  if (ending === 'withdraw' && current) await refundLatest(stripe, current);
  const paused = ending === 'pause' ? 'yes' : '';
  for (const subscription of subscriptions.filter((each) => !isOver(each))) {
    const paid = statusOf(subscription) === 'active';
    if (ending === 'withdraw' || !paid) {
      // What has not been paid has no period to run out, and must not be tried again.
      await stripe.subscriptions.update(subscription.id, { metadata: { [PAUSED]: paused } });
      await stripe.subscriptions.cancel(subscription.id);
    } else {
      await stripe.subscriptions.update(subscription.id, {
        cancel_at_period_end: true,
        metadata: { [PAUSED]: paused },
      });
    }
  }
}

/** Gives the latest payment of a subscription back in full, once. */
async function refundLatest(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const [invoice] = (
    await stripe.invoices.list({ subscription: subscription.id, status: 'paid', limit: 1 })
  ).data;
  if (!invoice) return;
  const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
  for (const { payment } of payments.data) {
    const intent = payment.payment_intent;
    const id = typeof intent === 'string' ? intent : intent?.id;
    if (id === undefined) continue;
    try {
      await stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' });
    } catch (error) {
      if (!isRefunded(error)) throw error;
    }
  }
}

function isRefunded(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
}
