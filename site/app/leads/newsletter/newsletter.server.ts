import { randomUUID } from "node:crypto";
import { reasonOf } from "../../reason.ts";
import { currentRequestId } from "../../request-scope.server.ts";
import type { NewsletterSignUp } from "../lead-fields.ts";
import { type Circumstances, type SubscriptionRecord, sendingOf } from "../lead-record.server.ts";
import type { Outbox } from "../outbox/outbox.server.ts";
import { perHour } from "../outbox/sender-counts.server.ts";
import type { LinkPurpose, NewsletterLinks, SignUp } from "./links.server.ts";

/** What came of a press on a link's button. */
type LinkDecision =
  | { readonly outcome: "done" | "expired" | "invalid" }
  | { readonly outcome: "tooMany"; readonly retryAfterMs: number };

interface NewsletterOptions {
  /** Whether a sign-up is answered by an email with a link; otherwise the team confirms it by hand. */
  readonly confirmsByEmail: boolean;
  readonly links: NewsletterLinks;
  readonly outbox: Outbox;
}

const events = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

/** Decisions made on one subscription in an hour. Mail providers press the button for many people from one place. */
const decisionLimit = perHour(10);

/** The way of a subscription from its form, and from the links, into the outbox. */
export class Newsletter {
  readonly confirmsByEmail: boolean;
  readonly #links: NewsletterLinks;
  readonly #outbox: Outbox;

  constructor({ confirmsByEmail, links, outbox }: NewsletterOptions) {
    this.confirmsByEmail = confirmsByEmail;
    this.#links = links;
    this.#outbox = outbox;
  }

  /** Nothing is sent to an address that a program may have typed: the team looks at it first. */
  requestOf(lead: NewsletterSignUp, circumstances: Circumstances): SubscriptionRecord {
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
      ...(consentWording !== undefined && { consentWording }),
      confirmation: this.confirmsByEmail && !sending.needsReview ? "link" : "team",
      unsubscribeLink: this.#links.addressOf("unsubscribe", signUp, circumstances.receivedAt),
      ...sending,
    };
  }

  /** Made when it is sent, so that it works as long as it says, however long the email had to wait. */
  confirmLinkOf(request: SubscriptionRecord): string {
    return this.#links.addressOf("confirm", request, this.#outbox.now());
  }

  /** Whether a link is valid, without doing what it is for: programs that look for viruses open links too. */
  check(purpose: LinkPurpose, token: string): "valid" | "expired" | "invalid" {
    return this.#links.open(purpose, token, this.#outbox.now()).state;
  }

  /** The key under which what joins the newsletter with this address is counted. */
  senderOf(email: string): string {
    return this.#outbox.store.fingerprints.ofSender("subscriber", email);
  }

  /**
   * Does what a link is for; "done" once that is on the disk. The link is all the proof there is, without cookie or
   * origin (RFC 8058). Rejects with LeadStorageError.
   */
  async decide(purpose: LinkPurpose, token: string): Promise<LinkDecision> {
    const { log, now } = this.#outbox;
    const at = now();
    const opened = this.#links.open(purpose, token, at);
    if (opened.state !== "valid") return { outcome: opened.state };
    const { signUp } = opened;
    const event = events[purpose];
    const submissionId = randomUUID();
    const requestId = currentRequestId();
    // Even if the clock was set back, an answer comes after its question.
    const receivedAt = Math.max(at, Date.parse(signUp.requestedAt));
    const record: SubscriptionRecord = {
      ...signUp,
      submissionId,
      form: "newsletter",
      event,
      unsubscribeLink: this.#links.addressOf("unsubscribe", signUp, at),
      receivedAt: new Date(receivedAt).toISOString(),
      ...(requestId !== undefined && { requestId }),
    };
    // Each press is one of its own: the last one counts, and the inbox knows which of them change nothing.
    const entry = { submissionId, fingerprint: submissionId, receivedAt };
    try {
      const added = await this.#outbox.add<LinkDecision>(entry, () => {
        const refusal = this.#limit(event, signUp.email, at);
        return refusal ? { refusal } : { record };
      });
      if (added.outcome === "refused") return added.refusal;
      log("newsletter.decided", { submissionId, decision: event });
      return { outcome: "done" };
    } catch (error) {
      log("newsletter.not-stored", { decision: event, reason: reasonOf(error) });
      throw error;
    }
  }

  /**
   * Unsubscribing is never refused (RFC 8058): beyond the limit it is done already, unless something has come since
   * that could have undone it. Checked and counted in the transaction that stores the decision.
   */
  #limit(event: "confirmed" | "unsubscribed", email: string, at: number): LinkDecision | undefined {
    const { fingerprints, senders } = this.#outbox.store;
    const joined = this.senderOf(email);
    const left = fingerprints.ofSender("unsubscribed", email);
    const sender = event === "confirmed" ? joined : left;
    const retryAfterMs = senders.waitForLimit(sender, decisionLimit, at);
    if (retryAfterMs > 0) {
      if (event === "confirmed") return { outcome: "tooMany", retryAfterMs };
      const leftAt = senders.lastOf(left) ?? 0;
      if (leftAt <= at && leftAt > (senders.lastOf(joined) ?? 0)) return { outcome: "done" };
    }
    senders.add(sender, at);
    return undefined;
  }
}
