import type { Database, Executor } from '#server/db/schema.ts';

/** A person's own settings, as they are stored. */
export interface AccountRow {
  email: string;
  created_at: number;
  country: string | null;
  language: string | null;
}

/** Where mails go, and in which of our languages; null where it goes by the language of the page. */
export interface Addressee {
  id: string;
  email: string;
  language: string | null;
}

export async function accountOf(db: Database, userId: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'created_at', 'country', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Changes what is named and leaves the rest. */
export async function changeAccount(
  db: Database,
  userId: string,
  change: { country?: string | null; language?: string | null },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** The account of a normalised address, or undefined. */
export async function addresseeOf(db: Database, email: string): Promise<Addressee | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The stored hash of a person's password, or undefined for nobody. */
export async function passwordOf(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('password')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.password;
}

/**
 * Sets the hash of a new password; where `instead` is given, only in its place. Returns whose it
 * is, or undefined where nothing was set.
 */
export async function setPassword(
  executor: Executor,
  userId: string,
  password: string,
  instead?: string,
): Promise<Addressee | undefined> {
  return executor
    .updateTable('users')
    .set({ password })
    .where('id', '=', userId)
    .$if(instead !== undefined, (query) => query.where('password', '=', instead ?? ''))
    .returning(['id', 'email', 'language'])
    .executeTakeFirst();
}
