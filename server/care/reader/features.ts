import type { Word } from './fold.ts';
import type { Hit } from './lexicon.ts';

/** Sums of weights are kept under this many numbers; features that meet in one share its weight. */
export const FEATURES = 2 ** 18;
const NEAR = 6;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  sum ^= sum >>> 15;
  return (sum >>> 0) % FEATURES;
}

/** What a message is made of. */
export interface Features {
  concepts: number[];
  surface: number[];
}

export function featuresOf(text: readonly Word[], hits: readonly Hit[]): Features {
  const concepts = new Set<string>();
  const met = [...new Set(hits.map(({ concept }) => concept))].sort();
  for (const [at, first] of met.entries()) {
    concepts.add(first);
    for (const second of met.slice(at + 1)) concepts.add(`${first}&${second}`);
  }
  const cjk = text.filter((w) => CJK.test(w.text)).length > text.length / 2;
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
  return { concepts: [...concepts].map((c) => hash(`@${c}`)), surface: [...surface].map(hash) };
}
