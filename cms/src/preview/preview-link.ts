import { createHmac } from "node:crypto";

export interface PreviewedPage {
  /** The entry's type as the content calls name it. */
  type: string;
  documentId: string;
  /** Of the page that shows it. */
  path: string;
}

export const validSeconds = 30 * 60;

/**
 * An address of the site at which one draft can be seen for half an hour, by whoever has the address.
 * @param key both sides have it
 */
export function previewLink(publicUrl: string, key: Buffer, page: PreviewedPage): string {
  const exp = Math.floor(Date.now() / 1000) + validSeconds;
  const claims = Buffer.from(JSON.stringify({ ...page, exp })).toString("base64url");
  const signature = createHmac("sha256", key).update(claims).digest("base64url");
  return `${publicUrl}/preview?token=${claims}.${signature}`;
}
