import { INDEX_VERSION } from '#server/memory/memory.ts';
import type { Database, Executor } from '#server/db/schema.ts';

/** What a new account is made of; `password` is the hash. */
export interface NewAccount {
  id: string;
  email: string;
  password: string;
  now: number;
}

/** Writes the account and its empty conversation. Throws a unique violation where the address is taken. */
export async function insertAccount(executor: Executor, account: NewAccount): Promise<void> {
  await executor
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      password: account.password,
      age_acknowledged: 1,
      is_admin: 0,
      created_at: account.now,
    })
    .execute();
  await executor
    .insertInto('conversations')
    .values({ user_id: account.id, last_seq: 0, index_version: INDEX_VERSION })
    .execute();
}

/** The account of a normalised address, or undefined. */
export async function accountByEmail(
  db: Database,
  email: string,
): Promise<{ id: string; password: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/**
 * Whether the account still has that password (hash), which then cannot change before the end of
 * the transaction `executor`: whoever sets a new one waits.
 */
export async function holdPassword(
  executor: Executor,
  account: { id: string; password: string },
): Promise<boolean> {
  const held = await executor
    .updateTable('users')
    .set({ password: account.password })
    .where('id', '=', account.id)
    .where('password', '=', account.password)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}
