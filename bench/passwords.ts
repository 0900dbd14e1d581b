import { Agent, request } from 'node:http';
import { hash } from '@node-rs/argon2';
import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { withProduct } from './product.ts';
import { type Row, shortNumber } from './report.ts';
import { get } from './requests.ts';
import { PASSWORD, type Person } from './seed.ts';
import { median, percentile, type Run, times } from './support.ts';

const PROMISE_HASH_MS = 22;
const PROMISE_OTHERS_MS = 50;
const LOG_INS = 50;
/** The others ask at this pace, however long their answers take, ms. */
const ASK_EVERY_MS = 20;
/** OWASP Password Storage Cheat Sheet, Argon2id. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What hashing a password costs, and what others feel of it while many log in at once. */
export async function measurePasswords({ quick }: Run): Promise<Row[]> {
  const tries = quick ? 20 : 50;
  const hashes = await times(tries, () => timed(() => hashPassword(PASSWORD)));
  const plain = await times(tries, () => timed(() => hash(PASSWORD, OWASP)));
  return [
    {
      measure: 'hashing a password',
      how: `p50 of ${tries}, one at a time`,
      figure: median(hashes),
      unit: 'ms',
      limit: median(plain),
      promise: { atMost: PROMISE_HASH_MS },
      note: `p95 ${shortNumber(percentile(hashes, 0.95))}; argon2id, OWASP parameters; the limit is the library alone`,
    },
    await others(quick ? 3 : 10),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** How long others wait for a page of messages while LOG_INS people log in at once. */
async function others(rounds: number): Promise<Row> {
  return withProduct(
    {
      seed: async ({ people, personWith }) => ({
        reader: await personWith(100),
        comers: await people(LOG_INS),
      }),
    },
    async ({ url, seeded }) => {
      const alone = await askWhile(url, seeded.reader, () => delay(1_000));
      const during: number[] = [];
      const logIns: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        during.push(
          ...(await askWhile(url, seeded.reader, async () => {
            logIns.push(await timed(() => logInAll(url, seeded.comers)));
          })),
        );
      }
      return {
        measure: `other answers while ${LOG_INS} log in`,
        how: `p99 of ${during.length}, newest 50 of 100`,
        figure: percentile(during, 0.99),
        unit: 'ms',
        limit: percentile(alone, 0.99),
        promise: { atMost: PROMISE_OTHERS_MS },
        note: `p50 ${shortNumber(median(during))}; the limit is the same without log-ins; the ${LOG_INS} were in after ${shortNumber(median(logIns))} ms`,
      };
    },
  );
}

/** Asks for messages at a fixed pace until `work` is done. Returns how long each answer took, ms. */
async function askWhile(
  url: string,
  { token }: Person,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}` };
  const asked: Promise<number>[] = [];
  const state = { over: false };
  const working = work().finally(() => {
    state.over = true;
  });
  while (!state.over) {
    asked.push(get(`${url}/api/messages`, agent, headers).then(({ ms }) => ms));
    await delay(ASK_EVERY_MS);
  }
  await working;
  const took = await Promise.all(asked);
  agent.destroy();
  return took;
}

async function logInAll(url: string, people: readonly Person[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  await Promise.all(people.map((person) => logIn(url, person.email, agent)));
  agent.destroy();
}

function logIn(url: string, email: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/auth/login`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`a log-in answered ${response.statusCode}`));
        });
      },
    );
    call.once('error', reject).end(JSON.stringify({ email, password: PASSWORD }));
  });
}
