import type { Insertable, Selectable } from 'kysely';
import type { Executor, Schema } from '#server/db/schema.ts';

export type AuditLine = Selectable<Schema['audit_log']>;

/** Where a page of the log begins: behind the line of that time and id. */
export interface AuditPlace {
  at: number;
  id: string;
}

/** Adds lines to the log. There is no way to change one. */
export async function addLines(
  executor: Executor,
  lines: Insertable<Schema['audit_log']>[],
): Promise<void> {
  if (lines.length > 0) await executor.insertInto('audit_log').values(lines).execute();
}

/** The lines that visits began with. */
export async function visitsByIds(executor: Executor, ids: string[]): Promise<AuditLine[]> {
  if (ids.length === 0) return [];
  return executor.selectFrom('audit_log').selectAll().where('id', 'in', ids).execute();
}

/** What came of visits after their beginning. */
export async function laterLines(executor: Executor, visitIds: string[]): Promise<AuditLine[]> {
  if (visitIds.length === 0) return [];
  return executor
    .selectFrom('audit_log')
    .selectAll()
    .where('visit_id', 'in', visitIds)
    .where('kind', '<>', 'login_as')
    .execute();
}

/** Up to `limit` visits to a person's account before `place`, newest first. */
export async function visitsOf(
  executor: Executor,
  personId: string,
  place: AuditPlace | undefined,
  limit: number,
): Promise<AuditLine[]> {
  return executor
    .selectFrom('audit_log')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', 'login_as')
    .$if(place !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('at', 'id'), '<', eb.tuple(place?.at ?? 0, place?.id ?? '')),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The visits to a person's account that last at `now`. */
export async function runningVisits(
  executor: Executor,
  personId: string,
  now: number,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('sessions')
    .select('visit_id')
    .where('user_id', '=', personId)
    .where('expires_at', '>', now)
    .where('visit_id', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.visit_id ?? []);
}

/**
 * Up to `limit` lines behind `place`, oldest first; of one account alone where `about` is its id, be
 * it the administrator's or the person's. Their addresses are null where the account is gone.
 */
export async function logLines(
  executor: Executor,
  place: AuditPlace | undefined,
  limit: number,
  about?: string,
): Promise<(AuditLine & { by_email: string | null; person_email: string | null })[]> {
  return executor
    .selectFrom('audit_log')
    .leftJoin('users as person', 'person.id', 'audit_log.person_id')
    .leftJoin('users as admin', 'admin.id', 'audit_log.admin_id')
    .selectAll('audit_log')
    .select(['admin.email as by_email', 'person.email as person_email'])
    .$if(place !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('audit_log.at', 'audit_log.id'),
          '>',
          eb.tuple(place?.at ?? 0, place?.id ?? ''),
        ),
      ),
    )
    .$if(about !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('audit_log.person_id', '=', about ?? ''),
          eb('audit_log.admin_id', '=', about ?? ''),
        ]),
      ),
    )
    .orderBy('audit_log.at')
    .orderBy('audit_log.id')
    .limit(limit)
    .execute();
}
