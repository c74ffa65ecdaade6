import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Handler, sendText } from "./answers.ts";
import { isSameSignature, siteKey } from "./site-key.ts";

interface ContentHintOptions {
  /** Shared with the content service; without one no hint can be trusted. */
  readonly accessKey: string | undefined;
  /** Asks the content service for changes and wishes soon; cheap however often it is called. */
  readonly sync: () => void;
  readonly now?: () => number;
}

const maxClockDifferenceSeconds = 300;

/** The content service tells that something has changed, but not what: a repeated or replayed hint costs one sync. */
export function contentHint({ accessKey, sync, now = Date.now }: ContentHintOptions): Handler {
  const key = accessKey === undefined ? null : siteKey("content-hint", accessKey);
  return (request, response) => {
    if (!key) return sendText(response, 404, "This site takes no hints.");
    if (request.method !== "POST") {
      return sendText(response, 405, "Hints are posted.", { Allow: "POST" });
    }
    if (!isGenuine(request, key, now()))
      return sendText(response, 403, "This hint is not signed as it should be.");
    response.writeHead(204, { "Cache-Control": "no-store" }).end();
    sync();
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
