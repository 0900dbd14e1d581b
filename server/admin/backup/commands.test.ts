import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataDir } from '#server/db/server-lock.ts';
import { type CommandDone, runAdmin } from '#tests/support/admin-command.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, send } from '#tests/support/conversation.ts';
import { uploadBy } from '#tests/support/gallery.ts';
import { photoFiles } from '#tests/support/remains.ts';

const MASTER_KEY = 'a master key of this test, long enough';
const DONE = { code: 0, err: '' };

let app: TestApp;
let empty: TestApp;
let folder: string;
beforeEach(async () => {
  [app, empty] = await Promise.all([
    startTestApp({ env: { MASTER_KEY } }),
    startTestApp({ env: { MASTER_KEY } }),
  ]);
  folder = mkdtempSync(join(tmpdir(), 'keepsake-backup-'));
  const person = await app.register();
  await describeMother(person);
  await uploadBy(person);
  await send(person, 'Good evening');
});
afterEach(async () => {
  await Promise.all([app.close(), empty.close()]);
  rmSync(folder, { recursive: true });
});

function admin(of: TestApp, words: string[], masterKey = MASTER_KEY): Promise<CommandDone> {
  const { DATA_DIR, DATABASE_URL } = of.deps.env;
  const database = DATABASE_URL === undefined ? {} : { DATABASE_URL };
  return runAdmin(words, { DATA_DIR, MASTER_KEY: masterKey, ...database });
}

async function backUp(): Promise<string> {
  expect(await admin(app, ['backup', folder])).toMatchObject(DONE);
  const [name = ''] = readdirSync(join(folder, 'data'));
  return name;
}

/** Nothing came of a restore: no row, no file, and one sentence that says why. */
async function expectRefused(answer: CommandDone, why: string): Promise<void> {
  expect([answer.code, answer.out]).toEqual([1, '']);
  expect(answer.err).toMatch(why);
  expect(answer.err).toMatch(/Nothing was changed\.\n$/);
  expect(answer.err.trim().split('\n')).toHaveLength(1);
  expect(await empty.deps.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect(photoFiles(empty.dataDir)).toEqual([]);
}

describe('npm run admin -- backup, restore', () => {
  test('say where the files lie, how much they hold, and bring it back', async () => {
    const unlock = lockDataDir(app.dataDir);
    const made = await admin(app, ['backup', folder]);
    unlock();
    expect(made).toMatchObject(DONE);
    const [name = ''] = readdirSync(join(folder, 'data'));
    expect(readdirSync(join(folder, 'keys'))).toEqual([name]);
    expect(made.out).toContain(`${folder}/data/${name} and ${folder}/keys/${name} hold `);
    expect(made.out).toMatch(/ hold \d+ rows and 2 photo files\. .+ keep it elsewhere\.\n$/);
    const back = await admin(empty, ['restore', folder]);
    expect(back).toMatchObject(DONE);
    expect(back.out).toMatch(new RegExp(`^${name} is back: \\d+ rows and 2 photo files\\.\n$`));
    expect(photoFiles(empty.dataDir).toSorted()).toEqual(photoFiles(app.dataDir).toSorted());
    const before = await app.deps.db.selectFrom('messages').selectAll().execute();
    expect(await empty.deps.db.selectFrom('messages').selectAll().execute()).toEqual(before);
  });

  test('bring back the one that is named', async () => {
    const first = await backUp();
    await app.register();
    await admin(app, ['backup', folder]);
    expect((await admin(empty, ['restore', folder, first])).out).toContain(`${first} is back`);
    expect(await empty.deps.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('refuse another MASTER_KEY', async () => {
    await backUp();
    const other = 'another master key, also long enough';
    await expectRefused(await admin(empty, ['restore', folder], other), 'another MASTER_KEY');
  });

  test('refuse a damaged file, however late the damage stands', async () => {
    const path = join(folder, 'data', await backUp());
    const whole = readFileSync(path);
    const late = Buffer.from(whole);
    late[late.length - 20] = (late[late.length - 20] ?? 0) ^ 1;
    for (const bytes of [late, whole.subarray(0, -7), Buffer.from('no backup'), Buffer.of()]) {
      writeFileSync(path, bytes);
      await expectRefused(await admin(empty, ['restore', folder]), 'The backup cannot be brought');
    }
  });

  test('refuse keys for data', async () => {
    const name = await backUp();
    writeFileSync(join(folder, 'data', name), readFileSync(join(folder, 'keys', name)));
    await expectRefused(await admin(empty, ['restore', folder]), 'no backup of the data');
  });

  test('refuse a folder, or a name, where nothing lies', async () => {
    await expectRefused(await admin(empty, ['restore', folder]), 'there is no backup in');
    await backUp();
    const named = await admin(empty, ['restore', folder, 'none.keepsake']);
    await expectRefused(named, 'there is no file');
  });

  test('refuse a database that holds accounts, and change none of them', async () => {
    await backUp();
    const before = await app.deps.db.selectFrom('messages').selectAll().execute();
    const answer = await admin(app, ['restore', folder]);
    await expectRefused(answer, 'This database holds accounts already');
    expect(await app.deps.db.selectFrom('messages').selectAll().execute()).toEqual(before);
  });

  test('refuse a data folder that a server is using', async () => {
    await backUp();
    const unlock = lockDataDir(empty.dataDir);
    const answer = await admin(empty, ['restore', folder]);
    unlock();
    expect([answer.code, answer.out]).toEqual([1, '']);
    expect(answer.err).toContain(`process ${process.pid}`);
    expect(photoFiles(empty.dataDir)).toEqual([]);
  });

  test('show how they are used where they were called otherwise', async () => {
    for (const words of [
      ['backup'],
      ['restore'],
      ['backup', folder, 'more'],
      ['restore', folder, 'a', 'b'],
    ]) {
      const answer = await admin(empty, words);
      expect([answer.code, answer.out]).toEqual([2, '']);
      expect(answer.err).toContain('npm run admin -- backup FOLDER');
    }
  });
});
