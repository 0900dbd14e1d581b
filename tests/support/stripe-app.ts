import type { MailMessage } from '#server/ports/mailer/port.ts';
import { type Answer, type Person, startTestApp, type TestApp } from './app.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import {
  type SignedEvent,
  type StripeServer,
  startStripeServer,
} from './stripe-server/stripe-server.ts';

/** The application with the scripted Stripe behind it, on one clock. */
export interface StripeApp {
  app: TestApp;
  stripe: StripeServer;
  clock: ManualClock;
  /** Every mail that was sent. */
  mails: MailMessage[];
  /** Posts a message to the webhook as Stripe does. */
  post(event: Pick<SignedEvent, 'body'> & { signature?: string }): Promise<Answer>;
  /** Registers somebody whose first payment went through, and who came back to the page. */
  subscriber(): Promise<Person>;
  close(): Promise<void>;
}

export async function startStripeApp(): Promise<StripeApp> {
  const clock = manualClock();
  const stripe = await startStripeServer({ now: () => clock.now() });
  const mails: MailMessage[] = [];
  const app = await startTestApp({
    clock,
    env: { PAYMENTS: 'stripe', ...stripe.settings },
    mailer: { send: async (mail) => void mails.push(mail) },
  });
  return {
    app,
    stripe,
    clock,
    mails,
    post: ({ body, signature }) =>
      app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
        payload: body,
      }),
    async subscriber() {
      const person = await app.register();
      const form = (await person.api('POST', '/api/get-or-create-subscription')).json();
      stripe.book.confirmPayment(form.clientSecret);
      const told = await person.api('POST', '/api/subscription/refresh');
      if (told.json().isActive !== true) throw new Error(`refresh answered ${told.body}`);
      return person;
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
