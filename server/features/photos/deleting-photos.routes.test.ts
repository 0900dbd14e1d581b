import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { addPhoto, galleryOf, personWith, uploadBy } from '#tests/support/gallery.ts';

const MISSING = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function filesOf(photoUrl: string): boolean[] {
  return ['', '.small'].map((end) => existsSync(join(app.dataDir, `${photoUrl.slice(1)}${end}`)));
}

/** Everything of a person that is stored, rows and bytes, in one hash. */
async function printOf({ userId }: Person): Promise<string> {
  const { db } = app.deps;
  const rows = [
    await db.selectFrom('photos').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    await db
      .selectFrom('objects')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    await db.selectFrom('profiles').selectAll().where('user_id', '=', userId).execute(),
  ];
  const hash = createHash('sha256').update(JSON.stringify(rows));
  for (const { id } of rows[1] ?? []) {
    for (const end of ['', '.small']) {
      hash.update(readFileSync(join(app.dataDir, 'objects', `${id}${end}`)));
    }
  }
  return hash.digest('hex');
}

describe('another person’s photos', () => {
  test('attack 1, 5: are not there, and nothing of theirs is ever touched', async () => {
    const { person: bela, photos } = await personWith(app, 2);
    await bela.api('POST', '/api/profile', { name: 'Opa', photoUrl: photos[0]?.photoUrl });
    const { person: anna, photos: own } = await personWith(app, 1);
    const before = await printOf(bela);
    const foreign = photos[0]?.id;
    const pairs = [
      [
        await anna.api('DELETE', `/api/photos/${foreign}`),
        await anna.api('DELETE', `/api/photos/${MISSING}`),
      ],
      [
        await anna.api('PUT', `/api/photos/${foreign}/default`),
        await anna.api('PUT', `/api/photos/${MISSING}/default`),
      ],
      [
        await anna.api('POST', '/api/photos', { objectPath: photos[0]?.photoUrl }),
        await anna.api('POST', '/api/photos', { objectPath: `/objects/${MISSING}` }),
      ],
    ];
    for (const [theirs, none] of pairs) {
      expect([theirs?.statusCode, none?.statusCode]).toEqual([404, 404]);
      expect(theirs?.rawPayload).toEqual(none?.rawPayload);
    }
    // A refused default has not taken away the one there was.
    expect(await galleryOf(anna)).toEqual(own);
    await anna.api('DELETE', `/api/photos/${own[0]?.id}`);
    app.clock.advance(90_000_000);
    await app.sweep();
    expect(await printOf(bela)).toBe(before);
    for (const each of photos) expect((await bela.api('GET', each.photoUrl)).statusCode).toBe(200);
  });

  test.each(['%00', '..%2f..%2fmaster.key', '..', 'a%0d%0ab', "1' or '1'='1", 'a'.repeat(64)])(
    'attack 19: the id %s names nothing',
    async (id) => {
      const { person, photos } = await personWith(app, 1);
      for (const answer of [
        await person.api('DELETE', `/api/photos/${id}`),
        await person.api('PUT', `/api/photos/${id}/default`),
      ]) {
        expect(answer.statusCode).toBe(404);
      }
      expect(await galleryOf(person)).toEqual(photos);
    },
  );
});

describe('deleting a photo', () => {
  test('attack 6: takes its row, its object and its bytes, and nobody sees it again', async () => {
    const { person, photos } = await personWith(app, 2);
    const [gone, stays] = photos.map((each) => each.photoUrl);
    if (gone === undefined || stays === undefined) throw new Error('two were added');
    expect(filesOf(gone)).toEqual([true, true]);
    const answer = await person.api('DELETE', `/api/photos/${photos[0]?.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect([filesOf(gone), filesOf(stays)]).toEqual([
      [false, false],
      [true, true],
    ]);
    const rows = await app.deps.db
      .selectFrom('objects')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(rows.map((row) => `/objects/${row.id}`)).toEqual([stays]);
    expect((await person.api('GET', gone)).statusCode).toBe(404);
    expect((await person.api('GET', `${gone}?size=small`)).statusCode).toBe(404);
    // The default went; those that are left take turns.
    expect((await galleryOf(person)).map((each) => each.isDefault)).toEqual([false]);
    expect((await person.api('DELETE', `/api/photos/${photos[0]?.id}`)).statusCode).toBe(404);
    expect((await person.api('POST', '/api/photos', { objectPath: gone })).statusCode).toBe(404);
  });

  test('leaves the profile without it where it was the profile’s photo too', async () => {
    const { person, photos } = await personWith(app, 1);
    const [only] = photos;
    await person.api('POST', '/api/profile', { name: 'Oma', photoUrl: only?.photoUrl });
    await person.api('DELETE', `/api/photos/${only?.id}`);
    expect((await person.api('GET', '/api/profile')).json().photoUrl).toBeNull();
    expect((await person.api('GET', '/api/display-photo')).json()).toEqual({ photoUrl: null });
    expect(filesOf(only?.photoUrl ?? '')).toEqual([false, false]);
  });

  test('a picture that hangs there twice goes with the second', async () => {
    const person = await app.register();
    const path = await uploadBy(person);
    const [first, second] = [
      (await addPhoto(app, person, path)).json(),
      (await addPhoto(app, person, path)).json(),
    ];
    await person.api('DELETE', `/api/photos/${first.id}`);
    expect((await person.api('GET', path)).statusCode).toBe(200);
    await person.api('DELETE', `/api/photos/${second.id}`);
    expect((await person.api('GET', path)).statusCode).toBe(404);
    expect(filesOf(path)).toEqual([false, false]);
  });
});
