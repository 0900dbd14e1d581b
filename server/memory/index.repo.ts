import { sql } from 'kysely';
import type { Executor } from '#server/db/schema.ts';
import type { Postings } from './rank.ts';

/** Turns a row: a term's row holds one bit for each of so many neighbouring turns. */
const BLOCK = 30;
const ALL_BITS = 2 ** BLOCK - 1;
/** How many rows of a term a search counts before it passes for common. */
const COUNTED = 200;

/** A term as the index knows it: its keyed hash. */
export interface HashedTerm {
  key: string;
  hash: number;
}

/**
 * Enters turns under their terms: one statement for each block, of the same four parameters however many
 * terms there are. With parameters for each row PostgreSQL took 2.3 ms a message, and so 1.3. Both
 * engines have a `json_each` that takes an object apart.
 */
export async function addPostings(
  db: Executor,
  userId: string,
  turns: readonly { seq: number; hashes: readonly number[] }[],
): Promise<void> {
  for (const [block, bitsOf] of bitsByBlock(turns)) {
    await sql`insert into memory_terms (user_id, term, block, bits)
      select ${userId}, cast(key as bigint), cast(${block} as integer),
        cast(cast(value as text) as integer)
      from json_each(${JSON.stringify(Object.fromEntries(bitsOf))})
      where true
      on conflict (user_id, term, block)
      do update set bits = memory_terms.bits | excluded.bits`.execute(db);
  }
}

/** The bits that each block's terms gain. */
function bitsByBlock(
  turns: readonly { seq: number; hashes: readonly number[] }[],
): Map<number, Map<number, number>> {
  const blocks = new Map<number, Map<number, number>>();
  for (const { seq, hashes } of turns) {
    const { block, bit } = placeOf(seq);
    const bitsOf = blocks.get(block) ?? new Map<number, number>();
    for (const term of hashes) bitsOf.set(term, (bitsOf.get(term) ?? 0) | bit);
    blocks.set(block, bitsOf);
  }
  return blocks;
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
    // Cuts where even the rarest term stands nearly everywhere and tells nothing apart.
    .orderBy('block', 'desc')
    .limit(enough)
    .execute();
  const found = new Map<number, number[]>();
  for (const { term, block, bits } of rows) {
    const seqs = found.get(term) ?? [];
    seqs.push(...seqsIn(block, bits));
    found.set(term, seqs);
  }
  return kept.flatMap(({ key, hash }) => {
    const seqs = found.get(hash);
    return seqs ? [{ key, seqs }] : [];
  });
}

/** Groups of terms, of which a turn must hold one each. */
export type Groups = readonly (readonly number[])[];

/** Puts the group that leads to the fewest turns first; undefined where one leads to none. */
export async function rarestFirst(
  db: Executor,
  userId: string,
  groups: Groups,
): Promise<Groups | undefined> {
  const blocksOf = await countedBlocks(db, userId, [...new Set(groups.flat())], COUNTED);
  const counted = groups.map((terms) => ({
    terms,
    blocks: terms.reduce((sum, term) => sum + (blocksOf.get(term) ?? 0), 0),
  }));
  if (counted.some(({ blocks }) => blocks === 0)) return undefined;
  return counted.toSorted((one, other) => one.blocks - other.blocks).map(({ terms }) => terms);
}

/**
 * The turns before `before` that hold a term of each group, newest first, as far as `rows` rows of
 * each term of the first group reach. `from` is the oldest number that was looked at; undefined
 * where that was all.
 */
