import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import { createStripeBook, type StripeBook } from './book.ts';
import { answerCall } from './calls.ts';
import { StripeRefusal } from './refusals.ts';

/** What goes wrong with every call until it is taken back. */
export type StripeFault =
  | 'none'
  | 'down'
  | 'slow'
  | 'error'
  | 'rate_limit'
  | 'redirect'
  | 'garbage';

/** A message as Stripe posts it. */
export interface SignedEvent {
  id: string;
  type: string;
  body: string;
  signature: string;
}

export interface StripeServer {
  /** What STRIPE_API_BASE takes. */
  readonly url: string;
  readonly book: StripeBook;
  /** Settings under which the product meets this Stripe and no other. */
  readonly settings: Record<string, string>;
  /** Method and path of every call so far, as "POST /v1/customers". */
  readonly calls: string[];
  /** How many calls ended up in the redirect's target: none may. */
  redirected(): number;
  fault(fault: StripeFault): void;
  /** Holds each call back for so many ms, so that calls at once really overlap. */
  delay(ms: number): void;
  /** The events since `from`, signed at `at` (ms) with the product's webhook secret. */
  signedEvents(at: number, from?: number): SignedEvent[];
  close(): Promise<void>;
}

const WEBHOOK_SECRET = 'whsec_of_the_twin';
const SECRET_KEY = 'sk_test_of_the_twin';

/** Signs a message as Stripe does, by the SDK's own hand. */
export function signEvent(body: string, at: number, secret = WEBHOOK_SECRET): string {
  return new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at / 1000),
  });
}

/** The message in which Stripe tells of an event. */
export function eventBody(event: { id: string; type: string; object: object }, at: number): string {
  return JSON.stringify(
    {
      id: event.id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(at / 1000),
      data: { object: event.object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type: event.type,
    },
    null,
    2,
  );
}

/**
 * Starts a scripted Stripe on loopback, which the official SDK talks to. It keeps books, repeats
 * answers under one idempotency key, turns away calls that overlap under one, and fails on demand.
 */
export async function startStripeServer(
  { now, port = 0 }: { now: () => number; port?: number } = { now: Date.now },
): Promise<StripeServer> {
  const book = createStripeBook(now);
  const calls: string[] = [];
  const keys = new Map<string, { request: string; answer?: [number, string] }>();
  let fault: StripeFault = 'none';
  let delayMs = 0;
  let redirected = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const method = request.method ?? 'GET';
    if (pathname === '/control') {
      fault = faultOf(searchParams.get('fault'));
      send(response, 200, '{}');
      return;
    }
    if (pathname === '/redirected') {
      redirected += 1;
      send(response, 200, '{}');
      return;
    }
    calls.push(`${method} ${pathname}`);
    if (await failed(response)) return;
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      send(response, 401, refusal({ type: 'invalid_request_error', message: 'bad key' }));
      return;
    }
    const form = new URLSearchParams(method === 'POST' ? body : searchParams);
    const call = { method, path: pathname, form };
    const key = request.headers['idempotency-key'];
    const [status, text] = await once(typeof key === 'string' ? key : undefined, call);
    send(response, status, text);
  }

  /** Plays the fault that is on; true where the call ends with it. */
  async function failed(response: ServerResponse): Promise<boolean> {
    switch (fault) {
      case 'down':
        response.destroy();
        return true;
      case 'slow':
        await pause(60_000, response);
        return true;
      case 'error':
        send(response, 500, refusal({ type: 'api_error', message: 'trouble' }));
        return true;
      case 'rate_limit':
        send(response, 429, refusal({ type: 'invalid_request_error', code: 'rate_limit' }));
        return true;
      case 'redirect':
        response.writeHead(302, { location: '/redirected' }).end();
        return true;
      case 'garbage':
        send(response, 200, '<html>hello</html>');
        return true;
      case 'none':
      default:
        return false;
    }
  }

  /** Stripe's rule for idempotency keys: one effect, and its answer again. */
  async function once(
    key: string | undefined,
    call: { method: string; path: string; form: URLSearchParams },
  ): Promise<[number, string]> {
    const request = `${call.method} ${call.path} ${call.form.toString()}`;
    const seen = key === undefined ? undefined : keys.get(key);
    if (seen && seen.request !== request) {
      return [400, refusal({ type: 'idempotency_error', message: 'another request' })];
    }
    if (seen?.answer) return seen.answer;
    if (seen) return [409, refusal({ type: 'idempotency_error', code: 'idempotency_key_in_use' })];
    const entry: { request: string; answer?: [number, string] } = { request };
    if (key !== undefined) keys.set(key, entry);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    entry.answer = perform(call);
    return entry.answer;
  }

  function perform(call: Parameters<typeof answerCall>[1]): [number, string] {
    try {
      return [200, JSON.stringify(answerCall(book, call))];
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return [error.status, refusal(error.body)];
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;

  return {
    url,
    book,
    calls,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_twin',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: url,
    },
    redirected: () => redirected,
    fault(next) {
      fault = next;
    },
    delay(ms) {
      delayMs = ms;
    },
    signedEvents(at, from = 0) {
      return book.events.slice(from).map((event) => {
        const body = eventBody(event, at);
        return { id: event.id, type: event.type, body, signature: signEvent(body, at) };
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function faultOf(text: string | null): StripeFault {
  const faults: readonly StripeFault[] = [
    'down',
    'slow',
    'error',
    'rate_limit',
    'redirect',
    'garbage',
  ];
  return faults.find((known) => known === text) ?? 'none';
}

function refusal(error: object): string {
  return JSON.stringify({ error });
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Waits, but not for a caller who has gone. */
function pause(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
