import type { Database } from '#server/db/schema.ts';
import { type AuditPlace, logLines } from '#server/features/admin/audit.repo.ts';
import { openReason } from '#server/features/admin/audit.service.ts';
import { KeyGone, type Vault } from '#server/vault/vault.ts';

type LogLine = Awaited<ReturnType<typeof logLines>>[number];

/** In the place of an address that is kept no more. */
const GONE = 'deleted account';
/** A log of years is read in pieces. */
const LINES_AT_ONCE = 500;

/**
 * Writes the audit log, oldest first, a line each; of one account alone where `email` names it, be
 * it as the administrator or as the one who was visited. Returns how many lines there were.
 */
export async function printAuditLog(
  db: Database,
  vault: Vault,
  email: string | undefined,
  write: (line: string) => void,
): Promise<number> {
  const about = email === undefined ? undefined : ((await idOf(db, email)) ?? '');
  let place: AuditPlace | undefined;
  let count = 0;
  for (;;) {
    const lines = await logLines(db, place, LINES_AT_ONCE, about);
    for (const line of lines) write(await inWords(line, vault));
    count += lines.length;
    place = lines.at(-1);
    if (lines.length < LINES_AT_ONCE) return count;
  }
}

async function idOf(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}

async function inWords(line: LogLine, vault: Vault): Promise<string> {
  const who = `${line.by_email ?? GONE} (${line.admin_id}) as ${line.person_email ?? GONE} (${line.person_id})`;
  const start = `${new Date(line.at).toISOString()} ${line.kind.replace('_', '-')} ${who}`;
  if (line.kind !== 'login_as') return start;
  const words = line.words_open === 1 ? 'open' : 'hidden';
  return `${start} from ${line.address}, words ${words}, reason: ${await reasonOf(line, vault)}`;
}

/** Quoted as JSON, so that a reason with line ends in it cannot pass for further lines. */
async function reasonOf(line: LogLine, vault: Vault): Promise<string> {
  if (line.reason === null) return 'no reason given';
  try {
    return JSON.stringify(openReason(line, await vault.of(line.person_id)));
  } catch (error) {
    if (error instanceof KeyGone) return 'gone with the account';
    throw error;
  }
}
