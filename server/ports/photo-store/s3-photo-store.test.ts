import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { photoStoreSuite } from './photo-store-suite.ts';
import { type PhotoStore, PhotoStoreError } from './port.ts';
import { createS3PhotoStore } from './s3-photo-store.ts';

const KEYS = { bucket: 'photos', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };

async function expectLost(store: PhotoStore): Promise<void> {
  await expect(store.put('a', Buffer.from('sealed'))).rejects.toThrow(PhotoStoreError);
  await expect(store.get('a')).rejects.toThrow(PhotoStoreError);
  await expect(store.remove('a')).rejects.toThrow(PhotoStoreError);
}

describe('photos in a bucket', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.close());

  photoStoreSuite(async () => {
    const store = createS3PhotoStore({ ...s3, region: 'us-east-1' });
    for (const key of s3.keys()) await store.remove(key);
    return store;
  });

  test('somebody unknown to the store is refused, and nothing is stored', async () => {
    const store = createS3PhotoStore({ ...s3, region: 'us-east-1', accessKeyId: 'nobody' });
    const before = s3.keys();
    await expect(store.put('stranger', Buffer.from('sealed'))).rejects.toThrow(PhotoStoreError);
    await expect(store.get('stranger')).rejects.toThrow(PhotoStoreError);
    expect(s3.keys()).toEqual(before);
  });
});

describe('a store that does not do what it should', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** A store behind a server that answers like that, and how often it was asked. */
  async function behind(answer: RequestListener) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      request.resume();
      answer(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const endpoint = `http://127.0.0.1:${port}`;
    return { store: createS3PhotoStore({ ...KEYS, endpoint, withinMs: 300 }), endpoint, asked };
  }

  test.each([403, 500, 503])('answers %i', async (status) => {
    const { store } = await behind((_request, response) => response.writeHead(status).end('no'));
    await expectLost(store);
  });

  test('ASVS V15.3.2, attack 17: sends us elsewhere, and nobody follows', async () => {
    const canary = await behind((_request, response) => response.end('caught'));
    const { store } = await behind((_request, response) => {
      response.writeHead(307, { location: `${canary.endpoint}/photos/a` }).end();
    });
    await expectLost(store);
    expect(canary.asked).toEqual([]);
  });

  test('never answers, or stops in the middle', async () => {
    const silent = await behind(() => undefined);
    await expectLost(silent.store);
    const stuck = await behind((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
    });
    await expect(stuck.store.get('a')).rejects.toThrow(PhotoStoreError);
  });

  test('is not there at all', async () => {
    await expectLost(createS3PhotoStore({ ...KEYS, endpoint: 'http://127.0.0.1:1' }));
  });
});
