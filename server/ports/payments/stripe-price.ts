import type Stripe from 'stripe';
import { PLAN } from '#shared/rules/plan.ts';

/** Found again by this key, so that every server process and every start uses one price. */
const LOOKUP_KEY = `keepsake_${PLAN.interval}_${PLAN.priceCents}_${PLAN.currency.toLowerCase()}`;

/**
 * The way to the price of the plan: the one the operator named, else the one found or made under our
 * lookup key. Asked of Stripe once. Throws where the named price is not what the screens promise.
 */
export function priceFinder(
  stripe: Stripe,
  { priceId, productName }: { priceId: string | undefined; productName: string },
): () => Promise<string> {
  async function find(): Promise<Stripe.Price> {
    if (priceId !== undefined) return stripe.prices.retrieve(priceId);
    const found = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 1 });
    return found.data[0] ?? make();
  }

  function make(): Promise<Stripe.Price> {
    return stripe.prices.create(
      {
        currency: PLAN.currency.toLowerCase(),
        unit_amount: PLAN.priceCents,
        recurring: { interval: PLAN.interval },
        lookup_key: LOOKUP_KEY,
        product_data: { name: productName },
      },
      { idempotencyKey: LOOKUP_KEY },
    );
  }

  let known: Promise<string> | undefined;
  return () => {
    known ??= find().then((price) => {
      requirePromised(price);
      return price.id;
    });
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
}

function requirePromised(price: Stripe.Price): void {
  const promised =
    price.unit_amount === PLAN.priceCents &&
    price.currency === PLAN.currency.toLowerCase() &&
    price.recurring?.interval === PLAN.interval &&
    price.recurring.interval_count === 1;
  if (!promised) throw new Error(`the price ${price.id} is not the one that people agree to`);
}
