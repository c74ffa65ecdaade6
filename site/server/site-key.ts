import { createHash, timingSafeEqual } from "node:crypto";

/** A key that only this site and its content service can have, each purpose its own: derived from the access key that they share. */
export function siteKey(purpose: "content-hint" | "preview", accessKey: string): Buffer {
  return createHash("sha256").update(`${purpose}:${accessKey}`).digest();
}

/** Whether a signature is the expected one; takes as long whichever part of it differs. */
export function isSameSignature(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
