import type { Executor } from '#server/db/schema.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { termsOf } from './analyse.ts';
import { type Asked, type Question, type Role, type Span, spansOf, whatIsAsked } from './asked.ts';
import {
  addPostings,
  clearPostings,
  type HashedTerm,
  readPostings,
  removePostings,
} from './index.repo.ts';
import { nearest, rank, type RankedTurn, type Scored } from './rank.ts';

export type { Question, Role, Span };
export { clearPostings as clearIndex };

/** To be raised when the terms of a text change: every conversation is then entered anew. */
export const INDEX_VERSION = 3;
/** Bytes of a term's hash: as many as a whole number of JavaScript holds. */
const HASH_BYTES = 6;
/** How many turns a question's terms may lead to, and how many of them are opened. */
const ENOUGH_FOUND = 3_000;
const OPENED = 150;
/** The turns with which a conversation begins, by their running numbers. */
const BEGINNING = Array.from({ length: 12 }, (_, index) => index + 1);

/** A turn that enters the index or leaves it. */
export interface IndexedTurn {
  userId: string;
  seq: number;
  text: string;
}

/** The conversation that is remembered, opened as far as it is needed. */
export interface Conversation<T extends RankedTurn> {
  /** How many turns there are, about. */
  total: number;
  /** The turns with these running numbers; those that are gone are left out. */
  turns(seqs: readonly number[]): Promise<T[]>;
  /** Turns of these stretches of time (ms), some of each. */
  turnsWithin(spans: readonly Span[]): Promise<T[]>;
  /** When the first turn was, ms; undefined where there is none. */
  begunAt(): Promise<number | undefined>;
}

/**
 * Enters turns of one person into the index of what was said: keyed hashes of words, in which a stolen
 * database shows no word. A term's hash is different for each person, since it is keyed with their own
 * key.
 */
export async function enterTurns(
  db: Executor,
  vault: PersonVault,
  userId: string,
  turns: readonly Omit<IndexedTurn, 'userId'>[],
): Promise<void> {
  const hashes = new Map<string, number>();
  const hashFor = (key: string): number => {
    const hash = hashes.get(key) ?? hashOf(vault, key);
    hashes.set(key, hash);
    return hash;
  };
  await addPostings(
    db,
    userId,
    turns.map(({ seq, text }) => ({ seq, hashes: Array.from(termsOf(text).keys(), hashFor) })),
  );
}

/** Enters one turn. */
export async function enterTurn(
  db: Executor,
  vault: PersonVault,
  { userId, ...turn }: IndexedTurn,
): Promise<void> {
  await enterTurns(db, vault, userId, [turn]);
}

/** Takes a turn out of the index; `text` is what it was entered with. */
export async function removeTurn(
  db: Executor,
  vault: PersonVault,
  { userId, seq, text }: IndexedTurn,
): Promise<void> {
  const terms = hashed(vault, termsOf(text).keys());
  await removePostings(
    db,
    userId,
    seq,
    terms.map(({ hash }) => hash),
  );
}

/**
 * The turns that answer a question best, best first. The cost stays flat as a conversation grows:
 * rare terms lead, and only the nearest turns are opened.
 */
export async function recall<T extends RankedTurn>(
  db: Executor,
  vault: PersonVault,
  userId: string,
  question: Question,
  conversation: Conversation<T>,
): Promise<Scored<T>[]> {
  const asked = whatIsAsked(question);
  const terms = hashed(vault, asked.terms.keys());
  const postings = await readPostings(db, userId, terms, ENOUGH_FOUND);
  const near = nearest(postings, asked, conversation.total, OPENED);
  const turns = near.length === 0 ? [] : await conversation.turns(near);
  const dated = await onTheDays(asked, question, conversation);
  const bySeq = new Map([...turns, ...dated].map((turn) => [turn.seq, turn]));
  return rank([...bySeq.values()], postings, asked, {
    total: conversation.total,
    timeZone: question.timeZone,
  }).filter(({ score }) => score > 0);
}

async function onTheDays<T extends RankedTurn>(
  { dates, beginning }: Asked,
  { now }: Question,
  conversation: Conversation<T>,
): Promise<T[]> {
  const first = beginning ? await conversation.turns(BEGINNING) : [];
  if (dates.length === 0) return first;
  const from = await conversation.begunAt();
  const spans = from === undefined ? [] : spansOf(dates, { from, until: now });
  return [...first, ...(await conversation.turnsWithin(spans))];
}

function hashed(vault: PersonVault, keys: Iterable<string>): HashedTerm[] {
  return Array.from(keys, (key) => ({ key, hash: hashOf(vault, key) }));
}

/** A term as the index holds it, by a key of the person's own. */
export function hashOf(vault: PersonVault, key: string): number {
  return vault.indexHash(key).readUIntBE(0, HASH_BYTES);
}
