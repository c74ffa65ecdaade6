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

/** Limits of a lead, checked in the transaction that stores it, so that a burst cannot exceed them. */
export function limitsOf(
  lead: Lead,
  { address }: Submission,
  secret: string,
  { rateLimitPerHour, throttleMs }: LimitSettings,
) {
  const mailbox = mailboxOf(lead.email);
  const byMailbox = clientKey(secret, "email", mailbox);
  const signUps = lead.form === "newsletter" ? clientKey(secret, "sign-up", mailbox) : undefined;
  const byAddress = address === undefined ? undefined : clientKey(secret, "address", clientKeyOf(address));
  return {
    clientKeys: [byMailbox, signUps, byAddress].filter((key) => key !== undefined),
    /** Returns milliseconds until the lead is allowed; 0 if it is now. */
    wait(counts: LeadCounts, at: number): number {
      const waits = [counts.waitForLimit(byMailbox, mailboxLimit, at)];
      if (signUps !== undefined) waits.push(counts.waitForLimit(signUps, signUpLimit, at));
      if (byAddress !== undefined) {
        waits.push(counts.waitForThrottle(byAddress, throttleMs, at));
        waits.push(counts.waitForLimit(byAddress, perHour(rateLimitPerHour * floodFactor), at));
      }
      return Math.max(...waits);
    },
    isOverHourlyLimit: (counts: LeadCounts, at: number) =>
      byAddress !== undefined && counts.waitForLimit(byAddress, perHour(rateLimitPerHour), at) > 0,
  };
}
