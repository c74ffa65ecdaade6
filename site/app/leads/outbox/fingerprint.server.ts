import { createHmac } from "node:crypto";
import type { Lead } from "../form-fields.ts";

/** The same lead within this time is one lead, whichever tab, button or reload sent it again. */
export const sameLeadWindowMs = 10 * 60_000;

/**
 * Digests of a lead and of what identifies a visitor. They are keyed with a secret of this queue, so that
 * neither can be guessed back from a log line or from a copied file.
 */
export class Fingerprints {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #digest(kind: string, content: unknown): Buffer {
    return createHmac("sha256", this.#secret)
      .update(JSON.stringify([kind, content]))
      .digest();
  }

  /** Includes what the lead is about: the same person who asks for something else is another lead. */
  ofLead(lead: Lead, about: Readonly<Record<string, number | string | undefined>>): string {
    const said = Object.entries({ ...lead, ...about }).filter(([, value]) => value !== undefined);
    return this.#digest("lead", said.toSorted()).toString("hex");
  }

  /** The key under which sendings from one address or with one email address are counted. */
  clientKey(kind: "address" | "email" | "sign-up" | "subscriber" | "unsubscribed", value: string): string {
    return this.#digest(kind, value.toLowerCase()).toString("hex");
  }

  /**
   * The submission id of a lead that came without one: made of the lead and its ten-minute window, written as a
   * version 8 UUID (RFC 9562, section 5.8) so that every submission id looks alike.
   */
  submissionId(leadFingerprint: string, receivedAt: number): string {
    const window = Math.floor(receivedAt / sameLeadWindowMs);
    const hex = this.#digest("submission", [leadFingerprint, window]).toString("hex");
    const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `${variant}${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join("-");
  }
}
