import type { Lead } from "../form-fields.ts";
import type { Tables } from "../queue/schema.server.ts";
import { clientKeyOf } from "./fingerprints.server.ts";
import { clientPartOf, mailboxOf } from "./guard.server.ts";
import type { Submission } from "./submission.server.ts";

/** Numbers of accepted leads per client and bucket. The queue stores them, so that limits survive a restart. */
export type LeadCounts = readonly Tables["lead_counts"][];

/** Maximum number of a client's leads within `withinMs`, which is at most a day. */
export interface Limit {
  readonly clientKey: string;
  readonly max: number;
  readonly withinMs: number;
  /** Minimum milliseconds between two leads. */
  readonly minGapMs?: number;
}

export interface LimitSettings {
  /** Minimum milliseconds between two leads from one IP, else 429 "Too Many Requests"; 0 disables it. */
  readonly throttleMs: number;
  /** Leads per IP and hour. More are marked for review, and more than `floodFactor` times this limit are refused. */
  readonly rateLimitPerHour: number;
}

/** Leads are counted in buckets of five minutes. */
const bucketMs = 5 * 60_000;
const dayMs = 24 * 3_600_000;

export const perHour = (max: number) => ({ max, withinMs: 3_600_000 });

/** Leads per mailbox and hour, from any IP. */
const mailboxLimit = perHour(10);

/** Newsletter sign-ups per mailbox and day. Each sends an email to an address that may not be the visitor's. */
const signUpLimit = { max: 3, withinMs: dayMs };

/** Multiple of the hourly limit at which leads are refused. High, because people at an event share an IP. */
const floodFactor = 10;

/** Returns the number of the bucket at a time in Unix milliseconds. */
export const bucketAt = (at: number) => Math.floor(at / bucketMs);

/** Returns the buckets of the last `withinMs`, by default a day. Excludes later ones: the clock was ahead then. */
export function coveredBuckets(now: number, withinMs = dayMs): readonly [first: number, last: number] {
  return [bucketAt(now) - withinMs / bucketMs + 1, bucketAt(now)];
}

/** Returns milliseconds until the client of a limit may send again; 0 if it may now. */
export function msUntilAllowed(counts: LeadCounts, limit: Limit, now: number) {
  const { max, minGapMs = 0, withinMs } = limit;
  const ownCounts = counts.filter(({ client_key }) => client_key === limit.clientKey);
  const lastAt = Math.max(0, ...ownCounts.map(({ last_at }) => last_at));
  // A later time was counted before the clock was set back.
  const gapWait = lastAt > now ? 0 : Math.max(0, lastAt + minGapMs - now);
  const [first, last] = coveredBuckets(now, withinMs);
  const covered = ownCounts.filter(({ bucket }) => bucket >= first && bucket <= last);
  const total = covered.reduce((sum, { count }) => sum + count, 0);
  if (total < max) return gapWait;
  const oldest = Math.min(last, ...covered.map(({ bucket }) => bucket));
  return Math.max(gapWait, oldest * bucketMs + withinMs - now);
}

/** Returns a lead's limits. A lead over one of `limits` is refused, a lead over `reviewLimit` is marked for review. */
export function limitsOf(
  lead: Lead,
  { ip }: Submission,
  secret: string,
  { rateLimitPerHour, throttleMs }: LimitSettings,
): { readonly limits: readonly Limit[]; readonly reviewLimit?: Limit } {
  const mailbox = mailboxOf(lead.email);
  const limits: Limit[] = [{ clientKey: clientKeyOf(secret, "email", mailbox), ...mailboxLimit }];
  if (lead.form === "newsletter")
    limits.push({ clientKey: clientKeyOf(secret, "sign-up", mailbox), ...signUpLimit });
  if (ip === undefined) return { limits };
  const clientKey = clientKeyOf(secret, "ip", clientPartOf(ip));
  limits.push({ clientKey, ...perHour(rateLimitPerHour * floodFactor), minGapMs: throttleMs });
  return { limits, reviewLimit: { clientKey, ...perHour(rateLimitPerHour) } };
}
