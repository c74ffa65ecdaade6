import { expertLead } from "./plain-form.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What became of the leads that visitors sent, by their email addresses. */
export interface Ledger {
  /** The site said that it has them. */
  readonly acknowledged: Set<string>;
  /** The visitor went away without an answer: the site may have them or not. */
  readonly abandoned: Set<string>;
  /** Answers that did not come, and answers that said the lead was not taken. */
  unanswered: number;
  refused: number;
  /** How long each waited whose lead was taken, for the answer that said so. */
  readonly waitsMs: number[];
}

interface Visitors {
  readonly siteUrl: string;
  readonly random: SeededRandom;
  readonly leads: number;
  /** Begins every email address, so that each test finds its own leads. */
  readonly purpose: string;
  readonly workers: number;
  /** How often a visitor who gets no answer goes away instead of sending again, from 0 to 1. */
  readonly impatience: number;
  readonly onAcknowledged?: (acknowledged: number) => void;
  /** Time between two leads of a worker; none unless given. */
  readonly restMs?: number;
  /** Ends it before all leads are sent. */
  readonly until?: () => boolean;
}

const pauseMs = 100;

/**
 * Visitors fill in the form, half of them with JavaScript and a submission id, half as a plain HTML form. Who gets no
 * answer, or the answer that the lead was not stored, sends the same again, until it is acknowledged or they go away.
 */
export async function visit(visitors: Visitors): Promise<Ledger> {
  const { impatience, leads, purpose, random, workers } = visitors;
  const ledger: Ledger = {
    acknowledged: new Set(),
    abandoned: new Set(),
    unanswered: 0,
    refused: 0,
    waitsMs: [],
  };
  let next = 0;
  async function visitor(number: number): Promise<void> {
    const email = `${purpose}-${number}@example.com`;
    const withScript = random.happens(0.5);
    const id = `00000000-0000-4000-8000-${String(random.whole(0, 2 ** 40))
      .padStart(12, "0")
      .slice(-12)}`;
    for (;;) {
      const taken = await sendLead(visitors.siteUrl, email, withScript ? id : undefined, ledger);
      if (taken) {
        ledger.acknowledged.add(email);
        visitors.onAcknowledged?.(ledger.acknowledged.size);
        return;
      }
      if (random.happens(impatience)) {
        ledger.abandoned.add(email);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  async function worker(): Promise<void> {
    while (next < leads && !visitors.until?.()) {
      next += 1;
      await visitor(next);
      if (visitors.restMs) await new Promise((resolve) => setTimeout(resolve, visitors.restMs));
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
        ...expertLead(email),
        ...(submissionId !== undefined && { submissionId }),
      }),
      headers: { origin: siteUrl },
      method: "POST",
      redirect: "manual",
    });
    const text = await response.text();
    const taken =
      submissionId === undefined
        ? response.status === 303 && response.headers.get("location") === "/thank-you"
        : response.ok && text.includes("accepted");
    if (taken) ledger.waitsMs.push(performance.now() - sentAt);
    else ledger.refused += 1;
    return taken;
  } catch {
    ledger.unanswered += 1;
    return false;
  }
}
