export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * Returns the pause before the next try, in milliseconds: exponential backoff with full jitter. The pause is random, up
 * to `firstMs` doubled for each earlier failure, but at most `longestMs`.
 */
export function backoffMs({ firstMs, longestMs }: Backoff, earlierFailures: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** Math.min(earlierFailures, 30));
}
