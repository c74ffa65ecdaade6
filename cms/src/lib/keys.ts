import { createHash, createHmac } from "node:crypto";
import { environment } from "./environment";

/** A key that only this service and the site can have, derived from their shared secret for each purpose. */
export function siteKey(purpose: "content-hint" | "preview"): Buffer {
  return createHash("sha256").update(`${purpose}:${environment().contentApiToken}`).digest();
}

/**
 * A digest that tells whether two values are the same and, without the secret of this installation, nothing else:
 * nobody can find an address by trying addresses.
 * @param kind keeps digests of different things apart
 */
export function keyedHash(kind: "email" | "lead", value: string): string {
  return createHmac("sha256", environment().encryptionKey)
    .update(JSON.stringify([kind, value]))
    .digest("hex");
}
