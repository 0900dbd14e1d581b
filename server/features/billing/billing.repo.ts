import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Executor } from '#server/db/schema.ts';
import type { StoredSubscription } from './access.ts';

/** Whose subscription, at which account of which provider. */
export interface SubscriptionKey {
  userId: string;
  account: string;
}

/** The row, or undefined where the person never came to pay. */
export async function subscriptionOf(
  db: Executor,
  { userId, account }: SubscriptionKey,
): Promise<StoredSubscription | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account', '=', account)
    .executeTakeFirst();
}

/** The row, made where there is none, and the language of the mails to come. */
export async function openSubscription(
  db: Executor,
  { userId, account }: SubscriptionKey,
  language: string,
): Promise<StoredSubscription> {
  return db
    .insertInto('subscriptions')
    .values({ user_id: userId, account, language, status: 'none', ...COUNTERS })
    .onConflict((conflict) => conflict.columns(['user_id', 'account']).doUpdateSet({ language }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

const COUNTERS = { ends_at_period_end: 0, paused: 0, ticket: 0, synced_ticket: 0, synced_at: 0 };

/** Keeps the customer, unless another call kept one first; returns the one that is kept. */
export async function keepCustomer(
  db: Database,
  key: SubscriptionKey,
  customerId: string,
  replaces: string | null,
): Promise<string | undefined> {
  await db
    .updateTable('subscriptions')
    .set({ customer_id: customerId })
    .where('user_id', '=', key.userId)
    .where('account', '=', key.account)
    .where('customer_id', replaces === null ? 'is' : '=', replaces)
    .execute();
  return (await subscriptionOf(db, key))?.customer_id ?? undefined;
}

/** Takes the number under which the provider is asked. Undefined where there is no customer. */
export async function takeTicket(
  db: Database,
  key: SubscriptionKey,
): Promise<{ ticket: number; customerId: string } | undefined> {
  const row = await db
    .updateTable('subscriptions')
    .set({ ticket: sql<number>`ticket + 1` })
    .where('user_id', '=', key.userId)
    .where('account', '=', key.account)
    .where('customer_id', 'is not', null)
    .returning(['ticket', 'customer_id'])
    .executeTakeFirst();
  return row?.customer_id ? { ticket: row.ticket, customerId: row.customer_id } : undefined;
}

/**
 * Holds the row for the answer asked for under `ticket`, until the transaction ends. Undefined where
 * a later question has been answered already: that answer is at least as new.
 */
export async function holdForAnswer(
  transaction: Executor,
  key: SubscriptionKey,
  ticket: number,
  now: number,
): Promise<StoredSubscription | undefined> {
  return transaction
    .updateTable('subscriptions')
    .set({ synced_ticket: ticket, synced_at: now })
    .where('user_id', '=', key.userId)
    .where('account', '=', key.account)
    .where('synced_ticket', '<', ticket)
    .returningAll()
    .executeTakeFirst();
}

/** Holds the row until the transaction ends; an update is the one lock both engines have. */
export async function holdSubscription(
  transaction: Executor,
  key: SubscriptionKey,
): Promise<StoredSubscription | undefined> {
  return transaction
    .updateTable('subscriptions')
    .set({ ticket: sql<number>`ticket` })
    .where('user_id', '=', key.userId)
    .where('account', '=', key.account)
    .returningAll()
    .executeTakeFirst();
}

/** Writes a held row's new values. */
export async function changeSubscription(
  transaction: Executor,
  key: SubscriptionKey,
  values: Partial<StoredSubscription>,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set(values)
    .where('user_id', '=', key.userId)
    .where('account', '=', key.account)
    .execute();
}

/** Whose customer of the provider that is, or undefined. */
export async function userOfCustomer(
  db: Executor,
  account: string,
  customerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('account', '=', account)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.user_id;
}

/** Writes down an event of the provider's; false where it was taken before. */
export async function takeEvent(transaction: Executor, id: string, now: number): Promise<boolean> {
  const row = await transaction
    .insertInto('payment_events')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Drops events that were taken before `before`: the provider sends none again so late. */
export async function sweepEvents(db: Database, before: number): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
}

/** Writes down an agreement, as proof. */
export async function insertAgreement(
  db: Database,
  agreement: {
    userId: string;
    priceCents: number;
    currency: string;
    renewal: string;
    dailyMessages: number;
    version: string;
    language: string;
    now: number;
  },
): Promise<void> {
  await db
    .insertInto('payment_agreements')
    .values({
      id: randomUUID(),
      user_id: agreement.userId,
      price_cents: agreement.priceCents,
      currency: agreement.currency,
      renewal: agreement.renewal,
      daily_messages: agreement.dailyMessages,
      version: agreement.version,
      language: agreement.language,
      agreed_at: agreement.now,
    })
    .execute();
}

/** When the person agreed last, ms; null where they never did. */
export async function lastAgreement(db: Database, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('payment_agreements')
    .select((eb) => eb.fn.max('agreed_at').as('at'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Where a person's mails go, in which language if they chose one, and in which zone their days are. */
export async function addressOf(
  db: Executor,
  userId: string,
): Promise<{ email: string; language: string | null; timeZone: string | null } | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('conversations', 'conversations.user_id', 'users.id')
    .select(['users.email', 'users.language', 'conversations.time_zone'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row && { email: row.email, language: row.language, timeZone: row.time_zone };
}
