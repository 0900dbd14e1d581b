import type Stripe from 'stripe';
import type { StripeBook } from './book.ts';
import { found, StripeRefusal } from './refusals.ts';

/** A call as the SDK makes it: `form` holds its fields under their bracketed names. */
export interface StripeCall {
  method: string;
  path: string;
  form: URLSearchParams;
}

/** Answers one call of Stripe's API from its books. Throws StripeRefusal. */
export function answerCall(book: StripeBook, { method, path, form }: StripeCall): object {
  book.settle();
  const [, , kind = '', id = '', action = ''] = path.split('/');
  const field = (name: string) => form.get(name) ?? '';
  const listed = (data: object[]) => ({ object: 'list', url: path, has_more: false, data });

  switch (`${method} ${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`) {
    case 'GET prices':
      return listed(
        [...book.prices.values()].filter((price) => price.lookup_key === field('lookup_keys[0]')),
      );
    case 'GET prices/:id':
      return found(book.prices, id, 'price');
    case 'POST prices':
      return book.addPrice(form.get('lookup_key'));
    case 'POST customers':
      return book.addCustomer({ email: field('email'), metadata: metadataOf(form) });
    case 'DELETE customers/:id':
      book.removeCustomer(id);
      return { id, object: 'customer', deleted: true };
    case 'GET subscriptions':
      return listed(
        [...book.subscriptions.values()]
          .filter((subscription) => subscription.customer === known(book, field('customer')))
          .toReversed()
          .map((subscription) => expanded(book, subscription)),
      );
    case 'POST subscriptions':
      return expanded(
        book,
        book.subscribe({
          customer: field('customer'),
          price: field('items[0][price]'),
          card: form.get('default_payment_method'),
          metadata: metadataOf(form),
        }),
      );
    case 'POST subscriptions/:id':
      return update(book, found(book.subscriptions, id, 'id'), form);
    case 'DELETE subscriptions/:id': {
      const subscription = found(book.subscriptions, id, 'id');
      book.stop(subscription);
      return subscription;
    }
    case 'GET setup_intents':
      return listed(
        [...book.setups.values()]
          .filter((setup) => setup.customer === field('customer'))
          .toReversed()
          .slice(0, 1),
      );
    case 'POST setup_intents':
      return book.addSetup(field('customer'));
    case 'GET payment_methods/:id':
      return book.attach(id, null);
    case 'POST payment_methods/:id/attach':
      return book.attach(id, field('customer'));
    case 'GET invoices':
      return listed(
        [...book.invoices.values()].filter(
          (invoice) =>
            invoice.status === field('status') &&
            invoice.parent?.subscription_details?.subscription === field('subscription'),
        ),
      );
    case 'GET invoices/:id':
      return found(book.invoices, id, 'id');
    case 'POST invoices/:id/pay':
      return book.pay(id, field('payment_method'));
    case 'GET invoice_payments':
      return listed(book.payments.filter((payment) => payment.invoice === field('invoice')));
    case 'POST refunds':
      return book.refund(field('payment_intent'));
    default:
      throw new StripeRefusal(404, 'invalid_request_error', `unrecognized_url ${method} ${path}`);
  }
}

function known(book: StripeBook, customer: string): string {
  return found(book.customers, customer, 'customer').id;
}

/** The subscription with what the adapter asks to have expanded. */
function expanded(book: StripeBook, subscription: Stripe.Subscription): Stripe.Subscription {
  const { latest_invoice, pending_setup_intent } = subscription;
  return {
    ...subscription,
    latest_invoice:
      typeof latest_invoice === 'string' ? (book.invoices.get(latest_invoice) ?? null) : null,
    pending_setup_intent:
      typeof pending_setup_intent === 'string'
        ? (book.setups.get(pending_setup_intent) ?? null)
        : null,
  };
}

function update(
  book: StripeBook,
  subscription: Stripe.Subscription,
  form: URLSearchParams,
): Stripe.Subscription {
  const ends = form.get('cancel_at_period_end');
  const card = form.get('default_payment_method');
  if (ends !== null) {
    subscription.cancel_at_period_end = ends === 'true';
    const end = subscription.items.data[0]?.current_period_end ?? null;
    subscription.cancel_at = ends === 'true' ? end : null;
  }
  if (card !== null) subscription.default_payment_method = card;
  for (const [name, value] of Object.entries(metadataOf(form))) {
    if (value === '') delete subscription.metadata[name];
    else subscription.metadata[name] = value;
  }
  book.tell('customer.subscription.updated', subscription);
  return subscription;
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
}
