import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLines } from '#server/admin/backup/records.ts';
import { openStream } from '#server/admin/backup/sealed-file.ts';
import { masterKeyFrom } from '#server/vault/master-key.ts';
import { type CommandDone, runAdmin } from '#tests/support/admin-command.ts';
import { createOwnDatabase } from '#tests/support/database-server.ts';
import { answerOf, clientOf } from '#tests/support/http-client.ts';
import { photo, uploadOf } from '#tests/support/images.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import {
  expectNothingLost,
  registerWriters,
  type Writer,
  writeUntil,
} from '#tests/support/writers.ts';

const PEOPLE = 10;
const RESTORED_WITHIN_MS = 300_000;
const MASTER_KEY = 'a key that old and new machine share';

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** One machine: a data folder, and a database where it is not in there. */
type Machine = { DATA_DIR: string; DATABASE_URL?: string };

describe.each(['sqlite', 'postgres'] as const)('a backup on %s (drill 35)', (engine) => {
  it.skipIf(engine === 'postgres' && databaseUrl === undefined)(
    'made under load comes back on an empty machine, equal to the byte, while the old server runs',
    async () => {
      const folders = Array.from({ length: 4 }, () => mkdtempSync(join(tmpdir(), 'keepsake-35-')));
      const [oldDir = '', newDir = '', backups = '', again = ''] = folders;
      const databases =
        engine === 'postgres' && databaseUrl !== undefined
          ? await Promise.all([createOwnDatabase(databaseUrl), createOwnDatabase(databaseUrl)])
          : [];
      const [oldDb, newDb] = databases;
      const old: Machine = { DATA_DIR: oldDir, ...(oldDb && { DATABASE_URL: oldDb.url }) };
      const fresh: Machine = { DATA_DIR: newDir, ...(newDb && { DATABASE_URL: newDb.url }) };
      const servers: ServerProcess[] = [];
      try {
        servers.push(await start(old));
        const [first] = servers;
        const writers = await registerWriters(first?.url ?? '', PEOPLE);
        for (const { token } of writers) await keepPhoto(first?.url ?? '', token);
        const { backupMs, kept } = await backUpUnderLoad(first?.url ?? '', writers, old, backups);

        const refused = await admin(old, ['restore', backups]);
        expect(refused.code).toBe(1);
        expect(refused.err).toContain(`process ${first?.child.pid}`);
        const begun = performance.now();
        const restored = await admin(fresh, ['restore', backups]);
        const restoreMs = performance.now() - begun;
        expect(restored).toMatchObject({ code: 0, err: '' });
        expect(restoreMs).toBeLessThan(RESTORED_WITHIN_MS);
        expect(await admin(fresh, ['backup', again])).toMatchObject({ code: 0, err: '' });
        const sums = await Promise.all([checksumsIn(backups), checksumsIn(again)]);
        expect(sums[1]).toEqual(sums[0]);

        const second = await start(fresh);
        servers.push(second);
        for (const writer of await loggedIn(second.url, kept)) {
          await expectNothingLost(second.url, writer);
        }
        // The old one has gone on, and has what came after the backup as well.
        for (const writer of writers) await expectNothingLost(first?.url ?? '', writer);
        process.stdout.write(
          `drill 35, ${engine}: backup under load in ${backupMs.toFixed(0)} ms; ${restored.out.split(': ')[1]?.trim()} Back in ${restoreMs.toFixed(0)} ms, checksums equal, ${kept.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)} acknowledged before it, 0 lost\n`,
        );
      } finally {
        for (const server of servers) await server.end('SIGKILL');
        for (const database of databases) await database.drop();
        for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      }
    },
    120_000,
  );
});

function start(machine: Machine): Promise<ServerProcess> {
  return startServer({ ...machine, MASTER_KEY, DAILY_MESSAGE_LIMIT: '100000' });
}

function admin(machine: Machine, words: string[]): Promise<CommandDone> {
  return runAdmin(words, { ...machine, MASTER_KEY });
}

async function keepPhoto(url: string, token: string): Promise<void> {
  const client = clientOf(url, token);
  const upload = uploadOf(await photo());
  const { objectPath } = await answerOf(await client.call('POST', '/api/objects/upload', upload));
  await answerOf(await client.call('POST', '/api/photos', { objectPath }));
}

/** Backs up while everybody writes; `kept` is what was acknowledged before that began. */
async function backUpUnderLoad(url: string, writers: Writer[], machine: Machine, folder: string) {
  const over = new AbortController();
  const count = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
  const writing = writeUntil(over.signal, url, writers);
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(PEOPLE * 5);
  const kept = structuredClone(writers);
  const before = count();
  const begun = performance.now();
  expect(await admin(machine, ['backup', folder])).toMatchObject({ code: 0, err: '' });
  const backupMs = performance.now() - begun;
  // Nobody was held up by it.
  expect(count()).toBeGreaterThan(before);
  over.abort();
  await writing;
  return { backupMs, kept };
}

/** The same people with a new log-in: sessions are not in a backup. */
function loggedIn(url: string, writers: Writer[]): Promise<Writer[]> {
  return Promise.all(
    writers.map(async ({ acknowledged }, index) => {
      const account = { email: `writer${index}@example.org`, password: 'Sommer1987' };
      const answer = await clientOf(url, '').call('POST', '/api/auth/login', account);
      return { token: (await answerOf(answer)).token, acknowledged };
    }),
  );
}

/** The SHA-256 of all rows and photos in a folder's one backup, and of all keys. */
async function checksumsIn(folder: string): Promise<string[]> {
  const [name = ''] = readdirSync(join(folder, 'data'));
  return Promise.all(
    ['data', 'keys'].map(async (part) => {
      const sealed = createReadStream(join(folder, part, name));
      const opened = Readable.from(openStream(masterKeyFrom(MASTER_KEY), sealed));
      const sum = createHash('sha256');
      for await (const record of readLines(opened.pipe(createGunzip()))) {
        // The head alone tells when it was made.
        if (!('backup' in record)) sum.update(JSON.stringify(record));
      }
      return sum.digest('hex');
    }),
  );
}
