import type { Lead } from "../form-fields.ts";
import { clientKey } from "./fingerprints.server.ts";
import { clientKeyOf, mailboxOf } from "./guard.server.ts";
import { type LeadCounts, perHour } from "./lead-counts.server.ts";
import type { Submission } from "./submission.server.ts";

export interface LimitSettings {
  /** Minimum milliseconds between two leads of one visitor, else 429 "Too Many Requests"; 0 disables it. */
  readonly throttleMs: number;
  /** Leads per IP and hour. More are marked for review, and more than `floodFactor` times this limit are refused. */
  readonly rateLimitPerHour: number;
}

/** Leads per mailbox and hour, from any IP. */
const mailboxLimit = perHour(10);

/** Sign-ups per mailbox and day. Each sends an email to an address that may not be the visitor's. */
const signUpLimit = { max: 3, withinMs: 24 * 3_600_000 };

/** Multiple of the hourly limit at which leads are refused. High, because people at an event share an IP. */
const floodFactor = 10;

/** Returns a lead's limits. The transaction that stores the lead checks them, so that a burst cannot exceed them. */
export function limitsOf(
  lead: Lead,
  { address }: Submission,
  secret: string,
  { rateLimitPerHour, throttleMs }: LimitSettings,
) {
  const mailbox = mailboxOf(lead.email);
  const mailboxKey = clientKey(secret, "email", mailbox);
  const signUpKey = lead.form === "newsletter" ? clientKey(secret, "sign-up", mailbox) : undefined;
  const addressKey = address === undefined ? undefined : clientKey(secret, "address", clientKeyOf(address));
  return {
    clientKeys: [mailboxKey, signUpKey, addressKey].filter((key) => key !== undefined),
    /** Returns milliseconds until the lead is allowed; 0 if it is now. */
    wait(counts: LeadCounts, at: number): number {
      const waits = [counts.waitForLimit(mailboxKey, mailboxLimit, at)];
      if (signUpKey !== undefined) waits.push(counts.waitForLimit(signUpKey, signUpLimit, at));
      if (addressKey !== undefined) {
        waits.push(counts.waitForThrottle(addressKey, throttleMs, at));
        waits.push(counts.waitForLimit(addressKey, perHour(rateLimitPerHour * floodFactor), at));
      }
      return Math.max(...waits);
    },
    isOverHourlyLimit: (counts: LeadCounts, at: number) =>
      addressKey !== undefined && counts.waitForLimit(addressKey, perHour(rateLimitPerHour), at) > 0,
  };
}
