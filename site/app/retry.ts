export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * Returns the pause before the next try, in milliseconds: exponential backoff with full jitter, at most `longestMs`.
 */
export function backoffMs({ firstMs, longestMs }: Backoff, failures: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** Math.min(failures, 30));
}
