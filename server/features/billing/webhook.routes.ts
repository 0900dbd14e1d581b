import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/errors.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import type { BillingService } from './billing.service.ts';

/** The largest event of Stripe's, an invoice of many lines, is a small part of this. */
const EVENT_BYTES = 262_144;

/**
 * Where the payment provider sends its messages: in a plugin of its own, because the signature is
 * over the very bytes, which nothing may have parsed before.
 */
export function webhookRoutes(scope: FastifyInstance, billing: BillingService): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  // Whatever is wrong with a message, too long or cut short, it is refused as any that is not signed.
  scope.setErrorHandler((error: Error) => {
    const tooLarge = 'statusCode' in error && error.statusCode === 413;
    throw tooLarge ? new AppError('event_refused') : error;
  });

  scope.post(
    '/api/stripe/webhook',
    { bodyLimit: EVENT_BYTES, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      const signature = request.headers['stripe-signature'];
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
        throw new AppError('event_refused');
      }
      await billing.takeEvent(request.body, signature);
      return { success: true as const };
    },
  );
}