export async function newestHolding(
  db: Executor,
  userId: string,
  [leading = [], ...others]: Groups,
  { before, rows }: { before: number; rows: number },
): Promise<{ seqs: number[]; from: number | undefined }> {
  const led = await newestBlocks(db, userId, leading, placeOf(before - 1).block, rows);
  const blocks = [...led.bits.keys()].filter((block) => block >= led.from);
  const found = await bitsIn(db, userId, others.flat(), blocks);
  const seqs = blocks
    .toSorted((one, other) => other - one)
    .flatMap((block) => {
      const held = others.map((terms) =>
        terms.reduce((bits, term) => bits | (found.get(`${term}:${block}`) ?? 0), 0),
      );
      return seqsIn(
        block,
        held.reduce((all, bits) => all & bits, led.bits.get(block) ?? 0),
      );
    });
  return {
    seqs: seqs.filter((seq) => seq < before),
    from: led.from === 0 ? undefined : led.from * BLOCK,
  };
}

/** The newest rows of each term, joined by block; whole from the block `from` on. */
async function newestBlocks(
  db: Executor,
  userId: string,
  terms: readonly number[],
  last: number,
  limit: number,
): Promise<{ bits: Map<number, number>; from: number }> {
  const bits = new Map<number, number>();
  let from = 0;
  for (const term of terms) {
    const rows = await db
      .selectFrom('memory_terms')
      .select(['block', 'bits'])
      .where('user_id', '=', userId)
      .where('term', '=', term)
      .where('block', '<=', last)
      .orderBy('block', 'desc')
      .limit(limit)
      .execute();
    for (const row of rows) bits.set(row.block, (bits.get(row.block) ?? 0) | row.bits);
    if (rows.length === limit) from = Math.max(from, rows.at(-1)?.block ?? 0);
  }
  return { bits, from };
}

/** The bits of terms in some blocks, by "term:block". */
async function bitsIn(
  db: Executor,
  userId: string,
  terms: readonly number[],
  blocks: readonly number[],
): Promise<Map<string, number>> {
  if (terms.length === 0 || blocks.length === 0) return new Map();
  const rows = await db
    .selectFrom('memory_terms')
    .select(['term', 'block', 'bits'])
    .where('user_id', '=', userId)
    .where('term', 'in', terms)
    .where('block', 'in', blocks)
    .execute();
  return new Map(rows.map(({ term, block, bits }) => [`${term}:${block}`, bits]));
}

async function rarest(
  db: Executor,
  userId: string,
  terms: readonly HashedTerm[],
  enough: number,
): Promise<HashedTerm[]> {
  const blocksOf = await countedBlocks(
    db,
    userId,
    terms.map(({ hash }) => hash),
    enough,
  );
  const present = terms
    .map((term) => ({ ...term, blocks: blocksOf.get(term.hash) ?? 0 }))
    .filter(({ blocks }) => blocks > 0)
    .toSorted((one, other) => one.blocks - other.blocks);
  let sum = 0;
  return present.filter(({ blocks }, index) => {
    sum += blocks;
    // As many as may be are more than were counted.
    return index === 0 || sum < enough;
  });
}

/** How many rows each term has; no more than `atMost` are counted. */
async function countedBlocks(
  db: Executor,
  userId: string,
  hashes: readonly number[],
  atMost: number,
): Promise<Map<number, number>> {
  if (hashes.length === 0) return new Map();
  const counts = hashes.map(
    (hash) =>
      sql`select ${sql.lit(hash)} as term, count(*) as blocks from (select 1 from memory_terms
        where user_id = ${userId} and term = ${sql.lit(hash)} limit ${sql.lit(atMost)}) as counted`,
  );
  const { rows } = await sql<{ term: number; blocks: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map(({ term, blocks }) => [term, blocks]));
}

/** The running numbers that a row's bits stand for, newest first. */
function seqsIn(block: number, bits: number): number[] {
  const seqs: number[] = [];
  for (let place = BLOCK - 1; place >= 0; place -= 1) {
    if ((bits & (1 << place)) !== 0) seqs.push(block * BLOCK + place);
  }
  return seqs;
}

function placeOf(seq: number): { block: number; bit: number } {
  return { block: Math.floor(seq / BLOCK), bit: 2 ** (seq % BLOCK) };
}
