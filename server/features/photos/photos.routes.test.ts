import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { bombPng, photo, uploadOf } from '#tests/support/images.ts';

const FIVE_MB = 5_242_880;
const PATH = /^\/objects\/[0-9a-f-]{36}$/;

let app: TestApp;
let anna: Person;
let bela: Person;
beforeAll(async () => {
  app = await startTestApp();
  anna = await app.register();
  bela = await app.register();
});
afterAll(() => app.close());

function upload(bytes: Uint8Array, filename?: string, contentType?: string) {
  return anna.api('POST', '/api/objects/upload', uploadOf(bytes, filename, contentType));
}

async function uploaded(bytes: Uint8Array): Promise<string> {
  const answer = await upload(bytes);
  expect(answer.statusCode).toBe(200);
  return answer.json().objectPath;
}

function storedFiles(): string[] {
  return readdirSync(app.dataDir, { recursive: true }).map(String).sort();
}

function fileOf(path: string): string {
  return join(app.dataDir, path.slice(1));
}

async function rows() {
  return app.deps.db.selectFrom('objects').selectAll().execute();
}

describe('upload', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('takes a %s and keeps it sealed', async (format) => {
    const before = new Set(storedFiles());
    const path = await uploaded(await photo(format));
    expect(path).toMatch(PATH);
    const id = path.slice('/objects/'.length);
    expect((await rows()).find((row) => row.id === id)).toEqual({
      id,
      user_id: anna.userId,
      created_at: app.clock.now(),
      removed_at: null,
    });
    const added = storedFiles().filter((file) => file.startsWith('objects/') && !before.has(file));
    expect(added).toEqual([`objects/${id}`, `objects/${id}.small`]);
    for (const file of added) {
      const bytes = readFileSync(join(app.dataDir, file));
      expect(bytes.includes('JFIF') || bytes.includes('WEBP')).toBe(false);
    }
  });

  test('ASVS V5.3.1, V5.3.2, attack 19: no name that is sent becomes a file', async () => {
    const bytes = await photo();
    const outside = () => storedFiles().filter((file) => !file.startsWith('objects/'));
    const before = outside();
    for (const filename of ['../../x.jpg', '..\\x', 'a\0b.jpg', '.', '', '/etc/passwd', 'a\r\nb']) {
      expect((await upload(bytes, filename)).statusCode).toBe(200);
    }
    expect(outside()).toEqual(before);
    expect(storedFiles().join('\n')).not.toMatch(/\.jpg|passwd|\.part/);
  });

  test('ASVS V5.2.2, V1.3.4, attack 12: what is no photo by its bytes is refused, whatever it says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const gif = await sharp(await photo())
      .gif()
      .toBuffer();
    const tiff = await sharp(await photo())
      .tiff()
      .toBuffer();
    const avif = await sharp(await photo())
      .avif({ effort: 0 })
      .toBuffer();
    const jpeg = await photo('jpeg', { width: 400, height: 300 });
    const png = await photo('png', { width: 400, height: 300 });
    const bad = [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7\n%âãÏÓ'),
      Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
      Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script>')]),
      Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
      gif,
      tiff,
      avif,
      jpeg.subarray(0, Math.floor(jpeg.length / 2)),
      png.subarray(0, png.length - 40),
      Buffer.of(0),
    ];
    const before = [storedFiles(), await rows()];
    for (const [index, bytes] of bad.entries()) {
      const answer = await upload(bytes, 'photo.jpg', 'image/jpeg');
      expect([index, answer.statusCode, answer.json().code]).toEqual([index, 415, 'file_type']);
    }
    expect([storedFiles(), await rows()]).toEqual(before);
  });

  test.each([
    ['fileData', { fileData: undefined }],
    ['fileData', { fileData: '' }],
    ['fileData', { fileData: 'no base64!' }],
    ['fileData', { fileData: 'data:image/png;base64,iVBORw0KGgo=' }],
    ['fileData', { fileData: 'AAAAA' }],
    ['fileData', { fileData: ['AAAA'] }],
    ['filename', { filename: 7 }],
    ['contentType', { contentType: null }],
  ])('refuses a bad %s: %j', async (field, change) => {
    const body = { ...uploadOf(await photo()), ...change };
    const answer = await anna.api('POST', '/api/objects/upload', body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    expect(answer.json().fields).toEqual({
      [field]: 'This file could not be read. Please choose another photo.',
    });
  });

  test('ASVS V5.1.1, V5.2.1: 5 MB are taken, one byte more is not', async () => {
    const small = await photo('png');
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length, 65)]);
    expect((await upload(padded(FIVE_MB))).statusCode).toBe(200);
    for (const size of [FIVE_MB + 1, FIVE_MB + 2_000_000]) {
      const answer = await upload(padded(size));
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'file_too_large']);
      expect(answer.json().error).toBe('Please select an image under 5MB');
    }
  });

  test('drill 27, ASVS V5.2.3: a picture of too many pixels is refused before it is decoded', async () => {
    const bomb = bombPng(16_383);
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await upload(bomb, 'a.png', 'image/png');
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'file_type']);
    expect((await upload(bombPng(6_000))).statusCode).toBe(200);
  });

  test('many at once are all taken', async () => {
    const bytes = await photo('jpeg', { width: 900, height: 900 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(bytes)));
    expect(new Set(answers.map((answer) => answer.json().objectPath)).size).toBe(12);
  });

  test.each(['', '{"fileData":', '[]', 'null', '{"__proto__":{"a":1}}'])(
    'attack 22: refuses the body %j and goes on',
    async (payload) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/objects/upload',
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
        payload,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
      expect((await upload(await photo())).statusCode).toBe(200);
    },
  );

  test('needs a session, and the cookie is none', async () => {
    const bytes = uploadOf(await photo());
    for (const headers of [{}, { cookie: `keepsake=${anna.token}` }]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/objects/upload',
        headers,
        payload: bytes,
      });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('the photo itself', () => {
  test('ASVS V3.2.1, V5.4.1, V5.4.2, V14.3.2: is shown to its owner by bearer or cookie, and never as a page', async () => {
    const path = await uploaded(await photo());
    for (const headers of [
      { authorization: `Bearer ${anna.token}` },
      { cookie: `keepsake=${anna.token}` },
    ]) {
      const answer = await app.inject({ method: 'GET', url: path, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('attack 1, 6: is one and the same nothing for everybody else', async () => {
    const path = await uploaded(await photo());
    const leaver = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: anna.email, password: 'Sommer1987' },
    });
    const gone = `Bearer ${leaver.json().token}`;
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: gone } });
    const missing = '/objects/00000000-0000-4000-8000-000000000000';
    const asBela = { authorization: `Bearer ${bela.token}` };
    const calls: [string, Record<string, string>][] = [
      [path, {}],
      [path, asBela],
      [path, { cookie: `keepsake=${bela.token}` }],
      [path, { cookie: `__Host-keepsake=${anna.token}` }],
      [path, { authorization: gone }],
      [`${path}?token=${anna.token}`, {}],
      [`${path}?size=small`, asBela],
      [missing, asBela],
      [missing, { authorization: `Bearer ${anna.token}` }],
      [`${path}.small`, { authorization: `Bearer ${anna.token}` }],
      ['/objects/..%2f..%2fkeepsake.db', { authorization: `Bearer ${anna.token}` }],
      ['/objects/master.key', { authorization: `Bearer ${anna.token}` }],
      ['/objects/a%00', { authorization: `Bearer ${anna.token}` }],
    ];
    const answers = [];
    for (const [url, headers] of calls)
      answers.push(await app.inject({ method: 'GET', url, headers }));
    expect(answers.map((answer) => answer.statusCode)).toEqual(calls.map(() => 404));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  });

  test('another photo put under its name by hand does not open', async () => {
    const [own, other] = [await uploaded(await photo()), await uploaded(await photo('webp'))];
    writeFileSync(fileOf(own), readFileSync(fileOf(other)));
    const answer = await anna.api('GET', own);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect((await anna.api('GET', other)).statusCode).toBe(200);
  });
});
