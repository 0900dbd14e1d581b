import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import type { MessagesAnswer } from '#shared/contract/chat.ts';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/database-server.ts';
import { answerOf, clientOf } from '#tests/support/http-client.ts';
import { makeOldDatabase, type OldPerson } from '#tests/support/old-database.ts';
import { type ServerProcess, StartRefused, startServer } from '#tests/support/server-process.ts';

const KILLER = fileURLToPath(new URL('kill-at.ts', import.meta.url));
const MASTER_KEY = 'a key that old and new version share';
const PEOPLE = 20;
/** The first statement of the second migration. */
const BEGIN = 'create table "jobs"';

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** A copy of the old database, which a test may spoil. */
interface Copy {
  env: { DATA_DIR: string; DATABASE_URL?: string };
  drop(): Promise<void>;
}

describe.each([
  { engine: 'sqlite', stride: 3 },
  { engine: 'postgres', stride: 7 },
] as const)('drill 37: a database of the first version on $engine', ({ engine, stride }) => {
  const isSkipped = engine === 'postgres' && databaseUrl === undefined;
  let original: string;
  let own: OwnDatabase | undefined;
  let people: OldPerson[];

  beforeAll(async () => {
    if (isSkipped) return;
    original = mkdtempSync(join(tmpdir(), 'keepsake-old-'));
    own = engine === 'postgres' ? await createOwnDatabase(databaseUrl ?? '') : undefined;
    const where = { databaseUrl: own?.url, dataDir: original };
    people = await makeOldDatabase(where, MASTER_KEY, PEOPLE);
  });
  afterAll(async () => {
    await own?.drop();
    if (!isSkipped) rmSync(original, { recursive: true, force: true });
  });

  async function copy(): Promise<Copy> {
    const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-upgrade-'));
    cpSync(original, dataDir, { recursive: true });
    const database = own && (await createOwnDatabase(databaseUrl ?? '', own));
    return {
      env: { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
      async drop() {
        await database?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }

  it.skipIf(isSkipped)('is brought up to date with everything in it, and goes on', async () => {
    const upgraded = await copy();
    await open(upgraded, async ({ url }) => {
      await expectWhole(url, people);
      const [first, second] = people;
      if (!first || !second) throw new Error('there are more');
      const account = { email: first.email, password: first.password };
      await answerOf(await clientOf(url, '').call('POST', '/api/auth/login', account));
      const asked = { message: 'Do you remember Bergen?' };
      const paid = await clientOf(url, first.token).call('POST', '/api/chat', asked);
      expect((await answerOf(paid)).reply.status).toBe('complete');
      const unpaid = await clientOf(url, second.token).call('POST', '/api/chat', asked);
      expect(unpaid.status).toBe(402);
    });
    await upgraded.drop();
  });

  it.skipIf(isSkipped)(
    'survives that the upgrade is killed at its steps, one after the other',
    async () => {
      let kills = 0;
      for (let died = true, step = 1; died; step += stride) {
        const half = await copy();
        const murder = {
          NODE_OPTIONS: `--import=${KILLER}`,
          KILL_FROM: BEGIN,
          KILL_AT: String(step),
        };
        died = await isKilled(open(half, async () => undefined, murder));
        kills += Number(died);
        await open(half, ({ url }) => expectWhole(url, people));
        await half.drop();
      }
      expect(kills * stride).toBeGreaterThan(20);
      process.stdout.write(
        `drill 37, ${engine}: killed at ${kills} steps of an upgrade, ${PEOPLE} people and ${PEOPLE * 10} messages each time, 0 lost\n`,
      );
    },
    300_000,
  );

  it.skipIf(isSkipped)('is refused, unchanged, where a newer version has been at it', async () => {
    const newer = await copy();
    const future = '9999-future';
    await onDatabase(
      newer,
      sql`insert into kysely_migration (name, timestamp) values (${future}, '2099-01-01')`,
    );
    const refused: unknown = await open(newer, async () => undefined).catch((error) => error);
    if (!(refused instanceof StartRefused)) throw new Error('it started');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/newer version of Keepsake .+ Nothing was changed\.\n$/);
    await onDatabase(newer, sql`delete from kysely_migration where name = ${future}`);
    await open(newer, ({ url }) => expectWhole(url, people));
    await newer.drop();
  });
});

/** Starts on the copy, has a look, and ends. */
async function open(
  { env }: Copy,
  look: (server: ServerProcess) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const server = await startServer({ ...env, MASTER_KEY, PAYMENTS: 'sandbox', ...more });
  try {
    await look(server);
  } finally {
    await server.end('SIGTERM');
  }
}

/** Whether the server was killed before it could start. Throws what else went wrong. */
async function isKilled(started: Promise<void>): Promise<boolean> {
  try {
    await started;
    return false;
  } catch (error) {
    if (error instanceof StartRefused && error.code === null) return true;
    throw error;
  }
}

async function onDatabase({ env }: Copy, statement: RawBuilder<unknown>): Promise<void> {
  const where = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const { db } = openDatabase(where, () => undefined);
  try {
    await statement.execute(db);
  } finally {
    await db.destroy();
  }
}

/** Everybody is logged in as before, and finds what they had. */
async function expectWhole(url: string, people: OldPerson[]): Promise<void> {
  for (const { token, email, subscribed, keyFacts, messages } of people) {
    const person = clientOf(url, token);
    const get = async (path: string) => answerOf(await person.call('GET', path));
    expect(await get('/api/me')).toMatchObject({ email, isAdmin: false });
    expect(await get('/api/profile')).toMatchObject({ name: 'Ingrid Halvorsen', keyFacts });
    expect(await get('/api/subscription-status')).toMatchObject({ isActive: subscribed });
    const page: MessagesAnswer = await get('/api/messages');
    expect(page.messages.map(({ content }) => content)).toEqual(messages);
    expect(page.messages.map(({ role }) => role)).toEqual(
      messages.map((_, index) => (index % 2 === 0 ? 'user' : 'assistant')),
    );
  }
}
