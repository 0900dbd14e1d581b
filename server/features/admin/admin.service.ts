import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/schema.ts';
import type { Env } from '#server/env.ts';
import type { SessionsService } from '#server/features/auth/sessions.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import { KeyGone, type Vault } from '#server/vault/vault.ts';
import type { LoginAs, UserList } from '#shared/contract/admin.ts';
import { normalEmail } from '#shared/rules/email.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { accountsByAddress, accountsById, holdAccounts } from './accounts.repo.ts';
import { beginVisit } from './audit.service.ts';

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AdminService {
  /** A page of the accounts that fit `q` (part of an address, or a whole id), by address. */
  users(page: UsersPage): Promise<UserList>;
  /**
   * Opens somebody's account for an hour, in place of the administrator's own session, and writes
   * it to the audit log: all of it or nothing. `address` is where the administrator calls from.
   * Throws own_account, not_found, forbidden for whoever is no administrator any more, and
   * unauthorized where the own session has ended meanwhile.
   */
  loginAs(actor: Actor, personId: string, reason: string, address: string): Promise<LoginAs>;
}

export interface UsersPage {
  q?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface AdminDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  sessions: SessionsService;
  env: Pick<Env, 'SUPPORT_ACCESS'>;
  log: FastifyBaseLogger;
}

/** What administrators may do: find accounts, and open one in its owner's name. */
export function createAdminService(deps: AdminDeps): AdminService {
  const { db, clock, vault, sessions, env, log } = deps;

  async function vaultOf(personId: string) {
    try {
      return await vault.of(personId);
    } catch (error) {
      throw error instanceof KeyGone ? new AppError('not_found') : error;
    }
  }

  return {
    async users({ q = '', cursor, limit = LIMITS.adminPageDefault }) {
      const part = normalEmail(q);
      const rows = USER_ID.test(part)
        ? await accountsById(db, part)
        : await accountsByAddress(db, part, readCursor(cursor), limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        users: shown.map(({ id, email, is_admin }) => ({ id, email, isAdmin: is_admin === 1 })),
        nextCursor: rows.length > limit && last ? writeCursor(last.email) : null,
      };
    },

    async loginAs(actor, personId, reason, address) {
      if (personId === actor.userId) throw new AppError('own_account');
      if (!USER_ID.test(personId)) throw new AppError('not_found');
      const person = await vaultOf(personId);
      const token = await db.transaction().execute(async (trx) => {
        const held = await holdAccounts(trx, [actor.userId, personId]);
        const [admin, account] = [held.get(actor.userId), held.get(personId)];
        if (!admin?.isAdmin) throw new AppError('forbidden');
        if (!account) throw new AppError('not_found');
        // Of two calls with one session only the first finds it.
        if (!(await sessions.end(actor.userId, actor.sessionId, trx)))
          throw new AppError('unauthorized');
        const at = clock.now();
        const visitId = randomUUID();
        const wordsOpen = env.SUPPORT_ACCESS === 'always' || (account.supportUntil ?? 0) > at;
        const visit = { id: visitId, at, personId, address, reason, wordsOpen };
        await beginVisit(trx, { ...visit, adminId: actor.userId }, person);
        return sessions.create(personId, trx, { isAdminSession: true, visitId });
      });
      // Whom, from where and why is in the audit log; a log of lines is no place for it.
      noteSecurity(log, 'login_as', { user: actor.userId, session: actor.sessionId });
      return { token, userId: personId };
    },
  };
}

/** The place behind an account in the list: its address, so wrapped that it reads as one word. */
function writeCursor(email: string): string {
  return Buffer.from(email, 'utf8').toString('base64url');
}

function readCursor(cursor: string | undefined): string {
  const email = Buffer.from(cursor ?? '', 'base64url').toString('utf8');
  // A forged cursor of other bytes is a place in the list as well, but PostgreSQL takes no NUL.
  return email.replaceAll('\0', '');
}
