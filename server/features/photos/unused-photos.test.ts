import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { photo, uploadOf } from '#tests/support/images.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';

const DAY_MS = 86_400_000;

describe.each(['files', 'S3'] as const)('photos that nobody uses, in %s', (kind) => {
  let s3: S3Server;
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    s3 = await startS3Server();
    app = await startTestApp(kind === 'S3' ? { env: s3.env } : {});
    person = await app.register();
  });
  afterAll(async () => {
    await app.close();
    await s3.close();
  });

  async function upload() {
    return person.api('POST', '/api/objects/upload', uploadOf(await photo()));
  }

  async function uploaded(): Promise<string> {
    const answer = await upload();
    expect(answer.statusCode).toBe(200);
    return answer.json().objectPath;
  }

  /** The paths whose bytes are stored, each as often as it has a file. */
  function stored(): string[] {
    const names = kind === 'S3' ? s3.keys() : readdirSync(join(app.dataDir, 'objects'));
    return names.map((name) => `/objects/${name.replace('.small', '')}`).sort();
  }

  async function rows(): Promise<string[]> {
    const found = await app.deps.db.selectFrom('objects').select('id').orderBy('id').execute();
    return found.map((row) => `/objects/${row.id}`);
  }

  async function expectOnly(paths: string[]): Promise<void> {
    expect(await rows()).toEqual(paths.toSorted());
    expect(stored()).toEqual(paths.flatMap((path) => [path, path]).sort());
  }

  test('go after a day, and what profile or gallery names stays', async () => {
    const [unused, inProfile, inGallery] = [await uploaded(), await uploaded(), await uploaded()];
    await person.api('POST', '/api/profile', { name: 'Oma', photoUrl: inProfile });
    await person.api('POST', '/api/photos', { objectPath: inGallery });
    app.clock.advance(DAY_MS - 1);
    const young = await uploaded();
    await app.sweep();
    await expectOnly([unused, inProfile, inGallery, young]);
    app.clock.advance(2);
    await app.sweep();
    await expectOnly([inProfile, inGallery, young]);
    for (const path of [inProfile, inGallery, young]) {
      expect((await person.api('GET', path)).statusCode).toBe(200);
    }
    // What a profile no longer shows is nobody's either.
    await person.api('POST', '/api/profile', { photoUrl: '' });
    app.clock.advance(DAY_MS);
    await app.sweep();
    await expectOnly([inGallery]);
  });

  test('one that is chosen while the sweep runs is kept whole, or was never there', async () => {
    for (let round = 0; round < 10; round += 1) {
      const path = await uploaded();
      app.clock.advance(DAY_MS + 1);
      const [answer] = await Promise.all([
        person.api('PUT', '/api/profile-photo', { objectPath: path }),
        app.sweep(),
      ]);
      const profile = (await person.api('GET', '/api/profile')).json();
      const bytes = (await person.api('GET', path)).statusCode;
      const kept = answer.statusCode === 200;
      expect([answer.statusCode, bytes]).toEqual(kept ? [200, 200] : [404, 404]);
      expect(profile.photoUrl === path).toBe(kept);
    }
  });

  test('what a crash left of an upload goes: a row, and its bytes or half of them', async () => {
    const before = await rows();
    const half = '6f0d4c7e-2b1a-4c55-9d53-0f6a6d0c7a11';
    await app.deps.db
      .insertInto('objects')
      .values({ id: half, user_id: person.userId, created_at: app.clock.now() })
      .execute();
    await app.deps.photoStore.put(half, Buffer.from('sealed'));
    expect((await person.api('GET', `/objects/${half}?size=small`)).statusCode).toBe(404);
    app.clock.advance(DAY_MS + 1);
    await app.sweep();
    expect(await rows()).not.toContain(`/objects/${half}`);
    expect(stored()).not.toContain(`/objects/${half}`);
    expect(before.length).toBeGreaterThan(0);
  });
});

describe('a store that is away', () => {
  test('answers 503, loses nothing, and what was deleted meanwhile goes when it is back', async () => {
    const s3 = await startS3Server();
    const app = await startTestApp({ env: s3.env });
    try {
      const person = await app.register();
      const body = uploadOf(await photo());
      const { objectPath } = (await person.api('POST', '/api/objects/upload', body)).json();
      const { id } = (await person.api('POST', '/api/photos', { objectPath })).json();
      await s3.stop();
      for (const answer of [
        await person.api('POST', '/api/objects/upload', body),
        await person.api('GET', objectPath),
      ]) {
        expect([answer.statusCode, answer.json()]).toEqual([
          503,
          {
            error: 'We cannot reach our records right now. Please try again in a moment.',
            code: 'unavailable',
          },
        ]);
      }
      expect((await person.api('DELETE', `/api/photos/${id}`)).statusCode).toBe(200);
      expect((await person.api('GET', objectPath)).statusCode).toBe(404);
      expect(s3.keys()).toHaveLength(2);
      await expect(app.sweep()).rejects.toThrow();
      await s3.start();
      app.clock.advance(DAY_MS + 1);
      await app.sweep();
      expect(s3.keys()).toEqual([]);
      expect(await app.deps.db.selectFrom('objects').select('id').execute()).toEqual([]);
    } finally {
      await app.close();
      await s3.close();
    }
  });
});
