import { type Handler, type SiteContext, textResponse } from "./responses.ts";
import { isValidSignature, signingKey } from "./signing-key.ts";

interface ContentWebhookOptions {
  /** Shared with the content service; without it no webhook can be verified. */
  readonly apiToken: string | undefined;
  /** Starts to read content changes and requested lead retries from the content service. */
  readonly sync: () => void;
  readonly now?: () => number;
}

const maxClockDifferenceSeconds = 300;

/** Handles the webhook of the content service. Its requests carry no content, so a replay only repeats `sync`. */
export function contentWebhook({ apiToken, sync, now = Date.now }: ContentWebhookOptions): Handler {
  const key = apiToken === undefined ? null : signingKey("refresh-ping", apiToken);
  return (c) => {
    if (!key) return textResponse(404, "This site does not accept webhooks.");
    if (c.req.method !== "POST") return textResponse(405, "Send webhooks with POST.", { Allow: "POST" });
    if (!isGenuine(c, key, now())) return textResponse(403, "This webhook has no valid signature.");
    sync();
    return c.body(null, 204, { "Cache-Control": "no-store" });
  };
}

function isGenuine({ req }: SiteContext, key: Buffer, now: number): boolean {
  const timestamp = req.header("ping-timestamp") ?? "";
  const [, signature] = /^sha256=([\da-f]{64})$/i.exec(req.header("ping-signature") ?? "") ?? [];
  if (!/^\d{1,12}$/.test(timestamp) || !signature) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > maxClockDifferenceSeconds) return false;
  return isValidSignature(timestamp, Buffer.from(signature, "hex"), key);
}
