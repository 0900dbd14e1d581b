import { randomBytes } from 'node:crypto';
import type { Database, SandboxCustomersTable } from '#server/db/schema.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import { monthOf } from './months.ts';
import {
  CustomerGone,
  EventRefused,
  NO_SUBSCRIPTION,
  type PaymentOutcome,
  type Payments,
  type SubscriptionState,
} from './port.ts';

/** The test cards, under the names that card providers give them. */
type TestCard = 'accepted' | 'declined' | 'asks';
const CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['pm_card_visa', 'accepted'],
  ['pm_card_chargeDeclined', 'declined'],
  ['pm_card_authenticationRequired', 'asks'],
]);

type Customer = SandboxCustomersTable;

/**
 * Payments with test cards: no network, no money. It stands for an outside provider, so it keeps its
 * own books, in a table that nothing else reads; months go by as the clock says.
 */
export function createSandboxPayments({ db, clock }: { db: Database; clock: Clock }): Payments {
  async function customer(id: string): Promise<Customer> {
    const row = await db
      .selectFrom('sandbox_customers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new CustomerGone('no such customer in the sandbox');
    return row;
  }

  async function change(id: string, values: Partial<Customer>): Promise<void> {
    await db.updateTable('sandbox_customers').set(values).where('id', '=', id).execute();
  }

  /** Begins a month, unless one runs: of two tries at once one begins it. */
  async function begin(id: string, card: string): Promise<void> {
    const now = clock.now();
    await db
      .updateTable('sandbox_customers')
      .set({
        subscription_id: `sandbox_sub_${randomBytes(8).toString('hex')}`,
        started_at: now,
        ended_at: null,
        paused: 0,
      })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('started_at', 'is', null), eb('ended_at', '<=', now)]))
      .execute();
    await change(id, { card, to_confirm: null });
  }

  return {
    account: 'sandbox',
    publishableKey: undefined,

    async createCustomer({ userId }) {
      const id = `sandbox_${userId}`;
      await db
        .insertInto('sandbox_customers')
        .values({ id, paused: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return id;
    },

    async deleteCustomer(id) {
      await db.deleteFrom('sandbox_customers').where('id', '=', id).execute();
    },

    async read(id) {
      return stateOf(await customer(id), clock.now());
    },

    async prepare(id) {
      await customer(id);
      return { clientSecret: newSecret(), setupMode: true };
    },

    async complete(id, paymentMethodId, confirmation): Promise<PaymentOutcome> {
      const { to_confirm } = await customer(id);
      const card = CARDS.get(paymentMethodId);
      if (card === undefined) return { type: 'unknown_method' };
      if (card === 'declined') return { type: 'declined' };
      if (card === 'asks' && (to_confirm === null || confirmation !== to_confirm)) {
        const clientSecret = newSecret();
        await change(id, { to_confirm: clientSecret });
        return { type: 'confirm', clientSecret };
      }
      await begin(id, paymentMethodId);
      return { type: 'done' };
    },

    async resume(id) {
      const { card, ended_at } = await customer(id);
      if (ended_at !== null && ended_at > clock.now())
        await change(id, { ended_at: null, paused: 0 });
      if (ended_at === null || ended_at > clock.now()) return { type: 'done' };
      if (card === null) return { type: 'card_needed' };
      await begin(id, card);
      return { type: 'done' };
    },

    async end(id, ending) {
      const now = clock.now();
      const { started_at, ended_at } = await customer(id);
      if (started_at === null || (ended_at !== null && ended_at <= now)) return;
      const end = ending === 'withdraw' ? now : monthOf(started_at, now).end;
      await change(id, { ended_at: end, paused: Number(ending === 'pause') });
    },

    readEvent() {
      throw new EventRefused('the sandbox sends no messages');
    },
  };
}

function stateOf(row: Customer, now: number): SubscriptionState {
  if (row.started_at === null) return NO_SUBSCRIPTION;
  const ended = row.ended_at !== null && row.ended_at <= now;
  const month = monthOf(row.started_at, now);
  return {
    subscriptionId: row.subscription_id,
    status: ended ? 'canceled' : 'active',
    startedAt: row.started_at,
    periodStart: month.start,
    periodEnd: row.ended_at ?? month.end,
    endsAtPeriodEnd: row.ended_at !== null,
    paused: row.paused === 1,
  };
}

function newSecret(): string {
  return `sandbox_${randomBytes(16).toString('hex')}`;
}
