/** Random numbers that are the same in every run with the same seed (mulberry32, its state an FNV-1a hash of it). */
export interface SeededRandom {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** Whether something that happens so often, from 0 to 1, happens now. */
  happens(probability: number): boolean;
}

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
