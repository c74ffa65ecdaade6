import type { Lead } from "../form-fields.ts";
import { subscriberOf } from "../newsletter/newsletter.server.ts";
import type { Fingerprints } from "./fingerprints.server.ts";
import { mailboxOf, senderOf } from "./guard.server.ts";
import { type LeadCounts, perHour } from "./lead-counts.server.ts";
import type { Submission } from "./submission.server.ts";

export interface LimitSettings {
  /** Shortest time between two leads of one visitor; sooner is answered 429 "Too Many Requests". 0 switches it off. */
  readonly throttleMs: number;
  /** From one address; more are marked for review, and beyond `floodFactor` times as many refused. */
  readonly rateLimitPerHour: number;
}

/** Leads accepted for one mailbox in an hour, from wherever they come. */
const mailboxLimit = perHour(10);

/** Each is an email to somebody who perhaps never asked for one. */
const signUpLimit = { most: 3, withinMs: 24 * 3_600_000 };

/** Many people may share an address, at an event or in an office: only this many times the limit is a flood. */
const floodFactor = 10;

/** The limits of a lead, which the transaction that stores it checks and counts: a burst cannot slip through. */
export function limitsOf(
  lead: Lead,
  { address, sharedAddress }: Submission,
  fingerprints: Fingerprints,
  { rateLimitPerHour, throttleMs }: LimitSettings,
) {
  const mailbox = mailboxOf(lead.email);
  const byMailbox = fingerprints.clientKey("email", mailbox);
  const signUps = lead.form === "newsletter" ? fingerprints.clientKey("sign-up", mailbox) : undefined;
  const joined = lead.form === "newsletter" ? subscriberOf(fingerprints, lead.email) : undefined;
  const byAddress = address === undefined ? undefined : fingerprints.clientKey("address", senderOf(address));
  return {
    clientKeys: [byMailbox, signUps, joined, byAddress].filter((key) => key !== undefined),
    /** Milliseconds until the lead may come; 0 when it may now. */
    wait(counts: LeadCounts, at: number): number {
      const waits = [counts.waitForLimit(byMailbox, mailboxLimit, at)];
      if (signUps !== undefined) waits.push(counts.waitForLimit(signUps, signUpLimit, at));
      // Nobody is refused for what others behind the same proxy have sent.
      if (byAddress !== undefined && !sharedAddress) {
        waits.push(counts.waitForThrottle(byAddress, throttleMs, at));
        waits.push(counts.waitForLimit(byAddress, perHour(rateLimitPerHour * floodFactor), at));
      }
      return Math.max(...waits);
    },
    isMany: (counts: LeadCounts, at: number) =>
      byAddress !== undefined && counts.waitForLimit(byAddress, perHour(rateLimitPerHour), at) > 0,
  };
}
