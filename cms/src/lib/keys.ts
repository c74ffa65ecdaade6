import { createHash, createHmac } from "node:crypto";
import { environment } from "./environment";

/** Derives a key for one purpose from the content API token, which this service and the site know. */
export function deriveSiteKey(purpose: "refresh-ping" | "preview"): Buffer {
  return createHash("sha256").update(`${purpose}:${environment().contentApiToken}`).digest();
}

/**
 * Hashes a value with this installation's secret. Equal values have equal hashes, but guesses (such as email addresses)
 * cannot be tested without the secret. The hash also depends on `kind`.
 */
export function keyedHash(kind: "email" | "lead", value: string): string {
  return createHmac("sha256", environment().encryptionKey)
    .update(JSON.stringify([kind, value]))
    .digest("hex");
}
