import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { siteKey } from "../../../lib/keys";

const shortestPauseMs = 50;
const deadlineMs = 2_000;

let senders: (() => Promise<void>)[] | undefined;

/** Pings the sites to poll now. Changes during a ping share the next one; a lost ping costs a second, until the next poll. */
export function pingSites({ log }: Core.Strapi): void {
  senders ??= environment().siteHintOrigins.map((origin) => pingSender(origin, log));
  for (const send of senders) void send();
}

function pingSender(origin: string, log: Core.Strapi["log"]): () => Promise<void> {
  let isWanted = false;
  let isRunning = false;
  let lastFailure: string | undefined;

  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      const failure = await sendTwice(origin);
      if (failure && failure !== lastFailure) {
        log.warn(`The site at ${origin} takes no hints and looks by itself: ${failure}`);
      }
      if (!failure && lastFailure) log.info(`The site at ${origin} takes hints again`);
      lastFailure = failure;
      await pause(shortestPauseMs);
    }
    isRunning = false;
  };
}

/** Sends again after a failure, because a site that is starting or busy takes the second ping. */
async function sendTwice(origin: string): Promise<string | undefined> {
  const failure = await send(origin);
  if (failure === undefined) return undefined;
  await pause(deadlineMs);
  return send(origin);
}

/** Resolves with the reason when it failed. */
async function send(origin: string): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", siteKey("content-hint")).update(timestamp).digest("hex");
  try {
    const response = await fetch(`${origin}/content-hint`, {
      method: "POST",
      headers: { "hint-timestamp": timestamp, "hint-signature": `sha256=${signature}` },
      redirect: "manual",
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    // The message of a failed fetch says nothing; its cause does.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error && cause.message !== "" ? cause.message : String(error);
  }
}
