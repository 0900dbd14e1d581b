import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import { type Ending, EventRefused, type PaymentOutcome } from '#server/ports/payments/port.ts';
import type {
  CompleteSubscriptionBody,
  SubscriptionDetails,
  SubscriptionIntent,
  SubscriptionStatus,
} from '#shared/contract/billing.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { PLAN } from '#shared/rules/plan.ts';
import { hasAccess, orderOf, presentSubscription } from './access.ts';
import {
  insertAgreement,
  lastAgreement,
  subscriptionOf,
  takeEvent,
  userOfCustomer,
} from './billing.repo.ts';
import { createCustomers } from './customers.ts';
import { orderEnding } from './ordering.ts';
import { createSubscriptionSync, type SyncDeps } from './subscription-sync.ts';

export interface BillingService {
  /** Whether new replies and profile changes are open to the caller. */
  isActive(actor: Actor): Promise<boolean>;
  /** Throws subscription_required where they are not. */
  requireActive(actor: Actor): Promise<void>;
  /** What the screens ask: whether it runs, and which card form to show. */
  status(actor: Actor): Promise<SubscriptionStatus>;
  /** Everything the account page shows. */
  details(actor: Actor): Promise<SubscriptionDetails>;
  /** Stores that the person agreed to price, renewal and limits. */
  agree(actor: Actor, version: string, language: LanguageCode): Promise<void>;
  /**
   * Prepares the card form. Throws method_not_allowed where nothing is to be paid,
   * payment_unavailable, too_many_requests.
   */
  prepare(actor: Actor, language: LanguageCode): Promise<SubscriptionIntent>;
  /**
   * Pays what is owed with a saved card. Throws card_declined, authentication_required (with the
   * secret to confirm), invalid_request for an unknown card, or as `prepare`.
   */
  complete(actor: Actor, body: CompleteSubscriptionBody, language: LanguageCode): Promise<void>;
  /** Asks the provider how it stands, as the page does that comes back from a bank. */
  refresh(actor: Actor): Promise<SubscriptionDetails>;
  /**
   * Ends the subscription in one of three ways. It holds at once, whether or not the provider can be
   * told just now; where there is none, nothing happens. Throws withdrawal_over.
   */
  end(actor: Actor, ending: Ending): Promise<void>;
  /** Takes an ordered end or a pause back. Throws nothing_to_resume, card_needed, as `complete`. */
  resume(actor: Actor): Promise<void>;
  /** Takes a message of the provider's. Throws event_refused for what is none. */
  takeEvent(body: Uint8Array, signature: string | undefined): Promise<void>;
  /** Deletes somebody who leaves as a customer of the provider; may be called again. */
  deleteCustomer(userId: string): Promise<void>;
}

interface BillingDeps extends SyncDeps {
  rateLimits: RateLimits;
}

