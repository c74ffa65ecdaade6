import { randomUUID } from "node:crypto";
import type { NewsletterSignUp } from "../lead.ts";
import type { Circumstances } from "../lead-record.server.ts";
import type { LogEvent } from "../leads-options.server.ts";
import { perHour } from "../outbox/arrivals.server.ts";
import type { LeadQueue } from "../outbox/queue.server.ts";
import { reasonOf } from "../outbox/storage-error.server.ts";
import type { LinkPurpose, NewsletterLinks } from "./links.server.ts";
import {
  decisionRecordOf,
  requestRecordOf,
  type SubscriptionRecord,
  signUpOf,
  signUpOfRecord,
} from "./subscription-record.server.ts";

/** What came of a press on a link's button. */
export type LinkDecision =
  | { readonly outcome: "done" }
  | { readonly outcome: "expired" | "invalid" }
  | { readonly outcome: "tooMany"; readonly retryAfterMs: number };

/** What the pages of the newsletter ask for. */
export interface Newsletter {
  /** Whether a sign-up is answered by an email with a link; otherwise the team confirms it by hand. */
  readonly confirmsByEmail: boolean;
  /** What a link is worth, without doing what it is for: programs that look for viruses open links too. */
  look(purpose: LinkPurpose, token: string): "valid" | "expired" | "invalid";
  /**
   * Does what a link is for: resolves with "done" once that is on the disk. The link is all the proof there is;
   * neither cookie nor origin is looked at (RFC 8058). Rejects with LeadStorageError.
   */
  decide(purpose: LinkPurpose, token: string): Promise<LinkDecision>;
}

interface SubscriptionsOptions {
  readonly confirmsByEmail: boolean;
  readonly links: NewsletterLinks;
  readonly log: LogEvent;
  readonly now: () => number;
  readonly onQueued: () => void;
  readonly queue: LeadQueue;
}

const events = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

/** Decisions taken on one subscription in an hour. Mail providers press the button for many people from one place. */
const decisionLimit = perHour(10);

/** The way of a subscription from its form, and from the links, into the queue. */
export class Subscriptions implements Newsletter {
  readonly #options: SubscriptionsOptions;

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
  }

  get confirmsByEmail(): boolean {
    return this.#options.confirmsByEmail;
  }

  /** Nothing is sent to an address that a program may have typed: the team looks at it first. */
  requestOf(lead: NewsletterSignUp, circumstances: Circumstances): SubscriptionRecord {
    const signUp = signUpOf(lead, circumstances);
    const suspicious = circumstances.reviewReasons.length > 0;
    return requestRecordOf({
      circumstances,
      confirmation: this.confirmsByEmail && !suspicious ? "link" : "team",
      signUp,
      unsubscribeLink: this.#options.links.addressOf("unsubscribe", signUp, circumstances.receivedAt),
    });
  }

  /** Made when it is sent, so that it serves as long as it says, however long the email had to wait. */
  confirmLinkOf(request: SubscriptionRecord): string {
    const { links, now } = this.#options;
    return links.addressOf("confirm", signUpOfRecord(request), now());
  }

  look(purpose: LinkPurpose, token: string) {
    const { links, now } = this.#options;
    return links.open(purpose, token, now()).state;
  }

  /** Under which what joins the newsletter with this address is counted. */
  senderOf(email: string): string {
    return this.#options.queue.fingerprints.ofSender("subscriber", email);
  }

  /**
   * The limit, for one who confirms again and again. To unsubscribe is never refused (RFC 8058): beyond the limit it is
   * done already, unless something has come since that could have undone it. In the transaction that stores it.
   */
  #admit(event: "confirmed" | "unsubscribed", email: string, at: number): LinkDecision | undefined {
    const { arrivals, fingerprints } = this.#options.queue;
    const joined = this.senderOf(email);
    const left = fingerprints.ofSender("unsubscribed", email);
    const sender = event === "confirmed" ? joined : left;
    const retryAfterMs = arrivals.waitForLimit(sender, decisionLimit, at);
    if (retryAfterMs > 0) {
      if (event === "confirmed") return { outcome: "tooMany", retryAfterMs };
      const leftAt = arrivals.lastOf(left) ?? 0;
      if (leftAt <= at && leftAt > (arrivals.lastOf(joined) ?? 0)) return { outcome: "done" };
    }
    arrivals.add(sender, at);
    return undefined;
  }

  async decide(purpose: LinkPurpose, token: string): Promise<LinkDecision> {
    const { links, log, now, onQueued, queue } = this.#options;
    const at = now();
    const opened = links.open(purpose, token, at);
    if (opened.state !== "valid") return { outcome: opened.state };
    const { signUp } = opened;
    const event = events[purpose];
    const submissionId = randomUUID();
    // Whatever a clock that was set back says, an answer comes after its question.
    const receivedAt = Math.max(at, signUp.requestedAt);
    const unsubscribeLink = links.addressOf("unsubscribe", signUp, at);
    const record = decisionRecordOf({ event, receivedAt, signUp, submissionId, unsubscribeLink });
    // Each press is one of its own: the last one counts, and the inbox knows which of them change nothing.
    const entry = { submissionId, fingerprint: submissionId, receivedAt };
    try {
      const added = await queue.add<LinkDecision>(entry, () => {
        const refusal = this.#admit(event, signUp.email, at);
        return refusal ? { refusal } : { record };
      });
      if (added.outcome === "refused") return added.refusal;
      log("newsletter.decided", { submissionId, decision: event });
      onQueued();
      return { outcome: "done" };
    } catch (error) {
      log("newsletter.not-stored", { decision: event, reason: reasonOf(error) });
      throw error;
    }
  }
}
