import { expertLeadFields } from "./plain-form.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Responses that the simulated visitors got: email addresses of leads by result, and counts. */
export interface Ledger {
  /** The site acknowledged the lead. */
  readonly acknowledged: Set<string>;
  /** The visitor gave up without an acknowledgment; the site may have stored the lead or not. */
  readonly abandoned: Set<string>;
  /** Number of requests that got no complete response. */
  unanswered: number;
  /** Number of responses that did not acknowledge the lead. */
  refused: number;
  /** Milliseconds until each acknowledgment. */
  readonly waitsMs: number[];
}

interface SimulationOptions {
  readonly siteUrl: string;
  readonly random: SeededRandom;
  readonly leads: number;
  /** Prefix of every email address, so that each test finds its own leads. */
  readonly emailPrefix: string;
  /** Number of visitors at a time. */
  readonly workers: number;
  /** Probability (0 to 1) that a visitor without an acknowledgment leaves instead of retrying. */
  readonly giveUpProbability: number;
  readonly onAcknowledged?: (acknowledged: number) => void;
  /** Milliseconds that a worker waits after each of its leads. */
  readonly pauseBetweenLeadsMs?: number;
  /** Stops early when it returns true. */
  readonly shouldStop?: () => boolean;
}

const pauseBeforeRetryMs = 100;

/**
 * Sends leads, about half of them as plain HTML forms. Without an acknowledgment a visitor retries the same lead or
 * leaves.
 */
export async function simulateVisitors(options: SimulationOptions): Promise<Ledger> {
  const { emailPrefix, giveUpProbability, leads, random, workers } = options;
  const ledger: Ledger = {
    acknowledged: new Set(),
    abandoned: new Set(),
    unanswered: 0,
    refused: 0,
    waitsMs: [],
  };
  let next = 0;
  async function visitor(number: number): Promise<void> {
    const email = `${emailPrefix}-${number}@example.com`;
    const withScript = random.happens(0.5);
    const submissionId = `00000000-0000-4000-8000-${String(random.whole(0, 2 ** 40))
      .padStart(12, "0")
      .slice(-12)}`;
    for (;;) {
      const isAcknowledged = await sendLead(
        options.siteUrl,
        email,
        withScript ? submissionId : undefined,
        ledger,
      );
      if (isAcknowledged) {
        ledger.acknowledged.add(email);
        options.onAcknowledged?.(ledger.acknowledged.size);
        return;
      }
      if (random.happens(giveUpProbability)) {
        ledger.abandoned.add(email);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetryMs));
    }
  }
  async function worker(): Promise<void> {
    while (next < leads && !options.shouldStop?.()) {
      next += 1;
      await visitor(next);
      if (options.pauseBetweenLeadsMs)
        await new Promise((resolve) => setTimeout(resolve, options.pauseBetweenLeadsMs));
    }
  }
  await Promise.all(Array.from({ length: workers }, worker));
  return ledger;
}

async function sendLead(
  siteUrl: string,
  email: string,
  submissionId: string | undefined,
  ledger: Ledger,
): Promise<boolean> {
  const page = `${siteUrl}/jefferson-reserve-phase-2`;
  const sentAt = performance.now();
  try {
    const response = await fetch(submissionId === undefined ? page : `${page}.data`, {
      body: new URLSearchParams({
        ...expertLeadFields(email),
        ...(submissionId !== undefined && { submissionId }),
      }),
      headers: { origin: siteUrl },
      method: "POST",
      redirect: "manual",
    });
    const text = await response.text();
    const isAcknowledged =
      submissionId === undefined
        ? response.status === 303 && response.headers.get("location") === "/thank-you"
        : response.ok && text.includes("accepted");
    if (isAcknowledged) ledger.waitsMs.push(performance.now() - sentAt);
    else ledger.refused += 1;
    return isAcknowledged;
  } catch {
    ledger.unanswered += 1;
    return false;
  }
}
