import type Stripe from 'stripe';
import { addMonths } from '#server/ports/payments/months.ts';
import {
  invoicePaymentObject,
  paymentMethodObject,
  refundObject,
  setupIntentObject,
} from './card-objects.ts';
import { customerObject, invoiceObject, priceObject, subscriptionObject } from './objects.ts';
import { declined, found, idOf, itemOf, StripeRefusal } from './refusals.ts';

/** A payment that the page confirms through Stripe's own script. */
interface Intent {
  id: string;
  secret: string;
  invoice: string;
  confirmed: boolean;
}

const PRICE = 2_900;
const TEST_CARDS = new Set([
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
]);
/** So long Stripe waits for a first payment, s. */
const FIRST_PAYMENT_S = 23 * 3_600;

/** Stripe's books: what its calls change and its events tell. Time goes by when `settle` is called. */
export function createStripeBook(now: () => number) {
  const customers = new Map<string, Stripe.Customer>();
  const subscriptions = new Map<string, Stripe.Subscription>();
  const invoices = new Map<string, Stripe.Invoice>();
  const setups = new Map<string, Stripe.SetupIntent>();
  const cards = new Map<string, Stripe.PaymentMethod & { token: string }>();
  const intents = new Map<string, Intent>();
  const prices = new Map<string, Stripe.Price>();
  const payments: Stripe.InvoicePayment[] = [];
  const refunds: Stripe.Refund[] = [];
  const events: { id: string; type: string; object: object }[] = [];
  let numbers = 0;
  let firstAmount = PRICE;
  let renewals: 'paid' | 'failed' = 'paid';

  const seconds = () => Math.floor(now() / 1000);
  const newId = (prefix: string) => `${prefix}_${String((numbers += 1)).padStart(6, '0')}`;
  const tell = (type: string, object: object) => {
    events.push({ id: newId('evt'), type, object: structuredClone(object) });
  };
  const invoiceOf = ({ latest_invoice }: Stripe.Subscription): Stripe.Invoice =>
    found(invoices, idOf(latest_invoice), 'invoice');

  function bill(subscription: Stripe.Subscription, amount: number, reason: string): Stripe.Invoice {
    const id = newId('in');
    const customer = idOf(subscription.customer);
    const invoice = invoiceObject(id, {
      customer,
      subscription: subscription.id,
      at: seconds(),
      amount,
      reason,
    });
    invoices.set(id, invoice);
    subscription.latest_invoice = id;
    if (amount > 0) {
      const intent = newId('pi');
      const secret = `${intent}_secret_x`;
      intents.set(secret, { id: intent, secret, invoice: id, confirmed: false });
      invoice.confirmation_secret = { client_secret: secret, type: 'payment_intent' };
    }
    return invoice;
  }

  function markPaid(invoice: Stripe.Invoice, card: string): void {
    const subscription = [...subscriptions.values()].find((s) => s.latest_invoice === invoice.id);
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    const intent = [...intents.values()].find((each) => each.invoice === invoice.id)?.id ?? '';
    const paid = { invoice: invoice.id, intent, at: seconds(), amount: invoice.amount_due };
    payments.push(invoicePaymentObject(newId('inpay'), paid));
    tell('invoice.paid', invoice);
    if (!subscription || subscription.status === 'canceled') return;
    subscription.status = 'active';
    subscription.default_payment_method = card;
    tell('customer.subscription.updated', subscription);
  }

  function stop(subscription: Stripe.Subscription): void {
    subscription.status = 'canceled';
    subscription.ended_at = seconds();
    subscription.canceled_at = seconds();
    tell('customer.subscription.deleted', subscription);
  }

  function renew(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): void {
    const anchor = subscription.billing_cycle_anchor * 1000;
    let month = 1;
    while (addMonths(anchor, month) / 1000 <= item.current_period_end) month += 1;
    item.current_period_start = item.current_period_end;
    item.current_period_end = addMonths(anchor, month) / 1000;
    const invoice = bill(subscription, PRICE, 'subscription_cycle');
    if (renewals === 'paid') {
      markPaid(invoice, idOf(subscription.default_payment_method));
      return;
    }
    subscription.status = 'past_due';
    tell('invoice.payment_failed', invoice);
    tell('customer.subscription.updated', subscription);
  }

  /** Brings a subscription up to the present, as time passes at Stripe by itself. */
  function age(subscription: Stripe.Subscription): void {
    const item = itemOf(subscription);
    if (subscription.status === 'incomplete') {
      if (seconds() < subscription.created + FIRST_PAYMENT_S) return;
      subscription.status = 'incomplete_expired';
      invoiceOf(subscription).status = 'void';
      tell('customer.subscription.updated', subscription);
    }
    while (subscription.status === 'active' && item.current_period_end <= seconds()) {
      if (subscription.cancel_at_period_end) stop(subscription);
      else renew(subscription, item);
    }
  }

  function attach(token: string, customer: string | null): Stripe.PaymentMethod {
    const known = cards.get(token);
    if (known) {
      if (customer !== null) known.customer = customer;
      return known;
    }
    if (!TEST_CARDS.has(token)) found(cards, token, 'payment_method');
    if (customer !== null && token === 'pm_card_chargeDeclined') declined();
    const card = { ...paymentMethodObject(newId('pm'), customer, seconds()), token };
    // The tokens of test cards stand for a new card each time they are named.
    if (customer !== null) cards.set(card.id, card);
    return customer === null ? { ...card, id: token } : card;
  }

  return {
    customers,
    subscriptions,
    invoices,
    setups,
    payments,
    refunds,
    events,
    prices,
    cards,
    attach,
    stop,
    tell,

    /** What the first invoice of new subscriptions comes to (cents), and how renewals end. */
    terms(next: { firstAmount?: number; renewals?: 'paid' | 'failed' }): void {
      firstAmount = next.firstAmount ?? firstAmount;
      renewals = next.renewals ?? renewals;
    },

    /** Lets time pass for every subscription. */
    settle(): void {
      for (const subscription of subscriptions.values()) age(subscription);
    },

    /** Lets the paid time of every subscription be over. */
    endPeriods(): void {
      for (const subscription of subscriptions.values()) {
        itemOf(subscription).current_period_end = seconds();
        age(subscription);
      }
    },

    addPrice(lookupKey: string | null): Stripe.Price {
      const price = priceObject(newId('price'), seconds(), lookupKey);
      prices.set(price.id, price);
      return price;
    },

    addCustomer(from: { email: string; metadata: Record<string, string> }): Stripe.Customer {
      const customer = customerObject(newId('cus'), seconds(), from);
      customers.set(customer.id, customer);
      return customer;
    },

    removeCustomer(id: string): void {
      found(customers, id, 'id');
      for (const subscription of subscriptions.values()) {
        if (subscription.customer === id && !subscription.ended_at) stop(subscription);
      }
      customers.delete(id);
    },

    subscribe(from: {
      customer: string;
      price: string;
      card: string | null;
      metadata: Record<string, string>;
    }): Stripe.Subscription {
      found(customers, from.customer, 'customer');
      const start = seconds();
      const subscription = subscriptionObject(newId('sub'), {
        ...from,
        price: found(prices, from.price, 'price'),
        period: { start, end: addMonths(start * 1000, 1) / 1000 },
        status: firstAmount === 0 ? 'active' : 'incomplete',
      });
      subscriptions.set(subscription.id, subscription);
      bill(subscription, firstAmount, 'subscription_create');
      if (firstAmount === 0) {
        subscription.pending_setup_intent = this.addSetup(from.customer).id;
      }
      tell('customer.subscription.created', subscription);
      return subscription;
    },

    addSetup(customer: string): Stripe.SetupIntent {
      found(customers, customer, 'customer');
      const setup = setupIntentObject(newId('seti'), customer, seconds());
      setups.set(setup.id, setup);
      return setup;
    },

    /** Pays an invoice by the server's call: declines, or asks for the bank's second step. */
    pay(invoiceId: string, cardId: string): Stripe.Invoice {
      const invoice = found(invoices, invoiceId, 'invoice');
      const { token } = found(cards, cardId, 'payment_method');
      const intent = [...intents.values()].find((each) => each.invoice === invoiceId);
      if (invoice.status === 'paid') {
        throw new StripeRefusal(400, 'invalid_request_error', 'invoice_already_paid');
      }
      if (token === 'pm_card_chargeCustomerFail') declined();
      if (token === 'pm_card_authenticationRequired' && !intent?.confirmed) {
        throw new StripeRefusal(402, 'card_error', 'invoice_payment_intent_requires_action');
      }
      markPaid(invoice, cardId);
      return invoice;
    },

    /** What Stripe's own script does on the page: confirms a payment by its secret. */
    confirmPayment(secret: string, token = 'pm_card_visa'): string {
      const intent = found(intents, secret, 'client_secret');
      const invoice = found(invoices, intent.invoice, 'invoice');
      const card = attach(token, idOf(invoice.customer));
      intent.confirmed = true;
      markPaid(invoice, card.id);
      return intent.id;
    },

    /** What Stripe's own script does on the page: saves a card by the secret of its set-up. */
    confirmSetup(secret: string, token = 'pm_card_visa'): string {
      const setup = [...setups.values()].find((each) => each.client_secret === secret);
      if (!setup) throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing');
      if (setup.status === 'succeeded') {
        throw new StripeRefusal(400, 'invalid_request_error', 'setup_intent_unexpected_state');
      }
      const card = attach(token, idOf(setup.customer));
      setup.status = 'succeeded';
      setup.payment_method = card.id;
      for (const subscription of subscriptions.values()) {
        if (subscription.pending_setup_intent !== setup.id) continue;
        subscription.pending_setup_intent = null;
        subscription.default_payment_method = card.id;
        tell('customer.subscription.updated', subscription);
      }
      return card.id;
    },

    refund(intent: string): Stripe.Refund {
      if (refunds.some((refund) => refund.payment_intent === intent)) {
        throw new StripeRefusal(400, 'invalid_request_error', 'charge_already_refunded');
      }
      const paid = payments.find(({ payment }) => payment.payment_intent === intent);
      if (!paid)
        throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing', 'intent');
      const amount = paid.amount_paid ?? 0;
      const refund = refundObject(newId('re'), { intent, amount, at: seconds() });
      refunds.push(refund);
      return refund;
    },
  };
}

export type StripeBook = ReturnType<typeof createStripeBook>;
