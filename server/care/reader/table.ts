/**
 * Which features have a weight. There are far more features than weights worth keeping, and what shares
 * a weight spoils it: so a feature has one of two places in a table, where a check tells whether the
 * place is its own, or it has no weight at all.
 */

/** Features are numbers below this; few of so many meet in one. */
export const FEATURES = 2 ** 26;
/** What a check leaves of a feature: its highest eight bits. */
const CHECKED = FEATURES / 2 ** 8;
/** A random odd number (the golden ratio's): its products spread over all bits. */
const SPREAD = 0x9e3779b1;

/** The check of each place, a power of two of them. An empty place weighs nothing, whatever its check. */
export type Checks = Uint8Array;

/** The place whose weights are a feature's, or -1 where it has none. */
export function placeOf(checks: Checks, feature: number): number {
  const check = checkOf(feature);
  const first = firstPlace(checks, feature);
  if (checks[first] === check) return first;
  const second = secondPlace(checks, feature);
  return checks[second] === check ? second : -1;
}

/**
 * Gives places to features, to the ones named first before others. Whoever finds both of its places
 * taken has no weight, or, seldom, the weight of one with the same check.
 */
export function checksFor(features: Iterable<number>, size: number): Checks {
  const checks = new Uint8Array(size);
  const taken = new Uint8Array(size);
  for (const feature of features) {
    const place = [firstPlace(checks, feature), secondPlace(checks, feature)].find(
      (at) => taken[at] === 0,
    );
    if (place === undefined) continue;
    taken[place] = 1;
    checks[place] = checkOf(feature);
  }
  return checks;
}

function checkOf(feature: number): number {
  return Math.floor(feature / CHECKED);
}

function firstPlace({ length }: Checks, feature: number): number {
  return feature % length;
}

function secondPlace({ length }: Checks, feature: number): number {
  return Math.floor(((Math.imul(feature, SPREAD) >>> 0) / 2 ** 32) * length);
}
