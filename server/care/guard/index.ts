import { SPARED } from './spared.ts';
import { compile, type Guard, type Harm, partsOf } from './patterns.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { fr } from './fr.ts';
import { ro } from './ro.ts';
import { de } from './de.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';
import { pl } from './pl.ts';
import { cs } from './cs.ts';
import { hu } from './hu.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { el } from './el.ts';
import { ar } from './ar.ts';
import { hi } from './hi.ts';
import { zh } from './zh.ts';
import { ja } from './ja.ts';

export type { Harm } from './patterns.ts';

const GUARDS: readonly Guard[] = [
  en,
  es,
  it,
  pt,
  fr,
  ro,
  de,
  nl,
  sv,
  pl,
  cs,
  hu,
  ru,
  uk,
  el,
  ar,
  hi,
  zh,
  ja,
].map(compile);

/** What of all that must not be said a sentence says; undefined when it may be shown. */
export function harmIn(sentence: string): Harm | undefined {
  const guards = GUARDS.filter(({ script }) => script.test(sentence));
  for (const part of partsOf(sentence)) {
    if (SPARED.has(part.trim())) continue;
    for (const guard of guards) {
      const harm = harmInPart(guard, part);
      if (harm !== undefined) return harm;
    }
  }
  return undefined;
}

function harmInPart(guard: Guard, part: string): Harm | undefined {
  for (const piece of guard.turns ? part.split(guard.turns) : [part]) {
    const text = ` ${piece.trim()} `;
    const harm =
      guard.firm.find(([, pattern]) => pattern.test(text)) ?? looselyHarmful(guard, text);
    if (harm !== undefined && !guard.excuses.test(text)) return harm[0];
  }
  return undefined;
}

function looselyHarmful(guard: Guard, text: string): readonly [Harm, RegExp] | undefined {
  return guard.stops.find(([, pattern]) => {
    const match = pattern.exec(text);
    return match !== null && !guard.asides.test(clauseAround(text, match.index, match[0].length));
  });
}

/** What stands between the commas around a match. */
function clauseAround(piece: string, at: number, length: number): string {
  const from = piece.lastIndexOf(',', at) + 1;
  const to = piece.indexOf(',', at + length - 1);
  return piece.slice(from, to === -1 ? undefined : to);
}
