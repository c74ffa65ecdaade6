import { createHash, createHmac } from "node:crypto";

/** Makes a preview token as the content service does. */
export function previewToken(claims: unknown, sharedToken: string): string {
  const key = createHash("sha256").update(`preview:${sharedToken}`).digest();
  const signed = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}
