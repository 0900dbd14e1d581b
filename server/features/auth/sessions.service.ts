import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Executor } from '#server/db/schema.ts';
import type { Env } from '#server/env.ts';
import { endVisits } from '#server/features/admin/audit.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import type { Clock } from '#server/ports/clock/port.ts';

const HOUR_MS = 3_600_000;
/** A person's session ends after 30 days without a call. */
export const SESSION_IDLE_MS = 30 * 24 * HOUR_MS;
/** A session an administrator opened in somebody's name ends after an hour, used or not. */
export const ADMIN_SESSION_MS = HOUR_MS;
/** The end of a session is moved forward at most this often, so that reading rarely writes. */
const MOVE_EVERY_MS = HOUR_MS;
const TOKEN_BYTES = 32;

/** Where and when somebody is logged in; times are ms since 1970. */
export interface SessionFacts {
  id: string;
  createdAt: number;
  /** To the hour, since reading rarely writes. */
  lastSeenAt: number;
  isAdminSession: boolean;
}

export interface SessionsService {
  /**
   * Opens a session and returns its token, which is stored nowhere but at the person's. `visitId`
   * is the line of the audit log that an administrator's session begins with.
   */
  create(
    userId: string,
    executor?: Executor,
    options?: { isAdminSession?: boolean; visitId?: string },
  ): Promise<string>;
  /**
   * Who a token speaks for, or null when it names no living session. Keeps the session alive. An
   * administrator's session lives no longer than they are one.
   */
  find(token: string): Promise<Actor | null>;
  /** A person's living sessions, the one used last first. */
  list(userId: string): Promise<SessionFacts[]>;
  /** Those of the named sessions that live, and that the person's words are open to. */
  reading(sessionIds: readonly string[]): Promise<Set<string>>;
  /** Ends one session of a person's. Returns whether there was one. */
  end(userId: string, sessionId: string, executor?: Executor): Promise<boolean>;
  /** Ends all of a person's sessions. */
  endAll(userId: string, executor?: Executor): Promise<void>;
  /** Drops sessions whose time is over, and cuts those that a clock ahead of its time made too long. */
  sweep(): Promise<void>;
}

interface SessionsDeps {
  db: Database;
  clock: Clock;
  env: Pick<Env, 'SUPPORT_ACCESS'>;
}

/** Sessions: 256 random bits, of which the database keeps only the SHA-256. */
export function createSessionsService({ db, clock, env }: SessionsDeps): SessionsService {
  /** Sessions that live now, with what they may read: the rows that every question is asked of. */
  function living() {
    return (
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        // Without a key the account is being deleted: a log-in that was under way opens nothing.
        .innerJoin('data_keys', 'data_keys.user_id', 'sessions.user_id')
        .leftJoin('audit_log as visit', 'visit.id', 'sessions.visit_id')
        .leftJoin('users as admin', 'admin.id', 'visit.admin_id')
        .select(['sessions.id', 'sessions.is_admin_session', 'users.support_until'])
        .where('sessions.expires_at', '>', clock.now())
        .where((eb) => eb.or([eb('sessions.visit_id', 'is', null), eb('admin.is_admin', '=', 1)]))
    );
  }

  /** Support access ends by itself, to the millisecond. */
  function isOpen(row: { is_admin_session: number; support_until: number | null }): boolean {
    if (row.is_admin_session === 0 || env.SUPPORT_ACCESS === 'always') return true;
    return (row.support_until ?? 0) > clock.now();
  }

  async function endThose(
    userId: string,
    sessionId: string | undefined,
    executor: Executor,
  ): Promise<boolean> {
    const ended = await executor
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
      .returning(['visit_id', 'expires_at'])
      .execute();
    await endVisits(executor, ended, clock.now());
    return ended.length > 0;
  }

  async function keepAlive(sessionId: string, expiresAt: number): Promise<void> {
    const end = clock.now() + SESSION_IDLE_MS;
    // Also moved back, when it was set by a clock that ran ahead.
    if (Math.abs(end - expiresAt) <= MOVE_EVERY_MS) return;
    await db.updateTable('sessions').set({ expires_at: end }).where('id', '=', sessionId).execute();
  }

  return {
    async create(userId, executor = db, { isAdminSession = false, visitId } = {}) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      await executor
        .insertInto('sessions')
        .values({
          id: randomUUID(),
          user_id: userId,
          token: hashOf(token),
          expires_at: now + lengthOf(isAdminSession),
          is_admin_session: Number(isAdminSession),
          created_at: now,
          visit_id: visitId ?? null,
        })
        .execute();
      return token;
    },

    async find(token) {
      const row = await living()
        .select([
          'sessions.user_id',
          'sessions.expires_at',
          'users.email',
          'users.is_admin',
          'users.country',
        ])
        .where('sessions.token', '=', hashOf(token))
        .executeTakeFirst();
      if (!row) return null;
      const isAdminSession = row.is_admin_session === 1;
      if (!isAdminSession) await keepAlive(row.id, row.expires_at);
      // An hour that a clock set back would make longer is over.
      else if (row.expires_at > clock.now() + ADMIN_SESSION_MS) return null;
      return {
        userId: row.user_id,
        sessionId: row.id,
        email: row.email,
        isAdmin: row.is_admin === 1,
        isAdminSession,
        country: row.country ?? undefined,
        wordsOpen: isOpen(row),
        expiresAt: row.expires_at,
      };
    },

    async list(userId) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'created_at', 'expires_at', 'is_admin_session'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', clock.now())
        .execute();
      return rows
        .map((row) => ({
          id: row.id,
          createdAt: row.created_at,
          // The end is moved with use, so it tells when that was.
          lastSeenAt: row.expires_at - lengthOf(row.is_admin_session === 1),
          isAdminSession: row.is_admin_session === 1,
        }))
        .sort((a, b) => b.lastSeenAt - a.lastSeenAt);
    },

    async reading(sessionIds) {
      if (sessionIds.length === 0) return new Set();
      const rows = await living().where('sessions.id', 'in', sessionIds).execute();
      return new Set(rows.filter(isOpen).map((row) => row.id));
    },

    async end(userId, sessionId, executor) {
      if (executor) return endThose(userId, sessionId, executor);
      return db.transaction().execute((trx) => endThose(userId, sessionId, trx));
    },

    async endAll(userId, executor) {
      if (executor) await endThose(userId, undefined, executor);
      else await db.transaction().execute((trx) => endThose(userId, undefined, trx));
    },

    async sweep() {
      const now = clock.now();
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      for (const isAdminSession of [false, true]) {
        const longest = now + lengthOf(isAdminSession);
        await db
          .updateTable('sessions')
          .set({ expires_at: longest })
          .where('is_admin_session', '=', Number(isAdminSession))
          .where('expires_at', '>', longest)
          .execute();
      }
    },
  };
}

function lengthOf(isAdminSession: boolean): number {
  return isAdminSession ? ADMIN_SESSION_MS : SESSION_IDLE_MS;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
