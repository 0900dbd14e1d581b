import type { PersonVault } from '#server/vault/vault.ts';
import { type CareState, careState } from '#shared/contract/care.ts';

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
