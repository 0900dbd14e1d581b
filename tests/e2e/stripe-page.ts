import type { Page } from '@playwright/test';
import type { StripeBook } from '../support/stripe-server/book.ts';
import { StripeRefusal } from '../support/stripe-server/refusals.ts';
import { type StripeServer, startStripeServer } from '../support/stripe-server/stripe-server.ts';
import { test as base } from './support.ts';

/**
 * Stands in for Stripe's own script, which cannot be fetched here: the same functions, a frame of
 * the same host for the card, and calls to the same host for what it confirms. So what the page's
 * content policy would stop at Stripe is stopped here too.
 */
const SCRIPT = `
window.Stripe = Object.assign(function () {
  let card = 'pm_card_visa';
  window.addEventListener('message', (event) => {
    if (event.origin === 'https://js.stripe.com') card = event.data;
  });
  async function call(name, secret) {
    const answer = await fetch('https://api.stripe.com/' + name, {
      method: 'POST', body: JSON.stringify({ secret, card }),
    });
    return answer.json();
  }
  return {
    _registerWrapper() {}, registerAppInfo() {},
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    elements({ clientSecret }) {
      return {
        clientSecret,
        create() {
          return {
            mount(node) {
              const frame = document.createElement('iframe');
              frame.src = 'https://js.stripe.com/frame.html';
              frame.title = 'Secure payment input frame';
              frame.width = '100%';
              frame.height = '90';
              node.append(frame);
            },
            on() { return this; }, off() { return this; }, once() { return this; },
            update() {}, destroy() {}, unmount() {},
          };
        },
        getElement() { return null; }, update() {}, on() {}, off() {},
        submit: async () => ({}),
      };
    },
    confirmPayment: ({ elements }) => call('confirm-payment', elements.clientSecret),
    confirmSetup: ({ elements }) => call('confirm-setup', elements.clientSecret),
    retrieveSetupIntent: (secret) => call('retrieve-setup', secret),
    handleNextAction: ({ clientSecret }) => call('confirm-payment', clientSecret),
  };
}, { version: 'endive' });
`;

const FRAME = `<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input></label>
<script>
document.querySelector('input').addEventListener('input', (event) => {
  const cards = { '0002': 'pm_card_chargeDeclined', '3155': 'pm_card_authenticationRequired' };
  parent.postMessage(cards[event.target.value.slice(-4)] ?? 'pm_card_visa', '*');
});
</script></html>`;

/** What Stripe's side answers the script. */
function confirmed(book: StripeBook, name: string, secret: string, card: string): object {
  try {
    if (name === 'confirm-payment') {
      return { paymentIntent: { id: book.confirmPayment(secret, card), status: 'succeeded' } };
    }
    const saved = [...book.setups.values()].find((setup) => setup.client_secret === secret);
    if (name === 'retrieve-setup') return { setupIntent: saved };
    const method = book.confirmSetup(secret, card);
    return { setupIntent: { status: 'succeeded', payment_method: method } };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { error: { type: 'card_error', message: 'Your card was declined.' } };
  }
}

/** Puts the stand-in for Stripe's script behind every page. */
export async function routeStripe(page: Page, stripe: StripeServer): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().includes('frame.html')
      ? route.fulfill({ contentType: 'text/html', body: FRAME })
      : route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('https://api.stripe.com/**', (route) => {
    const { secret, card }: { secret: string; card: string } = route.request().postDataJSON();
    const name = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify(confirmed(stripe.book, name, secret, card)),
    });
  });
}

/** A product whose payments go through the scripted Stripe, on the page and on the server. */
export const test = base.extend<{ stripe: StripeServer; stripePage: Page }>({
  stripe: async ({ browserName: _browserName }, provide) => {
    const stripe = await startStripeServer();
    await provide(stripe);
    await stripe.close();
  },
  settings: async ({ stripe }, provide) => {
    await provide({ PAYMENTS: 'stripe', ...stripe.settings });
  },
  stripePage: [
    async ({ page, stripe }, provide) => {
      await routeStripe(page, stripe);
      await provide(page);
    },
    { auto: true },
  ],
});
