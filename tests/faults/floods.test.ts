import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient } from '#tests/support/http-client.ts';
import { startModelServer } from '#tests/support/model-server/model-server.ts';
import { documentedCalls } from '#tests/support/routes.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const TWO_GB = 2_147_483_648;
const MB = 1_048_576;
/** In place of a status: no answer yet. */
const WAITING = 0;
/** How much of them is really sent: the answer comes long before. */
const SENT = 24 * MB;
/** The server keeps buffers and compiled code of its own; what a body adds is counted beyond them. */
const RSS_GROWTH = 10 * MB;
/** One body alone may meet a collection of garbage; all of them together are 1,700 MB. */
const ALL_GROWTH = 60 * MB;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'keepsake-floods-'));
  server = await startServer({ DATA_DIR: dataDir });
}, 30_000);
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The memory that a server holds, bytes. */
function memoryOf({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

interface Flood {
  status: number;
  /** When the answer's first line came, ms. */
  answeredMs: number;
}

/** Begins a body of 2 GB, chunked or with its length, and goes on well after the answer. */
function flood(method: string, path: string, chunked: boolean): Promise<Flood> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const block = Buffer.alloc(65_536, 97);
    const piece = chunked
      ? Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')])
      : block;
    let answer = '';
    let answeredMs = Number.NaN;
    const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${TWO_GB}`;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
      );
      // Who says the length is answered at once and cut off; pouring on would lose the answer.
      if (chunked) pour();
      else socket.write(piece);
    });
    function pour(): void {
      while (!socket.destroyed && socket.bytesWritten < SENT) if (!socket.write(piece)) return;
      if (answer !== '') socket.destroy();
    }
    socket.on('drain', pour);
    socket.on('data', (bytes) => {
      if (answer === '') answeredMs = performance.now() - begun;
      answer += bytes.toString();
      if (!chunked) pour();
      else if (socket.bytesWritten >= SENT) socket.destroy();
    });
    // The server hangs up on a body it does not want: that is a reset to whoever is still sending.
    socket.on('error', (error) => {
      if (!('code' in error) || !['EPIPE', 'ECONNRESET'].includes(String(error.code)))
        reject(error);
    });
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
        answeredMs,
      }),
    );
  });
}

/** A reset may throw the answer away on its way to us: then it is asked again, three times at most. */
async function answeredFlood(method: string, path: string, chunked: boolean): Promise<Flood> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await flood(method, path, chunked);
    if (!Number.isNaN(answer.status) || attempt === 3) return answer;
  }
}

describe('a body of 2 GB before any log-in (attack 23)', () => {
  const calls = documentedCalls().filter(({ method }) => method !== 'GET');

  it('is refused within a second by every call, and takes no memory (ASVS V15.2.2)', async () => {
    // Once for what is compiled and allocated at the first such calls, and stays for the next ones.
    for (const { method, path } of calls) await flood(method, path.replace('{id}', 'x'), true);
    const first = memoryOf(server);
    const growths: number[] = [];
    let slowest = 0;
    for (const { method, path, who } of calls) {
      for (const chunked of [true, false]) {
        const before = memoryOf(server);
        const { status, answeredMs } = await answeredFlood(
          method,
          path.replace('{id}', 'x'),
          chunked,
        );
        const what = `${method} ${path}, ${chunked ? 'chunked' : 'with its length'}`;
        expect([what, status]).toEqual([
          what,
          expect.toBeOneOf(who === 'provider' ? [400] : [401, 413]),
        ]);
        expect([what, answeredMs < 1_000]).toEqual([what, true]);
        slowest = Math.max(slowest, answeredMs);
        growths.push(memoryOf(server) - before);
      }
    }
    const all = memoryOf(server) - first;
    const median = growths.toSorted((a, b) => a - b)[growths.length >> 1] ?? Number.NaN;
    const grown = `${(median / MB).toFixed(1)} MB a body, ${(all / MB).toFixed(1)} MB by all`;
    process.stdout.write(
      `attack 23: ${calls.length * 2} bodies of 2 GB, slowest refusal ${slowest.toFixed(0)} ms, memory +${grown}\n`,
    );
    expect(median).toBeLessThanOrEqual(RSS_GROWTH);
    expect(all).toBeLessThanOrEqual(ALL_GROWTH);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 120_000);
});

describe('a storm of wrong log-ins (drill 34)', () => {
  const perSecond = 200;
  const seconds = 4;
  const comparedAtOnce = 4;

  it('from everywhere at once lets few passwords be compared at a time, and others go on talking', async () => {
    const model = await startModelServer();
    model.scenario('plain');
    const folder = mkdtempSync(join(tmpdir(), 'keepsake-storm-'));
    const stormed = await startServer({
      DATA_DIR: folder,
      AI_BASE_URL: model.url,
      AI_MODEL: 'any',
      TRUST_PROXY: '1',
      DAILY_MESSAGE_LIMIT: '100000',
      // With threads for all of them, only the server's own measure holds them back.
      UV_THREADPOOL_SIZE: '64',
    });
    try {
      const talkers = await Promise.all(
        [0, 1, 2, 3].map((index) => newClient(stormed.url, `talker${index}@example.org`)),
      );
      const storm = startStorm(stormed.url, perSecond, seconds);
      const times: number[] = [];
      const busy: number[] = [];
      const sampling = setInterval(() => {
        busy.push(workersBusy(stormed));
      }, 10);
      await Promise.all(
        talkers.map(async (talker) => {
          while (!storm.over()) {
            const begun = performance.now();
            const answer = await talker.call('POST', '/api/chat', { message: 'We baked bread.' });
            expect(answer.status).toBe(200);
            await answer.text();
            times.push(performance.now() - begun);
          }
        }),
      );
      clearInterval(sampling);
      const statuses = await storm.statuses();
      times.sort((a, b) => a - b);
      busy.sort((a, b) => a - b);
      const count = (status: number) => statuses.filter((each) => each === status).length;
      process.stdout.write(
        `drill 34: ${perSecond * seconds} wrong log-ins in ${seconds} s (answered ${statuses.length}, 401: ${count(401)}, 429: ${count(429)}, 503: ${count(503)}); ` +
          `${times.length} messages meanwhile, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms; ${at(busy, 0.5)} compared at once, p95 ${at(busy, 0.95)}\n`,
      );
      expect(count(401) + count(429) + count(503)).toBe(statuses.length);
      expect(count(401)).toBeGreaterThan(0);
      expect(times.length).toBeGreaterThan(talkers.length);
      // That any is seen at work at all: at most moments all of them may wait for a core.
      expect(Number(at(busy, 0.95))).toBeGreaterThan(0);
      // A thread that only wakes to read a file is counted now and then, so the highest few are not.
      expect(Number(at(busy, 0.95))).toBeLessThanOrEqual(comparedAtOnce);
    } finally {
      await stormed.end('SIGKILL');
      await model.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});

/** How many of a server's worker threads are at work, or would be if there were a core for them. */
function workersBusy({ child }: ServerProcess): number {
  const tasks = `/proc/${child.pid}/task`;
  return readdirSync(tasks).filter((task) => {
    const stat = readFileSync(`${tasks}/${task}/stat`, 'utf8');
    return /\(libuv-worker\) R/.test(stat);
  }).length;
}

/** Sends so many wrong log-ins a second, each to another account from another address. */
function startStorm(url: string, perSecond: number, seconds: number) {
  const sent: Promise<number>[] = [];
  const end = new AbortController();
  const timer = setInterval(() => {
    for (let each = 0; each < perSecond / 20; each += 1) {
      sent.push(wrongLogIn(url, sent.length, end.signal));
    }
    if (sent.length >= perSecond * seconds) clearInterval(timer);
  }, 50);
  return {
    over: () => sent.length >= perSecond * seconds,
    /** What was answered so far; whoever still waits for a comparison goes. */
    async statuses(): Promise<number[]> {
      end.abort();
      return (await Promise.all(sent)).filter((status) => status !== WAITING);
    },
  };
}

async function wrongLogIn(url: string, number: number, signal: AbortSignal): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ email: `guess${number}@example.org`, password: 'Wrong1987' }),
      signal,
    });
    await answer.text();
    return answer.status;
  } catch (error) {
    if (signal.aborted) return WAITING;
    throw error;
  }
}

function at(sorted: number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
}
