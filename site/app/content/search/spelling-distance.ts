/**
 * How many letters must be put in, left out, changed or exchanged with their neighbor to make one word of the other
 * (optimal string alignment).
 */
export function spellingDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = cost(previous, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const exchanged =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
          ? cost(beforePrevious, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      current.push(Math.min(cost(previous, j) + 1, cost(current, j - 1) + 1, changed, exchanged));
    }
    beforePrevious = previous;
    previous = current;
  }
  return cost(previous, to.length);
}

const cost = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
