import { fieldsOf } from './fields.ts';
import type { Word } from './fold.ts';
import { hashOf, type Meaning } from './glossary.ts';
import type { Hit } from './lexicon.ts';
import { FEATURES } from './table.ts';
import type { ReadText } from './text.ts';

const NEAR = 6;
/** So many words may stand between two meanings that follow each other. */
const SKIPPED = 2;
/** So many words may stand between the fields of two meanings that are read as a phrase. */
const PHRASE = 3;
/** Each meaning is paired with so many that follow it. */
const STRETCH = 24;
/** So many words away a meaning still stands beside a concept: in a letter of pages all would with all. */
const BESIDE_REACH = 64;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What a text is made of, by kinds. Each kind is weighed by itself, however much of it there is. */
export type Features = readonly Uint32Array[];

/**
 * The features of a text: the concepts of the lexicon, how they stand to each other, and the shape of
 * the text; what its words mean by the glossary, alone and in runs; each two meanings of a stretch; the
 * fields these belong to; what stands beside each concept; its words and letters.
 */
export function featuresOf({ words, hits, meanings }: ReadText): Features {
  return [
    conceptsOf(words, hits),
    runsOf(words, meanings),
    pairsOf(meanings),
    kindsOf(words, meanings),
    besideOf(hits, meanings),
    surfaceOf(words),
  ].map((kind) => Uint32Array.from(kind));
}

function isCjk(text: readonly Word[]): boolean {
  return text.filter((word) => CJK.test(word.text)).length > text.length / 2;
}

function hash(text: string): number {
  return hashOf(text) % FEATURES;
}

/** As `hash`, for what is made of numbers: there are some thousands of them in a message. */
function mixed(...numbers: readonly number[]): number {
  let sum = 0x811c9dc5;
  for (const number of numbers) {
    sum = Math.imul(sum ^ number, 0x9e3779b1);
    sum ^= sum >>> 15;
  }
  return (sum >>> 0) % FEATURES;
}

/** What a feature of numbers is, so that two of a kind never mean the same by design. */
const RUN = 1;
const TOGETHER = 2;
const PAIR = 3;
const FIELD = 4;
const FIELD_PAIR = 5;
const FIELD_PHRASE = 6;
const BESIDE = 7;
const FIELD_BESIDE = 8;

function conceptsOf(text: readonly Word[], hits: readonly Hit[]): number[] {
  const concepts = new Set<string>();
  const met = [...new Set(hits.map(({ concept }) => concept))].sort();
  for (const [at, first] of met.entries()) {
    concepts.add(first);
    for (const second of met.slice(at + 1)) concepts.add(`${first}&${second}`);
  }
  const cjk = isCjk(text);
  const near = cjk ? NEAR * 2 : NEAR;
  for (const a of hits) {
    for (const b of hits) {
      if (b === a || b.from < a.from || b.from - a.to > near) continue;
      if (text[a.from]?.sentence !== text[b.from]?.sentence) continue;
      if (a.concept === b.concept) continue;
      if (b.from >= a.to) concepts.add(`${a.concept}>${b.concept}`);
      if (b.from - a.to <= 1) concepts.add(`${a.concept}>>${b.concept}`);
    }
  }
  const last = text.at(-1);
  if (last?.text === '?') concepts.add('ends?');
  const bucket = Math.min(6, Math.floor(Math.log2(text.length / (cjk ? 2 : 1) + 1)));
  concepts.add(`length${bucket}`);
  concepts.add(`sentences${Math.min(4, last?.sentence ?? 0)}`);
  if (met.length === 0) concepts.add('no concept');
  return [...concepts].map((concept) => hash(`@${concept}`));
}

/**
 * Headwords alone, two and three that follow each other with hardly a word between, and two that
 * stand near each other in whatever order: languages put the same words in other orders.
 */
