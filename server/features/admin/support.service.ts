import type { Database } from '#server/db/schema.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { PersonVault, Vault } from '#server/vault/vault.ts';
import type { SupportAccess, Visit, Visits } from '#shared/contract/admin.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { setSupportUntil, supportUntil } from './accounts.repo.ts';
import { type AuditLine, type AuditPlace, laterLines, visitsOf } from './audit.repo.ts';
import { openReason, openVisits } from './audit.service.ts';

/** How long a person's words stay open to administrators unless they close them before. */
const SUPPORT_ACCESS_MS = 7 * 24 * 3_600_000;
/** An administrator's session ends then, so that a visit nobody ended has an end all the same. */
const LONGEST_VISIT_MS = 3_600_000;
const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;

export interface SupportService {
  /** Until when the person has opened their words to administrators. */
  access(actor: Actor): Promise<SupportAccess>;
  /** Opens them for seven days from now, or closes them. */
  setAccess(actor: Actor, granted: boolean): Promise<SupportAccess>;
  /**
   * Each time an administrator opened the person's account, newest first. `noReason` stands where
   * none was given. A cursor that is none of ours begins at the newest.
   */
  visits(actor: Actor, page: VisitsPage, noReason: string): Promise<Visits>;
}

export interface VisitsPage {
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface SupportDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
}

/** The person's side of administration: whether they are helped, and who has looked. */
export function createSupportService({ db, clock, vault }: SupportDeps): SupportService {
  function present(line: AuditLine, later: AuditLine[], person: PersonVault): Visit {
    const own = later.filter(({ visit_id }) => visit_id === line.id);
    const end = own.find(({ kind }) => kind === 'ended')?.at ?? line.at + LONGEST_VISIT_MS;
    return {
      id: line.id,
      at: line.at,
      endedAt: end <= clock.now() ? end : null,
      reason: openReason(line, person),
      wordsOpen: [line, ...own].some(({ words_open }) => words_open === 1),
    };
  }

  return {
    async access({ userId }) {
      const until = (await supportUntil(db, userId)) ?? 0;
      return { grantedUntil: until > clock.now() ? until : null };
    },

    async setAccess({ userId }, granted) {
      const now = clock.now();
      const grantedUntil = granted ? now + SUPPORT_ACCESS_MS : null;
      await db.transaction().execute(async (trx) => {
        await setSupportUntil(trx, userId, grantedUntil);
        if (granted) await openVisits(trx, userId, now);
      });
      return { grantedUntil };
    },

    async visits({ userId }, { cursor, limit = LIMITS.adminPageDefault }, noReason) {
      const lines = await visitsOf(db, userId, placeOf(cursor), limit + 1);
      const shown = lines.slice(0, limit);
      const [person, later] = await Promise.all([
        vault.of(userId),
        laterLines(
          db,
          shown.map(({ id }) => id),
        ),
      ]);
      const last = shown.at(-1);
      const visits = shown.map((line) => present(line, later, person));
      return {
        visits: visits.map((visit) => ({ ...visit, reason: visit.reason || noReason })),
        nextCursor: lines.length > limit && last ? `${last.at}.${last.id}` : null,
      };
    },
  };
}

function placeOf(cursor: string | undefined): AuditPlace | undefined {
  const match = CURSOR.exec(cursor ?? '');
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : undefined;
}
