import type { ChildProcess } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '#tests/support/server-process.ts';
import { settingsOf } from './product.ts';
import { type Row, shortNumber } from './report.ts';
import { get } from './requests.ts';
import { median, memoryOf, type Run, startHelper, times, withFolder } from './support.ts';

const IDLE_MS = 10_000;
const PROMISE_START_MS = 1_000;
const PROMISE_IDLE_MB = 130;

/** One start of a program: what ends it, and where it answers. */
interface Started {
  url: string;
  child: ChildProcess;
  end(): Promise<unknown>;
}

/**
 * From the start of the process to its first answer, after the build. Cold: on an empty data
 * folder, so that tables and keys are made; warm: on a folder that is there. The compile cache is
 * the one that scripts/with-node.mjs keeps between starts, here in a folder of its own.
 */
export async function measureStart(run: Run): Promise<Row[]> {
  const tries = run.quick ? 3 : 7;
  return withFolder(async (folder) => {
    const cache = join(folder, 'compiled');
    const product = (dataDir: string, compiled = cache) =>
      timeToAnswer(() => startProduct(join(folder, dataDir), compiled));
    const limit = median(
      await times(tries, (turn) => timeToAnswer(() => startLimit(folder, `limit${turn}.db`))),
    );
    const uncompiled = median(
      await times(tries, (turn) => product(`uncompiled${turn}`, join(folder, `empty${turn}`))),
    );
    await product('filling-the-cache');
    const cold = median(await times(tries, (turn) => product(`cold${turn}`)));
    const warm = median(await times(tries, () => product('cold0')));
    const how = `p50 of ${tries}, SQLite`;
    return [
      {
        measure: 'cold start to the first answer',
        how,
        figure: cold,
        unit: 'ms',
        limit,
        promise: { atMost: PROMISE_START_MS },
        note: `with an empty compile cache, as after a first installation: ${shortNumber(uncompiled)} ms`,
      },
      { measure: 'warm start to the first answer', how, figure: warm, unit: 'ms', limit },
      ...(await idleRows(folder, cache, run)),
    ];
  });
}

/** Ms from the start of a process to its first good answer; ends it. */
async function timeToAnswer(start: () => Promise<Started>): Promise<number> {
  const agent = new Agent();
  const startedAt = performance.now();
  const server = await start();
  const { status } = await get(`${server.url}/healthz`, agent);
  const took = performance.now() - startedAt;
  await server.end();
  if (status !== 200) throw new Error(`the first answer was ${status}`);
  return took;
}

async function startProduct(dataDir: string, compiled: string): Promise<Started> {
  const server = await startServer({ ...settingsOf(dataDir), NODE_COMPILE_CACHE: compiled });
  // Stopped gently: only then does Node write the cache.
  return { url: server.url, child: server.child, end: () => server.end('SIGTERM') };
}

function startLimit(folder: string, file: string): Promise<Started> {
  return startHelper(new URL('limits/starter.ts', import.meta.url), [join(folder, file)]);
}

async function idleRows(folder: string, cache: string, run: Run): Promise<Row[]> {
  const [product, limit] = [
    await startProduct(join(folder, 'idle'), cache),
    await startLimit(folder, 'idle.db'),
  ];
  await delay(IDLE_MS);
  const [ours, least] = [memoryOf(product.child)?.now, memoryOf(limit.child)?.now];
  await Promise.all([product.end(), limit.end()]);
  if (ours === undefined || least === undefined) {
    run.leaveOut('memory at rest', 'it is read from /proc, which only Linux has');
    return [];
  }
  return [
    {
      measure: 'memory at rest',
      how: `VmRSS ${IDLE_MS / 1000} s after the start, SQLite`,
      figure: ours,
      unit: 'MB',
      limit: least,
      promise: { atMost: PROMISE_IDLE_MB },
    },
  ];
}
