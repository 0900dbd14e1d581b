import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'photos';
/** The only key that the stand-in knows. */
const KEY = 'S3RVER';

export interface S3Server {
  /** The settings of a server that keeps its photos here. */
  env: Record<string, string>;
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The keys in the bucket, in order. */
  keys(): string[];
  /** Stops answering; what is stored stays. */
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3 server with an empty bucket on a free port of loopback. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'keepsake-s3-'));

  async function run(port: number) {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port: open } = await server.run();
    return { server, port: open };
  }

  let running: Awaited<ReturnType<typeof run>> | undefined = await run(0);
  const { port } = running;
  const endpoint = `http://127.0.0.1:${port}`;
  async function stop(): Promise<void> {
    await running?.server.close();
    running = undefined;
  }

  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    endpoint,
    bucket: BUCKET,
    accessKeyId: KEY,
    secretAccessKey: KEY,
    keys: () =>
      readdirSync(join(directory, BUCKET))
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', ''))
        .sort(),
    stop,
    start: async () => {
      running = await run(port);
    },
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
