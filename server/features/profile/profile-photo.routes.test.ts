import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { photo, uploadOf } from '#tests/support/images.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function rowsOf(person: Person) {
  return app.deps.db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', person.userId)
    .execute();
}

async function uploadBy(person: Person): Promise<string> {
  const answer = await person.api('POST', '/api/objects/upload', uploadOf(await photo()));
  expect(answer.statusCode).toBe(200);
  return answer.json().objectPath;
}

describe('the photo of a profile', () => {
  test('is set by the profile or alone, shown, and taken away again', async () => {
    const person = await app.register();
    const path = await uploadBy(person);
    const shown = async () => (await person.api('GET', '/api/display-photo')).json();
    expect(await shown()).toEqual({ photoUrl: null });

    await person.api('POST', '/api/profile', { name: 'Oma', photoUrl: path });
    expect(await shown()).toEqual({ photoUrl: path });
    await person.api('POST', '/api/profile', { tone: 'warm' });
    expect(await shown()).toEqual({ photoUrl: path });
    await person.api('POST', '/api/profile', { photoUrl: '' });
    expect(await shown()).toEqual({ photoUrl: null });

    const put = await person.api('PUT', '/api/profile-photo', { objectPath: path });
    expect([put.statusCode, put.json()]).toEqual([200, { success: true }]);
    expect((await person.api('GET', '/api/profile')).json().photoUrl).toBe(path);
    await person.api('PUT', '/api/profile-photo', { objectPath: null });
    expect(await shown()).toEqual({ photoUrl: null });
  });

  test('needs a profile to belong to', async () => {
    const person = await app.register();
    const objectPath = await uploadBy(person);
    const answer = await person.api('PUT', '/api/profile-photo', { objectPath });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'profile_required']);
  });

  test.each([
    'http://169.254.169.254/',
    'https://example.org/a.png',
    'file:///etc/passwd',
    'gopher://127.0.0.1',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/objects/../../etc/passwd',
    '/objects/',
    '/objects/.',
    '//evil.example/objects/a',
    '.',
    '/',
  ])('ASVS V1.3.6, attack 12, 17, 20: %s is no photo of ours', async (path) => {
    const person = await app.register();
    await person.api('POST', '/api/profile', { name: 'Oma' });
    const calls = [
      [await person.api('POST', '/api/profile', { photoUrl: path }), 'photoUrl'],
      [await person.api('PUT', '/api/profile-photo', { objectPath: path }), 'objectPath'],
    ] as const;
    for (const [answer, field] of calls) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'photo_invalid']);
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    }
    expect(await rowsOf(person)).toMatchObject([{ photo_url: null }]);
  });

  test('attack 5: another person’s photo is not there, exactly as one that never was', async () => {
    const [anna, bela] = [await app.register(), await app.register()];
    await anna.api('POST', '/api/profile', { name: 'Oma' });
    const foreign = await uploadBy(bela);
    const missing = '/objects/00000000-0000-4000-8000-000000000000';
    for (const path of [foreign, missing]) {
      const posted = await anna.api('POST', '/api/profile', { photoUrl: path });
      const put = await anna.api('PUT', '/api/profile-photo', { objectPath: path });
      for (const answer of [posted, put]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      }
    }
    expect(await rowsOf(anna)).toMatchObject([{ photo_url: null }]);
  });
});
