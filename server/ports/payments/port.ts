/** What the provider says of a customer's subscription; moments are ms since 1970. */
export interface SubscriptionState {
  subscriptionId: string | null;
  status: SubscriptionStatus;
  /** When the subscription was begun. */
  startedAt: number | null;
  periodStart: number | null;
  periodEnd: number | null;
  /** Ordered to end with the period. */
  endsAtPeriodEnd: boolean;
  /** The end was ordered as a pause, to be taken up again. */
  paused: boolean;
}

export type SubscriptionStatus =
  /** There was never one. */
  | 'none'
  /** The first payment is awaited. */
  | 'incomplete'
  | 'active'
  /** A later payment failed and is tried again. */
  | 'past_due'
  /** A later payment failed for good. */
  | 'unpaid'
  | 'canceled';

export const NO_SUBSCRIPTION: SubscriptionState = {
  subscriptionId: null,
  status: 'none',
  startedAt: null,
  periodStart: null,
  periodEnd: null,
  endsAtPeriodEnd: false,
  paused: false,
};

/** What the card form of the provider is opened with. */
export interface PaymentForm {
  clientSecret: string;
  /** The card is saved first and the subscription completed with it afterwards. */
  setupMode: boolean;
}

/** What came of a try to pay with a card. */
export type PaymentOutcome =
  /** It was taken. */
  | { type: 'done' }
  /** It was refused; nothing was charged. */
  | { type: 'declined' }
  /** The provider knows no such payment method, or it is somebody else's. */
  | { type: 'unknown_method' }
  /** No card is saved. */
  | { type: 'card_needed' }
  /** The person must confirm it with their bank, by this secret. */
  | { type: 'confirm'; clientSecret: string };

/** A way to end: with the paid period, so too but to be taken up again, or at once and refunded. */
export type Ending = 'cancel' | 'pause' | 'withdraw';

/** A message of the provider's, proven to be its own. */
export interface PaymentEvent {
  id: string;
  /** The customer it is about, or null. */
  customerId: string | null;
}

/** The provider cannot be reached, is in trouble or too busy: later it may do. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
  /** What kind of trouble, for the log. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** The provider no longer has this customer. */
export class CustomerGone extends Error {
  override readonly name = 'CustomerGone';
}

/** A message that is not the provider's own, or an old one. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused';
}

/**
 * A provider of card payments. It alone sees cards; the product never does. Everything but
 * `readEvent` may throw PaymentsUnavailable, and everything that names a customer CustomerGone.
 */
export interface Payments {
  /** Names the account at the provider: what was paid at another one counts for nothing here. */
  readonly account: string;
  /** What the provider's own script on the page is opened with; absent where there is none. */
  readonly publishableKey: string | undefined;
  /**
   * Makes the person known to the provider and returns their customer id; two calls at once make
   * one customer. `replaces` is a customer that is gone.
   */
  createCustomer(person: { userId: string; email: string; replaces?: string }): Promise<string>;
  /** Ends everything at once, without refund, and has the customer forgotten; gone ones are no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** How the customer's subscription stands. */
  read(customerId: string): Promise<SubscriptionState>;
  /**
   * Finds or begins what is to be paid and returns what its card form needs. Two calls at once begin
   * one subscription. Where nothing is owed the form changes the saved card.
   */
  prepare(customerId: string): Promise<PaymentForm>;
  /**
   * Saves a card and pays with it whatever is owed, a new subscription where none runs. After
   * `confirm` it is called again, with the secret that was confirmed.
   */
  complete(
    customerId: string,
    paymentMethodId: string,
    confirmation?: string,
  ): Promise<PaymentOutcome>;
  /** Takes an ordered end back or, where it has come, begins anew with the saved card. */
  resume(customerId: string): Promise<PaymentOutcome>;
  /** Ends the subscription; done before, or where there is none, nothing happens. */
  end(customerId: string, ending: Ending): Promise<void>;
  /** Reads a message of the provider's from its very bytes. Throws EventRefused. */
  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent;
}
