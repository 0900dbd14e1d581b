import { sql } from 'kysely';
import type { Executor } from '#server/db/schema.ts';
import type { Postings } from './rank.ts';

/** Turns a row: a term's row holds one bit for each of so many neighbouring turns. */
const BLOCK = 30;
const ALL_BITS = 2 ** BLOCK - 1;
/** How many rows of a term are counted before it passes for common. */
const COUNTED = 200;

/** A term as the index knows it: its keyed hash. */
export interface HashedTerm {
  key: string;
  hash: number;
}

/** Enters a turn under its terms. */
export async function addPostings(
  db: Executor,
  userId: string,
  seq: number,
  hashes: readonly number[],
): Promise<void> {
  if (hashes.length === 0) return;
  const { block, bit } = placeOf(seq);
  const rows = hashes.map((term) => ({ user_id: userId, term, block, bits: bit }));
  await db
    .insertInto('memory_terms')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'term', 'block'])
        .doUpdateSet({ bits: sql<number>`memory_terms.bits | excluded.bits` }),
    )
    .execute();
}

/** Empties the index of a person. */
export async function clearPostings(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('memory_terms').where('user_id', '=', userId).execute();
}

/** Takes a turn out of the rows of its terms. */
export async function removePostings(
  db: Executor,
  userId: string,
  seq: number,
  hashes: readonly number[],
): Promise<void> {
  if (hashes.length === 0) return;
  const { block, bit } = placeOf(seq);
  await db
    .updateTable('memory_terms')
    .set({ bits: sql<number>`bits & ${sql.lit(ALL_BITS - bit)}` })
    .where('user_id', '=', userId)
    .where('block', '=', block)
    .where('term', 'in', hashes)
    .execute();
}

/**
 * Where these terms stand, the rarest first, until about `enough` turns are found: a common term
 * tells little and would cost the more the longer the conversation is. What is left out is common;
 * where all are, the rarest one stays.
 */
export async function readPostings(
  db: Executor,
  userId: string,
  terms: readonly HashedTerm[],
  enough: number,
): Promise<Postings[]> {
  const kept = await rarest(db, userId, terms, enough);
  if (kept.length === 0) return [];
  const rows = await db
    .selectFrom('memory_terms')
    .select(['term', 'block', 'bits'])
    .where('user_id', '=', userId)
    .where(
      'term',
      'in',
      kept.map(({ hash }) => hash),
    )
    .where('bits', '>', 0)
    .execute();
  const found = new Map<number, number[]>();
  for (const { term, block, bits } of rows) {
    const seqs = found.get(term) ?? [];
    for (let place = 0; place < BLOCK; place += 1) {
      if ((bits & (1 << place)) !== 0) seqs.push(block * BLOCK + place);
    }
    found.set(term, seqs);
  }
  return kept.flatMap(({ key, hash }) => {
    const seqs = found.get(hash);
    return seqs ? [{ key, seqs }] : [];
  });
}

async function rarest(
  db: Executor,
  userId: string,
  terms: readonly HashedTerm[],
  enough: number,
): Promise<HashedTerm[]> {
  if (terms.length === 0) return [];
  const counts = terms.map(
    ({ hash }) =>
      sql`select ${sql.lit(hash)} as term, count(*) as blocks from (select 1 from memory_terms
        where user_id = ${userId} and term = ${sql.lit(hash)} limit ${sql.lit(COUNTED)}) as counted`,
  );
  const { rows } = await sql<{ term: number; blocks: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db);
  const blocksOf = new Map(rows.map(({ term, blocks }) => [term, blocks]));
  const present = terms
    .map((term) => ({ ...term, blocks: blocksOf.get(term.hash) ?? 0 }))
    .filter(({ blocks }) => blocks > 0)
    .toSorted((one, other) => one.blocks - other.blocks);
  let sum = 0;
  return present.filter(({ blocks }, index) => {
    sum += blocks;
    return index === 0 || sum <= enough;
  });
}

function placeOf(seq: number): { block: number; bit: number } {
  return { block: Math.floor(seq / BLOCK), bit: 2 ** (seq % BLOCK) };
}
