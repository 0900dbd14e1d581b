import { chmodSync, mkdirSync } from 'node:fs';
import { CareUnreadable } from './care/words.ts';
import { NewerSchema } from './db/migrate.ts';
import { storageFault } from './db/errors.ts';
import { DataDirInUse } from './db/server-lock.ts';
import { SettingsError } from './env.ts';

/** Makes the data folder where there is none, readable by its owner alone. */
export function prepareDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
}

/**
 * The one sentence an operator reads when the product cannot start, or undefined for an error
 * nobody foresaw (whose stack is then worth printing).
 */
export function startRefusal(
  error: unknown,
  env: { dataDir: string; database: string },
): string | undefined {
  if (error instanceof SettingsError) return `Settings refused: ${error.message}`;
  const said = [DataDirInUse, NewerSchema, CareUnreadable].some((kind) => error instanceof kind);
  if (said && error instanceof Error) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program. Stop it, or set PORT to another number (0 picks a free one).';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || isReadOnly(error)) {
    return `The data folder ${env.dataDir} cannot be written. Give this account the right to write there, or set DATA_DIR to another folder. Nothing was changed.`;
  }
  if (code === 'ENOSPC' || storageFault(error) === 'full') {
    return `There is no room left for the data folder ${env.dataDir}. Free some space and start again. Nothing was lost.`;
  }
  if (storageFault(error) === 'away')
    return `${env.database} cannot be reached. Check that it runs and that DATABASE_URL is right.`;
  return undefined;
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && /readonly database|unable to open database/.test(error.message);
}
