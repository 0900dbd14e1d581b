import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The 32-byte key that wraps every person's key, from the operator's setting of any form. */
export function masterKeyFrom(setting: string): Buffer {
  return Buffer.from(hkdfSync('sha256', setting, '', 'keepsake master key', 32));
}

/**
 * The setting kept in DATA_DIR, made once (mode 0600) where there is none. Written beside and then
 * linked into place, so that of two first starts one wins and no half-written key is ever read.
 * Throws what the file system throws when the folder cannot be written.
 */
export function masterKeySetting(dataDir: string): string {
  const path = join(dataDir, 'master.key');
  const kept = readIfThere(path);
  if (kept !== undefined) return kept;
  const draft = join(dataDir, `master.key.${randomBytes(6).toString('hex')}`);
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, randomBytes(32).toString('base64'));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
