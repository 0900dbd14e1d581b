/** Texts of which one stands in whatever a pattern matches. */
type AnyOf = readonly string[];

interface Reading {
  source: string;
  at: number;
}

/** Shorter texts stand everywhere and tell nothing. */
const SHORTEST = 2;
const MOST = 200;
/** Letters up to the next sign, without a last one that a quantifier makes optional. */
const LETTERS = /(?:[^?*+{([\\|).^$](?![?*+{]))+/uy;
const BORDER = /[$^]/uy;
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/uy;
const OPTIONAL = /^(?:[?*]|\{0)/u;
const LOOKAROUND = /\(\?<?[=!]/uy;
const GROUP = /\((?:\?:|\?<\w+>)?/uy;
const ESCAPED_SIGN = /\\[^\p{L}\p{N}](?![?*+{])/uy;
const OTHER = /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|.)|./uy;

/**
 * Which texts a regular expression cannot do without: whatever it matches holds one of them. The
 * longest such choice it has; undefined where it has none, as in `a?|b`.
 */
export function neededBy(source: string): AnyOf | undefined {
  return choiceIn({ source, at: 0 });
}

/** Alternatives up to the end of a group: one text of each is needed. */
function choiceIn(reading: Reading): AnyOf | undefined {
  const sides: (AnyOf | undefined)[] = [runIn(reading)];
  while (reading.source[reading.at] === '|') {
    reading.at += 1;
    sides.push(runIn(reading));
  }
  const all = sides.flatMap((side) => side ?? []);
  return sides.includes(undefined) || all.length > MOST ? undefined : [...new Set(all)];
}

/** One after the other: the best of what its parts need. */
function runIn(reading: Reading): AnyOf | undefined {
  let best: AnyOf | undefined;
  let literal = '';
  while (!isEnd(reading.source[reading.at])) {
    const letters = taken(reading, LETTERS) || taken(reading, ESCAPED_SIGN).slice(1);
    if (letters !== '') {
      literal += letters;
      continue;
    }
    // Where a text begins or ends stands between letters and is none.
    if (taken(reading, BORDER) !== '') continue;
    best = better(better(best, [literal]), partIn(reading));
    literal = '';
  }
  return better(best, [literal]);
}

function isEnd(sign: string | undefined): boolean {
  return sign === undefined || sign === '|' || sign === ')';
}

/** What a group, a class or a letter with its quantifier needs. */
function partIn(reading: Reading): AnyOf | undefined {
  let texts: AnyOf | undefined;
  if (taken(reading, LOOKAROUND) !== '') groupIn(reading);
  else if (taken(reading, GROUP) !== '') texts = groupIn(reading);
  else taken(reading, OTHER);
  return OPTIONAL.test(taken(reading, QUANTIFIER)) ? undefined : texts;
}

/** What a group needs whose opening was taken. */
function groupIn(reading: Reading): AnyOf | undefined {
  const texts = choiceIn(reading);
  reading.at += 1;
  return texts;
}

/** The choice whose shortest text is longer. */
function better(one: AnyOf | undefined, other: AnyOf | undefined): AnyOf | undefined {
  return worthOf(other) > worthOf(one) ? other : one;
}

function worthOf(texts: AnyOf = []): number {
  const shortest = Math.min(...texts.map(({ length }) => length));
  return Number.isFinite(shortest) && shortest >= SHORTEST ? shortest : 0;
}

/** What an expression matches right here, which is gone past; nothing where it does not. */
function taken(reading: Reading, expression: RegExp): string {
  expression.lastIndex = reading.at;
  const text = expression.exec(reading.source)?.[0] ?? '';
  reading.at += text.length;
  return text;
}
