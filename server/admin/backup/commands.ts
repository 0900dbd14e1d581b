import { lockDataDir } from '#server/db/server-lock.ts';
import type { Engine } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { createPhotoStore, masterKeyOf } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { NotEmpty, restoreBackup } from './restore-backup.ts';
import { BackupBroken } from './sealed-file.ts';
import { writeBackup } from './write-backup.ts';

interface Tools {
  db: Database;
  engine: Engine;
  env: Env;
}

/** Backs everything up into `folder`, beside a running server. Returns the sentence for the operator. */
export async function backUp({ db, engine, env }: Tools, folder: string): Promise<string> {
  const source = {
    db,
    engine,
    photoStore: await createPhotoStore(env),
    masterKey: masterKeyOf(env),
  };
  const done = await writeBackup(source, folder, systemClock.now());
  return `${folder}/data/${done.name} and ${folder}/keys/${done.name} hold ${done.rows} rows and ${done.photos} photo files. They open with the master key alone: keep it elsewhere.`;
}

/** What the operator did not foresee: nothing was changed, and the sentence says what to do. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/**
 * Brings a backup back: the newest of `folder`, or the one called `name`. Holds the data folder, so
 * that no server writes meanwhile. Returns the sentence for the operator. Throws RestoreRefused.
 */
export async function bringBack(
  { db, engine, env }: Tools,
  folder: string,
  name: string | undefined,
): Promise<string> {
  const unlock = lockDataDir(env.DATA_DIR);
  try {
    const target = {
      db,
      engine,
      photoStore: await createPhotoStore(env),
      masterKey: masterKeyOf(env),
    };
    const done = await restoreBackup(target, folder, name);
    const gone =
      done.forgotten === 0
        ? ''
        : ` ${done.forgotten} who deleted their account since stay deleted.`;
    return `${done.data} is back: ${done.rows} rows and ${done.photos} photo files.${gone}`;
  } catch (error) {
    if (error instanceof NotEmpty) {
      throw new RestoreRefused(
        'This database holds accounts already, and nothing is written over them. Set DATA_DIR or DATABASE_URL to an empty one. Nothing was changed.',
        { cause: error },
      );
    }
    if (error instanceof BackupBroken) {
      throw new RestoreRefused(
        `The backup cannot be brought back: ${error.message}. Nothing was changed.`,
        { cause: error },
      );
    }
    throw error;
  } finally {
    unlock();
  }
}
