import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { createOwnDatabase } from '#tests/support/database-server.ts';
import { answerOf, type Client, clientOf, newClient } from '#tests/support/http-client.ts';
import { photo, uploadOf } from '#tests/support/images.ts';
import { photoFiles, rowsOf, wordsUnder } from '#tests/support/remains.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const KILLER = fileURLToPath(new URL('kill-at.ts', import.meta.url));
const DONE_WITHIN_MS = 60_000;
const WORDS = ['kingfisher-address', 'PLANTED-KINGFISHER'];

type Env = { DATA_DIR: string; DATABASE_URL?: string };

const databaseUrl = process.env['TEST_DATABASE_URL'];

// On a database server the next process waits for the lease of the dead one, half a minute a step.
describe.each([
  { engine: 'sqlite', stride: 1 },
  { engine: 'postgres', stride: 7 },
] as const)('deletion of an account on $engine', ({ engine, stride }) => {
  it.skipIf(engine === 'postgres' && databaseUrl === undefined)(
    'drill 22, ASVS V2.3.3: killed at its steps, one after the other, completes by itself, and opens nothing meanwhile',
    async () => {
      const own =
        engine === 'postgres' && databaseUrl !== undefined
          ? await createOwnDatabase(databaseUrl)
          : undefined;
      const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-leaving-'));
      const env = { DATA_DIR: dataDir, ...(own && { DATABASE_URL: own.url }) };
      const slowest = { ms: 0, kills: 0 };
      try {
        let died = true;
        for (let step = 1; died; step += stride) {
          const round = await oneRound(env, step);
          died = round.died;
          slowest.ms = Math.max(slowest.ms, round.doneAfterMs);
          slowest.kills += Number(died);
        }
        expect(slowest.kills * stride).toBeGreaterThan(20);
        expect(slowest.ms).toBeLessThan(DONE_WITHIN_MS);
        process.stdout.write(
          `drill 22, ${engine}: killed at ${slowest.kills} steps, gone within ${slowest.ms.toFixed(0)} ms of the next start\n`,
        );
      } finally {
        await own?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    600_000,
  );
});

interface Round {
  /** Whether the server died on the way. */
  died: boolean;
  doneAfterMs: number;
}

/** Somebody comes and leaves, and the server dies before step `step` of their leaving. */
async function oneRound(env: Env, step: number): Promise<Round> {
  const email = `${WORDS[0]}-${step}@example.org`;
  const first = await startServer({
    ...env,
    NODE_OPTIONS: `--import=${KILLER}`,
    KILL_FROM: 'delete from "data_keys"',
    KILL_AT: String(step),
  });
  let second: ServerProcess | undefined;
  try {
    const person = await settle(first.url, email);
    const { id } = await answerOf(await person.call('GET', '/api/me'));
    const acknowledged = await person.call('DELETE', '/api/account').then(
      ({ ok }) => ok,
      // The server died before it could answer.
      () => false,
    );
    await waitFor(async () => hasEnded(first) || (await isGone(env, id)));
    const died = hasEnded(first);
    await first.end('SIGKILL');

    const started = performance.now();
    second = await startServer({ ...env, LOG_LEVEL: 'trace' });
    const token = await logIn(second.url, email);
    if (token !== undefined) {
      // The server died before the deletion was written down: nothing at all had happened.
      expect(acknowledged).toBe(false);
      await expectWhole(clientOf(second.url, token));
      await answerOf(await clientOf(second.url, token).call('DELETE', '/api/account'));
    }
    expect(await logIn(second.url, email)).toBeUndefined();
    expect((await clientOf(second.url, person.token).call('GET', '/api/me')).status).toBe(401);
    await waitFor(() => isGone(env, id));
    const doneAfterMs = performance.now() - started;
    expect(photoFiles(env.DATA_DIR)).toEqual([]);
    expect(wordsUnder(env.DATA_DIR, WORDS)).toEqual([]);
    const logged = first.output() + second.output();
    expect(WORDS.filter((word) => logged.includes(word))).toEqual([]);
    return { died, doneAfterMs };
  } finally {
    await first.end('SIGKILL');
    await second?.end('SIGKILL');
  }
}

/** An account with words and photos in every place that holds any. */
async function settle(url: string, email: string): Promise<Client> {
  const person = await newClient(url, email);
  const upload = uploadOf(await photo());
  for (let count = 0; count < 2; count += 1) {
    await answerOf(await person.call('POST', '/api/objects/upload', upload));
  }
  const words = { message: `${WORDS[1]} one` };
  const { userMessage } = await answerOf(await person.call('POST', '/api/chat', words));
  const changed = { content: `${WORDS[1]} two` };
  await answerOf(await person.call('PATCH', `/api/messages/${userMessage.id}`, changed));
  return person;
}

async function expectWhole(person: Client): Promise<void> {
  const { messages } = await answerOf(await person.call('GET', '/api/messages'));
  expect(messages).toMatchObject([{ content: `${WORDS[1]} two` }, { status: 'complete' }]);
}

/** The token of a log-in, or undefined where it is refused. */
async function logIn(url: string, email: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Sommer1987' }),
  });
  if (answer.status === 401) return undefined;
  return (await answerOf(answer)).token;
}

function hasEnded({ child }: ServerProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Whether no row names the person any more and no job is waiting. */
async function isGone(env: Env, userId: string): Promise<boolean> {
  const { db } = openDatabase(
    { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
    () => undefined,
  );
  try {
    const jobs = await db.selectFrom('jobs').select('id').execute();
    return jobs.length === 0 && Object.keys(await rowsOf(db, userId)).length === 0;
  } finally {
    await db.destroy();
  }
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + DONE_WITHIN_MS;
  while (!(await condition())) {
    expect(performance.now()).toBeLessThan(until);
    await delay(200);
  }
}
