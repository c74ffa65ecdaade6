import { createHash, timingSafeEqual } from "node:crypto";

/** Derives a key for one purpose from the access key that site and cms share. */
export function siteKey(purpose: "refresh-ping" | "preview", accessKey: string): Buffer {
  return createHash("sha256").update(`${purpose}:${accessKey}`).digest();
}

/** Compares signatures in constant time. */
export function isSameSignature(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
