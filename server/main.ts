import pino from 'pino';
import { buildApp } from './app.ts';
import { prepareDataDir, startRefusal } from './data-dir.ts';
import { lockDataDir } from './db/server-lock.ts';
import { createDeps } from './deps.ts';
import { loadDotEnv, readEnv } from './env.ts';
import { CHECK_EVERY_MS } from './features/billing/subscription-checks.ts';
import { createCloser } from './http/closer.ts';
import { loggerOptions } from './http/log.ts';

/** How long replies in the making may go on after the order to stop, ms. */
const STOP_WITHIN_MS = 8_000;
/** How long whoever is being answered has, ms; the last words of a reply are among it. */
const CLOSE_WITHIN_MS = 9_000;
/** How often what has expired is swept away, ms. */
const SWEEP_EVERY_MS = 3_600_000;
/** How often opened keys whose time is over are forgotten, ms. */
const FORGET_EVERY_MS = 10_000;

async function start(): Promise<void> {
  loadDotEnv();
  const env = readEnv(process.env);
  prepareDataDir(env.DATA_DIR);
  const unlock = lockDataDir(env.DATA_DIR);
  const log = pino(loggerOptions(env.LOG_LEVEL));
  const deps = await createDeps(env, log);
  const { app, chat, worker, sweep, checks } = await buildApp(deps);
  const close = createCloser(app);
  const stopKeeping = await chat.keep();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => {
      log.warn({ err: error }, 'sweeping failed');
    });
  }, SWEEP_EVERY_MS);
  const planChecks = (): void => {
    checks.plan().catch((error: unknown) => {
      log.warn({ err: error }, 'the check of subscriptions could not be planned');
    });
  };
  planChecks();
  const checking = setInterval(planChecks, CHECK_EVERY_MS);
  const forgetting = setInterval(() => deps.vault.sweep(), FORGET_EVERY_MS);
  // The data folder is this process's alone; a database server may have others.
  if (env.DATABASE_URL === undefined) await worker.takeOver();
  let stopWorking: (() => Promise<void>) | undefined;
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    stopKeeping();
    clearInterval(sweeping);
    clearInterval(checking);
    clearInterval(forgetting);
    await Promise.all([close(CLOSE_WITHIN_MS), chat.stop(STOP_WITHIN_MS), stopWorking?.()]);
    await deps.db.destroy();
    unlock();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }

  await app.listen({ port: env.PORT, host: env.HOST });
  // Not before it listens: links in mails name the port that was opened.
  if (!stopping) stopWorking = worker.start();
  process.stdout.write(`listening on ${addressOf(app.server.address(), env.HOST)}\n`);
  deps.voice.prepare?.().catch((error: unknown) => {
    log.error({ err: error }, 'the voice could not be prepared');
  });
}

function addressOf(address: string | { port: number } | null, host: string): string {
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

try {
  await start();
} catch (error) {
  const sentence = startRefusal(error, {
    dataDir: process.env['DATA_DIR'] ?? './data',
    database:
      process.env['DATABASE_URL'] === undefined ? 'The embedded database' : 'The database server',
  });
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
