import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import english from '#shared/sentences/en.json' with { type: 'json' };
import { clientOf } from '#tests/support/http-client.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import {
  expectNothingLost,
  registerWriters,
  type Writer,
  writeUntil,
} from '#tests/support/writers.ts';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';

const PEOPLE = 10;
/** The drill's full 30 s with DRILL_OUTAGE_MS=30000; replies outlive their lease in either. */
const OUTAGE_MS = Number(process.env['DRILL_OUTAGE_MS'] ?? 12_000);
const RECOVERED_WITHIN_MS = 5_000;
/** Breaking all connections, so often and so long between. */
const BREAKS = 40;
const BREAK_EVERY_MS = 100;
const LOOK_EVERY_MS = 50;

const bin = findPostgres();

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let model: ModelServer;
let dataDir: string;
let server: ServerProcess;
let writers: Writer[];
/** The statuses of all answers to what was written, and what the refused were told. */
let statuses: number[];
let sentences: Set<unknown>;

describe.skipIf(bin === undefined)('drill 5: PostgreSQL goes away (needs its programs)', () => {
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
    model = await startModelServer();
    model.scenario('plain', { tokensPerSecond: 30 });
    dataDir = mkdtempSync(join(tmpdir(), 'keepsake-away-'));
    server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DAILY_MESSAGE_LIMIT: '100000',
      AI_BASE_URL: model.url,
      AI_MODEL: 'scripted',
    });
    writers = await registerWriters(server.url, PEOPLE);
  }, 60_000);
  afterAll(async () => {
    await server.end('SIGKILL');
    await model.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    statuses = [];
    sentences = new Set();
  });
  afterEach(() => {
    expect(server.child.exitCode ?? server.child.signalCode).toBeNull();
    expect(server.output()).not.toMatch(/uncaught|unhandled|a reply was lost/i);
  });

  it(
    `for ${OUTAGE_MS / 1000} s under ${PEOPLE} people: they are told so, and all goes on by itself`,
    async () => {
      const over = new AbortController();
      const writing = writeUntil(over.signal, server.url, writers, note);
      await expect.poll(acknowledged, { timeout: 10_000 }).toBeGreaterThan(PEOPLE);
      await postgres.halt();
      const gone = performance.now();
      await expect.poll(() => status('/readyz')).toBe(503);
      expect(await status('/healthz')).toBe(200);
      const asked = await clientOf(server.url, writers[0]?.token ?? '').call('POST', '/api/chat', {
        message: 'We baked bread.',
      });
      expect([asked.status, (await asked.json()).error]).toEqual([503, english.unavailable]);
      await delay(OUTAGE_MS - (performance.now() - gone));
      const before = statuses.length;
      await postgres.restart();
      const back = performance.now();
      await expect
        .poll(() => statuses.slice(before).includes(200), {
          interval: LOOK_EVERY_MS,
          timeout: RECOVERED_WITHIN_MS,
        })
        .toBe(true);
      const recoveredMs = performance.now() - back;
      expect(await status('/readyz')).toBe(200);
      over.abort();
      await writing;
      expectNoOtherAnswers();
      await expectAllKept();
      process.stdout.write(
        `drill 5: away for ${OUTAGE_MS} ms, ${refused()} refused, ${acknowledged()} acknowledged, 0 lost, taken again ${recoveredMs.toFixed(0)} ms after the database was back\n`,
      );
    },
    OUTAGE_MS + 90_000,
  );

  it(`with all connections broken ${BREAKS} times: only what was under way is refused`, async () => {
    const over = new AbortController();
    const writing = writeUntil(over.signal, server.url, writers, note);
    const breaker = new Client({ connectionString: postgres.url });
    await breaker.connect();
    let broken = 0;
    for (let round = 0; round < BREAKS; round += 1) {
      const { rowCount } = await breaker.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
        ['client backend'],
      );
      broken += rowCount ?? 0;
      await delay(BREAK_EVERY_MS);
    }
    await breaker.end();
    const before = acknowledged();
    await expect
      .poll(acknowledged, { interval: LOOK_EVERY_MS, timeout: RECOVERED_WITHIN_MS })
      .toBeGreaterThan(before);
    over.abort();
    await writing;
    expect(broken).toBeGreaterThan(BREAKS);
    expectNoOtherAnswers();
    await expectAllKept();
    process.stdout.write(
      `drill 5: ${broken} connections broken, ${refused()} refused, ${acknowledged()} acknowledged, 0 lost\n`,
    );
  }, 90_000);
});

function note(answered: number, sentence: unknown): void {
  statuses.push(answered);
  if (answered !== 200) sentences.add(sentence);
}

/** What was written was taken, or refused with the one sentence. */
function expectNoOtherAnswers(): void {
  expect(new Set(statuses).difference(new Set([200, 503]))).toEqual(new Set());
  expect(sentences.difference(new Set([english.unavailable]))).toEqual(new Set());
}

function refused(): number {
  return statuses.filter((answered) => answered !== 200).length;
}

function acknowledged(): number {
  return writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
}

async function status(path: string): Promise<number> {
  return (await fetch(`${server.url}${path}`)).status;
}

async function expectAllKept(): Promise<void> {
  for (const writer of writers) await expectNothingLost(server.url, writer);
}
