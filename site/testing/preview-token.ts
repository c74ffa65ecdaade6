import { createHash, createHmac } from "node:crypto";

/** Makes a preview token as the content service does, signed with a key derived from the content API token. */
export function previewToken(claims: unknown, apiToken: string): string {
  const key = createHash("sha256").update(`preview:${apiToken}`).digest();
  const signed = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}
