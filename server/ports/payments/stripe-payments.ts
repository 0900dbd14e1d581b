import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Clock } from '#server/ports/clock/port.ts';
import { EventRefused, type PaymentForm, type PaymentOutcome, type Payments } from './port.ts';
import { endSubscriptions } from './stripe-ending.ts';
import { asking, isDeclined, isMissing, needsConfirming } from './stripe-errors.ts';
import { priceFinder } from './stripe-price.ts';
import { BEGUN_ON_PAGE, currentOf, isOver, PAUSED, stateOf } from './stripe-state.ts';

/** Nobody should wait for Stripe longer than for a page. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;
/** Of two calls under one key the second is turned away until the first is through. */
const RETRIES_OF_KEYED = 3;
/** How old a signed message may be: an overheard one cannot be played again later, s. */
const EVENT_TOLERANCE_S = 300;
/** Stripe repeats the answer to a key, a failure too: a new key must come soon after one, ms. */
const KEY_LIVES_MS = 10 * 60_000;
/** More than anybody has; Stripe gives the newest first. */
const LISTED = 50;

interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another host than Stripe's own, for tests. */
  apiBase: string | undefined;
  priceId: string | undefined;
  productName: string;
}

/** Payments through Stripe's own SDK; the card goes from the page to Stripe and never comes here. */
export function createStripePayments(settings: StripeSettings, clock: Clock): Payments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(settings.apiBase !== undefined && hostOf(settings.apiBase)),
  });
  const findPrice = priceFinder(stripe, settings);

  async function subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
    const page = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: LISTED,
      expand: ['data.latest_invoice.confirmation_secret', 'data.pending_setup_intent'],
    });
    return page.data;
  }

  /**
   * Begins a subscription that waits for its first payment. The key names the newest one there was,
   * so that two calls at once make one, and a call after it has expired makes another.
   */
  async function begin(
    customer: string,
    before: readonly Stripe.Subscription[],
    card: string | undefined,
  ): Promise<Stripe.Subscription> {
    const window = Math.floor(clock.now() / KEY_LIVES_MS);
    return stripe.subscriptions.create(
      {
        customer,
        items: [{ price: await findPrice() }],
        payment_behavior: 'default_incomplete',
        metadata: { [BEGUN_ON_PAGE]: 'yes' },
        payment_settings: {
          save_default_payment_method: 'on_subscription',
          payment_method_types: ['card'],
        },
        expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
        ...(card !== undefined && { default_payment_method: card }),
      },
      {
        idempotencyKey: `begin-${customer}-${before[0]?.id ?? 'first'}-${card ?? ''}-${window}`,
        maxNetworkRetries: RETRIES_OF_KEYED,
      },
    );
  }

  async function cardForm(customer: string): Promise<PaymentForm> {
    const open = await stripe.setupIntents.list({ customer, limit: 1 });
    const reusable = open.data.find((intent) => intent.status === 'requires_payment_method');
    const intent =
      reusable ??
      (await stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      }));
    return { clientSecret: intent.client_secret ?? '', setupMode: true };
  }

  /** The saved card, made the customer's; null where it is not theirs or does not exist. */
  async function ownCard(customer: string, paymentMethodId: string): Promise<string | null> {
    try {
      const found = await stripe.paymentMethods.retrieve(paymentMethodId);
      const owner = idOf(found.customer);
      if (owner === customer) return found.id;
      if (owner !== null) return null;
      return (await stripe.paymentMethods.attach(found.id, { customer })).id;
    } catch (error) {
      if (isMissing(error) && !isMissing(error, 'customer')) return null;
      throw error;
    }
  }

  /** Pays what is owed on a subscription, if anything is. */
  async function settle(subscription: Stripe.Subscription, card: string): Promise<PaymentOutcome> {
    const invoice = openInvoice(subscription);
    if (!invoice) return { type: 'done' };
    try {
      // The person is there and can confirm, which a charge behind their back could not ask for.
      await stripe.invoices.pay(invoice.id, { payment_method: card, off_session: false });
      return { type: 'done' };
    } catch (error) {
      if (!needsConfirming(error)) throw error;
      const unpaid = await stripe.invoices.retrieve(invoice.id, {
        expand: ['confirmation_secret'],
      });
      return { type: 'confirm', clientSecret: unpaid.confirmation_secret?.client_secret ?? '' };
    }
  }

  async function complete(customer: string, paymentMethodId: string): Promise<PaymentOutcome> {
    try {
      const card = await ownCard(customer, paymentMethodId);
      if (card === null) return { type: 'unknown_method' };
      const all = await subscriptionsOf(customer);
      const current = currentOf(all);
      if (!current || isOver(current)) return await settle(await begin(customer, all, card), card);
      await stripe.subscriptions.update(current.id, { default_payment_method: card });
      return await settle(current, card);
    } catch (error) {
      if (isDeclined(error)) return { type: 'declined' };
      throw error;
    }
  }

  return {
    account: /_test_/.test(settings.secretKey) ? 'stripe_test' : 'stripe',
    publishableKey: settings.publishableKey,

    createCustomer: ({ userId, email, replaces }) =>
      asking(async () => {
        const who = createHash('sha256')
          .update(`${email} ${replaces ?? ''}`)
          .digest('base64url');
        const window = Math.floor(clock.now() / KEY_LIVES_MS);
        const customer = await stripe.customers.create(
          { email, metadata: { userId } },
          {
            idempotencyKey: `customer-${userId}-${who}-${window}`,
            maxNetworkRetries: RETRIES_OF_KEYED,
          },
        );
        return customer.id;
      }),

    deleteCustomer: (customer) =>
      asking(async () => {
        try {
          await stripe.customers.del(customer);
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),

    read: (customer) => asking(async () => stateOf(await subscriptionsOf(customer))),

    prepare: (customer) =>
      asking(async () => {
        const all = await subscriptionsOf(customer);
        const current = currentOf(all);
        const subscription =
          current && !isOver(current) ? current : await begin(customer, all, undefined);
        return formOf(subscription) ?? cardForm(customer);
      }),

    complete: (customer, paymentMethodId) => asking(() => complete(customer, paymentMethodId)),

    resume: (customer) =>
      asking(async () => {
        const current = currentOf(await subscriptionsOf(customer));
        if (!current) return { type: 'card_needed' };
        if (!isOver(current)) {
          await stripe.subscriptions.update(current.id, {
            cancel_at_period_end: false,
            metadata: { [PAUSED]: '' },
          });
          return { type: 'done' };
        }
        const card = idOf(current.default_payment_method);
        return card === null ? { type: 'card_needed' } : complete(customer, card);
      }),

    end: (customer, ending) =>
      asking(async () => endSubscriptions(stripe, await subscriptionsOf(customer), ending)),

    readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          settings.webhookSecret,
          EVENT_TOLERANCE_S,
          undefined,
          clock.now(),
        );
        return { id: event.id, customerId: customerOf(event.data.object) };
      } catch (error) {
        throw new EventRefused('not a message of Stripe', { cause: error });
      }
    },
  };
}

/** The form for what a subscription still needs; undefined where it needs nothing. */
function formOf(subscription: Stripe.Subscription): PaymentForm | undefined {
  const secret = openInvoice(subscription)?.confirmation_secret?.client_secret;
  if (secret !== undefined) return { clientSecret: secret, setupMode: false };
  const setup = subscription.pending_setup_intent;
  if (setup === null || typeof setup === 'string' || setup.client_secret === null) return undefined;
  return { clientSecret: setup.client_secret, setupMode: true };
}

function openInvoice(subscription: Stripe.Subscription): Stripe.Invoice | undefined {
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') return undefined;
  return invoice.status === 'open' ? invoice : undefined;
}

function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) {
    return typeof object.id === 'string' ? object.id : null;
  }
  if (!('customer' in object)) return null;
  const { customer } = object;
  return typeof customer === 'string' ? customer : null;
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function hostOf(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(base);
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (secure ? '443' : '80'),
    protocol: secure ? 'https' : 'http',
  };
}
