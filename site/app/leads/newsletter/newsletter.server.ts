import { randomUUID } from "node:crypto";
import { reasonOf } from "../../reason.ts";
import { currentRequestId } from "../../request-scope.server.ts";
import type { NewsletterSignUp } from "../form-fields.ts";
import type { Fingerprints } from "../intake/fingerprints.server.ts";
import { type LeadCounts, perHour } from "../intake/lead-counts.server.ts";
import { type Circumstances, type SubscriptionRecord, sendingOf } from "../lead-record.server.ts";
import type { LeadQueue } from "../queue/queue.server.ts";
import type { LinkPurpose } from "./link-page.ts";
import type { NewsletterLinks, SignUp } from "./links.server.ts";

/** What came of a press on a link's button. */
type LinkDecision =
  | { readonly outcome: "done" | "expired" | "invalid" }
  | { readonly outcome: "tooMany"; readonly retryAfterMs: number };

interface NewsletterOptions {
  /** Whether a sign-up is answered by an email with a link; otherwise the team confirms it by hand. */
  readonly confirmsByEmail: boolean;
  /** Rejects with LeadStorageError while their keys cannot be read. */
  readonly links: () => Promise<NewsletterLinks>;
  readonly queue: LeadQueue;
}

const events = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

/** Decisions made on one subscription in an hour. Mail providers press the button for many people from one place. */
const decisionLimit = perHour(10);

/** The way of a subscription from its form, and from the links, into the queue. */
export class Newsletter {
  readonly confirmsByEmail: boolean;
  readonly links: () => Promise<NewsletterLinks>;
  readonly #queue: LeadQueue;

  constructor({ confirmsByEmail, links, queue }: NewsletterOptions) {
    this.confirmsByEmail = confirmsByEmail;
    this.links = links;
    this.#queue = queue;
  }

  /** Nothing is sent to an address that a program may have typed: the team looks at it first. */
  requestOf(
    lead: NewsletterSignUp,
    circumstances: Circumstances,
    links: NewsletterLinks,
  ): SubscriptionRecord {
    const sending = sendingOf(circumstances);
    const { consentWording } = circumstances.submission;
    const signUp: SignUp = {
      email: lead.email,
      submissionId: sending.submissionId,
      requestedAt: sending.receivedAt,
      consentVersion: lead.consent,
      page: sending.page,
    };
    return {
      form: "newsletter",
      event: "requested",
      ...signUp,
      consentWording,
      confirmation: this.confirmsByEmail && !sending.needsReview ? "link" : "team",
      unsubscribeLink: links.addressOf("unsubscribe", signUp, circumstances.receivedAt),
      ...sending,
    };
  }

  /** Made when it is sent, so that it works as long as it says, however long the email had to wait. */
  async confirmLinkOf(request: SubscriptionRecord): Promise<string> {
    return (await this.links()).addressOf("confirm", request, this.#queue.now());
  }

  /** Whether a link is valid, without doing what it is for: programs that look for viruses open links too. */
  async check(purpose: LinkPurpose, token: string): Promise<"valid" | "expired" | "invalid"> {
    return (await this.links()).open(purpose, token, this.#queue.now()).state;
  }

  /**
   * Does what a link is for; "done" once that is on the disk. The link is all the proof there is, without cookie or
   * origin (RFC 8058). Rejects with LeadStorageError.
   */
  async decide(purpose: LinkPurpose, token: string): Promise<LinkDecision> {
    const { log } = this.#queue;
    const links = await this.links();
    const at = this.#queue.now();
    const opened = links.open(purpose, token, at);
    if (opened.state !== "valid") return { outcome: opened.state };
    const { signUp } = opened;
    const event = events[purpose];
    const submissionId = randomUUID();
    // Even if the clock was set back, an answer comes after its question.
    const receivedAt = Math.max(at, Date.parse(signUp.requestedAt));
    const record: SubscriptionRecord = {
      ...signUp,
      submissionId,
      form: "newsletter",
      event,
      unsubscribeLink: links.addressOf("unsubscribe", signUp, at),
      receivedAt: new Date(receivedAt).toISOString(),
      requestId: currentRequestId(),
    };
    // Each press is one of its own: the last one counts, and the inbox knows which of them change nothing.
    const entry = { submissionId, fingerprint: submissionId, receivedAt };
    try {
      const fingerprints = await this.#queue.fingerprints();
      const joined = subscriberOf(fingerprints, signUp.email);
      const left = fingerprints.clientKey("unsubscribed", signUp.email);
      let refusal: LinkDecision | undefined;
      await this.#queue.add(entry, {
        clientKeys: [joined, left],
        admit: (counts) => {
          refusal = refusalBy(counts, { event, joined, left, at });
          return refusal ? undefined : { record, clientKeys: [event === "confirmed" ? joined : left] };
        },
      });
      if (refusal) return refusal;
      log("newsletter.decided", { submissionId, decision: event });
      return { outcome: "done" };
    } catch (error) {
      log("newsletter.not-stored", { decision: event, reason: reasonOf(error) });
      throw error;
    }
  }
}

/** The key under which what joins the newsletter with this address is counted. */
export function subscriberOf(fingerprints: Fingerprints, email: string): string {
  return fingerprints.clientKey("subscriber", email);
}

interface PressedLink {
  readonly event: "confirmed" | "unsubscribed";
  /** Keys under which what joined and what left with this address is counted. */
  readonly joined: string;
  readonly left: string;
  readonly at: number;
}

/**
 * Unsubscribing is never refused (RFC 8058): beyond the limit it is done already, unless something has come since
 * that could have undone it.
 */
function refusalBy(counts: LeadCounts, { at, event, joined, left }: PressedLink): LinkDecision | undefined {
  const retryAfterMs = counts.waitForLimit(event === "confirmed" ? joined : left, decisionLimit, at);
  if (retryAfterMs === 0) return undefined;
  if (event === "confirmed") return { outcome: "tooMany", retryAfterMs };
  const leftAt = counts.lastOf(left) ?? 0;
  return leftAt <= at && leftAt > (counts.lastOf(joined) ?? 0) ? { outcome: "done" } : undefined;
}
