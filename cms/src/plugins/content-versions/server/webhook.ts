import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { deriveSiteKey } from "../../../lib/keys";

/** Pause before the webhooks are called. All changes during it share one call per site. */
const batchMs = 50;
const timeoutMs = 2_000;

let isScheduled = false;

/**
 * Calls the webhook of each site, so that the site polls at once. Does not repeat a failed call, because sites poll
 * every second anyway.
 */
export async function callWebhooks({ log }: Core.Strapi): Promise<void> {
  if (isScheduled) return;
  isScheduled = true;
  await pause(batchMs);
  isScheduled = false;
  for (const origin of environment().siteOrigins)
    sendWebhook(origin).catch((error) =>
      log.warn(
        `The site at ${origin} does not accept the webhook and polls by itself: ${error.cause ?? error}`,
      ),
    );
}

async function sendWebhook(origin: string): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", deriveSiteKey("refresh-ping")).update(timestamp).digest("hex");
  const response = await fetch(`${origin}/refresh-ping`, {
    method: "POST",
    headers: { "ping-timestamp": timestamp, "ping-signature": `sha256=${signature}` },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}
