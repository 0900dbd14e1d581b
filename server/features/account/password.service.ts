import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Executor } from '#server/db/schema.ts';
import type { Passwords } from '#server/features/auth/passwords.ts';
import type { SessionsService } from '#server/features/auth/sessions.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import type { Mails } from '#server/mails/mails.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { languageOf } from '#shared/languages.ts';
import { type Addressee, passwordOf, setPassword } from './account.repo.ts';
import {
  hashOfReset,
  isResetInForce,
  newResetToken,
  RESET_MS,
  sweepResets,
  useReset,
  voidResets,
} from './resets.repo.ts';

/** A mail server that was away for longer brings no news any more, ms. */
const NEWS_MS = 3 * 24 * 3_600_000;

/** From where somebody calls, and in which language. */
interface Caller {
  /** The network address, for the limits. */
  address: string;
  language: LanguageCode;
}

export interface PasswordService {
  /**
   * Sees to it that a link to a new password is mailed to that address, if it has an account. What
   * happens here is the same either way. Throws too_many_requests by the caller's address alone.
   */
  askReset(email: string, caller: Caller): Promise<void>;
  /**
   * Sets a new password by the token of such a link, which ends all of the person's sessions.
   * Throws reset_invalid, too_many_requests or busy.
   */
  reset(body: { token: string; password: string }, caller: Caller): Promise<void>;
  /**
   * Sets a new password by the old one, which ends all sessions; returns the token of a fresh one.
   * Throws wrong_password, too_many_requests or busy.
   */
  change(
    actor: Actor,
    body: { currentPassword: string; password: string },
    caller: Caller,
  ): Promise<string>;
  /** Drops links whose hour is over. */
  sweep(): Promise<void>;
}

interface PasswordDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  jobs: JobQueue;
  rateLimits: RateLimits;
  passwords: Passwords;
  sessions: SessionsService;
  mails: Mails;
  publicUrl: () => string;
}

/** New passwords: by a link in a mail, and by the old password. */
export function createPasswordService(deps: PasswordDeps): PasswordService {
  const { db, clock, log, jobs, rateLimits, passwords, sessions, mails, publicUrl } = deps;

  /** Mails the news of a new password, within the transaction that sets it. */
  async function tell(executor: Executor, whose: Addressee, language: LanguageCode): Promise<void> {
    const mail = mails.passwordChanged(languageOf(whose.language ?? '') ?? language, {
      forgotPassword: `${publicUrl()}/forgot-password`,
    });
    const payload = { ...mail, to: whose.email, messageId: randomUUID() };
    const giveUpAt = clock.now() + NEWS_MS;
    await jobs.add({ kind: 'mail', payload, userId: whose.id, giveUpAt }, executor);
  }

  return {
    async askReset(email, { address, language }) {
      await rateLimits.claim('resetAskedByAddress', address);
      const requestedAt = clock.now();
      // Whether there is such an account is found out later, and apart: what is done at once for
      // a known address would be felt by the next call (attack 31).
      await jobs.add({
        kind: 'password-reset',
        payload: { email, language, token: newResetToken(), requestedAt },
        giveUpAt: requestedAt + RESET_MS,
        quiet: true,
      });
      noteSecurity(log, 'password_reset_asked');
    },

    async reset({ token, password }, { address, language }) {
      const tokenHash = hashOfReset(token);
      // Claimed before the looking and given back when it was right, so that no race gets more.
      await rateLimits.claim('wrongResetByAddress', address);
      if (!(await isResetInForce(db, tokenHash, clock.now()))) {
        noteSecurity(log, 'password_reset_refused');
        throw new AppError('reset_invalid');
      }
      const hashed = await passwords.hash(password);
      const whose = await db.transaction().execute(async (transaction) => {
        const userId = await useReset(transaction, tokenHash, clock.now());
        if (userId === undefined) throw new AppError('reset_invalid');
        const changed = await setPassword(transaction, userId, hashed);
        if (!changed) throw new AppError('reset_invalid');
        await sessions.endAll(userId, transaction);
        await tell(transaction, changed, language);
        return changed;
      });
      await rateLimits.refund('wrongResetByAddress', address);
      // Whoever forgot a password has tried some; the new one must open the door at once.
      await rateLimits.clear('failedLoginByAccount', whose.email);
      noteSecurity(log, 'password_reset_used', { user: whose.id });
    },

    async change(actor, { currentPassword, password }, { address, language }) {
      const stored = await passwordOf(db, actor.userId);
      const right = await passwords.compare(stored, currentPassword, [
        ['failedLoginByAccount', actor.email],
        ['failedLoginByAddress', address],
      ]);
      if (!right) refuse(actor);
      const hashed = await passwords.hash(password);
      const token = await db.transaction().execute(async (transaction) => {
        const changed = await setPassword(transaction, actor.userId, hashed, stored);
        // Another new password was set meanwhile: this one's old password is no longer the one.
        if (!changed) return refuse(actor);
        await sessions.endAll(actor.userId, transaction);
        await voidResets(transaction, actor.userId, clock.now());
        await tell(transaction, changed, language);
        return sessions.create(actor.userId, transaction);
      });
      noteSecurity(log, 'password_changed', { user: actor.userId });
      return token;
    },

    sweep: () => sweepResets(db, clock.now()),
  };

  function refuse(actor: Actor): never {
    noteSecurity(log, 'password_change_failed', { user: actor.userId, session: actor.sessionId });
    throw new AppError('wrong_password', { fields: { currentPassword: 'wrong_password' } });
  }
}
