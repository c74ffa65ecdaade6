import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Derives the key with which the cms signs for one purpose, from the content API token that site and cms share. */
export function signingKey(purpose: "refresh-ping" | "preview", apiToken: string): Buffer {
  return createHash("sha256").update(`${purpose}:${apiToken}`).digest();
}

/** Returns true if `signature` is the HMAC-SHA-256 of the text. Compares in constant time. */
export function isValidSignature(text: string, signature: Buffer, key: Buffer): boolean {
  const expected = createHmac("sha256", key).update(text).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
