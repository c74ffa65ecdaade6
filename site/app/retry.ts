export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * How long to wait before the next try, in milliseconds: exponential backoff with full jitter, that is any time up to
 * `firstMs` doubled with each earlier failure, at most `longestMs`. The jitter keeps those who failed together from
 * trying again together.
 */
export function backoffMs({ firstMs, longestMs }: Backoff, failures: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** Math.min(failures, 30));
}
