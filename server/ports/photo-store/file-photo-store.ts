import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PhotoStore, PhotoStoreError, requireKey } from './port.ts';

const DRAFT = '.part';

/**
 * Photos as files of one folder, which is made on first use and readable by its owner alone.
 * A file is written beside, flushed to the disk and then renamed into place, so that it is there
 * whole or not at all. What a crash left half written goes with the first change after it: one
 * process at a time holds the folder.
 */
export function createFilePhotoStore(folder: string): PhotoStore {
  let prepared: Promise<void> | undefined;

  async function ready(): Promise<void> {
    prepared ??= prepare(folder);
    try {
      await prepared;
    } catch (error) {
      prepared = undefined;
      throw error;
    }
  }

  return {
    put: (key, bytes) =>
      onFile(folder, key, async (path) => {
        await ready();
        const draft = `${path}.${randomBytes(6).toString('hex')}${DRAFT}`;
        try {
          await writeFlushed(draft, bytes);
          await rename(draft, path);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
        await flushFolder(folder);
      }),

    get: (key) =>
      onFile(folder, key, async (path) => {
        try {
          return await readFile(path);
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
          throw error;
        }
      }),

    remove: (key) =>
      onFile(folder, key, async (path) => {
        await ready();
        await rm(path, { force: true });
      }),
  };
}

async function onFile<T>(
  folder: string,
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  requireKey(key);
  try {
    return await work(join(folder, key));
  } catch (cause) {
    throw new PhotoStoreError('the folder of photos cannot be used', { cause });
  }
}

async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (name.endsWith(DRAFT)) await rm(join(folder, name), { force: true });
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename has reached the disk once the folder that names the file has; Windows does it by itself. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
