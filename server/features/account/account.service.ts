import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/schema.ts';
import type { SessionsService } from '#server/features/auth/sessions.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Account, AccountBody, ConsentsBody, SessionList } from '#shared/contract/account.ts';
import { languageOf } from '#shared/languages.ts';
import { accountOf, changeAccount } from './account.repo.ts';
import type { ConsentsService } from './consents.service.ts';

export interface AccountService {
  /** The caller's own settings. */
  read(actor: Actor): Promise<Account>;
  /** Changes what is named; returns the settings as they are then. */
  change(actor: Actor, change: AccountBody): Promise<Account>;
  /** Stores what the caller agrees to. */
  consent(actor: Actor, agreed: ConsentsBody): Promise<void>;
  /** Where the caller is logged in. */
  sessions(actor: Actor): Promise<SessionList>;
  /** Logs out one place; returns whether it was this one. Throws not_found. */
  endSession(actor: Actor, sessionId: string): Promise<boolean>;
  /** Logs out everywhere. */
  endSessions(actor: Actor): Promise<void>;
}

interface AccountDeps {
  db: Database;
  log: FastifyBaseLogger;
  sessions: SessionsService;
  consents: ConsentsService;
}

/** What belongs to a person's account and not to their conversation. */
export function createAccountService(deps: AccountDeps): AccountService {
  const { db, log, sessions, consents } = deps;

  async function read(actor: Actor): Promise<Account> {
    const account = await accountOf(db, actor.userId);
    // It was deleted while the call was on its way.
    if (!account) throw new AppError('unauthorized');
    return {
      email: account.email,
      createdAt: account.created_at,
      country: account.country,
      language: languageOf(account.language ?? '') ?? null,
      consents: await consents.latest(actor.userId),
    };
  }

  return {
    read,

    async change(actor, { country, language }) {
      const change = {
        ...(country !== undefined && { country }),
        ...(language !== undefined && { language }),
      };
      if (Object.keys(change).length > 0) await changeAccount(db, actor.userId, change);
      return read(actor);
    },

    async consent(actor, agreed) {
      await consents.store(actor.userId, agreed);
    },

    async sessions(actor) {
      const living = await sessions.list(actor.userId);
      return {
        sessions: living.map((session) => ({
          ...session,
          current: session.id === actor.sessionId,
        })),
      };
    },

    async endSession(actor, sessionId) {
      if (!(await sessions.end(actor.userId, sessionId))) throw new AppError('not_found');
      noteSecurity(log, 'session_ended', { user: actor.userId, session: sessionId });
      return sessionId === actor.sessionId;
    },

    async endSessions(actor) {
      await sessions.endAll(actor.userId);
      noteSecurity(log, 'sessions_ended', { user: actor.userId });
    },
  };
}
