import { readFileSync } from 'node:fs';
import type { LanguageCode } from '#shared/languages.ts';
import { languagesOf } from '../reader/text.ts';
import { type Likeness, ownLikeness } from './learnt.ts';
import { SPARED } from './spared.ts';
import type { Harm } from './harms.ts';
import { compile, type Guard, guardWords, partsOf } from './patterns.ts';
import type { Rule } from './rules.ts';

/** A language's words are read when a sentence first asks for them: most never are. */
const guards = new Map<LanguageCode, Guard>();

const likeness = ownLikeness();

/** What of all that must not be said a sentence says; undefined when it may be shown. */
export function harmIn(sentence: string): Harm | undefined {
  for (const part of partsOf(sentence)) {
    if (SPARED.has(part.trim())) continue;
    // A glossary knows words in other letters too, of which patterns know nothing.
    for (const guard of languagesIn(part)
      .map(guardOf)
      .filter(({ script }) => script.test(part))) {
      const harm = harmInPart(guard, part);
      if (harm !== undefined) return harm;
    }
  }
  return undefined;
}

/** What a sentence is like, whether a pattern knows it or not. */
export function likenessOf(sentence: string): Likeness {
  return partsOf(sentence).every((part) => SPARED.has(part.trim()))
    ? 'far from harm'
    : likeness(sentence);
}

/** The languages a part may be in, and each of its clauses: a model may change its language between them. */
function languagesIn(part: string): LanguageCode[] {
  return [...new Set([part, ...part.split(',')].flatMap(languagesOf))];
}

function harmInPart(guard: Guard, part: string): Harm | undefined {
  for (const piece of guard.turns ? part.split(guard.turns) : [part]) {
    const text = ` ${piece.trim()} `;
    const rules = guard.rulesNear(text);
    const harm =
      rules.find(({ firm, pattern }) => firm && pattern().test(text))?.harm ??
      looselyHarmful(guard, rules, text);
    if (harm !== undefined && !guard.excuses.test(text)) return harm;
  }
  return undefined;
}

/** The first harm whose earliest place in a text no aside excuses. */
function looselyHarmful(guard: Guard, rules: readonly Rule[], text: string): Harm | undefined {
  const byHarm = Map.groupBy(
    rules.filter(({ firm }) => !firm),
    ({ harm }) => harm,
  );
  for (const [harm, own] of byHarm) {
    const [match] = own
      .map(({ pattern }) => pattern().exec(text))
      .filter((found) => found !== null)
      .sort((one, other) => one.index - other.index);
    if (match && !guard.asides.test(clauseAround(text, match.index, match[0].length))) return harm;
  }
  return undefined;
}

/** What stands between the commas around a match. */
function clauseAround(piece: string, at: number, length: number): string {
  const from = piece.lastIndexOf(',', at) + 1;
  const to = piece.indexOf(',', at + length - 1);
  return piece.slice(from, to === -1 ? undefined : to);
}

function guardOf(language: LanguageCode): Guard {
  const known = guards.get(language);
  if (known) return known;
  const file = new URL(`words/${language}.json`, import.meta.url);
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const guard = compile(guardWords.parse(words));
  guards.set(language, guard);
  return guard;
}
