export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * Returns the pause before the next try, in milliseconds: exponential backoff with full jitter. It is random, below
 * `firstMs` doubled `failures` times, and below `longestMs`. `failures` is 0 after the first failure.
 */
export function backoffMs({ firstMs, longestMs }: Backoff, failures: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** Math.min(failures, 30));
}
