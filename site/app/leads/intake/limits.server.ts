import type { Lead } from "../form-fields.ts";
import type { Tables } from "../queue/schema.server.ts";
import { clientKey } from "./fingerprints.server.ts";
import { clientKeyOf, mailboxOf } from "./guard.server.ts";
import type { Submission } from "./submission.server.ts";

/** Accepted leads of clients, in buckets of `bucketMs`. The queue stores them, so that limits survive a restart. */
export type LeadCounts = readonly Tables["lead_counts"][];

/** Maximum number of a client's leads within `withinMs`, which is at most a day. */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly withinMs: number;
  /** Minimum milliseconds between two leads. */
  readonly minGapMs?: number;
}

export interface LimitSettings {
  /** Minimum milliseconds between two leads of one visitor, else 429 "Too Many Requests"; 0 disables it. */
  readonly throttleMs: number;
  /** Leads per IP and hour. More are marked for review, and more than `floodFactor` times this limit are refused. */
  readonly rateLimitPerHour: number;
}

const bucketMs = 5 * 60_000;
const dayMs = 24 * 3_600_000;

export const perHour = (max: number) => ({ max, withinMs: 3_600_000 });

/** Leads per mailbox and hour, from any IP. */
const mailboxLimit = perHour(10);

/** Sign-ups per mailbox and day. Each sends an email to an address that may not be the visitor's. */
const signUpLimit = { max: 3, withinMs: dayMs };

/** Multiple of the hourly limit at which leads are refused. High, because people at an event share an IP. */
const floodFactor = 10;

export const bucketAt = (at: number) => Math.floor(at / bucketMs);

/** Returns the range of buckets that limits cover. A later bucket was counted before the clock was set back. */
export function coveredBuckets(now: number, withinMs = dayMs): readonly [first: number, last: number] {
  return [bucketAt(now) - withinMs / bucketMs + 1, bucketAt(now)];
}

/** Returns milliseconds until the client of a limit may send again; 0 if it may now. */
export function waitFor(counts: LeadCounts, { key, max, minGapMs = 0, withinMs }: Limit, now: number) {
  const ownCounts = counts.filter(({ client_key }) => client_key === key);
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

/** Returns a lead's limits; a lead over `reviewLimit` is marked for review. */
export function limitsOf(
  lead: Lead,
  { address }: Submission,
  secret: string,
  { rateLimitPerHour, throttleMs }: LimitSettings,
): { readonly limits: readonly Limit[]; readonly reviewLimit?: Limit } {
  const mailbox = mailboxOf(lead.email);
  const limits: Limit[] = [{ key: clientKey(secret, "email", mailbox), ...mailboxLimit }];
  if (lead.form === "newsletter") limits.push({ key: clientKey(secret, "sign-up", mailbox), ...signUpLimit });
  if (address === undefined) return { limits };
  const key = clientKey(secret, "address", clientKeyOf(address));
  limits.push({ key, ...perHour(rateLimitPerHour * floodFactor), minGapMs: throttleMs });
  return { limits, reviewLimit: { key, ...perHour(rateLimitPerHour) } };
}
