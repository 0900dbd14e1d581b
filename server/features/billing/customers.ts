import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { CustomerGone, PaymentsUnavailable } from '#server/ports/payments/port.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { orderOf } from './access.ts';
import { keepCustomer, openSubscription } from './billing.repo.ts';
import type { SubscriptionSync, SyncDeps } from './subscription-sync.ts';

/** People as customers of the payment provider. */
export function createCustomers(
  { db, log, payments }: Pick<SyncDeps, 'db' | 'log' | 'payments'>,
  subscriptions: SubscriptionSync,
) {
  async function make({ userId, email }: Actor, replaces?: string): Promise<string> {
    const made = await payments.createCustomer({
      userId,
      email,
      ...(replaces !== undefined && { replaces }),
    });
    const kept = await keepCustomer(db, subscriptions.keyOf(userId), made, replaces ?? null);
    if (kept === undefined) {
      // The account was deleted meanwhile: nothing of it may stay behind at the provider.
      await payments.deleteCustomer(made);
      throw new AppError('unauthorized');
    }
    return kept;
  }

  /** Says in our words that the provider could not be reached. */
  async function reaching<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      log.warn({ err: error }, 'the payment provider could not be reached');
      throw new AppError('payment_unavailable');
    }
  }

  return {
    reaching,

    /** Does something with the person's customer, made where there is none or it is gone. */
    with<T>(
      actor: Actor,
      language: LanguageCode,
      use: (customerId: string) => Promise<T>,
    ): Promise<T> {
      return reaching(async () => {
        const row = await openSubscription(db, subscriptions.keyOf(actor.userId), language);
        // What was ordered while the provider was away comes before anything new.
        if (orderOf(row) !== null) await subscriptions.carryOut(actor.userId);
        const customer = row.customer_id ?? (await make(actor));
        try {
          return await use(customer);
        } catch (error) {
          if (!(error instanceof CustomerGone)) throw error;
          return use(await make(actor, customer));
        }
      });
    },
  };
}
