import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { deriveSiteKey } from "../../../lib/keys";

const shortestPauseMs = 50;
const deadlineMs = 2_000;

let webhookCallers: (() => Promise<void>)[] | undefined;

/**
 * Calls the webhook of each site, so that it polls now. All changes made during a call share one following call. A
 * failed call is not repeated: the sites poll by themselves every second.
 */
export function callWebhooks({ log }: Core.Strapi): void {
  webhookCallers ??= environment().siteOrigins.map((origin) => createWebhookCaller(origin, log));
  for (const call of webhookCallers) void call();
}

function createWebhookCaller(origin: string, log: Core.Strapi["log"]): () => Promise<void> {
  let isCallRequested = false;
  let isRunning = false;
  let hasFailed = false;

  return async () => {
    isCallRequested = true;
    if (isRunning) return;
    isRunning = true;
    while (isCallRequested) {
      isCallRequested = false;
      const failure = await sendWebhook(origin);
      if (failure && !hasFailed)
        log.warn(`The site at ${origin} does not accept the webhook and polls by itself: ${failure}`);
      hasFailed = failure !== undefined;
      await pause(shortestPauseMs);
    }
    isRunning = false;
  };
}

/** Resolves with the reason of a failure, or undefined. */
async function sendWebhook(origin: string): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", deriveSiteKey("refresh-ping")).update(timestamp).digest("hex");
  try {
    const response = await fetch(`${origin}/refresh-ping`, {
      method: "POST",
      headers: { "ping-timestamp": timestamp, "ping-signature": `sha256=${signature}` },
      redirect: "manual",
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    // A failed fetch has its reason in `cause`.
    return String(error instanceof Error && error.cause ? error.cause : error);
  }
}
