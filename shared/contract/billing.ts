import { z } from 'zod';

/** `provider` tells the screen which card form to show; `off` means that everyone has access. */
const provider = z.enum(['sandbox', 'stripe', 'off']);

export const subscriptionStatus = z.object({ isActive: z.boolean(), provider });

/**
 * What a card form needs. `setupMode`: the card is saved first, then the subscription completed with
 * it. `publishableKey` is there where the provider's own script takes the card. `isActive`: nothing
 * is owed, the form only changes the card.
 */
export const subscriptionIntent = z.object({
  clientSecret: z.string(),
  setupMode: z.boolean(),
  isActive: z.boolean(),
  publishableKey: z.string().optional(),
});

/** `confirmation` is what a first try asked to be confirmed, once that was done. */
export const completeSubscriptionBody = z.object({
  paymentMethodId: z.string({ error: 'payment_method_required' }).min(1).max(255),
  confirmation: z.string({ error: 'invalid_value' }).max(255, 'invalid_value').optional(),
});

/** The agreement to price, renewal and limits, by the version of the text that was shown. */
export const agreementBody = z.object({
  version: z.string({ error: 'invalid_value' }).min(1, 'invalid_value').max(40, 'invalid_value'),
});

/** Everything the account page shows; moments are ms since 1970. */
export const subscriptionDetails = z.object({
  provider,
  isActive: z.boolean(),
  status: z.enum(['none', 'incomplete', 'active', 'past_due', 'canceled']),
  priceCents: z.number(),
  currency: z.string(),
  /** When it renews, or ends where `cancelAtPeriodEnd`; null where nothing runs. */
  periodEnd: z.number().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Paused: it ends with the period, and one step takes it up again. */
  paused: z.boolean(),
  /** Until when the contract can be withdrawn from; null where it cannot. */
  canWithdrawUntil: z.number().nullable(),
  /** When price, renewal and limits were agreed to last; null where they never were. */
  agreedAt: z.number().nullable(),
});

/** What a changed subscription answers: a sentence to show. */
export const changedAnswer = z.object({ message: z.string() });

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;
export type SubscriptionIntent = z.infer<typeof subscriptionIntent>;
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>;
export type CompleteSubscriptionBody = z.infer<typeof completeSubscriptionBody>;
