import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { addPhoto, galleryOf, personWith, uploadBy } from '#tests/support/gallery.ts';
import { photo, uploadOf } from '#tests/support/images.ts';
import { letSubscriptionEnd, subscribe } from '#tests/support/subscription.ts';

const MISSING = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function displayOf(person: Person): Promise<string | null> {
  return (await person.api('GET', '/api/display-photo')).json().photoUrl;
}

function storedFiles(): string[] {
  return readdirSync(app.dataDir, { recursive: true }).map(String).toSorted();
}

describe('the gallery', () => {
  test('begins empty, takes photos in order, and its first is the default', async () => {
    const { person, photos } = await personWith(app, 0);
    expect([photos, await galleryOf(person)]).toEqual([[], []]);
    const paths = [await uploadBy(person), await uploadBy(person)];
    const first = await addPhoto(app, person, paths[0] ?? '');
    expect(first.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      photoUrl: paths[0],
      isDefault: true,
      uploadedAt: app.clock.now(),
    });
    const second = await addPhoto(app, person, paths[1] ?? '');
    expect(second.json()).toMatchObject({ photoUrl: paths[1], isDefault: false });
    expect(await galleryOf(person)).toEqual([first.json(), second.json()]);
    const rows = await app.deps.db
      .selectFrom('photos')
      .selectAll()
      .where('user_id', '=', person.userId)
      .orderBy('uploaded_at')
      .execute();
    expect(rows.map((row) => [row.photo_url, row.is_default])).toEqual([
      [paths[0], 1],
      [paths[1], 0],
    ]);
    const third = await addPhoto(app, person, await uploadBy(person), true);
    expect(third.json().isDefault).toBe(true);
    expect((await galleryOf(person)).map((each) => each.isDefault)).toEqual([false, false, true]);
  });

  test('sets another default, and clears it', async () => {
    const { person, photos } = await personWith(app, 3);
    const put = await person.api('PUT', `/api/photos/${photos[2]?.id}/default`);
    expect([put.statusCode, put.json()]).toEqual([200, { success: true }]);
    expect((await galleryOf(person)).map((each) => each.isDefault)).toEqual([false, false, true]);
    const again = await person.api('PUT', `/api/photos/${photos[2]?.id}/default`);
    expect(again.statusCode).toBe(200);
    const cleared = await person.api('PUT', '/api/photos/clear-default');
    expect([cleared.statusCode, cleared.json()]).toEqual([200, { success: true }]);
    expect((await galleryOf(person)).map((each) => each.isDefault)).toEqual([false, false, false]);
    expect((await person.api('PUT', '/api/photos/clear-default')).statusCode).toBe(200);
  });

  test('takes five, and says so at the sixth', async () => {
    const { person } = await personWith(app, 5);
    const sixth = await addPhoto(app, person, await uploadBy(person));
    expect([sixth.statusCode, sixth.json()]).toEqual([
      409,
      {
        error: 'Maximum of 5 photos reached. Delete a photo to upload a new one.',
        code: 'photo_limit',
      },
    ]);
    expect(await galleryOf(person)).toHaveLength(5);
  });

  test('ASVS V2.3.4: of ten added at once to four, one finds room', async () => {
    const { person } = await personWith(app, 4);
    const paths = await Promise.all(Array.from({ length: 10 }, () => uploadBy(person)));
    const answers = await Promise.all(paths.map((path) => addPhoto(app, person, path)));
    const codes = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array(9).fill(409)]);
    expect(await galleryOf(person)).toHaveLength(5);
  });

  test('of ten added at once to none, five stay and exactly one is the default', async () => {
    const { person } = await personWith(app, 0);
    const paths = await Promise.all(Array.from({ length: 10 }, () => uploadBy(person)));
    const answers = await Promise.all(paths.map((path) => addPhoto(app, person, path, true)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    const photos = await galleryOf(person);
    expect(photos).toHaveLength(5);
    expect(photos.filter((each) => each.isDefault)).toHaveLength(1);
    await Promise.all(
      photos.flatMap((each) => [
        person.api('PUT', `/api/photos/${each.id}/default`),
        person.api('PUT', `/api/photos/${each.id}/default`),
      ]),
    );
    expect((await galleryOf(person)).filter((each) => each.isDefault)).toHaveLength(1);
  });

  test('adds, deletions and defaults at once leave at most five and at most one default', async () => {
    const { person, photos } = await personWith(app, 5);
    const paths = await Promise.all(Array.from({ length: 5 }, () => uploadBy(person)));
    const answers = await Promise.all(
      photos.flatMap((each, index) => [
        person.api('DELETE', `/api/photos/${each.id}`),
        addPhoto(app, person, paths[index] ?? '', true),
        person.api('PUT', `/api/photos/${each.id}/default`),
        person.api('POST', '/api/profile', { name: 'Oma', photoUrl: each.photoUrl }),
      ]),
    );
    for (const answer of answers) expect([200, 404, 409]).toContain(answer.statusCode);
    const left = await galleryOf(person);
    expect(left.length).toBeLessThanOrEqual(5);
    expect(left.filter((each) => each.isDefault).length).toBeLessThanOrEqual(1);
    const shown = [
      ...left.map((each) => each.photoUrl),
      (await person.api('GET', '/api/profile')).json()?.photoUrl,
    ];
    // Whatever is still named can be seen.
    for (const path of shown.filter((each) => typeof each === 'string')) {
      expect((await person.api('GET', path)).statusCode).toBe(200);
    }
  });

  test('without a subscription it can be looked at and thinned out, not changed otherwise', async () => {
    const paying = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
    try {
      const person = await paying.register();
      await subscribe(person);
      const { objectPath } = (
        await person.api('POST', '/api/objects/upload', uploadOf(await photo()))
      ).json();
      const { id } = (await person.api('POST', '/api/photos', { objectPath })).json();
      await letSubscriptionEnd(paying, person);
      for (const answer of [
        await person.api('POST', '/api/photos', { objectPath }),
        await person.api('PUT', `/api/photos/${id}/default`),
        await person.api('PUT', '/api/photos/clear-default'),
      ]) {
        expect([answer.statusCode, answer.json().code]).toEqual([402, 'subscription_required']);
      }
      expect((await person.api('GET', '/api/photos')).json().photos).toMatchObject([
        { id, isDefault: true },
      ]);
      expect((await person.api('GET', '/api/display-photo')).json()).toEqual({
        photoUrl: objectPath,
      });
      expect((await person.api('GET', objectPath)).statusCode).toBe(200);
      expect((await person.api('DELETE', `/api/photos/${id}`)).statusCode).toBe(200);
    } finally {
      await paying.close();
    }
  });

  test.each([
    ['GET', '/api/photos'],
    ['POST', '/api/photos'],
    ['DELETE', `/api/photos/${MISSING}`],
    ['PUT', `/api/photos/${MISSING}/default`],
    ['PUT', '/api/photos/clear-default'],
    ['GET', '/api/display-photo'],
  ] as const)('%s %s needs a session, and the cookie is none', async (method, url) => {
    const person = await app.register();
    for (const headers of [{}, { cookie: `keepsake=${person.token}` }]) {
      expect((await app.inject({ method, url, headers })).statusCode).toBe(401);
    }
  });

  test.each([
    ['objectPath', {}],
    ['objectPath', { objectPath: null }],
    ['objectPath', { objectPath: 7 }],
    ['objectPath', { objectPath: ['/objects/a'] }],
    ['objectPath', { objectPath: '' }],
    ['objectPath', { objectPath: 'a'.repeat(256) }],
    ['isDefault', { objectPath: '/objects/a', isDefault: 'yes' }],
    ['isDefault', { objectPath: '/objects/a', isDefault: null }],
  ])('refuses a bad %s: %j', async (field, body) => {
    const person = await app.register();
    const answer = await person.api('POST', '/api/photos', body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test.each([
    'http://169.254.169.254/',
    'http://[::1]/',
    'http://127.1',
    'http://0x7f000001',
    'file:///etc/passwd',
    'gopher://127.0.0.1',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '//evil.example/objects/a',
    '/objects/../../etc/passwd',
    '/objects/..%2f..%2fmaster.key',
    '/objects/',
    '/objects/.',
    '..',
    '.',
    '/',
    `/objects/${MISSING}\0`,
  ])('attack 17, 19, 20: %j is no photo of ours', async (objectPath) => {
    const person = await app.register();
    const before = storedFiles();
    const answer = await person.api('POST', '/api/photos', { objectPath });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'photo_invalid']);
    expect(Object.keys(answer.json().fields)).toEqual(['objectPath']);
    expect(storedFiles()).toEqual(before);
  });

  test('attack 7: nobody chooses the owner or the id of a photo', async () => {
    const [anna, bela] = [await app.register(), await app.register()];
    const objectPath = await uploadBy(anna);
    const body = { objectPath, userId: bela.userId, user_id: bela.userId, id: 'mine' };
    const answer = await anna.api('POST', '/api/photos', body);
    expect(answer.json().id).not.toBe('mine');
    expect([(await galleryOf(anna)).length, (await galleryOf(bela)).length]).toEqual([1, 0]);
  });
});

describe('the photo that is shown', () => {
  test('is the default, else one by chance, else the profile’s', async () => {
    const { person, photos } = await personWith(app, 0);
    expect(await displayOf(person)).toBeNull();
    const own = await uploadBy(person);
    await person.api('POST', '/api/profile', { name: 'Oma', photoUrl: own });
    expect(await displayOf(person)).toBe(own);
    for (let turn = 0; turn < 3; turn += 1) {
      photos.push((await addPhoto(app, person, await uploadBy(person))).json());
    }
    const draws = async () =>
      new Set(await Promise.all(Array.from({ length: 60 }, () => displayOf(person))));
    expect(await draws()).toEqual(new Set([photos[0]?.photoUrl]));
    await person.api('PUT', '/api/photos/clear-default');
    expect(await draws()).toEqual(new Set(photos.map((each) => each.photoUrl)));
    await person.api('PUT', `/api/photos/${photos[1]?.id}/default`);
    expect(await draws()).toEqual(new Set([photos[1]?.photoUrl]));
    for (const each of photos) await person.api('DELETE', `/api/photos/${each.id}`);
    expect(await displayOf(person)).toBe(own);
  });
});
