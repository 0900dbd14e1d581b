import { neededBy } from './needed.ts';
import type { Harm } from './harms.ts';

/** One pattern of a harm. */
export interface Rule {
  harm: Harm;
  /** Whether no aside excuses it. */
  firm: boolean;
  /** Compiled when it is first asked for: of ten thousand most are never needed. */
  pattern: () => RegExp;
}

export interface RuleSource {
  harm: Harm;
  firm: boolean;
  /** A regular expression over a folded part of a sentence. */
  source: string;
}

const KEY_LENGTH = 2;

/**
 * The rules that may match a text, in their order, found by a text that each of them needs: a
 * language has some seven hundred, and to try each, or all as one expression, would take milliseconds
 * and tens of megabytes.
 */
export function ruleIndex(rules: readonly RuleSource[]): (text: string) => Rule[] {
  const entered = rules.map(({ harm, firm, source }): Rule => {
    let pattern: RegExp | undefined;
    return { harm, firm, pattern: () => (pattern ??= new RegExp(source, 'u')) };
  });
  const anywhere: number[] = [];
  const byKey = new Map<string, { needed: string; rule: number }[]>();
  for (const [rule, { source }] of rules.entries()) {
    const texts = neededBy(source);
    if (texts === undefined) anywhere.push(rule);
    for (const needed of texts ?? []) {
      const key = needed.slice(0, KEY_LENGTH);
      const entries = byKey.get(key);
      if (entries === undefined) byKey.set(key, [{ needed, rule }]);
      else entries.push({ needed, rule });
    }
  }
  return (text) => {
    const near = new Set(anywhere);
    for (let at = 0; at < text.length; at += 1) {
      for (const { needed, rule } of byKey.get(text.slice(at, at + KEY_LENGTH)) ?? []) {
        if (text.startsWith(needed, at)) near.add(rule);
      }
    }
    return [...near].sort((one, other) => one - other).flatMap((rule) => entered[rule] ?? []);
  };
}
