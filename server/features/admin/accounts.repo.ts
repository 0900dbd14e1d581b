import { sql } from 'kysely';
import type { Database, Executor } from '#server/db/schema.ts';

/** An account as the list of them shows it. */
export interface ListedAccount {
  id: string;
  email: string;
  is_admin: number;
}

const LISTED = ['id', 'email', 'is_admin'] as const;

/**
 * Up to `limit` accounts whose address holds `part`, in the order of their addresses, from the one
 * behind `after` on. Walks the index of addresses and stops when the page is full.
 */
export async function accountsByAddress(
  db: Database,
  part: string,
  after: string,
  limit: number,
): Promise<ListedAccount[]> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('users')
    .select(LISTED)
    .where('email', '>', after)
    .$if(part !== '', (query) => query.where(sql<boolean>`email like ${pattern} escape '\\'`))
    .orderBy('email')
    .limit(limit)
    .execute();
}

/** The account of that id, as a list of none or one. */
export async function accountsById(db: Database, id: string): Promise<ListedAccount[]> {
  return db.selectFrom('users').select(LISTED).where('id', '=', id).execute();
}

/** An account as a log-in as somebody needs it. */
export interface HeldAccount {
  isAdmin: boolean;
  supportUntil: number | null;
}

/**
 * Holds accounts until the transaction ends, so that nobody is deleted, loses the role or opens
 * their words meanwhile. Held one after the other in one order, so that two administrators who
 * open each other's accounts do not wait for each other for good.
 */
export async function holdAccounts(
  transaction: Executor,
  ids: readonly string[],
): Promise<Map<string, HeldAccount>> {
  const held = new Map<string, HeldAccount>();
  for (const id of ids.toSorted()) {
    const row = await transaction
      .updateTable('users')
      .set((eb) => ({ support_until: eb.ref('support_until') }))
      .where('id', '=', id)
      .returning(['is_admin', 'support_until'])
      .executeTakeFirst();
    if (!row) continue;
    held.set(id, {
      isAdmin: row.is_admin === 1,
      supportUntil: row.support_until,
    });
  }
  return held;
}

/** Until when the person has opened their words; null where they have not. */
export async function supportUntil(db: Database, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('support_until')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.support_until ?? null;
}

/** Opens the person's words until then, or closes them (null). */
export async function setSupportUntil(
  executor: Executor,
  userId: string,
  until: number | null,
): Promise<void> {
  await executor
    .updateTable('users')
    .set({ support_until: until })
    .where('id', '=', userId)
    .execute();
}
