import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isUniqueViolation } from '#server/db/errors.ts';
import type { Database } from '#server/db/schema.ts';
import type { ConsentsService } from '#server/features/account/consents.service.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { LoginBody, RegisterBody } from '#shared/contract/auth.ts';
import { accountByEmail, holdPassword, insertAccount } from './auth.repo.ts';
import type { Passwords } from './passwords.ts';
import type { SessionsService } from './sessions.service.ts';

export interface AuthService {
  /**
   * Opens an account and a session of it; returns the session's token. `address` is the network
   * address of the caller. Throws email_taken, too_many_requests or busy.
   */
  register(body: RegisterBody, address: string): Promise<string>;
  /**
   * Opens a session for somebody who knows the password; returns its token. Throws
   * bad_credentials (alike for a wrong password and an unknown address), too_many_requests or busy.
   */
  login(body: LoginBody, address: string): Promise<string>;
}

interface AuthDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  vault: Vault;
  rateLimits: RateLimits;
  passwords: Passwords;
  sessions: SessionsService;
  consents: ConsentsService;
}

/** Registration and log-in. */
export function createAuthService(deps: AuthDeps): AuthService {
  const { db, clock, log, vault, rateLimits, passwords, sessions, consents } = deps;

  return {
    async register(body, address) {
      await rateLimits.claim('registerByAddress', address);
      const password = await passwords.hash(body.password);
      const account = { id: randomUUID(), email: body.email, password, now: clock.now() };
      const agreed = body.consents ?? { terms: false, imageRights: false, version: '' };
      try {
        const token = await db.transaction().execute(async (transaction) => {
          await insertAccount(transaction, account);
          await vault.createKey(transaction, account.id);
          await consents.store(account.id, agreed, transaction);
          return sessions.create(account.id, transaction);
        });
        noteSecurity(log, 'registered', { user: account.id });
        return token;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new AppError('email_taken', { fields: { email: 'email_taken' } });
      }
    },

    async login({ email, password }, address) {
      const account = await accountByEmail(db, email);
      const right = await passwords.compare(account?.password, password, [
        ['failedLoginByAccount', email],
        ['failedLoginByAddress', address],
      ]);
      const token =
        account && right
          ? await db.transaction().execute(async (transaction) => {
              // A new password ends all sessions: none may be opened with the old one beside it.
              if (!(await holdPassword(transaction, account))) return undefined;
              return sessions.create(account.id, transaction);
            })
          : undefined;
      noteSecurity(log, token === undefined ? 'login_failed' : 'login', { user: account?.id });
      if (token === undefined) throw new AppError('bad_credentials');
      return token;
    },
  };
}
