import type { Word } from './fold.ts';
import { hashOf, type Meaning } from './glossary.ts';
import type { Hit } from './lexicon.ts';
import type { ReadText } from './text.ts';

/** Sums of weights are kept under this many numbers; features that meet in one share its weight. */
export const FEATURES = 2 ** 19;
const NEAR = 6;
/** So many words may stand between two meanings that follow each other. */
const SKIPPED = 2;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function isCjk(text: readonly Word[]): boolean {
  return text.filter((word) => CJK.test(word.text)).length > text.length / 2;
}

function hash(text: string): number {
  return hashOf(text) % FEATURES;
}

/** What a message is made of. */
export interface Features {
  /** The concepts of the lexicon, how they stand to each other, and the shape of the text. */
  concepts: number[];
  /** What its words mean by the glossary, alone and in runs. */
  meanings: number[];
  /** Its words and letters. */
  surface: number[];
}

export function featuresOf({ words, hits, meanings }: ReadText): Features {
  return {
    concepts: conceptsOf(words, hits),
    meanings: meaningsOf(words, meanings),
    surface: surfaceOf(words),
  };
}

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

/** Headwords alone, and two and three that follow each other with hardly a word between. */
function meaningsOf(text: readonly Word[], meanings: readonly Meaning[]): number[] {
  const found = new Set<string>();
  const starting = Map.groupBy(meanings, ({ from }) => from);
  for (const first of meanings) {
    found.add(`g ${first.headword}`);
    for (const second of nextTo(first)) {
      found.add(`g ${first.headword} ${second.headword}`);
      for (const third of nextTo(second)) {
        found.add(`g ${first.headword} ${second.headword} ${third.headword}`);
      }
    }
  }
  return [...found].map(hash);

  function nextTo({ from, to }: Meaning): readonly Meaning[] {
    for (let at = to; at <= to + SKIPPED; at += 1) {
      const next = starting.get(at);
      if (next !== undefined) return text[at]?.sentence === text[from]?.sentence ? next : [];
    }
    return [];
  }
}

function surfaceOf(text: readonly Word[]): number[] {
  const cjk = isCjk(text);
  const surface = new Set<string>();
  for (const [at, { text: word }] of text.entries()) {
    const next = text[at + 1]?.text ?? '$';
    const third = text[at + 2]?.text ?? '$';
    surface.add(`w ${word}`);
    surface.add(`w ${word} ${next}`);
    surface.add(`w ${word} ${next} ${third}`);
    if (cjk) {
      surface.add(`w ${word} ${next} ${third} ${text[at + 3]?.text ?? '$'}`);
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
