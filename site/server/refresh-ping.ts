import { type Handler, type SiteContext, sendText } from "./responses.ts";
import { isSigned, siteKey } from "./site-key.ts";

interface RefreshPingOptions {
  /** Shared with the content service; without it no ping can be verified. */
  readonly accessKey: string | undefined;
  /** Starts to read content changes and requested lead retries from the content service. */
  readonly sync: () => void;
  readonly now?: () => number;
}

const maxClockDifferenceSeconds = 300;

/** Handles a refresh ping of the content service. A ping carries no content, so replaying one only repeats `sync`. */
export function refreshPing({ accessKey, sync, now = Date.now }: RefreshPingOptions): Handler {
  const key = accessKey === undefined ? null : siteKey("refresh-ping", accessKey);
  return (c) => {
    if (!key) return sendText(404, "This site does not accept refresh pings.");
    if (c.req.method !== "POST") return sendText(405, "Send refresh pings with POST.", { Allow: "POST" });
    if (!isGenuine(c, key, now())) return sendText(403, "This refresh ping has no valid signature.");
    sync();
    return c.body(null, 204, { "Cache-Control": "no-store" });
  };
}

function isGenuine({ req }: SiteContext, key: Buffer, now: number): boolean {
  const timestamp = req.header("ping-timestamp") ?? "";
  const [, signature] = /^sha256=([\da-f]{64})$/i.exec(req.header("ping-signature") ?? "") ?? [];
  if (!/^\d{1,12}$/.test(timestamp) || !signature) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > maxClockDifferenceSeconds) return false;
  return isSigned(timestamp, Buffer.from(signature, "hex"), key);
}
