/** SQLite's extended result codes, https://sqlite.org/rescode.html */
const SQLITE_UNIQUE = new Set([1555, 2067]);
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_READONLY = 8;
const SQLITE_CANTOPEN = 14;
/** PostgreSQL's, https://www.postgresql.org/docs/15/errcodes-appendix.html */
const PG_UNIQUE = '23505';
const PG_TEXT = new Set(['22021', '22P05']);
const PG_FULL = new Set(['53100', '53200']);
const PG_AWAY = /^(08|57P|53300)/;
const SOCKET_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether a row was refused because one like it exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return SQLITE_UNIQUE.has(sqliteCode(error) ?? 0) || textCode(error) === PG_UNIQUE;
}

/** Whether a text was refused that PostgreSQL cannot hold, such as one with a NUL in it. */
export function isUnstorableText(error: unknown): boolean {
  return PG_TEXT.has(textCode(error) ?? '');
}

/** Why the database could not do its work: no room, or out of reach; undefined for anything else. */
export function storageFault(error: unknown): 'full' | 'away' | undefined {
  const sqlite = (sqliteCode(error) ?? 0) & 0xff;
  if (sqlite === SQLITE_FULL || sqlite === SQLITE_IOERR || sqlite === SQLITE_READONLY)
    return 'full';
  if (sqlite === SQLITE_CANTOPEN) return 'away';
  const code = textCode(error);
  if (code === undefined) return isPoolTimeout(error) ? 'away' : undefined;
  if (PG_FULL.has(code) || code === 'ENOSPC') return 'full';
  return PG_AWAY.test(code) || SOCKET_AWAY.has(code) || isPoolTimeout(error) ? 'away' : undefined;
}

function isPoolTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(
      error.message,
    )
  );
}

function sqliteCode(error: unknown): number | undefined {
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
    return error.errcode;
  }
  return undefined;
}

function textCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return undefined;
}
