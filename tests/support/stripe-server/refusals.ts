import type { Stripe } from 'stripe';

/** An error as Stripe answers it. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly body: { type: string; code: string; param?: string; message: string };

  constructor(status: number, type: string, code: string, param?: string) {
    super(code);
    this.status = status;
    this.body = { type, code, message: code, ...(param !== undefined && { param }) };
  }
}

/** What a map holds under an id. Throws as Stripe does where there is no such thing. */
export function found<T>(map: ReadonlyMap<string, T>, id: string, param: string): T {
  const value = map.get(id);
  if (!value) throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing', param);
  return value;
}

export function declined(): never {
  throw new StripeRefusal(402, 'card_error', 'card_declined');
}

/** The id of what is named by its id or as a whole; '' where nothing is. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

/** The one item of a subscription. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error('a subscription without an item');
  return item;
}
