import { createHmac } from "node:crypto";
import type { Lead } from "../form-fields.ts";

/** Equal leads within this time are one lead. */
export const sameLeadWindowMs = 10 * 60_000;

/** Keyed hashes (HMAC) of leads and addresses: limits and duplicate detection need not store the originals. */
export class Fingerprints {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Covers `subject` too: the same person asking about something else is a separate lead. */
  ofLead(lead: Lead, subject: Readonly<Record<string, number | string | undefined>>): string {
    const entries = Object.entries({ ...lead, ...subject }).filter(([, value]) => value !== undefined);
    return this.#digest("lead", entries.toSorted());
  }

  /** Returns the key under which requests for `purpose` are counted; `value` is an IP or email address. */
  clientKey(purpose: "address" | "email" | "sign-up" | "confirmed" | "unsubscribed", value: string): string {
    return this.#digest(purpose, value.toLowerCase());
  }

  #digest(kind: string, content: unknown): string {
    return createHmac("sha256", this.#secret)
      .update(JSON.stringify([kind, content]))
      .digest("hex");
  }
}
