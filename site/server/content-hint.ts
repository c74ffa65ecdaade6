import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Handler, sendText } from "./answers.ts";
import { isSameSignature, siteKey } from "./site-key.ts";

export interface ContentHintOptions {
  /** Looks at the content service soon; cheap however often it is called. */
  readonly look: () => void;
  readonly now?: () => number;
  /** Shared with the content service; without one there is nobody to take a hint from. */
  readonly token: string | undefined;
}

/** How far the clocks of the two may be apart. */
const maxClockDifferenceSeconds = 300;

/**
 * Takes the content service's word that something has changed. It says nothing of what: heard twice or from a replay,
 * a hint costs one look.
 */
export function contentHint({ look, now = Date.now, token }: ContentHintOptions): Handler {
  const key = token === undefined ? null : siteKey("content-hint", token);
  return (request, response) => {
    if (!key) return sendText(response, 404, "This site takes no hints.");
    if (request.method !== "POST") {
      return sendText(response, 405, "Hints are posted.", { Allow: "POST" });
    }
    if (!isGenuine(request, key, now()))
      return sendText(response, 403, "This hint is not signed as it should be.");
    response.writeHead(204, { "Cache-Control": "no-store" }).end();
    look();
  };
}

function isGenuine({ headers }: IncomingMessage, key: Buffer, now: number): boolean {
  const timestamp = String(headers["hint-timestamp"] ?? "");
  const [, signature] = /^sha256=([\da-f]{64})$/i.exec(String(headers["hint-signature"] ?? "")) ?? [];
  if (!/^\d{1,12}$/.test(timestamp) || !signature) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > maxClockDifferenceSeconds) return false;
  const expected = createHmac("sha256", key).update(timestamp).digest();
  return isSameSignature(Buffer.from(signature, "hex"), expected);
}
