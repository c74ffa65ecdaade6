/** Random numbers that repeat with the same seed (mulberry32, seeded by FNV-1a). */
export interface SeededRandom {
  /** Returns an integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  /** Returns true with this probability. */
  happens(probability: number): boolean;
}

/** Returns the generator for a seed, at the start of its sequence. */
export function seededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (probability) => next() < probability,
  };
}
