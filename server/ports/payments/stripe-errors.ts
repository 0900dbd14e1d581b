import { Stripe } from 'stripe';
import { CustomerGone, PaymentsUnavailable } from './port.ts';

/**
 * Runs a call to Stripe and gives its failures the names of the port: trouble that may pass is
 * PaymentsUnavailable, a customer who is not there CustomerGone; refused cards and everything else
 * are thrown as they are.
 */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (mayPass(error)) throw new PaymentsUnavailable(error.type, { cause: error });
    if (isMissing(error, 'customer')) throw new CustomerGone(error.message, { cause: error });
    throw error;
  }
}

/** Whether Stripe has no such thing; `param` narrows it to what one parameter named. */
export function isMissing(error: unknown, param?: string): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.code === 'resource_missing' &&
    (param === undefined || error.param === param)
  );
}

/** Whether a payment needs the person to confirm it with their bank. */
export function needsConfirming(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    /requires_action$|^authentication_required$/.test(error.code ?? '')
  );
}

export function isDeclined(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}

/** No connection, a time-out, an error of theirs, too many calls, a lock, or keys that are wrong. */
function mayPass(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    // The operator mends keys; until then nobody loses anything by it.
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error.statusCode === 409
  );
}
