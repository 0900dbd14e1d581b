import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, openDatabase } from '#server/db/open.ts';
import { masterKeyFrom } from '#server/vault/master-key.ts';
import { PASSWORD, type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { photo } from '#tests/support/images.ts';
import { NotEmpty, restoreBackup } from './restore-backup.ts';
import { BackupBroken } from './sealed-file.ts';
import { DATA_TABLES, KEY_TABLES, LEFT_OUT } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const DAY = 24 * 60 * 60 * 1000;
const WORDS = 'PLANTED-CURLEW was a midwife';

const MASTER_KEY = 'a master key of this test, long enough';

let app: TestApp;
let other: TestApp;
let folder: string;
beforeEach(async () => {
  app = await startTestApp({ env: { MASTER_KEY } });
  other = await startTestApp({ env: { MASTER_KEY } });
  folder = mkdtempSync(join(tmpdir(), 'keepsake-backup-'));
});
afterEach(async () => {
  await Promise.all([app.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

function placeOf(of: TestApp, masterKey = MASTER_KEY) {
  const engine: Engine = of.deps.env.DATABASE_URL === undefined ? 'sqlite' : 'postgres';
  const { db, photoStore } = of.deps;
  return { db, engine, photoStore, masterKey: masterKeyFrom(masterKey) };
}

const back = (of = app) => writeBackup(placeOf(of), folder, of.clock.now());

async function somebody(email: string): Promise<Person> {
  const person = await app.register(email);
  const fileData = (await photo()).toString('base64');
  const upload = { filename: 'a.jpg', contentType: 'image/jpeg', fileData };
  const { objectPath } = (await person.api('POST', '/api/objects/upload', upload)).json();
  await person.api('POST', '/api/profile', {
    name: 'Greta',
    keyFacts: WORDS,
    photoUrl: objectPath,
  });
  for (const message of ['First words', 'Second words, 🕯️ and נר']) {
    await person.api('POST', '/api/chat', { message });
  }
  return person;
}

/** All that a person can read, by a new log-in. */
async function seenBy(of: TestApp, email: string) {
  const login = await of.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
  });
  const { token } = login.json();
  const get = (url: string) =>
    of.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  const profile = (await get('/api/profile')).json();
  const messages = (await get('/api/messages')).json();
  const picture = profile?.photoUrl ? (await get(profile.photoUrl)).rawPayload : null;
  return {
    status: login.statusCode,
    profile,
    messages,
    usage: (await get('/api/usage')).json(),
    picture,
  };
}

describe('a backup', () => {
  test('brings everything back on an empty machine, and people read on (drill 35)', async () => {
    await somebody('ana@example.org');
    await somebody('ben@example.org');
    const before = await Promise.all(['ana', 'ben'].map((n) => seenBy(app, `${n}@example.org`)));
    const made = await back();
    expect(made).toMatchObject({ photos: 4 });
    const done = await restoreBackup(placeOf(other), folder);
    expect(done).toEqual({ data: made.name, rows: made.rows, photos: 4, forgotten: 0 });
    const after = await Promise.all(['ana', 'ben'].map((n) => seenBy(other, `${n}@example.org`)));
    expect(after).toEqual(before);
    expect(after[0]?.messages.messages).toHaveLength(4);
    expect(after[0]?.picture?.length).toBeGreaterThan(100);
  });

  test('is one moment of the database, whoever writes meanwhile, and holds nobody up', async () => {
    const person = await somebody('ana@example.org');
    const writing = Promise.all(
      Array.from({ length: 20 }, (_, n) => person.api('POST', '/api/chat', { message: `n ${n}` })),
    );
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = app.deps.env;
    const own = openDatabase({ databaseUrl, dataDir }, () => undefined);
    const making = writeBackup({ ...placeOf(app), db: own.db }, folder, app.clock.now());
    const [made, answers] = await Promise.all([making, writing]);
    await own.db.destroy();
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    await restoreBackup(placeOf(other), folder);
    const { messages } = (await seenBy(other, 'ana@example.org')).messages;
    const ids = new Set(messages.map((message: { id: string }) => message.id));
    expect(messages.every((m: { replyTo?: string }) => !m.replyTo || ids.has(m.replyTo))).toBe(
      true,
    );
    expect(made.rows).toBeGreaterThan(0);
  });

  test('shows nothing of anybody to one who has the files and not the key', async () => {
    await somebody('ana@example.org');
    await back();
    for (const part of ['data', 'keys']) {
      for (const file of readdirSync(join(folder, part))) {
        const bytes = readFileSync(join(folder, part, file)).toString('latin1');
        expect(bytes).not.toMatch(/CURLEW|ana@example|First words/);
      }
    }
    const wrong = restoreBackup(placeOf(other, 'another master key, also long enough'), folder);
    await expect(wrong).rejects.toThrow(BackupBroken);
  });

  test('leaves those forgotten who deleted their account since', async () => {
    await somebody('ana@example.org');
    const ben = await somebody('ben@example.org');
    const made = await back();
    await app.deps.db.deleteFrom('users').where('id', '=', ben.userId).execute();
    app.clock.advance(DAY);
    const later = await back();
    rmSync(join(folder, 'data', later.name));
    expect(await restoreBackup(placeOf(other), folder)).toMatchObject({
      data: made.name,
      forgotten: 1,
    });
    expect((await seenBy(other, 'ana@example.org')).status).toBe(200);
    expect((await seenBy(other, 'ben@example.org')).status).toBe(401);
  });

  test('keeps keys for 30 days and data for as long as the operator likes', async () => {
    const first = await back();
    app.clock.advance(30 * DAY);
    await back();
    expect(readdirSync(join(folder, 'keys'))).toHaveLength(2);
    app.clock.advance(1);
    const last = await back();
    expect(readdirSync(join(folder, 'keys'))).not.toContain(first.name);
    expect(readdirSync(join(folder, 'data'))).toContain(first.name);
    expect(readdirSync(join(folder, 'keys'))).toContain(last.name);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    [
      'altered',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 200), Buffer.of(7), bytes.subarray(201)]),
    ],
    ['of another kind', () => Buffer.from('not a backup at all')],
    ['empty', () => Buffer.alloc(0)],
  ])('that is %s is refused, and nothing of it stays', async (_name, spoil) => {
    await somebody('ana@example.org');
    const { name } = await back();
    const path = join(folder, 'data', name);
    writeFileSync(path, spoil(readFileSync(path)));
    await expect(restoreBackup(placeOf(other), folder)).rejects.toThrow(BackupBroken);
    expect(await other.deps.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('is never written over accounts', async () => {
    await somebody('ana@example.org');
    await back();
    await expect(restoreBackup(placeOf(app), folder)).rejects.toThrow(NotEmpty);
  });

  test('holds every table, or says that it is left out', async () => {
    const tables = await app.deps.db.introspection.getTables({ withInternalKyselyTables: true });
    const known = [...DATA_TABLES, ...KEY_TABLES].map((table) => table.name);
    expect(tables.map((table) => table.name).toSorted()).toEqual(
      [...known, ...LEFT_OUT].toSorted(),
    );
  });
});
