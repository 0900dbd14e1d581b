import type { Chance } from './chance.ts';
import type { Occasion, Topic } from './language.ts';
import { bare, openingKeys } from './text.ts';

/** How many replies back nothing is said again. */
const TURNS_WITHOUT_REPEATING = 10;
const FAREWELLS: ReadonlySet<Topic | Occasion> = new Set(['goodnight', 'goodbye']);

/** Chooses lines that were not said lately, with the portrait's words put in. */
export interface Picker {
  /** A line of these; one that was not said lately where there is one, else the longest unsaid. */
  line(lines: readonly string[]): string | undefined;
  /** A line that was not said lately, or undefined. */
  fresh(lines: readonly string[]): string | undefined;
  /** A line that can begin the reply without repeating a beginning, or undefined. */
  opening(lines: readonly string[]): string | undefined;
  /**
   * What to begin with before this body: one of the topic's openings, one that fits anything, or
   * nothing where the body itself begins well, unless one is `always` wanted.
   */
  openingBefore(
    body: string | undefined,
    own: readonly string[],
    general: readonly string[],
    topic: Topic | Occasion,
    always?: boolean,
  ): string | undefined;
  /** A framed quotation. */
  frame(frames: readonly string[], quote: string): string | undefined;
  /** Whether this was quoted lately. */
  quoted(quote: string): boolean;
}

/**
 * A picker that looks at the last ten of `replies`, oldest first. A line that is `leftOut`, or that
 * names a word there is not, is never chosen.
 */
export function createPicker(
  chance: Chance,
  replies: readonly string[],
  words: Record<'name' | 'nick' | 'saying', string | undefined>,
  leftOut: readonly string[] = [],
): Picker {
  const recent = replies.slice(-TURNS_WITHOUT_REPEATING);
  const said = recent.map((reply) => ` ${bare(reply)} `);
  const begun = recent.map(openingKeys);
  const never = new Set(leftOut);

  const filled = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => {
      const full = line.replace(
        /\{(name|nick|saying)\}/g,
        (_, key: keyof typeof words) => words[key] ?? '\0',
      );
      return full.includes('\0') || never.has(line) ? [] : [full];
    });
  const lastSaid = (line: string): number =>
    said.findLastIndex((reply) => reply.includes(` ${bare(line)} `));
  const lastBegun = (line: string): number => {
    const keys = openingKeys(line);
    return begun.findLastIndex((known) => known.some((key) => keys.includes(key)));
  };
  const choose = (lines: readonly string[], last: (line: string) => number): string | undefined => {
    const unsaid = lines.filter((line) => last(line) === -1);
    if (unsaid.length > 0) return chance.oneOf(unsaid);
    return lines.toSorted((one, other) => last(one) - last(other))[0];
  };

  return {
    line: (lines) => choose(filled(lines), (line) => Math.max(lastSaid(line), lastBegun(line))),
    fresh: (lines) => chance.oneOf(filled(lines).filter((line) => lastSaid(line) === -1)),
    opening: (lines) => choose(filled(lines), lastBegun),
    openingBefore(body, own, general, topic, always = false) {
      const open = filled(own).filter((line) => lastBegun(line) === -1);
      const bodyBegins = body !== undefined && lastBegun(body) === -1;
      if (open.length > 0 && (always || !bodyBegins || chance.happens(0.75)))
        return chance.oneOf(open);
      if (bodyBegins) return undefined;
      return choose(FAREWELLS.has(topic) ? filled(own) : filled(general), lastBegun);
    },
    frame(frames, quote) {
      // The frame is what must not repeat; which memory it holds is chosen elsewhere.
      const frame = choose(filled(frames), (line) => lastSaid(line.replace('{quote}', '')));
      return frame?.replace('{quote}', () => quote);
    },
    quoted: (quote) => recent.some((reply) => reply.includes(quote)),
  };
}
