import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { environment } from "./environment";

/** Derives a key for one purpose from the content API token, which this service and the site know. */
export function deriveSiteKey(purpose: "refresh-ping" | "preview"): Buffer {
  return createHash("sha256").update(`${purpose}:${environment().contentApiToken}`).digest();
}

/** Returns true if the `Authorization` header contains the content API token. */
export function hasContentApiToken(authorization: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const token = authorization?.replace(/^bearer /i, "") ?? "";
  return timingSafeEqual(digest(token), digest(environment().contentApiToken));
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
