import { S3mini } from 's3mini';
import { type PhotoStore, PhotoStoreError, requireKey } from './port.ts';

/** How long the store may take for one photo, ms. */
const WITHIN_MS = 10_000;

export interface S3Settings {
  bucket: string;
  /** The address of the store, without the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  withinMs?: number;
}

/**
 * Photos as objects of a bucket, on any server that speaks S3. The bucket is named in the path, which
 * every such server understands.
 */
export function createS3PhotoStore({ withinMs = WITHIN_MS, ...settings }: S3Settings): PhotoStore {
  const store = new S3mini({
    endpoint: `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    requestAbortTimeout: withinMs,
    // A store that sends us elsewhere is not the one that was named.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });

  return {
    put: (key, bytes) =>
      onStore(key, async () => {
        await store.putObject(key, Uint8Array.from(bytes));
      }),

    get: (key) =>
      onStore(key, async () => {
        const bytes = await store.getObjectArrayBuffer(key);
        return bytes && Buffer.from(bytes);
      }),

    remove: (key) =>
      onStore(key, async () => {
        await store.deleteObject(key);
      }),
  };
}

async function onStore<T>(key: string, work: () => Promise<T>): Promise<T> {
  requireKey(key);
  try {
    return await work();
  } catch (cause) {
    throw new PhotoStoreError('the store of photos cannot be used', { cause });
  }
}
