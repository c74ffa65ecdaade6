import { createHash } from "node:crypto";

/** The same for the same value, different for any other. */
export function fingerprintOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
}
