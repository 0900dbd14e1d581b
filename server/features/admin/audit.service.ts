import { randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/schema.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { addLines, type AuditLine, runningVisits, visitsByIds } from './audit.repo.ts';

/** A visit: an administrator opens somebody's account. */
export interface NewVisit {
  id: string;
  at: number;
  adminId: string;
  personId: string;
  /** The network address the administrator came from. */
  address: string;
  /** '' where none was given. */
  reason: string;
  wordsOpen: boolean;
}

/** Writes that a visit began; its reason is sealed with the key of the person it may tell of. */
export async function beginVisit(
  executor: Executor,
  visit: NewVisit,
  person: PersonVault,
): Promise<void> {
  const { id, at, adminId, personId, address, reason, wordsOpen } = visit;
  await addLines(executor, [
    {
      id,
      visit_id: id,
      kind: 'login_as',
      at,
      admin_id: adminId,
      admin_email: '',
      person_id: personId,
      address,
      reason: reason === '' ? null : person.sealText(reason, reasonPlace(id)),
      words_open: Number(wordsOpen),
    },
  ]);
}

/** The reason of a visit's first line; '' where none was given. */
export function openReason(line: AuditLine, person: PersonVault): string {
  return line.reason === null ? '' : person.openText(line.reason, reasonPlace(line.id));
}

/** Writes the end of those of these sessions that were an administrator's. */
export async function endVisits(
  executor: Executor,
  sessions: readonly { visit_id: string | null; expires_at: number }[],
  now: number,
): Promise<void> {
  const ends = new Map(
    sessions.flatMap(({ visit_id, expires_at }) =>
      visit_id === null ? [] : [[visit_id, Math.min(now, expires_at)] as const],
    ),
  );
  const visits = await visitsByIds(executor, [...ends.keys()]);
  await addLines(
    executor,
    visits.map((visit) => ({
      ...laterLine(visit),
      kind: 'ended' as const,
      at: ends.get(visit.id) ?? now,
    })),
  );
}

/** Writes, for the visits that last, that the person opened their words while they did. */
export async function openVisits(executor: Executor, personId: string, now: number): Promise<void> {
  const visits = await visitsByIds(executor, await runningVisits(executor, personId, now));
  await addLines(
    executor,
    visits.map((visit) => ({
      ...laterLine(visit),
      kind: 'opened' as const,
      at: now,
      words_open: 1,
    })),
  );
}

function laterLine({ visit_id, admin_id, person_id, address, words_open }: AuditLine) {
  return {
    id: randomUUID(),
    visit_id,
    admin_id,
    admin_email: '',
    person_id,
    address,
    reason: null,
    words_open,
  };
}

function reasonPlace(visitId: string): string {
  return `audit_log.reason:${visitId}`;
}
