import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { buildApp } from '#server/app.ts';
import { createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { loggerOptions } from '#server/http/log.ts';
import type { Mailer } from '#server/ports/mailer/port.ts';
import type { Payments } from '#server/ports/payments/port.ts';
import type { PhotoStore } from '#server/ports/photo-store/port.ts';
import type { Voice } from '#server/voice/voice.ts';
import { contractOf, readOpenApi } from './contract.ts';
import { createOwnDatabase } from './database-server.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { parseRoutes } from './routes.ts';

export const PASSWORD = 'Sommer1987';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

type Call = InjectOptions & { url: string };

export type Answer = LightMyRequestResponse;

/** Somebody who has registered. */
export interface Person {
  email: string;
  userId: string;
  token: string;
  /** Calls as this person; `body` is sent as JSON. */
  api(
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

export interface TestApp {
  deps: Deps;
  clock: ManualClock;
  dataDir: string;
  /** Every line of the log so far. */
  logLines: string[];
  /** Every route that it answers, as "GET /api/me"; HEAD goes with GET. */
  routes: string[];
  /** A call as nobody in particular. Throws when call or answer is not as /api/openapi.json has it. */
  inject(call: Call): Promise<Answer>;
  /** Registers somebody, with an address and PASSWORD where no other is given. */
  register(email?: string, password?: string): Promise<Person>;
  /** Whoever a token speaks for. */
  personOf(token: string): Promise<Person>;
  /** Does every job that is due by the test's clock; returns how many were tried. */
  runJobs(): Promise<number>;
  /** Drops what has expired, as a server does every hour. */
  sweep(): Promise<void>;
  /** Does what a server does every quarter hour about subscriptions in doubt. */
  checkSubscriptions(): Promise<void>;
  /** Opens a real port of loopback and returns its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings that differ; payments are off unless named. */
  env?: Record<string, string>;
  voice?: Voice;
  mailer?: Mailer;
  payments?: Payments;
  photoStore?: PhotoStore;
  clock?: ManualClock;
}

/**
 * The whole application on a data folder of its own and an empty database: the embedded one, or a
 * fresh one on the server that TEST_DATABASE_URL names. Time stands still until the test moves it.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-test-'));
  const server = process.env['TEST_DATABASE_URL'];
  const own = server === undefined ? undefined : await createOwnDatabase(server);
  const env = readEnv({
    DATA_DIR: dataDir,
    PAYMENTS: 'off',
    LOG_LEVEL: 'info',
    ...(own && { DATABASE_URL: own.url }),
    ...options.env,
  });
  const clock = options.clock ?? manualClock();
  const logLines: string[] = [];
  const log = pino(loggerOptions(env.LOG_LEVEL), { write: (line) => void logLines.push(line) });
  const deps = await createDeps(env, log, {
    clock,
    ...(options.voice && { voice: options.voice }),
    ...(options.mailer && { mailer: options.mailer }),
    ...(options.payments && { payments: options.payments }),
    ...(options.photoStore && { photoStore: options.photoStore }),
  });
  const { app, chat, worker, sweep, checks } = await buildApp(deps);
  await app.ready();

  const published = await app.inject({ method: 'GET', url: '/api/openapi.json' });
  const check = contractOf(readOpenApi(published.json()));
  const inject = async (call: Call): Promise<Answer> => {
    const answer = await app.inject(call);
    check({
      method: call.method ?? 'GET',
      url: call.url,
      payload: call.payload,
      status: answer.statusCode,
      contentType: String(answer.headers['content-type']),
      body: answer.body,
    });
    return answer;
  };
  let people = 0;

  return {
    deps,
    clock,
    dataDir,
    logLines,
    routes: parseRoutes(app.printRoutes({ commonPrefix: false })),
    inject,
    register: (email, password = PASSWORD) => {
      people += 1;
      return register(inject, email ?? `person${people}@example.org`, password);
    },
    personOf: (token) => personOf(inject, token),
    runJobs: () => worker.runDue(),
    sweep,
    async checkSubscriptions() {
      await checks.plan();
      await worker.runDue();
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await Promise.all([app.close(), chat.stop(0)]);
      await deps.db.destroy();
      await own?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function register(
  inject: TestApp['inject'],
  email: string,
  password: string,
): Promise<Person> {
  const answer = await inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email, password, ageAcknowledged: true },
  });
  if (answer.statusCode !== 200) {
    throw new Error(`registration answered ${answer.statusCode}: ${answer.body}`);
  }
  const { token }: { token: string } = answer.json();
  return personOf(inject, token);
}

async function personOf(inject: TestApp['inject'], token: string): Promise<Person> {
  const api: Person['api'] = (method, url, body, headers = {}) =>
    inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  const me: { id: string; email: string } = (await api('GET', '/api/me')).json();
  return { email: me.email, userId: me.id, token, api };
}
