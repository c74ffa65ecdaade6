import { createHash } from "node:crypto";
import { environment } from "./environment";

/** A key that only this service and the site can have, each purpose its own. Derived from their shared secret. */
export function siteKey(purpose: "content-hint" | "preview"): Buffer {
  return createHash("sha256").update(`${purpose}:${environment().contentApiToken}`).digest();
}
