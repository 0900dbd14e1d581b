import { writtenTermsOf } from './analyse.ts';
import { holdsAnswer } from './answer-kind.ts';
import { type Asked, isOn, type Role } from './asked.ts';

/** Where a term stands: the running numbers of the turns that hold it. */
export interface Postings {
  key: string;
  seqs: readonly number[];
}

/** A turn as ranking needs it. */
export interface RankedTurn {
  seq: number;
  role: Role;
  text: string;
  /** ms */
  at: number;
}

/**
 * What a term is worth to a turn when it stands in the turn itself or one, two, three turns before or
 * after it in the same sitting: an answer seldom repeats the words of what it answers, least of all
 * those of a question. Measured with `npm run bench -- recall`, as are the other weights.
 */
const BEFORE = [1, 0.7, 0.5, 0.4] as const;
const AFTER = [1, 0.5, 0.35, 0.25] as const;
const ANSWERED = 0.95;
const REACH = BEFORE.length - 1;
/** The same anywhere else in the sitting. */
const IN_THE_SITTING = 0.1;
/** Turns that lie further apart in time belong to different sittings, ms. */
const SITTING_MS = 4 * 3_600_000;
/** BM25's saturation, without its length (b = 0): turns are short, and the long ones hold facts. */
const K1 = 0.9;
const ON_THE_DAY = { factor: 4, bonus: 8 } as const;
/** What the first turns gain where the beginning is asked for; the very first the most. */
const AT_THE_BEGINNING = 20;
const SPEAKER = 1.3;
const QUESTION = /[?？؟]/u;
const ENDS_ASKING = /[?？؟]\s*$/u;
const A_QUESTION = 0.9;
const LENGTH = 0.05;
/**
 * A turn with a time in it may answer "when", one with a number "how many": so much it gains. Only the
 * best are looked at, since it takes a tenth of a millisecond a turn to understand its words.
 */
const ANSWERS = { factor: 1.3, among: 40 } as const;

/** How much a term says among `total` turns of which `found` hold it (BM25's idf). */
function rarity(found: number, total: number): number {
  return Math.log(1 + (Math.max(total - found, 0) + 0.5) / (found + 0.5));
}

/**
 * A first score for each turn near a term, by postings alone: the turns that are worth opening.
 * Returns the numbers of the best `limit`, best first.
 */
export function nearest(
  postings: readonly Postings[],
  asked: Asked,
  total: number,
  limit: number,
): number[] {
  const scores = new Map<number, number>();
  for (const { key, seqs } of postings) {
    const worth = (asked.terms.get(key) ?? 0) * rarity(seqs.length, total);
    for (const [seq, nearness] of nearnessOf(seqs)) {
      scores.set(seq, (scores.get(seq) ?? 0) + worth * nearness);
    }
  }
  return [...scores]
    .toSorted(([seq, score], [otherSeq, other]) => other - score || otherSeq - seq)
    .slice(0, limit)
    .map(([seq]) => seq);
}

function nearnessOf(seqs: readonly number[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const seq of seqs) {
    for (let distance = -REACH; distance <= REACH; distance += 1) {
      const nearness = (distance < 0 ? AFTER : BEFORE)[Math.abs(distance)] ?? 0;
      const at = seq + distance;
      if (nearness > (best.get(at) ?? 0)) best.set(at, nearness);
    }
  }
  return best;
}

/** A turn and how well it answers; higher is better, and only comparable within one question. */
export interface Scored<T extends RankedTurn> {
  turn: T;
  score: number;
}

/** Ranks opened turns, best first; of equals the newer one. Pure. */
export function rank<T extends RankedTurn>(
  turns: readonly T[],
  postings: readonly Postings[],
  asked: Asked,
  at: { total: number; timeZone: string },
): Scored<T>[] {
  const opened = new Map(turns.map((turn) => [turn.seq, turn]));
  const sittings = sittingsOf(turns);
  const holders = postings.map(({ key, seqs }) => ({
    key,
    seqs: new Set(seqs),
    sittings: new Set(seqs.flatMap((seq) => sittings.get(seq) ?? [])),
    worth: (asked.terms.get(key) ?? 0) * rarity(seqs.length, at.total),
  }));
  const scored = turns
    .map((turn) => {
      const own = writtenTermsOf(turn.text);
      let score = 0;
      const sitting = sittings.get(turn.seq) ?? 0;
      for (const holder of holders) {
        // What is not written there and yet led there is what a word of it means.
        const count = own.get(holder.key)?.count ?? Number(holder.seqs.has(turn.seq));
        const here = (count * (K1 + 1)) / (count + K1);
        const around = holder.sittings.has(sitting) ? IN_THE_SITTING : 0;
        score += holder.worth * Math.max(here, beside(turn, holder.seqs, opened), around);
      }
      return { turn, score: adjusted(score, turn, own.size, asked, at.timeZone) };
    })
    .toSorted(bestFirst);
  const { answer } = asked;
  if (answer === undefined) return scored;
  return scored
    .map((one, place) =>
      place < ANSWERS.among && holdsAnswer(answer, one.turn.text)
        ? { ...one, score: one.score * ANSWERS.factor }
        : one,
    )
    .toSorted(bestFirst);
}

function bestFirst(one: Scored<RankedTurn>, other: Scored<RankedTurn>): number {
  return other.score - one.score || other.turn.seq - one.turn.seq;
}

/** Which sitting each turn belongs to, as far as the turns that were opened tell. */
function sittingsOf(turns: readonly RankedTurn[]): Map<number, number> {
  const sittings = new Map<number, number>();
  let sitting = 0;
  let before: RankedTurn | undefined;
  for (const turn of turns.toSorted((one, other) => one.seq - other.seq)) {
    if (before && turn.at - before.at > SITTING_MS) sitting += 1;
    sittings.set(turn.seq, sitting);
    before = turn;
  }
  return sittings;
}

/** What the nearest other turns of the same sitting that hold a term make it worth to this one. */
function beside(
  turn: RankedTurn,
  holders: ReadonlySet<number>,
  opened: ReadonlyMap<number, RankedTurn>,
): number {
  const holds = (seq: number): boolean =>
    holders.has(seq) && Math.abs((opened.get(seq)?.at ?? turn.at) - turn.at) <= SITTING_MS;
  let best = 0;
  for (let distance = 1; distance <= REACH; distance += 1) {
    if (holds(turn.seq - distance)) best = Math.max(best, BEFORE[distance] ?? 0);
    if (holds(turn.seq + distance)) best = Math.max(best, AFTER[distance] ?? 0);
  }
  const before = opened.get(turn.seq - 1);
  const answers = before !== undefined && before.role !== turn.role && QUESTION.test(before.text);
  return answers && holds(before.seq) ? Math.max(best, ANSWERED) : best;
}

function adjusted(
  score: number,
  turn: RankedTurn,
  length: number,
  asked: Asked,
  timeZone: string,
): number {
  let result = score;
  if (isOn(asked.dates, turn.at, timeZone)) result = result * ON_THE_DAY.factor + ON_THE_DAY.bonus;
  if (asked.beginning) result += AT_THE_BEGINNING / turn.seq;
  if (ENDS_ASKING.test(turn.text)) result *= A_QUESTION;
  if (asked.speaker === turn.role) result *= SPEAKER;
  return result * (1 + LENGTH * Math.log(1 + length));
}
