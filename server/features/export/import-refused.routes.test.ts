import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { bombPng, photo } from '#tests/support/images.ts';
import { documentWith, expectNothing, zipOfDocument } from '#tests/support/keepsakes.ts';
import { photoFiles, rowsOf } from '#tests/support/remains.ts';
import { importInto, zipOf } from '#tests/support/zip.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const bring = (person: Person, zip: Buffer) => importInto(app, person, zip);
const zipWith = (change: object = {}) => zipOfDocument(app, change);

const pair = () => documentWith(app).messages;
const changed = (index: number, change: object) => {
  const messages = pair();
  return { messages: messages.map((one, at) => (at === index ? { ...one, ...change } : one)) };
};
const gallery = (count: number, isDefault: boolean) => ({
  photos: Array.from({ length: count }, (_, index) => ({
    file: `photos/${index}.jpg`,
    addedAt: 1,
    gallery: { isDefault, uploadedAt: 1 },
  })),
});

describe('an import that is refused leaves nothing', () => {
  test.each<[string, () => object]>([
    ['another format', () => ({ format: 'diary' })],
    ['a version to come', () => ({ version: 2 })],
    ['a zone that is none', () => ({ settings: { timeZone: 'Mars/Olympus' } })],
    ['a profile without a name', () => ({ profile: { ...documentWith(app).profile, name: ' ' } })],
    ['a tone that is none', () => ({ profile: { ...documentWith(app).profile, tone: 'cold' } })],
    [
      'a text too long',
      () => ({ profile: { ...documentWith(app).profile, keyFacts: 'x'.repeat(20_001) } }),
    ],
    [
      'a photo that is not listed',
      () => ({ profile: { ...documentWith(app).profile, photo: 'photos/9.jpg' } }),
    ],
    ['a photo outside its folder', () => ({ photos: [{ file: 'photos/../a.jpg', addedAt: 1 }] })],
    ['a photo that is missing', () => gallery(1, false)],
    ['six photos in the gallery', () => gallery(6, false)],
    ['two default photos', () => gallery(2, true)],
    ['a message of 4,001 characters', () => changed(0, { content: 'x'.repeat(4_001) })],
    ['a blank message', () => changed(0, { content: ' ' })],
    ['a role that is none', () => changed(1, { role: 'system' })],
    ['an id that is a path', () => changed(0, { id: '../../etc/passwd' })],
    ['a time that is none', () => changed(0, { timestamp: 1e300 })],
    ['half a character', () => changed(1, { content: '\ud83d' })],
    ['a reply to another message', () => changed(1, { replyTo: randomUUID() })],
    ['a message without its reply', () => ({ messages: pair().slice(0, 1) })],
    ['a reply without its message', () => ({ messages: pair().slice(1) })],
    [
      'one id twice',
      () => {
        const messages = pair();
        return { messages: [...messages, ...messages] };
      },
    ],
    ['messages that are none', () => ({ messages: 'all' })],
    [
      'a day counted twice',
      () => ({ usage: [1, 2].map((count) => ({ date: '2026-11-21', count })) }),
    ],
  ])('%s', async (_, change) => {
    const person = await app.register();
    const answer = await bring(person, await zipWith(change()));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'import_invalid']);
    await expectNothing(app, person);
  });

  test('what is no zip, no JSON, or no text', async () => {
    const person = await app.register();
    for (const zip of [
      Buffer.from('words'),
      Buffer.alloc(0),
      await zipOf({ 'book.html': 'x' }),
      await zipOf({ 'keepsake.json': '{' }),
      await zipOf({ 'keepsake.json': 'null' }),
      await zipOf({ 'keepsake.json': Buffer.from([0x22, 0xff, 0x22]) }),
    ]) {
      const answer = await bring(person, zip);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'import_invalid']);
    }
    const json = await person.api('POST', '/api/import', { format: 'keepsake' });
    expect(json.statusCode).toBe(400);
    await expectNothing(app, person);
  });

  test('a zip larger than is taken, and one that unpacks to more', async () => {
    const person = await app.register();
    const large = await bring(person, Buffer.alloc(67_108_865));
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
    const bomb = await bring(person, await zipOf({ 'keepsake.json': Buffer.alloc(50_000_000) }));
    expect([bomb.statusCode, bomb.json().code]).toEqual([400, 'import_invalid']);
    await expectNothing(app, person);
  });

  test('a photo that is none, after one that was taken already', async () => {
    const photos = ['photos/1.jpg', 'photos/2.png'].map((file) => ({ file, addedAt: 1 }));
    for (const second of [Buffer.from('<svg/>'), bombPng(20_000)]) {
      const person = await app.register();
      const zip = await zipOf({
        'keepsake.json': JSON.stringify(documentWith(app, { photos })),
        'photos/1.jpg': await photo(),
        'photos/2.png': second,
      });
      const answer = await bring(person, zip);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'import_invalid']);
      await expectNothing(app, person);
    }
  });

  test('an account that is deleted meanwhile', async () => {
    const person = await app.register();
    const photos = [{ file: 'photos/1.jpg', addedAt: 1 }];
    const zip = await zipOf({
      'keepsake.json': JSON.stringify(documentWith(app, { photos })),
      'photos/1.jpg': await photo(),
    });
    const [imported, deleted] = await Promise.all([
      bring(person, zip),
      person.api('DELETE', '/api/account'),
    ]);
    expect([200, 401]).toContain(imported.statusCode);
    expect(deleted.statusCode).toBe(200);
    await app.runJobs();
    expect(await rowsOf(app.deps.db, person.userId)).toEqual({});
    expect(photoFiles(app.dataDir)).toEqual([]);
    const login = { email: person.email, password: PASSWORD };
    expect(
      (await app.inject({ method: 'POST', url: '/api/auth/login', payload: login })).statusCode,
    ).toBe(401);
  });
});
