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
