import { createHmac } from "node:crypto";
import type { Lead } from "../form-fields.ts";

/** The same lead within this time is one lead, whichever tab, button or reload sent it again. */
export const sameLeadWindowMs = 10 * 60_000;

/** Digests of a lead and of what identifies a visitor, keyed with a secret of the queue, so that no address is stored. */
export class Fingerprints {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Includes what the lead is about: the same person who asks for something else is another lead. */
  ofLead(lead: Lead, about: Readonly<Record<string, number | string | undefined>>): string {
    const said = Object.entries({ ...lead, ...about }).filter(([, value]) => value !== undefined);
    return this.#digest("lead", said.toSorted());
  }

  /** The key under which leads from one address or with one email address are counted. */
  clientKey(kind: "address" | "email" | "sign-up" | "subscriber" | "unsubscribed", value: string): string {
    return this.#digest(kind, value.toLowerCase());
  }

  #digest(kind: string, content: unknown): string {
    return createHmac("sha256", this.#secret)
      .update(JSON.stringify([kind, content]))
      .digest("hex");
  }
}
