import type { Executor } from '#server/db/schema.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { type CareState, careState } from '#shared/contract/care.ts';
import type { Answering } from './answering.ts';
import { countReferral, keepCare } from './care.repo.ts';
import type { ConversationRow } from './usage.repo.ts';

/** The row and column that a person's course of care is sealed to. */
function carePlace(userId: string): string {
  return `conversations.care:${userId}`;
}

/** Where a person stands in the course of care; null where there is no cause. */
export function openCare(
  row: { user_id: string; care: Uint8Array | null },
  sealed: PersonVault,
): CareState | null {
  if (row.care === null) return null;
  return careState.parse(JSON.parse(sealed.openText(row.care, carePlace(row.user_id))));
}

/** A course of care as the column holds it. */
export function sealCare(
  state: CareState | null,
  userId: string,
  sealed: PersonVault,
): Uint8Array | null {
  return state && sealed.sealText(JSON.stringify(state), carePlace(userId));
}

/**
 * Keeps what an answer changes in the course of care, and counts, in the year of `now` (ms, UTC), a
 * crisis that begins and contacts that are named. To be called while the conversation's row is held.
 */
export async function keepCourse(
  trx: Executor,
  { user_id: userId, care }: ConversationRow,
  { course: { state, begins, namesContacts } }: Answering,
  { sealed, now }: { sealed: PersonVault; now: number },
): Promise<void> {
  if (state !== null || care !== null) {
    await keepCare(trx, userId, sealCare(state, userId, sealed));
  }
  const year = new Date(now).getUTCFullYear();
  if (begins) await countReferral(trx, year, 'crisis');
  if (namesContacts) await countReferral(trx, year, 'contacts');
}
