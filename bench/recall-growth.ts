import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { createDeps, type Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { insertAccount } from '#server/features/auth/auth.repo.ts';
import { messagesAt, newestMessages } from '#server/features/chat/messages.repo.ts';
import { contentPlace, openContent } from '#server/features/chat/present.ts';
import { rememberedConversation } from '#server/features/chat/remembering.ts';
import { takePlaces } from '#server/features/chat/usage.repo.ts';
import { enterTurn, enterTurns, recall } from '#server/memory/memory.ts';
import { search } from '#server/memory/search.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.mjs';
import { median, percentile, withFolder } from './support.ts';

const SIZES = [1_000, 100_000];
const QUICK_SIZES = [1_000, 10_000];
const QUESTIONS = 300;
/** Stored one by one, each in a transaction of its own, once the conversation is as long as it gets. */
const STORED = 300;
/** Messages a transaction while a conversation is being made. */
const CHAPTER = 1_000;
/** Different words of the language that is talked in here. */
const VOCABULARY = 12_000;
const WORDS = { user: 22, assistant: 34 } as const;
const MINUTE_MS = 60_000;
/** As many times as long may the 95th of a hundred questions take. */
const GROWTH_AT_MOST = 5;
const STORING_AT_MOST_MS = 2;

/** What was measured at one size; ms. */
interface Figures {
  engine: string;
  messages: number;
  recallP50: number;
  recallP95: number;
  searchP95: number;
  storeP50: number;
  storeP95: number;
}

/**
 * How the cost of remembering grows: recall, search, and the index's part of storing a message, in a
 * conversation of 1,000 and of 100,000 messages, in one run, on the embedded database and, where it
 * is installed, on PostgreSQL. Returns the exit code: 1 where a target is missed.
 */
export async function measureRecallGrowth(json: boolean, quick: boolean): Promise<number> {
  const sizes = quick ? QUICK_SIZES : SIZES;
  const figures = await withFolder((folder) => measured('sqlite', { DATA_DIR: folder }, sizes));
  const bin = findPostgres();
  if (bin === undefined) console.log('PostgreSQL is not installed here, and left out');
  else figures.push(...(await onPostgres(bin, sizes)));
  console.table(figures.map(rounded));
  const missed = missedBy(figures);
  console.log(missed.length === 0 ? 'all targets are met' : `missed: ${missed.join('; ')}`);
  if (json) console.log(JSON.stringify({ figures: figures.map(rounded), missed }));
  return missed.length === 0 ? 0 : 1;
}

async function onPostgres(bin: string, sizes: readonly number[]): Promise<Figures[]> {
  const server = await startPostgres(bin);
  try {
    return await withFolder((folder) =>
      measured('postgresql', { DATA_DIR: folder, DATABASE_URL: server.url }, sizes),
    );
  } finally {
    await server.stop();
  }
}

async function measured(
  engine: string,
  settings: Record<string, string>,
  sizes: readonly number[],
): Promise<Figures[]> {
  const deps = await createDeps(readEnv(settings), pino({ level: 'silent' }));
  try {
    const figures: Figures[] = [];
    for (const messages of sizes) {
      process.stderr.write(`${engine}, ${messages} messages …\n`);
      const figure = { engine, messages, ...(await measuredAt(deps, messages)) };
      // At once, so that a run that is ended early has told what it found.
      console.log(rounded(figure));
      figures.push(figure);
    }
    return figures;
  } finally {
    await deps.db.destroy();
  }
}

async function measuredAt(
  deps: Deps,
  messages: number,
): Promise<Omit<Figures, 'engine' | 'messages'>> {
  const talk = createTalk(messages);
  const { userId, sealed } = await newPerson(deps);
  await write(deps, userId, sealed, talk.slice(0, messages));
  const storing = await storeTimes(deps, userId, sealed, talk.slice(messages));
  const recalling: number[] = [];
  const searching: number[] = [];
  for (let turn = 0; turn < QUESTIONS; turn += 1) {
    const told = talk[(turn * 7_919) % messages] ?? '';
    const words = told.split(' ');
    const [asked, two] = [words.slice(0, 6).join(' '), words.slice(0, 2).join(' ')];
    recalling.push(await timed(() => recallOf(deps, userId, sealed, asked, messages)));
    searching.push(await timed(() => searchOf(deps, userId, sealed, two, messages)));
  }
  return {
    recallP50: median(recalling),
    recallP95: percentile(recalling, 0.95),
    searchP95: percentile(searching, 0.95),
    storeP50: median(storing),
    storeP95: percentile(storing, 0.95),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function recallOf(
  { db, clock }: Deps,
  userId: string,
  sealed: PersonVault,
  text: string,
  total: number,
): Promise<unknown> {
  const question = {
    text,
    language: 'en',
    now: clock.now(),
    timeZone: 'UTC',
    speakers: {},
  } as const;
  return recall(db, sealed, userId, question, rememberedConversation(db, sealed, userId, total));
}

function searchOf(
  { db }: Deps,
  userId: string,
  sealed: PersonVault,
  query: string,
  total: number,
): Promise<unknown> {
  const asked = { query, before: total + 1, limit: 50 };
  return search(db, sealed, userId, asked, {
    indexed: true,
    turns: async (seqs) =>
      (await messagesAt(db, userId, seqs)).map((row) => ({
        seq: row.seq,
        text: openContent(row, sealed),
      })),
    newest: async (before, limit) =>
      (await newestMessages(db, userId, limit, before)).map((row) => ({
        seq: row.seq,
        text: openContent(row, sealed),
      })),
  });
}

async function newPerson({
  db,
  vault,
  clock,
}: Deps): Promise<{ userId: string; sealed: PersonVault }> {
  const userId = randomUUID();
  await db.transaction().execute(async (transaction) => {
    const email = `${userId}@example.org`;
    await insertAccount(transaction, { id: userId, email, password: '', now: clock.now() });
    await vault.createKey(transaction, userId);
  });
  return { userId, sealed: await vault.of(userId) };
}

async function write(
  { db }: Deps,
  userId: string,
  sealed: PersonVault,
  texts: readonly string[],
): Promise<void> {
  for (let from = 0; from < texts.length; from += CHAPTER) {
    const chapter = texts.slice(from, from + CHAPTER);
    await db.transaction().execute(async (transaction) => {
      await takePlaces(transaction, userId, chapter.length);
      const rows = chapter.map((text, index) => rowOf(userId, sealed, from + index + 1, text));
      for (let at = 0; at < rows.length; at += 500) {
        await transaction
          .insertInto('messages')
          .values(rows.slice(at, at + 500))
          .execute();
      }
      const turns = chapter.map((text, index) => ({ seq: from + index + 1, text }));
      await enterTurns(transaction, sealed, userId, turns);
    });
  }
}

/** How long the index takes of each message that is stored, ms: without the message itself. */
async function storeTimes(
  { db }: Deps,
  userId: string,
  sealed: PersonVault,
  texts: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    await db.transaction().execute(async (transaction) => {
      const { last_seq: seq } = await takePlaces(transaction, userId, 1);
      await transaction
        .insertInto('messages')
        .values(rowOf(userId, sealed, seq, text))
        .execute();
      times.push(await timed(() => enterTurn(transaction, sealed, { userId, seq, text })));
    });
  }
  return times;
}

function rowOf(userId: string, sealed: PersonVault, seq: number, text: string) {
  const id = randomUUID();
  return {
    id,
    user_id: userId,
    role: seq % 2 === 1 ? 'user' : 'assistant',
    content: sealed.sealText(text, contentPlace(id)),
    timestamp: seq * MINUTE_MS,
    seq,
    status: 'complete',
    reply_to: null,
    care: 'none',
    voice: null,
    notice: 0,
    attempt: 0,
    stop_requested: 0,
  };
}

/**
 * What is said in a conversation, STORED messages more than asked for: words of an invented language,
 * as often as words of a rank are said in any (Zipf's law), and the same in every run.
 */
function createTalk(messages: number): string[] {
  const random = sequence(messages);
  const spoken = Array.from({ length: VOCABULARY }, () => word(random));
  const ranks = Math.log(VOCABULARY);
  return Array.from({ length: messages + STORED }, (_, index) => {
    const length = index % 2 === 0 ? WORDS.user : WORDS.assistant;
    return Array.from(
      { length },
      () => spoken[Math.floor(Math.exp(random() * ranks)) - 1] ?? '',
    ).join(' ');
  });
}

function word(random: () => number): string {
  const syllables = 2 + Math.floor(random() * 3);
  const letter = (letters: string) => letters.charAt(Math.floor(random() * letters.length));
  return Array.from({ length: syllables }, () => letter('bdfgklmnprstvz') + letter('aeiou')).join(
    '',
  );
}

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function missedBy(figures: readonly Figures[]): string[] {
  return figures.flatMap((figure) => {
    const { engine, messages } = figure;
    const small = figures.find((one) => one.engine === engine);
    const growth = figure.recallP95 / (small?.recallP95 ?? Number.NaN);
    const missed: string[] = [];
    if (!(growth <= GROWTH_AT_MOST)) {
      missed.push(`${engine}: recall at ${messages} takes ${growth.toFixed(1)} times as long`);
    }
    if (figure.storeP50 >= STORING_AT_MOST_MS) {
      missed.push(`${engine}: storing at ${messages} takes ${figure.storeP50.toFixed(2)} ms`);
    }
    return missed;
  });
}

function rounded(figures: Figures): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 100) / 100 : String(value),
    ]),
  );
}
