/** One further or one back, from the last on to the first and the other way round. */
export function steppedIndex(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}
