import pino from 'pino';
import { prepareDataDir, startRefusal } from '#server/data-dir.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Engine, openDatabase } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { masterKeyOf } from '#server/deps.ts';
import { type Env, loadDotEnv, readEnv } from '#server/env.ts';
import { createSessionsService } from '#server/features/auth/sessions.service.ts';
import { loggerOptions } from '#server/http/log.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { createVault } from '#server/vault/vault.ts';
import { isEmail, normalEmail } from '#shared/rules/email.ts';
import { printAuditLog } from './audit.ts';
import { safetyReport } from './safety-report.ts';
import { backUp, bringBack, RestoreRefused } from './backup/commands.ts';

const USAGE = `Usage:
  npm run admin -- grant EMAIL          makes the account an administrator
  npm run admin -- revoke EMAIL         takes that away again
  npm run admin -- end-sessions EMAIL   logs the account out everywhere
  npm run admin -- audit [EMAIL]        prints who opened whose account, oldest first
  npm run admin -- safety-report YEAR   prints how often help was named that year
  npm run admin -- backup FOLDER        writes a sealed backup, beside a running server
  npm run admin -- restore FOLDER [TIME.keepsake]   brings the newest, or that one, back`;

/** What came of a command: the sentence for the operator, and the exit code. */
interface Outcome {
  sentence: string;
  exitCode: 0 | 1 | 2;
}

interface Tools {
  db: Database;
  engine: Engine;
  env: Env;
}

/**
 * What is done with an account. Each works beside a running server: it takes no lock, and the server
 * reads flags and sessions with every call.
 */
const COMMANDS: Record<string, (tools: Tools, email: string) => Promise<Outcome>> = {
  grant: ({ db }, email) => setAdmin(db, email, true),
  revoke: ({ db }, email) => setAdmin(db, email, false),
  'end-sessions': endSessions,
  audit: showAudit,
};

/** Sets or clears the admin flag of the account with that address. */
async function setAdmin(db: Database, email: string, isAdmin: boolean): Promise<Outcome> {
  const done = await db
    .updateTable('users')
    .set({ is_admin: Number(isAdmin) })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (!done) return noAccount(email);
  const sentence = isAdmin ? `${email} is an administrator now.` : `${email} is no administrator.`;
  return { sentence, exitCode: 0 };
}

/** Ends all sessions of the account with that address, open streams included (ASVS V7.4.5). */
async function endSessions({ db, env }: Tools, email: string): Promise<Outcome> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return noAccount(email);
  await createSessionsService({ db, env, clock: systemClock }).endAll(account.id);
  // Beside what the servers log; standard output is the operator's.
  const log = pino(loggerOptions(env.LOG_LEVEL), pino.destination({ dest: 2, sync: true }));
  noteSecurity(log, 'sessions_ended', { user: account.id });
  return { sentence: `${email} is logged out everywhere.`, exitCode: 0 };
}

/** Prints the audit log; of one account alone where an address is given ('' for all). */
async function showAudit({ db, env }: Tools, email: string): Promise<Outcome> {
  const vault = createVault(db, masterKeyOf(env));
  const count = await printAuditLog(db, vault, email === '' ? undefined : email, print);
  const whose = email === '' ? '' : ` about ${email}`;
  return {
    sentence: count === 1 ? `1 line${whose}.` : `${count} lines${whose}.`,
    exitCode: 0,
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function noAccount(email: string): Outcome {
  return {
    sentence: `There is no account with the address ${email}. Register it in the browser first, then run this again.`,
    exitCode: 1,
  };
}

async function run(words: string[]): Promise<Outcome> {
  const [name = '', ...rest] = words;
  if (name === 'backup' || name === 'restore') return runWithFolder(name, rest);
  if (name === 'safety-report') return runSafetyReport(rest);
  const [address] = rest;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const needsAddress = address === undefined && name !== 'audit';
  if (!command || needsAddress || rest.length > 1) return { sentence: USAGE, exitCode: 2 };
  const email = normalEmail(address ?? '');
  if (address !== undefined && !isEmail(email)) {
    return { sentence: `${address} is not an e-mail address.\n${USAGE}`, exitCode: 2 };
  }
  return withTools(async (tools) => {
    await migrate(tools.db, tools.engine);
    return command(tools, email);
  });
}

/** A restore finds the tables as the backup knew them: it migrates by itself. */
async function runWithFolder(name: 'backup' | 'restore', words: string[]): Promise<Outcome> {
  const [folder, file] = words;
  const most = name === 'restore' ? 2 : 1;
  if (folder === undefined || words.length > most) return { sentence: USAGE, exitCode: 2 };
  return withTools(async (tools) => {
    if (name === 'restore') return { sentence: await bringBack(tools, folder, file), exitCode: 0 };
    await migrate(tools.db, tools.engine);
    return { sentence: await backUp(tools, folder), exitCode: 0 };
  });
}

async function runSafetyReport(words: string[]): Promise<Outcome> {
  const [year = ''] = words;
  if (words.length !== 1 || !/^\d{4}$/.test(year)) return { sentence: USAGE, exitCode: 2 };
  return withTools(async ({ db, engine }) => {
    await migrate(db, engine);
    return { sentence: await safetyReport(db, Number(year)), exitCode: 0 };
  });
}

async function withTools(work: (tools: Tools) => Promise<Outcome>): Promise<Outcome> {
  loadDotEnv();
  const env = readEnv(process.env);
  prepareDataDir(env.DATA_DIR);
  const where = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const { db, engine } = openDatabase(where, () => undefined);
  try {
    return await work({ db, engine, env });
  } finally {
    await db.destroy();
  }
}

function refusal(error: unknown): Outcome {
  if (error instanceof RestoreRefused) return { sentence: error.message, exitCode: 1 };
  const sentence = startRefusal(error, {
    dataDir: process.env['DATA_DIR'] ?? './data',
    database:
      process.env['DATABASE_URL'] === undefined ? 'The embedded database' : 'The database server',
  });
  if (sentence === undefined) throw error;
  return { sentence, exitCode: 1 };
}

const outcome = await run(process.argv.slice(2)).catch(refusal);
const out = outcome.exitCode === 0 ? process.stdout : process.stderr;
out.write(`${outcome.sentence}\n`);
process.exitCode = outcome.exitCode;
