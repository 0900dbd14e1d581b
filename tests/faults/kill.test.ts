import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createOwnDatabase } from '#tests/support/database-server.ts';
import { startModelServer } from '#tests/support/model-server/model-server.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import {
  expectNothingLost,
  registerWriters,
  type Writer,
  writeUntil,
} from '#tests/support/writers.ts';

const PEOPLE = 20;
const KILLS = 50;
const READY_WITHIN_MS = 5_000;

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.each(['sqlite', 'postgres'] as const)('kill -9 on %s (drill 1, ASVS V2.3.3)', (engine) => {
  it.skipIf(engine === 'postgres' && databaseUrl === undefined)(
    `at ${KILLS} random moments under ${PEOPLE} people loses nothing that was acknowledged`,
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-kill-'));
      const own =
        engine === 'postgres' && databaseUrl !== undefined
          ? await createOwnDatabase(databaseUrl)
          : undefined;
      const model = await startModelServer();
      model.scenario('plain', { tokensPerSecond: 60 });
      const env = {
        DATA_DIR: dataDir,
        DAILY_MESSAGE_LIMIT: '100000',
        AI_BASE_URL: model.url,
        AI_MODEL: 'scripted',
        ...(own && { DATABASE_URL: own.url }),
      };
      let server = await startServer(env);
      try {
        const writers = await registerWriters(server.url, PEOPLE);
        const readyMs: number[] = [];
        for (let kill = 0; kill < KILLS; kill += 1) {
          await writeUntilKilled(server, writers, Math.random() * 600);
          const before = performance.now();
          server = await startServer(env);
          readyMs.push(performance.now() - before);
        }
        for (const writer of writers) await expectNothingLost(server.url, writer);
        const total = writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
        expect(total).toBeGreaterThan(PEOPLE * KILLS * 0.2);
        expect(Math.max(...readyMs)).toBeLessThan(READY_WITHIN_MS);
        process.stdout.write(
          `drill 1, ${engine}: ${total} acknowledged, 0 lost, ready again within ${Math.max(...readyMs).toFixed(0)} ms\n`,
        );
      } finally {
        await server.end('SIGKILL');
        await model.close();
        await own?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    // Fifty starts: the promise is the five seconds of each, measured above, not their sum.
    600_000,
  );
});

async function writeUntilKilled(
  server: ServerProcess,
  writers: Writer[],
  afterMs: number,
): Promise<void> {
  const over = new AbortController();
  const flowing = Promise.withResolvers<void>();
  const writing = writeUntil(over.signal, server.url, writers, (status) => {
    if (status === 200) flowing.resolve();
  });
  // Random moments of a server at work, not of one that has not begun.
  await flowing.promise;
  await delay(afterMs);
  await server.end('SIGKILL');
  over.abort();
  await writing;
}
