import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const shortestPauseMs = 50;
const deadlineMs = 2_000;

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/**
 * Tells the sites that something has changed; what, they ask themselves. At most one call to a site is under
 * way, and what changes meanwhile is one more. A hint that is lost costs seconds: sites look by themselves too.
 * @param origins of the sites
 * @param key both sides have it
 */
export function siteHints(origins: string[], key: Buffer, log: Log): () => void {
  const hints = origins.map((origin) => hintsTo(origin, key, log));
  return () => {
    for (const hint of hints) hint();
  };
}

function hintsTo(origin: string, key: Buffer, log: Log): () => void {
  let isWanted = false;
  let isRunning = false;
  let lastFailure: string | undefined;

  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      const failure = await send(origin, key);
      if (failure !== lastFailure) {
        if (failure) log.warn(`The site at ${origin} takes no hints and looks by itself: ${failure}`);
        else log.info(`The site at ${origin} takes hints again`);
        lastFailure = failure;
      }
      await pause(shortestPauseMs);
    }
    isRunning = false;
  }

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}

/** Resolves with the reason when it failed. */
async function send(origin: string, key: Buffer): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", key).update(timestamp).digest("hex");
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
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== "" ? cause.message : error.message;
}
