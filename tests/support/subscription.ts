import type { Person, TestApp } from './app.ts';

/** Begins a subscription as the page does it, with a card that is accepted. */
export async function subscribe(person: Person): Promise<void> {
  await person.api('POST', '/api/get-or-create-subscription');
  const card = { paymentMethodId: 'pm_card_visa' };
  const answer = await person.api('POST', '/api/complete-subscription', card);
  if (answer.statusCode !== 200) throw new Error(`paying answered ${answer.statusCode}`);
}

/** Lets somebody's subscription be over, as it is after its last paid day. */
export async function letSubscriptionEnd(app: TestApp, person: Person): Promise<void> {
  await app.deps.db
    .updateTable('subscriptions')
    .set({ status: 'canceled', period_end: app.clock.now() - 1 })
    .where('user_id', '=', person.userId)
    .execute();
}
