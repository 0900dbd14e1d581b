import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBillingService } from '#server/features/billing/billing.service.ts';
import { createGalleryService } from '#server/features/photos/gallery.service.ts';
import { createPhotosService } from '#server/features/photos/photos.service.ts';
import { createProfileService } from '#server/features/profile/profile.service.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const OMA = {
  name: 'Oma Käthe',
  personality: 'Gruff, then kind',
  importantDates: 'Born 3 May 1931',
  keyFacts: 'Baker in Lübeck',
  favoriteMemories: 'Rhubarb cake on Sundays',
  tone: 'funny',
  speaking: 'about',
  imagining: 'nothing',
};

async function rowsOf(person: Person) {
  return app.deps.db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', person.userId)
    .execute();
}

describe('the profile', () => {
  test('is null as JSON where there is none', async () => {
    const person = await app.register();
    const answer = await person.api('GET', '/api/profile');
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('is created, read back as it was written, and stored as one row', async () => {
    const person = await app.register();
    const saved = await person.api('POST', '/api/profile', OMA);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual({
      ...OMA,
      photoUrl: null,
      id: expect.any(String),
      userId: person.userId,
    });
    expect((await person.api('GET', '/api/profile')).json()).toEqual(saved.json());
    expect(await rowsOf(person)).toMatchObject([
      { tone: 'funny', photo_url: null, created_at: app.clock.now() },
    ]);
  });

  test('needs a name first, and no more; the tone begins warm', async () => {
    const person = await app.register();
    const nameless = await person.api('POST', '/api/profile', { keyFacts: 'Baker' });
    expect(nameless.statusCode).toBe(400);
    expect(nameless.json()).toMatchObject({
      code: 'invalid_request',
      fields: { name: 'Name is required' },
    });
    expect(await rowsOf(person)).toEqual([]);
    const saved = await person.api('POST', '/api/profile', { name: '  Papa ' });
    expect(saved.json()).toMatchObject({
      name: 'Papa',
      tone: 'warm',
      personality: '',
      speaking: 'as',
      imagining: 'details',
    });
  });

  test('an absent field stays, an empty one and null empty it', async () => {
    const person = await app.register();
    const first = await person.api('POST', '/api/profile', OMA);
    await person.api('POST', '/api/profile', { tone: 'literal', keyFacts: null, personality: '' });
    expect((await person.api('GET', '/api/profile')).json()).toEqual({
      ...first.json(),
      tone: 'literal',
      keyFacts: '',
      personality: '',
    });
  });

  test.each([
    ['name', { name: '' }, 'Name is required'],
    ['name', { name: '   ' }, 'Name is required'],
    [
      'name',
      { name: 'x'.repeat(256) },
      'This is longer than we can keep. Please shorten it a little.',
    ],
    ['name', { name: 7 }, 'This text holds characters that cannot be stored.'],
    ['tone', { name: 'Oma', tone: 'angry' }, 'Please choose one of the seven tones.'],
    ['speaking', { name: 'Oma', speaking: 'of' }, 'This value is not one we can take.'],
    ['imagining', { name: 'Oma', imagining: null }, 'This value is not one we can take.'],
    [
      'keyFacts',
      { name: 'Oma', keyFacts: 'x'.repeat(20_001) },
      'This is longer than we can keep. Please shorten it a little.',
    ],
    [
      'favoriteMemories',
      { name: 'Oma', favoriteMemories: 'half \ud83d' },
      'This text holds characters that cannot be stored.',
    ],
    [
      'photoUrl',
      { name: 'Oma', photoUrl: { path: 'x' } },
      'This photo could not be found. Please upload it again.',
    ],
  ])('refuses a bad %s and stores nothing', async (field, body, sentence) => {
    const person = await app.register();
    const answer = await person.api('POST', '/api/profile', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [field]: sentence });
    expect(await rowsOf(person)).toEqual([]);
  });

  test('takes four times 20,000 characters of any kind, counted as people count them', async () => {
    const person = await app.register();
    const text = '👍🏽'.repeat(20_000);
    const texts = {
      personality: text,
      importantDates: text,
      keyFacts: text,
      favoriteMemories: text,
    };
    const answer = await person.api('POST', '/api/profile', { name: '陽子', ...texts });
    expect(answer.statusCode).toBe(200);
    expect((await person.api('GET', '/api/profile')).json()).toMatchObject(texts);
  });

  test('ASVS V1.2.1, V1.2.4: text stays text', async () => {
    const person = await app.register();
    const name = `"><svg onload=alert(1)>'; drop table profiles; -- {{7*7}} \${HOME}`;
    expect((await person.api('POST', '/api/profile', { name })).json().name).toBe(name);
  });

  test('attack 7: owner, id and role are not anybody’s to set', async () => {
    const [anna, bela] = [await app.register(), await app.register()];
    const answer = await anna.api('POST', '/api/profile', {
      name: 'Oma',
      id: 'chosen',
      userId: bela.userId,
      user_id: bela.userId,
      isAdmin: true,
    });
    expect(answer.json()).toMatchObject({ userId: anna.userId });
    expect(answer.json().id).not.toBe('chosen');
    expect(await rowsOf(bela)).toEqual([]);
    expect((await anna.api('GET', '/api/me')).json().isAdmin).toBe(false);
  });

  test('first saves at once leave one row, and later changes at once lose nothing', async () => {
    const person = await app.register();
    const firsts = await Promise.all(
      ['Oma', 'Opa', 'Mama', 'Papa'].map((name) => person.api('POST', '/api/profile', { name })),
    );
    expect(firsts.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(firsts.map((answer) => answer.json().id)).size).toBe(1);
    const { name: _, tone: __, ...texts } = OMA;
    await Promise.all(
      Object.entries(texts).map(([field, text]) =>
        person.api('POST', '/api/profile', { [field]: text }),
      ),
    );
    expect((await person.api('GET', '/api/profile')).json()).toMatchObject(texts);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('one person’s is nobody else’s', async () => {
    const [anna, bela] = [await app.register(), await app.register()];
    await anna.api('POST', '/api/profile', OMA);
    expect((await bela.api('GET', '/api/profile')).body).toBe('null');
  });

  test('is a portrait for the voice', async () => {
    const person = await app.register();
    const billing = createBillingService({ ...app.deps, publicUrl: () => '' });
    const photos = createPhotosService(app.deps);
    const gallery = createGalleryService({ ...app.deps, photos, billing });
    const profile = createProfileService({ ...app.deps, billing, photos, gallery });
    expect(await profile.portrait(person.userId)).toBeNull();
    await person.api('POST', '/api/profile', OMA);
    expect(await profile.portrait(person.userId)).toEqual(OMA);
  });
});

describe('access', () => {
  test.each([
    ['GET', '/api/profile'],
    ['POST', '/api/profile'],
    ['PUT', '/api/profile-photo'],
    ['GET', '/api/display-photo'],
  ] as const)('%s %s needs a session', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
  });

  test('without a subscription reading stays open and changing does not', async () => {
    const paid = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
    const person = await paid.register();
    const save = await person.api('POST', '/api/profile', OMA);
    const put = await person.api('PUT', '/api/profile-photo', { objectPath: null });
    const reads = [
      await person.api('GET', '/api/profile'),
      await person.api('GET', '/api/display-photo'),
    ];
    const rows = await paid.deps.db.selectFrom('profiles').select('id').execute();
    await paid.close();
    for (const answer of [save, put]) {
      expect([answer.statusCode, answer.json().code]).toEqual([402, 'subscription_required']);
    }
    expect(reads.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(rows).toEqual([]);
  });
});

test.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'attack 40: no word of a profile is readable in any file',
  async () => {
    const person = await app.register();
    const words = [
      'Zimtsternfabrik',
      'Quittengelee',
      'Nachtfalterhaus',
      'Wolkenkratzer',
      'Bernsteinkette',
    ];
    const [name, personality, importantDates, keyFacts, favoriteMemories] = words;
    const body = { name, personality, importantDates, keyFacts, favoriteMemories };
    expect((await person.api('POST', '/api/profile', body)).statusCode).toBe(200);
    const files = readdirSync(app.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.map((file) => file.slice(app.dataDir.length + 1))).toContain('keepsake.db-wal');
    const bytes = Buffer.concat(files.map((file) => readFileSync(file)));
    for (const word of words) expect(bytes.includes(word)).toBe(false);
    // The search itself works: what may be readable is found.
    expect(bytes.includes(person.email)).toBe(true);
    expect(app.logLines.join('\n')).not.toMatch(/Zimtstern|Quitten|Nachtfalter|Wolkenkratzer/);
  },
);
