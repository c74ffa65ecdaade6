import { createHmac } from "node:crypto";
import type { Lead } from "../form-fields.ts";

/** Leads with the same fingerprint within this time count as one lead. */
export const sameLeadWindowMs = 10 * 60_000;

/** Returns a hash of a lead and its subject, so that the same person can ask about something else. */
export function fingerprintOfLead(
  secret: string,
  lead: Lead,
  subject: Readonly<Record<string, number | string | undefined>>,
): string {
  const entries = Object.entries({ ...lead, ...subject }).filter(([, value]) => value !== undefined);
  return digest(secret, "lead", entries.toSorted());
}

type RequestKind = "ip" | "email" | "sign-up" | "confirmed" | "unsubscribed";

/** Returns the key under which requests are counted. `value` is an IPv4 address, IPv6 /64, mailbox or email address. */
export const clientKeyOf = (secret: string, kind: RequestKind, value: string): string =>
  digest(secret, kind, value.toLowerCase());

/** Returns a keyed hash (HMAC): limits and duplicate detection need not store the original. */
function digest(secret: string, kind: string, content: unknown): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([kind, content]))
    .digest("hex");
}