/** Subscriptions: who may have new replies, and how that is paid for. */
export function createBillingService(deps: BillingDeps): BillingService {
  const { db, clock, env, jobs, log, payments, rateLimits } = deps;
  const subscriptions = createSubscriptionSync(deps);
  const customers = createCustomers(deps, subscriptions);
  const { keyOf } = subscriptions;
  const free = env.PAYMENTS === 'off';

  async function isActive(actor: Actor): Promise<boolean> {
    if (free || actor.isAdmin || actor.isAdminSession) return true;
    return pays(actor.userId);
  }

  async function pays(userId: string): Promise<boolean> {
    const row = await subscriptionOf(db, keyOf(userId));
    return row !== undefined && hasAccess(row, clock.now());
  }

  async function requirePaying(actor: Actor): Promise<void> {
    if (free) throw new AppError('method_not_allowed');
    await rateLimits.claim('paymentByAccount', actor.userId);
  }

  /** Stores what came of a payment, and says what went wrong with it. */
  async function settle(
    actor: Actor,
    outcome: PaymentOutcome,
    overtaken: Ending | null = null,
  ): Promise<void> {
    await subscriptions.sync(actor.userId, outcome.type === 'done' ? overtaken : null);
    switch (outcome.type) {
      case 'done':
        return;
      case 'declined':
        throw new AppError('card_declined');
      case 'card_needed':
        throw new AppError('card_needed');
      case 'confirm':
        throw new AppError('authentication_required', {
          body: { clientSecret: outcome.clientSecret },
        });
      case 'unknown_method':
        throw new AppError('invalid_request', {
          fields: { paymentMethodId: 'payment_method_required' },
        });
    }
  }

  async function details(actor: Actor): Promise<SubscriptionDetails> {
    const [row, agreedAt] = await Promise.all([
      subscriptionOf(db, keyOf(actor.userId)),
      lastAgreement(db, actor.userId),
    ]);
    return {
      provider: env.PAYMENTS,
      isActive: await isActive(actor),
      priceCents: PLAN.priceCents,
      currency: PLAN.currency,
      ...presentSubscription(row, clock.now()),
      agreedAt,
    };
  }

  return {
    isActive,
    details,

    async requireActive(actor) {
      if (!(await isActive(actor))) throw new AppError('subscription_required');
    },

    async status(actor) {
      return { isActive: await isActive(actor), provider: env.PAYMENTS };
    },

    async agree(actor, version, language) {
      await insertAgreement(db, {
        userId: actor.userId,
        priceCents: PLAN.priceCents,
        currency: PLAN.currency,
        renewal: PLAN.interval,
        dailyMessages: env.DAILY_MESSAGE_LIMIT,
        version,
        language,
        now: clock.now(),
      });
    },

    async prepare(actor, language) {
      await requirePaying(actor);
      return customers.with(actor, language, async (customer) => {
        const form = await payments.prepare(customer);
        await subscriptions.sync(actor.userId);
        const { publishableKey } = payments;
        return {
          ...form,
          isActive: await pays(actor.userId),
          ...(publishableKey !== undefined && { publishableKey }),
        };
      });
    },

    async complete(actor, { paymentMethodId, confirmation }, language) {
      await requirePaying(actor);
      await customers.with(actor, language, async (customer) =>
        settle(actor, await payments.complete(customer, paymentMethodId, confirmation)),
      );
    },

    async refresh(actor) {
      await requirePaying(actor);
      await customers.reaching(() => subscriptions.sync(actor.userId));
      return details(actor);
    },

    async end(actor, ending) {
      const { userId } = actor;
      if (!(await orderEnding({ db, clock, subscriptions }, userId, ending))) return;
      try {
        await subscriptions.carryOut(userId);
      } catch (error) {
        // It is written down and holds; the check carries it out once the provider answers.
        log.warn({ err: error }, 'an order could not be passed on yet');
      }
    },

    async resume(actor) {
      await requirePaying(actor);
      const row = await subscriptionOf(db, keyOf(actor.userId));
      const shown = presentSubscription(row, clock.now());
      const customer = row?.customer_id;
      if (!row || !customer || !(shown.cancelAtPeriodEnd || shown.paused)) {
        throw new AppError('nothing_to_resume');
      }
      await customers.reaching(async () =>
        settle(actor, await payments.resume(customer), orderOf(row)),
      );
    },

    async takeEvent(body, signature) {
      const event = readEvent(body, signature);
      await db.transaction().execute(async (transaction) => {
        const { account } = payments;
        if (!(await takeEvent(transaction, `${account}:${event.id}`, clock.now()))) return;
        if (event.customerId === null) return;
        const userId = await userOfCustomer(transaction, account, event.customerId);
        if (userId === undefined) return;
        // A job for each event: one that is under way may have asked before this event happened.
        const once = `subscription-sync:${event.id}`;
        await jobs.add({ kind: 'subscription-sync', payload: {}, userId, once }, transaction);
      });
    },

    async deleteCustomer(userId) {
      const row = await subscriptionOf(db, keyOf(userId));
      if (row?.customer_id) await payments.deleteCustomer(row.customer_id);
    },
  };

  function readEvent(body: Uint8Array, signature: string | undefined) {
    try {
      return payments.readEvent(body, signature);
    } catch (error) {
      throw error instanceof EventRefused ? new AppError('event_refused') : error;
    }
  }
}