function runsOf(text: readonly Word[], meanings: readonly Meaning[]): number[] {
  const found = new Set<number>();
  const starting = Map.groupBy(meanings, ({ from }) => from);
  for (const first of meanings) {
    found.add(mixed(RUN, first.headword));
    for (const second of nextTo(first)) {
      found.add(mixed(RUN, first.headword, second.headword));
      for (const third of nextTo(second)) {
        found.add(mixed(RUN, first.headword, second.headword, third.headword));
      }
    }
  }
  for (const [one, other] of near(text, meanings, NEAR)) {
    found.add(mixed(TOGETHER, ...sorted(one.headword, other.headword)));
  }
  return [...found];

  function nextTo({ from, to }: Meaning): readonly Meaning[] {
    for (let at = to; at <= to + SKIPPED; at += 1) {
      const next = starting.get(at);
      if (next !== undefined) return text[at]?.sentence === text[from]?.sentence ? next : [];
    }
    return [];
  }
}

/** Each two meanings of one sentence with no more than so many words between. */
function* near(
  text: readonly Word[],
  meanings: readonly Meaning[],
  between: number,
): Generator<[Meaning, Meaning]> {
  for (const [at, one] of meanings.entries()) {
    for (let next = at + 1; next < meanings.length; next += 1) {
      const other = meanings[next];
      if (other === undefined || other.from - one.to > between) break;
      if (text[one.from]?.sentence !== text[other.from]?.sentence) break;
      if (other.from >= one.to) yield [one, other];
    }
  }
}

function sorted(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
}

function pairsOf(meanings: readonly Meaning[]): number[] {
  const found = new Set<number>();
  for (const [at, { headword }] of meanings.entries()) {
    for (const other of meanings.slice(at + 1, at + STRETCH)) {
      if (other.headword === headword) continue;
      found.add(mixed(PAIR, ...sorted(headword, other.headword)));
    }
  }
  return [...found];
}

/** Which fields a text speaks of, each two of them, and which follow each other closely. */
function kindsOf(text: readonly Word[], meanings: readonly Meaning[]): number[] {
  const found = new Set<number>();
  const fields = [...new Set(meanings.flatMap(({ headword }) => fieldsOf(headword)))];
  for (const [at, one] of fields.entries()) {
    found.add(mixed(FIELD, one));
    for (const other of fields.slice(at + 1)) found.add(mixed(FIELD_PAIR, ...sorted(one, other)));
  }
  for (const [one, other] of near(text, meanings, PHRASE)) {
    for (const first of fieldsOf(one.headword)) {
      for (const second of fieldsOf(other.headword)) {
        found.add(mixed(FIELD_PHRASE, first, second));
      }
    }
  }
  return [...found];
}

/** What else a text speaks of beside each of its concepts: to join somebody "tonight", or in a dream. */
function besideOf(hits: readonly Hit[], meanings: readonly Meaning[]): number[] {
  const found = new Set<number>();
  for (const hit of hits) {
    const concept = hashOf(hit.concept);
    for (const { headword, from, to } of meanings) {
      if (from >= hit.from && to <= hit.to) continue;
      if (from - hit.to > BESIDE_REACH || hit.from - to > BESIDE_REACH) continue;
      found.add(mixed(BESIDE, concept, headword));
      for (const field of fieldsOf(headword)) found.add(mixed(FIELD_BESIDE, concept, field));
    }
  }
  return [...found];
}

function surfaceOf(words: readonly Word[]): number[] {
  const cjk = isCjk(words);
  const surface = new Set<string>();
  for (const [at, { text: word }] of words.entries()) {
    const next = words[at + 1]?.text ?? '$';
    const third = words[at + 2]?.text ?? '$';
    surface.add(`w ${word}`);
    surface.add(`w ${word} ${next}`);
    surface.add(`w ${word} ${next} ${third}`);
    if (cjk) {
      surface.add(`w ${word} ${next} ${third} ${words[at + 3]?.text ?? '$'}`);
    } else {
      surface.add(`s ${word} ${third}`);
      const padded = `_${word}_`;
      for (let size = 3; size <= 5; size += 1) {
        for (let from = 0; from + size <= padded.length; from += 1) {
          surface.add(`c${padded.slice(from, from + size)}`);
        }
      }
    }
  }
  return [...surface].map(hash);
}
