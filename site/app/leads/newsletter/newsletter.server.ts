import { randomUUID } from "node:crypto";
import { reasonOf } from "../../reason.ts";
import { currentRequestId } from "../../request-scope.server.ts";
import type { NewsletterSignUp } from "../form-fields.ts";
import { clientKey } from "../intake/fingerprints.server.ts";
import { perHour } from "../intake/limits.server.ts";
import { type LeadContext, type SubscriptionRecord, submissionFields } from "../lead-record.server.ts";
import type { LeadQueue } from "../queue/queue.server.ts";
import type { LinkPurpose } from "./link-page.ts";
import { NewsletterLinks, type SignUp } from "./links.server.ts";

interface LinkDecision {
  readonly outcome: "done" | "expired" | "invalid" | "tooMany";
  readonly retryAfterMs?: number;
}

const eventByPurpose = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

/**
 * Decisions of each kind per subscription and hour. A limit by IP would block mail providers, which send the clicks of
 * many subscribers.
 */
const decisionLimit = perHour(10);

/** Stores newsletter sign-ups and decisions in the queue. */
export class Newsletter {
  /** False if the team confirms sign-ups by hand. */
  readonly confirmsByEmail: boolean;
  readonly #publicUrl: string;
  readonly #queue: LeadQueue;

  constructor(queue: LeadQueue, publicUrl: string, confirmsByEmail: boolean) {
    this.confirmsByEmail = confirmsByEmail;
    this.#publicUrl = publicUrl;
    this.#queue = queue;
  }

  /** Rejects with LeadStorageError if the queue's secret cannot be read. */
  async links(): Promise<NewsletterLinks> {
    return new NewsletterLinks(await this.#queue.store.secret(), this.#publicUrl);
  }

  /** Returns the record of a sign-up. A suspicious sign-up gets no email; the team reviews it first. */
  signUpRecord(lead: NewsletterSignUp, context: LeadContext, links: NewsletterLinks): SubscriptionRecord {
    const submitted = submissionFields(context);
    const { consentWording } = context.submission;
    const signUp: SignUp = {
      email: lead.email,
      submissionId: submitted.submissionId,
      requestedAt: submitted.receivedAt,
      consentVersion: lead.consent,
      page: submitted.page,
    };
    return {
      form: "newsletter",
      event: "requested",
      ...signUp,
      consentWording,
      confirmation: this.confirmsByEmail && !submitted.needsReview ? "link" : "team",
      unsubscribeLink: links.linkUrl("unsubscribe", signUp, context.receivedAt),
      ...submitted,
    };
  }

  /** Creates a confirmation link. Call it when the email is sent, so that waiting does not shorten its validity. */
  async createConfirmLink(request: SubscriptionRecord): Promise<string> {
    return (await this.links()).linkUrl("confirm", request, this.#queue.store.now());
  }

  /** Checks a link without acting on it: virus scanners open links too. */
  async check(purpose: LinkPurpose, token: string): Promise<"valid" | "expired" | "invalid"> {
    return (await this.links()).open(purpose, token, this.#queue.store.now()).state;
  }

  /** Acts on a link. Resolves with "done" once that is durable. The link alone proves the request (RFC 8058). */
  async decide(purpose: LinkPurpose, token: string): Promise<LinkDecision> {
    const { log, store } = this.#queue;
    const links = await this.links();
    const now = store.now();
    const link = links.open(purpose, token, now);
    if (link.state !== "valid") return { outcome: link.state };
    const { signUp } = link;
    const event = eventByPurpose[purpose];
    const submissionId = randomUUID();
    // A decision must follow its sign-up even after a clock change.
    const receivedAt = Math.max(now, Date.parse(signUp.requestedAt));
    const record: SubscriptionRecord = {
      ...signUp,
      submissionId,
      form: "newsletter",
      event,
      unsubscribeLink: links.linkUrl("unsubscribe", signUp, now),
      receivedAt: new Date(receivedAt).toISOString(),
      requestId: currentRequestId(),
    };
    try {
      const key = clientKey(await store.secret(), event, signUp.email);
      // Every click is stored: the last one counts, and the inbox ignores a click that changes nothing.
      const result = await this.#queue.add({
        submissionId,
        fingerprint: submissionId,
        receivedAt,
        limits: [{ key, ...decisionLimit }],
        makeRecord: () => record,
      });
      if (result.outcome === "refused") return { outcome: "tooMany", retryAfterMs: result.retryAfterMs };
      log("newsletter.decided", { submissionId, decision: event });
      return { outcome: "done" };
    } catch (error) {
      log("newsletter.not-stored", { decision: event, reason: reasonOf(error) });
      throw error;
    }
  }
}
