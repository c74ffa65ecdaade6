import { createHmac } from "node:crypto";
import type { Lead } from "../form-fields.ts";

/** Equal leads within this time are one lead. */
export const sameLeadWindowMs = 10 * 60_000;

/** Keyed digests of leads and client identifiers, so that no address is stored. */
export class Fingerprints {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Includes the subject: asking about something else is another lead. */
  ofLead(lead: Lead, about: Readonly<Record<string, number | string | undefined>>): string {
    const said = Object.entries({ ...lead, ...about }).filter(([, value]) => value !== undefined);
    return this.#digest("lead", said.toSorted());
  }

  /** Returns the rate-limit key of an IP or email address. */
  clientKey(kind: "address" | "email" | "sign-up" | "subscriber" | "unsubscribed", value: string): string {
    return this.#digest(kind, value.toLowerCase());
  }

  #digest(kind: string, content: unknown): string {
    return createHmac("sha256", this.#secret)
      .update(JSON.stringify([kind, content]))
      .digest("hex");
  }
}
