const bucketMs = 5 * 60_000;
const longestWindowMs = 24 * 3_600_000;

/** `withinMs` is a day at most. */
export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

export const perHour = (most: number): Limit => ({ most, withinMs: 3_600_000 });

/** The leads of one client in five minutes. */
export interface Bucket {
  /** Number of the bucket since 1970. */
  readonly bucket: number;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

export const bucketAt = (at: number) => Math.floor(at / bucketMs);

/** The buckets that limits cover at a time; older ones can be forgotten, and later ones are of a clock that was set back. */
export function coveredBuckets(now: number): readonly [first: number, last: number] {
  return [bucketAt(now) - longestWindowMs / bucketMs + 1, bucketAt(now)];
}

/**
 * Counts the accepted leads of the last day by client, for rate limits. The store keeps them beside the leads, so that a restart forgets
 * no limit, and under keyed digests, so that no address is stored.
 */
export class LeadCounts {
  readonly #bucketsOf: (clientKey: string) => readonly Bucket[];

  constructor(bucketsOf: (clientKey: string) => readonly Bucket[]) {
    this.#bucketsOf = bucketsOf;
  }

  /** Milliseconds until this client may send again under a limit; 0 when it may now. */
  waitForLimit(clientKey: string, { most, withinMs }: Limit, now: number): number {
    const last = bucketAt(now);
    const buckets = withinMs / bucketMs;
    let total = 0;
    let oldest = Number.POSITIVE_INFINITY;
    for (const { count, bucket } of this.#bucketsOf(clientKey)) {
      if (bucket <= last - buckets || bucket > last) continue;
      total += count;
      oldest = Math.min(oldest, bucket);
    }
    if (total < most) return 0;
    return (Math.min(oldest, last) + buckets) * bucketMs - now;
  }

  /** When this client was last counted, in milliseconds since 1970; a clock that was set back may show the future. */
  lastOf(clientKey: string): number | undefined {
    const buckets = this.#bucketsOf(clientKey);
    return buckets.length === 0 ? undefined : Math.max(...buckets.map(({ lastAt }) => lastAt));
  }

  /** Milliseconds until the throttle lets this client send again; 0 when it may now. */
  waitForThrottle(clientKey: string, throttleMs: number, now: number): number {
    const at = this.lastOf(clientKey);
    return at === undefined || at > now ? 0 : Math.max(0, at + throttleMs - now);
  }
}
