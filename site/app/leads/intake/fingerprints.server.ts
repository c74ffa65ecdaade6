import { createHmac } from "node:crypto";
import type { Lead } from "../form-fields.ts";

/** Equal leads within this time count as one lead. */
export const sameLeadWindowMs = 10 * 60_000;

/** Returns a hash of a lead and its subject: the same person asking about something else is a separate lead. */
export function fingerprintOfLead(
  secret: string,
  lead: Lead,
  subject: Readonly<Record<string, number | string | undefined>>,
): string {
  const entries = Object.entries({ ...lead, ...subject }).filter(([, value]) => value !== undefined);
  return digest(secret, "lead", entries.toSorted());
}

type Purpose = "address" | "email" | "sign-up" | "confirmed" | "unsubscribed";

/** Returns the key under which requests for `purpose` are counted; `value` is an IP or email address. */
export const clientKey = (secret: string, purpose: Purpose, value: string): string =>
  digest(secret, purpose, value.toLowerCase());

/** Returns a keyed hash (HMAC): limits and duplicate detection need not store the original. */
function digest(secret: string, kind: string, content: unknown): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([kind, content]))
    .digest("hex");
}
