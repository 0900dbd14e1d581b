import type { Executor, Schema } from '#server/db/schema.ts';

/** Keeps where a person stands. To be called while the conversation's row is held. */
export async function keepCare(
  db: Executor,
  userId: string,
  care: Uint8Array | null,
): Promise<void> {
  await db.updateTable('conversations').set({ care }).where('user_id', '=', userId).execute();
}

/** Counts one more of a kind in a calendar year: one statement, so that no count is lost. */
export async function countReferral(
  db: Executor,
  year: number,
  kind: Schema['care_referrals']['kind'],
): Promise<void> {
  await db
    .insertInto('care_referrals')
    .values({ year, kind, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['year', 'kind'])
        .doUpdateSet((eb) => ({ count: eb('care_referrals.count', '+', 1) })),
    )
    .execute();
}

/** How often help was named in a calendar year (UTC), by kind. */
export async function referralsIn(
  db: Executor,
  year: number,
): Promise<Record<Schema['care_referrals']['kind'], number>> {
  const rows = await db
    .selectFrom('care_referrals')
    .select(['kind', 'count'])
    .where('year', '=', year)
    .execute();
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { crisis: countOf('crisis'), contacts: countOf('contacts') };
}
