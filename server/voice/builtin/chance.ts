/** Chance that can be repeated: the same seed gives the same draws. */
export interface Chance {
  /** True in about this share of draws, 0 to 1. */
  happens(share: number): boolean;
  /** One of the items; undefined when there is none. */
  oneOf<Item>(items: readonly Item[]): Item | undefined;
}

/** Draws from a seed: FNV-1a into mulberry32, both public domain. */
export function createChance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    happens: (share) => draw() < share,
    oneOf: (items) => items[Math.floor(draw() * items.length)],
  };
}
