import type { Tables } from "../queue/schema.server.ts";

/** Leads of one client within `bucketMs`. */
type Bucket = Tables["lead_counts"];

const bucketMs = 5 * 60_000;
const maxWindowMs = 24 * 3_600_000;

/** Maximum number of leads within `withinMs`, which is at most a day. */
interface Limit {
  readonly max: number;
  readonly withinMs: number;
}

export const perHour = (max: number): Limit => ({ max, withinMs: 3_600_000 });

export const bucketAt = (at: number) => Math.floor(at / bucketMs);

/** Returns the range of buckets that limits cover. A later bucket was counted before the clock was set back. */
export function coveredBuckets(now: number): readonly [first: number, last: number] {
  return [bucketAt(now) - maxWindowMs / bucketMs + 1, bucketAt(now)];
}

/** Counts accepted leads of the last day by client. The queue stores the counts, so that limits survive a restart. */
export class LeadCounts {
  readonly #buckets: readonly Bucket[];

  constructor(buckets: readonly Bucket[]) {
    this.#buckets = buckets;
  }

  /** Returns milliseconds until this client may send again; 0 if it may now. */
  waitForLimit(clientKey: string, { max, withinMs }: Limit, now: number): number {
    const last = bucketAt(now);
    const bucketCount = withinMs / bucketMs;
    const bucketsInWindow = this.#of(clientKey).filter(
      ({ bucket }) => bucket > last - bucketCount && bucket <= last,
    );
    const total = bucketsInWindow.reduce((sum, { count }) => sum + count, 0);
    if (total < max) return 0;
    return (Math.min(last, ...bucketsInWindow.map(({ bucket }) => bucket)) + bucketCount) * bucketMs - now;
  }

  /** Returns milliseconds until the throttle allows another lead; 0 if it does now. */
  waitForThrottle(clientKey: string, throttleMs: number, now: number): number {
    const lastAt = Math.max(0, ...this.#of(clientKey).map(({ last_at }) => last_at));
    // A later time was counted before the clock was set back.
    return lastAt > now ? 0 : Math.max(0, lastAt + throttleMs - now);
  }

  #of(clientKey: string): readonly Bucket[] {
    return this.#buckets.filter(({ client_key }) => client_key === clientKey);
  }
}
