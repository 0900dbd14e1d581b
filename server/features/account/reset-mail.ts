import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/schema.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import { AppError } from '#server/http/errors.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { JobHandlers } from '#server/jobs/kinds.ts';
import { handOver } from '#server/jobs/mail-handler.ts';
import type { Mails } from '#server/mails/mails.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { Mailer } from '#server/ports/mailer/port.ts';
import { languageOf } from '#shared/languages.ts';
import { addresseeOf } from './account.repo.ts';
import { hashOfReset, latestReset, type Reset, storeReset } from './resets.repo.ts';

interface ResetMailDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  rateLimits: RateLimits;
  mailer: Mailer;
  mails: Mails;
  publicUrl: () => string;
}

/**
 * Mails a link to a new password to whoever has an account under the address. Tried again, it mails
 * the same link under the same Message-ID, unless that has been used or a newer one asked for.
 */
export function createResetMailHandler(deps: ResetMailDeps): JobHandlers['password-reset'] {
  const { db, clock, log, rateLimits, mailer, mails, publicUrl } = deps;

  /** Whether the link is the one that works, now that it has had its chance to become that. */
  async function isTheOne(reset: Reset): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const latest = await latestReset(transaction, reset.userId);
      if (latest?.tokenHash === reset.tokenHash) return latest.expiresAt > clock.now();
      if (!(await storeReset(transaction, reset, clock.now()))) return false;
      // Limited here, where mails are made, so that asking answers alike for every address. One too
      // many takes its link back with it, and the one before stays in force.
      await rateLimits.claim('resetMailByAccount', reset.userId, transaction);
      return true;
    });
  }

  return async ({ id, payload }) => {
    const { email, token, requestedAt } = payload;
    const account = await addresseeOf(db, email);
    if (!account) return;
    const reset = { userId: account.id, tokenHash: hashOfReset(token), requestedAt };
    if (!(await isTheOne(reset).catch(unlessTooMany))) return;
    const mail = mails.passwordReset(languageOf(account.language ?? '') ?? payload.language, {
      link: `${publicUrl()}/reset-password?token=${token}`,
    });
    await handOver(mailer, { ...mail, to: account.email, messageId: id });
    noteSecurity(log, 'password_reset_mailed', { user: account.id });
  };
}

/** One mail too many is no fault: nobody waits for it, and it is not tried again. */
function unlessTooMany(error: unknown): false {
  if (error instanceof AppError && error.code === 'too_many_requests') return false;
  throw error;
}
