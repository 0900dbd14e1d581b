import type { Executor } from '#server/db/schema.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { type Groups, newestHolding, rarestFirst } from './index.repo.ts';
import { hashOf } from './memory.ts';
import { groupsFor, type Place, placesIn, type Wanted, wantedIn } from './wanted.ts';

export type { Place };

/**
 * What one page may cost, however long the conversation is: so often the index or the conversation
 * is asked, for so many rows of a term, and so many turns are opened at a time.
 */
const ROUNDS = 6;
const ROWS = 200;
const OPENED = 120;

/** A turn as searching needs it. */
export interface SearchedTurn {
  seq: number;
  text: string;
}

/** The conversation that is searched. */
export interface Searched<T extends SearchedTurn> {
  /** Whether all of it is in the index. */
  indexed: boolean;
  /** The turns with these running numbers, in any order; those that are gone are left out. */
  turns(seqs: readonly number[]): Promise<T[]>;
  /** The newest turns before a running number, newest first, whatever they say. */
  newest(before: number, limit: number): Promise<T[]>;
}

/** A turn that was found, and where in it. */
export interface Hit<T> {
  turn: T;
  places: Place[];
}

/** What is looked for next: turns to open, newest first, and where to go on (undefined: nowhere). */
interface Round<T> {
  turns: T[];
  next: number | undefined;
}

/**
 * The newest turns before `before` that hold every word of a query, newest first. Work is bounded: a
 * page may hold fewer than `limit`, or none, and still go on at `next`; undefined is the beginning of
 * the conversation. What the index does not know (signs alone, words that say nothing, a
 * conversation that is not entered yet) is looked for turn by turn.
 */
export async function search<T extends SearchedTurn>(
  db: Executor,
  vault: PersonVault,
  userId: string,
  asked: { query: string; before: number; limit: number },
  conversation: Searched<T>,
): Promise<{ hits: Hit<T>[]; next: number | undefined }> {
  const wanted = wantedIn(asked.query);
  const groups = conversation.indexed ? groupsFor(wanted) : [];
  const led = await rarestFirst(db, userId, hashedGroups(vault, groups));
  if (led === undefined) return { hits: [], next: undefined };
  const round =
    led.length === 0 ? everyTurn(conversation) : heldTurns(db, userId, led, conversation);
  const hits: Hit<T>[] = [];
  let next: number | undefined = asked.before;
  for (let rounds = 0; rounds < ROUNDS && next !== undefined; rounds += 1) {
    const opened: Round<T> = await round(next);
    hits.push(...opened.turns.flatMap((turn) => hitOf(turn, wanted)));
    next = opened.next;
    if (hits.length > asked.limit) {
      const page = hits.slice(0, asked.limit);
      return { hits: page, next: page.at(-1)?.turn.seq };
    }
  }
  return { hits, next };
}

function heldTurns<T extends SearchedTurn>(
  db: Executor,
  userId: string,
  groups: Groups,
  conversation: Searched<T>,
) {
  return async (before: number): Promise<Round<T>> => {
    const { seqs, from } = await newestHolding(db, userId, groups, { before, rows: ROWS });
    const taken = seqs.slice(0, OPENED);
    const turns = taken.length === 0 ? [] : await conversation.turns(taken);
    return {
      turns: turns.toSorted((one, other) => other.seq - one.seq),
      next: taken.length < seqs.length ? taken.at(-1) : from,
    };
  };
}

function everyTurn<T extends SearchedTurn>(conversation: Searched<T>) {
  return async (before: number): Promise<Round<T>> => {
    const turns = await conversation.newest(before, OPENED);
    return { turns, next: turns.length < OPENED ? undefined : turns.at(-1)?.seq };
  };
}

function hitOf<T extends SearchedTurn>(turn: T, wanted: readonly Wanted[]): Hit<T>[] {
  const places = placesIn(turn.text, wanted);
  return places ? [{ turn, places }] : [];
}

function hashedGroups(vault: PersonVault, groups: readonly string[][]): Groups {
  return groups.map((keys) => keys.map((key) => hashOf(vault, key)));
}
