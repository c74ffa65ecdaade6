import { createHash, createHmac } from "node:crypto";
import { environment } from "./environment";

/** Derives a key for one purpose from the secret that this service shares with the site. */
export function siteKey(purpose: "refresh-ping" | "preview"): Buffer {
  return createHash("sha256").update(`${purpose}:${environment().contentApiToken}`).digest();
}

/**
 * Hashes a value so that equal values can be found but, without this installation's secret, addresses cannot be guessed.
 * `kind` keeps hashes of different things apart.
 */
export function keyedHash(kind: "email" | "lead", value: string): string {
  return createHmac("sha256", environment().encryptionKey)
    .update(JSON.stringify([kind, value]))
    .digest("hex");
}
