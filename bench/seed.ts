import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import pino from 'pino';
import type { Database, Executor } from '#server/db/schema.ts';
import { createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { insertAccount } from '#server/features/auth/auth.repo.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { createSessionsService } from '#server/features/auth/sessions.service.ts';
import { contentPlace } from '#server/features/chat/present.ts';
import { takePlaces } from '#server/features/chat/usage.repo.ts';
import { insertProfile } from '#server/features/profile/profile.repo.ts';
import { NO_WORDS, sealWords } from '#server/features/profile/profile-words.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { DEFAULT_TONE } from '#shared/rules/tones.ts';
import { withFolder } from './support.ts';

export const PASSWORD = 'Sommer1987';

/** Rows an insert: many enough to be quick, few enough for the engines' limits of parameters. */
const BATCH = 500;
/** Rows a transaction. */
const CHAPTER = 50_000;
/**
 * How many of the newest messages can be opened. What lies further back is never opened by a
 * measuring, and holds sealed bytes of the same length that belong elsewhere: a million seals would
 * take longer than all the rest.
 */
const OPENABLE = 1_000;
const MINUTE_MS = 60_000;

/** Somebody with an account, a profile and an open session. */
export interface Person {
  userId: string;
  email: string;
  token: string;
}

/** Writes people and conversations into a database while no server holds it. */
export interface Seeder {
  /** So many people with a profile each; all have PASSWORD. */
  people: (count: number) => Promise<Person[]>;
  /** One person with a conversation of so many messages, the newest of now. */
  personWith: (messages: number) => Promise<Person>;
}

/** Gives `work` the parts of a product with an empty database in a temporary folder. */
export async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const deps = await createDeps(readEnv({ DATA_DIR: folder }), pino({ level: 'silent' }));
    try {
      await hurry(deps.db);
      return await work(deps);
    } finally {
      await deps.db.destroy();
    }
  });
}

/** Opens the database that a server of these settings would use, and hands a seeder to `work`. */
export async function seeding<T>(
  settings: Record<string, string>,
  work: (seeder: Seeder) => Promise<T>,
): Promise<T> {
  const deps = await createDeps(readEnv(settings), pino({ level: 'silent' }));
  const { db, vault, clock } = deps;
  if (deps.env.DATABASE_URL === undefined) await hurry(db);
  const sessions = createSessionsService(deps);

  async function people(count: number): Promise<Person[]> {
    const now = clock.now();
    const password = await hashPassword(PASSWORD);
    const made = await db.transaction().execute(async (transaction) => {
      const accounts: Person[] = [];
      for (let number = 0; number < count; number += 1) {
        const userId = randomUUID();
        const email = `${userId}@example.org`;
        await insertAccount(transaction, { id: userId, email, password, now });
        await vault.createKey(transaction, userId);
        accounts.push({ userId, email, token: await sessions.create(userId, transaction) });
      }
      return accounts;
    });
    const vaults = new Map<string, PersonVault>();
    for (const { userId } of made) vaults.set(userId, await vault.of(userId));
    await db.transaction().execute(async (transaction) => {
      for (const [userId, sealed] of vaults) await writeProfile(transaction, userId, sealed, now);
    });
    return made;
  }

  try {
    return await work({
      people,
      async personWith(messages) {
        const [person] = await people(1);
        if (!person) throw new Error('nobody was made');
        const sealed = await vault.of(person.userId);
        for (let from = 0; from < messages; from += CHAPTER) {
          const part = { from, to: Math.min(from + CHAPTER, messages), of: messages };
          await db
            .transaction()
            .execute((transaction) => writeMessages(transaction, person.userId, sealed, part));
        }
        return person;
      },
    });
  } finally {
    await db.destroy();
  }
}

/** Nothing here outlives the measuring, so nothing is made safe; the server opens it as ever. */
async function hurry(db: Database): Promise<void> {
  await sql`pragma journal_mode = off`.execute(db);
  await sql`pragma synchronous = off`.execute(db);
  await sql`pragma cache_size = -400000`.execute(db);
}

async function writeProfile(
  transaction: Executor,
  userId: string,
  sealed: PersonVault,
  now: number,
): Promise<void> {
  const id = randomUUID();
  const words = sealWords(sealed, id, {
    ...NO_WORDS,
    name: 'Ingrid Halvorsen',
    keyFacts: 'She was a midwife in Bergen for thirty years.',
    favoriteMemories: 'We picked blueberries above the fjord every August.',
  });
  const profile = { id, user_id: userId, words, tone: DEFAULT_TONE, photo_url: null };
  await insertProfile(transaction, profile, now);
}

/** Which messages of a conversation are written, counted from 0. */
interface Part {
  from: number;
  to: number;
  of: number;
}

async function writeMessages(
  transaction: Executor,
  userId: string,
  sealed: PersonVault,
  { from, to, of }: Part,
): Promise<void> {
  await takePlaces(transaction, userId, to - from);
  const rowOf = rowMaker(userId, sealed, of);
  let statement: { rows: number; sql: string } | undefined;
  let question: string | null = null;
  for (let start = from; start < to; start += BATCH) {
    const rows: ReturnType<typeof rowOf>[] = [];
    for (let index = start; index < Math.min(start + BATCH, to); index += 1) {
      const row = rowOf(index, question);
      rows.push(row);
      question = question === null ? row.id : null;
    }
    // Put together once: of a million rows the query builder would take longer than the database.
    if (statement?.rows !== rows.length) {
      const { sql } = transaction.insertInto('messages').values(rows).compile();
      statement = { rows: rows.length, sql };
    }
    const parameters = rows.flatMap((row) => Object.values(row));
    await transaction.executeQuery(CompiledQuery.raw(statement.sql, parameters));
  }
}

/** Makes the rows of a conversation of `of` messages: by turns the person's, and a reply to it. */
function rowMaker(userId: string, sealed: PersonVault, of: number) {
  const startedAt = Date.now() - of * MINUTE_MS;
  const [words, reply] = [0, 1].map((index) => sealed.sealText(textOf(index), 'elsewhere'));
  if (!words || !reply) throw new Error('nothing was sealed');
  return (index: number, replyTo: string | null) => {
    const id = randomUUID();
    const faraway = replyTo === null ? words : reply;
    return {
      id,
      user_id: userId,
      role: replyTo === null ? 'user' : 'assistant',
      content: index < of - OPENABLE ? faraway : sealed.sealText(textOf(index), contentPlace(id)),
      timestamp: startedAt + index * MINUTE_MS,
      seq: index + 1,
      status: 'complete',
      reply_to: replyTo,
      care: 'none',
      voice: replyTo === null ? null : 'openai',
      notice: 0,
      attempt: 0,
      stop_requested: 0,
    };
  };
}

/** What the message at this place, counted from 0, says: of a usual length, and unlike all others. */
export function textOf(index: number): string {
  return index % 2 === 0
    ? `I walked past the old house today and thought of how you used to wave. ${ending(index)}`
    : `I am glad that you went there and that you told me of it. The apple tree was always yours, even when you were too small to reach the branches. We made jam from it every autumn, and the whole kitchen smelled of it for days. ${ending(index)}`;
}

function ending(index: number): string {
  return `This is number ${index + 1}.`;
}
