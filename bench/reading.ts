import type { ChildProcess } from 'node:child_process';
import { Agent } from 'node:http';
import { createOwnDatabase } from '#tests/support/database-server.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.mjs';
import { type Product, withProduct } from './product.ts';
import { type Row, shortNumber } from './report.ts';
import { get, type Load, load } from './requests.ts';
import type { Person } from './seed.ts';
import { cpuOf, percentile, type Run, withHelper } from './support.ts';

const CONNECTIONS = 8;
const PAGE = 50;
const PROMISE_PER_SECOND = 1_000;

interface Reading extends Load {
  /** The server's processor time a request, ms. */
  cpuMs: number;
}

/**
 * Reading the newest 50 messages: requests a second over HTTP, on both engines. The limit is a
 * server that runs the one query, opens the 50 messages and answers.
 */
export async function measureReading(run: Run): Promise<Row[]> {
  const rows = await readingOn('SQLite', run);
  const bin = findPostgres();
  if (bin === undefined) {
    run.leaveOut('reading the newest 50, PostgreSQL', 'PostgreSQL 15 or newer was not found');
    return rows;
  }
  const server = await startPostgres(bin);
  try {
    return [...rows, ...(await readingOn('PostgreSQL', run, server.url))];
  } finally {
    await server.stop();
  }
}

async function readingOn(engine: string, { quick }: Run, serverUrl?: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const messages of [100, 10_000, quick ? 100_000 : 1_000_000]) {
    const own = serverUrl === undefined ? undefined : await createOwnDatabase(serverUrl);
    const seconds = quick ? 1 : 3;
    try {
      rows.push(
        await withProduct(
          {
            seed: ({ personWith }) => personWith(messages),
            ...(own && { databaseUrl: own.url }),
          },
          (product) => rowOf({ engine, messages, seconds }, product),
        ),
      );
    } finally {
      await own?.drop();
    }
  }
  return rows;
}

async function rowOf(
  { engine, messages, seconds }: { engine: string; messages: number; seconds: number },
  product: Product<Person>,
): Promise<Row> {
  const { seeded, settings } = product;
  const authorization = { authorization: `Bearer ${seeded.token}` };
  const address = `${product.url}/api/messages`;
  const ours = await readFrom(product.server.child, address, authorization, seconds);
  const limit = await limitOf(seeded.userId, settings, seconds);
  const p = (share: number) => shortNumber(percentile(ours.times, share));
  return {
    measure: `reading the newest ${PAGE} of ${shortNumber(messages)}, ${engine}`,
    how: `${CONNECTIONS} connections, ${seconds} s, HTTP`,
    figure: ours.perSecond,
    unit: 'requests/s',
    limit: limit.perSecond,
    promise: { atLeast: PROMISE_PER_SECOND },
    note: `an answer took p50 ${p(0.5)} ms, p99 ${p(0.99)} ms; server's CPU ${shortNumber(ours.cpuMs)} ms a request (limit ${shortNumber(limit.cpuMs)})`,
  };
}

async function limitOf(
  userId: string,
  settings: Record<string, string>,
  seconds: number,
): Promise<Reading> {
  return withHelper(
    new URL('limits/reader.ts', import.meta.url),
    [userId],
    ({ child, url }) => readFrom(child, url, {}, seconds),
    settings,
  );
}

/** Checks that the page is whole, warms up, measures. */
async function readFrom(
  server: ChildProcess,
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Reading> {
  const agent = new Agent();
  const { body } = await get(url, agent, headers);
  const page: { messages: unknown[] } = JSON.parse(body);
  if (page.messages.length !== PAGE)
    throw new Error(`${url} gave ${page.messages.length} messages`);
  await load(url, headers, { connections: CONNECTIONS, seconds: seconds / 3 });
  const cpuBefore = cpuOf(server);
  const loaded = await load(url, headers, { connections: CONNECTIONS, seconds });
  return { ...loaded, cpuMs: ((cpuOf(server) - cpuBefore) / loaded.times.length) * 1000 };
}
