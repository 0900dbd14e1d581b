import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server is using the data folder. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/**
 * Holds the data folder for this process until the returned function is called or the process
 * dies. Node has no flock, but SQLite's exclusive transaction on a file of its own is one: the
 * operating system lets go of it whatever way the process ends, so no stale lock can remain.
 * Throws DataDirInUse, naming the other process, when the folder is taken.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  const pidFile = join(dataDir, 'server.pid');
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && /locked/.test(error.message))) throw error;
    throw new DataDirInUse(
      `Another Keepsake server (process ${pidIn(pidFile)}) is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 });
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function pidIn(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'unknown';
  } catch {
    // The other server has the lock but has not written its number yet.
    return 'unknown';
  }
}
