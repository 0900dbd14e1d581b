import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { withModel, withProduct } from './product.ts';
import { type Row, shortNumber } from './report.ts';
import { clock } from './stamps.ts';
import { cpuOf, memoryOf, percentile, type Run, withHelper } from './support.ts';
import {
  type Ask,
  askModel,
  askProduct,
  firstTextBeyondModel,
  streamingAgent,
  type Talk,
  talk,
  wholeBeyondModel,
} from './talk.ts';

const WARM_UP = 50;
/** After how long the memory counts as that of a server at rest, ms. */
const REST_MS = 5_000;

/** How the model speaks to a crowd, and over how long people come. */
interface Crowd {
  words: number;
  pace: number;
  arrivalMs: number;
}

/** Everybody sends in the same moment. */
const AT_ONCE: Crowd = { words: 60, pace: 20, arrivalMs: 0 };
const PEOPLE = 1_000;
/** Everybody is there for a while, so that the lag is that of a steady load. */
const STEADY: Crowd = { words: 150, pace: 30, arrivalMs: 2_000 };
const SIZES = [100, 200, 350, 500, 700, 1_000, 1_400];
const QUICK_SIZES = [350, 700];
const PROMISE = { people: 700, lagMs: 50 };

/** A crowd that was served: what each saw, and what the server paid. */
interface Served {
  talks: Talk[];
  done: Talk[];
  cpuSeconds: number;
  seconds: number;
}

/**
 * A thousand replies, each to another person, all asked for in one moment: one server process, the
 * model in another. The limit is a server that hands the model's bytes on.
 */
export async function measureStreamsAtOnce(): Promise<Row[]> {
  const limit = await throughPassThrough(AT_ONCE, PEOPLE, (serve) => serve(PEOPLE));
  const { ours, peak, rest } = await throughProduct(AT_ONCE, PEOPLE, async (serve, server) => ({
    ours: await serve(PEOPLE),
    peak: memoryOf(server)?.peak,
    rest: await delay(REST_MS).then(() => memoryOf(server)?.now),
  }));
  const { words, pace } = AT_ONCE;
  const measure = `${shortNumber(PEOPLE)} streams at once`;
  const [failure] = ours.talks.flatMap((one) => one.failure ?? []);
  return [
    {
      measure: `${measure}: failures`,
      how: `${words} tokens at ${pace}/s, SQLite`,
      figure: ours.talks.length - ours.done.length,
      unit: '',
      limit: limit.talks.length - limit.done.length,
      ...(failure !== undefined && { note: `the first: ${failure}` }),
    },
    {
      measure: `${measure}: first text beyond the model's own time`,
      how: 'p99, all send in one moment',
      figure: part(ours, firstTextBeyondModel, 0.99),
      unit: 'ms',
      limit: part(limit, firstTextBeyondModel, 0.99),
      note: `p50 ${shortNumber(part(ours, firstTextBeyondModel, 0.5))}`,
    },
    {
      measure: `${measure}: whole reply beyond the model's own time`,
      how: 'p99',
      figure: part(ours, wholeBeyondModel, 0.99),
      unit: 'ms',
      limit: part(limit, wholeBeyondModel, 0.99),
      note: `all were done after ${shortNumber(ours.seconds)} s (ideal ${shortNumber(words / pace)}, limit ${shortNumber(limit.seconds)}); the model spoke for ${shortNumber(part(ours, modelSeconds, 0.5))} s; ${cpuNote(ours, limit)}`,
    },
    ...memoryRows(measure, peak, rest),
  ];
}

function memoryRows(measure: string, peak: number | undefined, rest: number | undefined): Row[] {
  if (peak === undefined || rest === undefined) return [];
  return [
    { measure: `${measure}: memory at its peak`, how: 'VmHWM', figure: peak, unit: 'MB' },
    {
      measure: `${measure}: memory afterwards`,
      how: `VmRSS after ${REST_MS / 1000} s`,
      figure: rest,
      unit: 'MB',
    },
  ];
}

/**
 * How many can be answered at a time before one sentence in a hundred comes late: the largest of a
 * few sizes of crowd, found by halving.
 */
