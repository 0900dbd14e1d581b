import { createHash, randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/schema.ts';
import { NOTHING } from '#server/memory/contradiction.ts';
import type { Decision } from '#server/memory/remembered.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { exportedMemory } from '#shared/contract/export.ts';
import { insertMemory, memoriesOf, type MemoryRow, updateMemory } from './memories.repo.ts';

/** A decision as it is sealed; the message it goes with, and when it was made, stand in the row. */
const storedDecision = exportedMemory.omit({ createdAt: true, sourceMessageId: true });

/** A decision and the row that holds it. */
export interface KeptDecision extends Decision {
  rowId: string;
}

function placeOf(rowId: string): string {
  return `memories.content:${rowId}`;
}

/** A decision that is yet to be stored. */
export type NewDecision = Omit<KeptDecision, 'rowId'>;

/** All decisions of a person, oldest first. */
export async function decisionsOf(
  db: Executor,
  person: PersonVault,
  userId: string,
): Promise<KeptDecision[]> {
  return (await memoriesOf(db, userId)).map((row) => openDecision(row, person));
}

function openDecision(row: MemoryRow, person: PersonVault): KeptDecision {
  const stored = storedDecision.parse(JSON.parse(person.openText(row.content, placeOf(row.id))));
  return {
    ...stored,
    rowId: row.id,
    createdAt: row.created_at,
    sourceMessageId: row.message_id ?? undefined,
  };
}

/** The row that holds a decision; what it adds is the owner. */
export function decisionRow(
  decision: KeptDecision,
  person: PersonVault,
  userId: string,
): MemoryRow {
  const { rowId, createdAt, sourceMessageId, ...stored } = decision;
  return {
    id: rowId,
    user_id: userId,
    message_id: sourceMessageId ?? null,
    content: person.sealText(JSON.stringify(stored), placeOf(rowId)),
    created_at: createdAt,
  };
}

/** Stores a decision, new or changed, as the newest of the person's. To be called under their lock. */
export async function keepDecision(
  transaction: Executor,
  person: PersonVault,
  userId: string,
  decision: NewDecision & { rowId?: string | undefined },
): Promise<KeptDecision> {
  const before = await decisionsOf(transaction, person, userId);
  // Later ones win, so that no two are of one moment.
  const newest = Math.max(0, ...before.map(({ at }) => at));
  const at = Math.max(decision.at, newest + 1);
  const rowId = decision.rowId ?? randomUUID();
  const kept = { ...decision, at, rowId };
  const row = decisionRow(kept, person, userId);
  if (decision.rowId === undefined) await insertMemory(transaction, row);
  else await updateMemory(transaction, row);
  return kept;
}

/** The id of a sentence that nobody decided about: the same for the same words. */
export function factId(kind: 'profile' | 'told', field: string, text: string): string {
  return createHash('sha256').update(`${kind}\0${field}\0${text}`).digest('hex').slice(0, 32);
}

/** A decision about a sentence, before anything is decided. */
export function undecided(
  fact: Pick<Decision, 'id' | 'kind' | 'text' | 'field' | 'sourceMessageId'>,
  now: number,
): NewDecision {
  return { ...fact, retired: false, at: now, createdAt: now, contradicts: { ...NOTHING } };
}
