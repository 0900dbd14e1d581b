import type { Logger } from 'pino';
import type { Database, Executor } from '#server/db/schema.ts';
import type { Env } from '#server/env.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import type { Mails, SubscriptionNews } from '#server/mails/mails.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import {
  CustomerGone,
  type Ending,
  NO_SUBSCRIPTION,
  type Payments,
  type SubscriptionState,
} from '#server/ports/payments/port.ts';
import { DEFAULT_LANGUAGE, languageOf } from '#shared/languages.ts';
import { orderOf, type StoredSubscription, withOrder } from './access.ts';
import {
  addressOf,
  changeSubscription,
  holdForAnswer,
  subscriptionOf,
  takeTicket,
} from './billing.repo.ts';
import { newsOf } from './news.ts';

const YEAR_MS = 365 * 86_400_000;

export interface SyncDeps {
  db: Database;
  clock: Clock;
  env: Env;
  jobs: JobQueue;
  log: Logger;
  payments: Payments;
  mails: Mails;
  publicUrl: () => string;
}

export type SubscriptionSync = ReturnType<typeof createSubscriptionSync>;

/**
 * The one way in which the provider's word comes into our rows: all of a customer's state is asked
 * for and stored, whoever wants it (a webhook, the payment page, the check). So no order of events
 * can leave anything but what the provider says.
 */
export function createSubscriptionSync(deps: SyncDeps) {
  const { db, clock, jobs, payments, mails, publicUrl } = deps;
  const keyOf = (userId: string) => ({ userId, account: payments.account });

  /** Writes the mails of `news`, in the transaction that made them true: each is sent once. */
  async function tell(
    transaction: Executor,
    userId: string,
    news: readonly SubscriptionNews[],
    about: { periodEnd: number | null; language: string | null; subject: string },
  ): Promise<void> {
    if (news.length === 0) return;
    const address = await addressOf(transaction, userId);
    if (!address) return;
    // What they chose for mails since then counts before the page they paid on.
    const language = languageOf(address.language ?? about.language ?? '') ?? DEFAULT_LANGUAGE;
    for (const each of news) {
      const path = each === 'payment_failed' ? '/subscribe?card' : '/account';
      const mail = mails.subscription(language, each, {
        periodEnd: about.periodEnd,
        timeZone: address.timeZone,
        now: clock.now(),
        link: `${publicUrl()}${path}`,
      });
      const messageId = `${each}.${about.subject}.${clock.now()}`;
      const payload = { to: address.email, messageId, ...mail };
      const job = { kind: 'mail' as const, payload, userId, once: `mail:${userId}:${messageId}` };
      await jobs.add(job, transaction);
    }
  }

  async function store(
    userId: string,
    ticket: number,
    said: SubscriptionState,
    fulfilled: Ending | null,
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const key = keyOf(userId);
      const before = await holdForAnswer(transaction, key, ticket, clock.now());
      if (!before) return;
      const ordered = orderOf(before);
      const waiting = ordered === fulfilled ? null : ordered;
      const after = withOrder(said, waiting);
      const news = newsOf(before, after);
      await changeSubscription(transaction, key, {
        ...columnsOf(after),
        ordered: waiting,
        ...(news.includes('started') && { welcomed: after.subscriptionId }),
        remind_at: nextReminder(before, after),
      });
      await tell(transaction, userId, news, {
        periodEnd: after.status === 'active' ? after.periodEnd : clock.now(),
        language: before.language,
        subject: after.subscriptionId ?? 'none',
      });
    });
  }

  /**
   * Asks the provider and stores what it says, unless a later question was answered meanwhile.
   * Throws PaymentsUnavailable and CustomerGone; what was last known then holds.
   */
  async function sync(userId: string, fulfilled: Ending | null = null): Promise<void> {
    const asked = await takeTicket(db, keyOf(userId));
    if (!asked) return;
    await store(userId, asked.ticket, await payments.read(asked.customerId), fulfilled);
  }

  /** Carries out what the person has ordered, if anything waits; then asks how it stands. */
  async function carryOut(userId: string): Promise<void> {
    const row = await subscriptionOf(db, keyOf(userId));
    const ordered = row && orderOf(row);
    if (!row?.customer_id || !ordered) return sync(userId);
    try {
      await payments.end(row.customer_id, ordered);
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error;
      // Who is gone pays nothing any more, which is what was ordered.
      const asked = await takeTicket(db, keyOf(userId));
      if (asked) await store(userId, asked.ticket, NO_SUBSCRIPTION, ordered);
      return;
    }
    await sync(userId, ordered);
  }

  return { sync, carryOut, tell, keyOf };
}

function columnsOf(state: SubscriptionState): Partial<StoredSubscription> {
  return {
    subscription_id: state.subscriptionId,
    status: state.status,
    started_at: state.startedAt,
    period_start: state.periodStart,
    period_end: state.periodEnd,
    ends_at_period_end: Number(state.endsAtPeriodEnd),
    paused: Number(state.paused),
  };
}

/** A year after the beginning; kept where it has been moved on already. */
function nextReminder(before: StoredSubscription, after: SubscriptionState): number | null {
  if (after.startedAt === null || after.status === 'canceled') return null;
  const same = before.subscription_id === after.subscriptionId && before.remind_at !== null;
  return same ? before.remind_at : after.startedAt + YEAR_MS;
}