export async function measureSteadyStreams({ quick }: Run): Promise<Row[]> {
  const sizes = quick ? QUICK_SIZES : SIZES;
  const most = Math.max(...sizes);
  const ours = await throughProduct(STEADY, most, (serve) => largestCrowd(sizes, serve));
  // The limit takes as long again, and is not what a quick look is for.
  const limit = quick
    ? undefined
    : await throughPassThrough(STEADY, most, (serve) => largestCrowd(sizes, serve));
  return [
    {
      measure: `streams with a lag under ${PROMISE.lagMs} ms`,
      how: `${STEADY.pace} tokens/s each, p99 of sentences`,
      figure: ours.people,
      unit: 'people',
      ...(limit && { limit: limit.people }),
      promise: { atLeast: PROMISE.people },
      note: `tried: ${ours.tried.join('; ')}${limit ? `; limit: ${limit.tried.join('; ')}` : ''}`,
    },
  ];
}

/** Lets so many people of a seeded crowd talk. */
type Serve = (people: number) => Promise<Served>;

async function largestCrowd(
  sizes: readonly number[],
  serve: Serve,
): Promise<{ people: number; tried: string[] }> {
  const tried: string[] = [];
  let [good, bad] = [-1, sizes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const people = sizes[middle] ?? 0;
    const served = await serve(people);
    const lag = percentile(steadyLags(served.done), 0.99);
    const failures = served.talks.length - served.done.length;
    tried.push(
      `${shortNumber(people)}: ${shortNumber(lag)} ms${failures > 0 ? `, ${failures} failures` : ''}`,
    );
    if (lag < PROMISE.lagMs && failures === 0) good = middle;
    else bad = middle;
  }
  return { people: sizes[good] ?? 0, tried };
}

async function throughProduct<T>(
  crowd: Crowd,
  people: number,
  work: (serve: Serve, server: ChildProcess) => Promise<T>,
): Promise<T> {
  return withProduct(
    { model: crowd, seed: (seeder) => seeder.people(people) },
    ({ server, url, seeded }) => {
      const asks = seeded.map(({ token }) => askProduct(url, token, 'How was your morning?'));
      return work((count) => serve(crowd, asks.slice(0, count), server.child), server.child);
    },
  );
}

async function throughPassThrough<T>(
  crowd: Crowd,
  people: number,
  work: (serve: Serve) => Promise<T>,
): Promise<T> {
  return withModel(crowd, (model) =>
    withHelper(new URL('limits/pass-through.ts', import.meta.url), [model], ({ url, child }) => {
      const ask = askModel(url, 'How was your morning?');
      const asks = Array.from({ length: people }, () => ask);
      return work((count) => serve(crowd, asks.slice(0, count), child));
    }),
  );
}

/** Warms up with a few, then lets everybody send. */
async function serve(crowd: Crowd, asks: readonly Ask[], server: ChildProcess): Promise<Served> {
  const agent = streamingAgent();
  await Promise.all(asks.slice(0, WARM_UP).map((ask) => talk(agent, ask)));
  const startedAt = clock();
  const cpuBefore = cpuOf(server);
  const talks = await Promise.all(
    asks.map(async (ask, place) => {
      if (crowd.arrivalMs > 0) await delay((place / asks.length) * crowd.arrivalMs);
      return talk(agent, ask);
    }),
  );
  agent.destroy();
  return {
    talks,
    done: talks.filter((one) => one.failure === undefined),
    cpuSeconds: cpuOf(server) - cpuBefore,
    seconds: (clock() - startedAt) / 1000,
  };
}

function part({ done }: Served, figure: (talk: Talk) => number, share: number): number {
  return percentile(done.map(figure), share);
}

/**
 * How late sentences came, ms: those spoken after the last reply had begun and before the first had
 * ended. Where the server is so slow that there is no such time, all of them.
 */
function steadyLags(talks: readonly Talk[]): number[] {
  const from = Math.max(...talks.map((one) => one.heard[0]?.heardAt ?? 0));
  const to = Math.min(...talks.map((one) => one.endedAt));
  const sentences = talks.flatMap((one) => one.heard).filter((mark) => mark.endsSentence);
  const steady = sentences.filter(({ spokenAt }) => spokenAt >= from && spokenAt <= to);
  return (steady.length > 0 ? steady : sentences).map((mark) => mark.heardAt - mark.spokenAt);
}

/** Whether the model kept its pace: where it did not, the machine was too small for the load. */
function modelSeconds({ heard }: Talk): number {
  const [first, last] = [heard[0], heard.at(-1)];
  return first && last ? (last.spokenAt - first.spokenAt) / 1000 : 0;
}

function cpuNote(ours: Served, limit: Served): string {
  const each = (served: Served) => shortNumber((served.cpuSeconds / served.talks.length) * 1000);
  return `server's CPU ${each(ours)} ms a reply (limit ${each(limit)})`;
}
