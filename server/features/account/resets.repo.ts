import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Executor } from '#server/db/schema.ts';

/** A link to a new password works for one hour after it was asked for. */
export const RESET_MS = 3_600_000;
/**
 * A link from the future was made by a clock that has been set back since, and would live longer
 * than its hour, so it is refused. Clocks of several machines may differ by so much.
 */
const SKEW_MS = 60_000;
/** 256 bits: nobody guesses them (ASVS V6.5). */
const TOKEN_BYTES = 32;

export interface Reset {
  userId: string;
  /** The SHA-256 of the token: the token itself is in the mail alone. */
  tokenHash: string;
  /** ms since 1970. */
  requestedAt: number;
}

/** A fresh token of a link to a new password. */
export function newResetToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOfReset(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The newest of a person's links, used or not, or undefined. */
export async function latestReset(
  executor: Executor,
  userId: string,
): Promise<{ tokenHash: string; requestedAt: number; expiresAt: number } | undefined> {
  const row = await executor
    .selectFrom('password_reset_tokens')
    .select(['token', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { tokenHash: row.token, requestedAt: row.created_at, expiresAt: row.expires_at };
}

/**
 * Makes this the one link that works, unless there is one of a later request, or one asked for
 * before the last new password. Returns whether it did.
 */
export async function storeReset(executor: Executor, reset: Reset, now: number): Promise<boolean> {
  const fresh = {
    token: reset.tokenHash,
    created_at: reset.requestedAt,
    expires_at: reset.requestedAt + RESET_MS,
  };
  const stored = await executor
    .insertInto('password_reset_tokens')
    .values({ id: randomUUID(), user_id: reset.userId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb('password_reset_tokens.created_at', '<', reset.requestedAt),
            eb('password_reset_tokens.created_at', '>', now + SKEW_MS),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether a link works, without using it up. */
export async function isResetInForce(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset_tokens')
    .select('id')
    .where('token', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + SKEW_MS)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses a link up, in one statement: of many at once one gets the person's id, the others undefined.
 * Links asked for before this moment, mailed or not, never work again.
 */
export async function useReset(
  executor: Executor,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const used = await executor
    .updateTable('password_reset_tokens')
    .set({ expires_at: 0, created_at: now })
    .where('token', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + SKEW_MS)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}

/** Voids a person's link and every one that was asked for before this moment. */
export async function voidResets(executor: Executor, userId: string, now: number): Promise<void> {
  const dead = { created_at: now, expires_at: 0 };
  await executor
    .insertInto('password_reset_tokens')
    // A row is needed even where there was no link: one may wait in the queue of jobs.
    .values({ id: randomUUID(), user_id: userId, token: hashOfReset(newResetToken()), ...dead })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(dead))
    .execute();
}

/** Drops links whose hour is over; no earlier, since a mail may still be tried until then. */
export async function sweepResets(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('password_reset_tokens')
    .where('created_at', '<=', now - RESET_MS)
    .execute();
}
