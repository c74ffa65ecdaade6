const bucketMs = 5 * 60_000;
const longestWindowMs = 24 * 3_600_000;

/** `withinMs` is at most a day. */
export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

export const perHour = (most: number): Limit => ({ most, withinMs: 3_600_000 });

/** Leads of one client within five minutes. */
export interface Bucket {
  /** Bucket number since 1970. */
  readonly bucket: number;
  readonly count: number;
  /** Unix milliseconds. */
  readonly lastAt: number;
}

export const bucketAt = (at: number) => Math.floor(at / bucketMs);

/** Returns the range of buckets that limits cover. Later ones come from a clock that was set back. */
export function coveredBuckets(now: number): readonly [first: number, last: number] {
  return [bucketAt(now) - longestWindowMs / bucketMs + 1, bucketAt(now)];
}

/** Counts accepted leads of the last day by client. The queue stores the counts, so that limits survive a restart. */
export class LeadCounts {
  readonly #bucketsOf: (clientKey: string) => readonly Bucket[];

  constructor(bucketsOf: (clientKey: string) => readonly Bucket[]) {
    this.#bucketsOf = bucketsOf;
  }

  /** Returns milliseconds until this client may send again; 0 if it may now. */
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

  /** Returns when this client was last counted, in Unix milliseconds; may be in the future after a clock change. */
  lastOf(clientKey: string): number | undefined {
    const buckets = this.#bucketsOf(clientKey);
    return buckets.length === 0 ? undefined : Math.max(...buckets.map(({ lastAt }) => lastAt));
  }

  /** Returns milliseconds until the throttle allows another lead; 0 if it does now. */
  waitForThrottle(clientKey: string, throttleMs: number, now: number): number {
    const at = this.lastOf(clientKey);
    return at === undefined || at > now ? 0 : Math.max(0, at + throttleMs - now);
  }
}
