import { randomUUID } from "node:crypto";
import { reasonOf } from "../../reason.ts";
import { currentRequestId } from "../../request-scope.server.ts";
import type { NewsletterSignUp } from "../form-fields.ts";
import { clientKeyOf } from "../intake/fingerprints.server.ts";
import { perHour } from "../intake/limits.server.ts";
import { commonFieldsOf, type ReceivedSubmission, type SubscriptionRecord } from "../lead-record.server.ts";
import type { LeadQueue } from "../queue/queue.server.ts";
import type { LinkPurpose } from "./link-page.ts";
import { NewsletterLinks, type SignUp } from "./links.server.ts";

interface LinkResult {
  readonly outcome: "done" | "expired" | "invalid" | "tooMany";
  readonly retryAfterMs?: number;
}

const eventByPurpose = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

/** Clicks per subscription, purpose and hour. Not per IP, because mail providers send the clicks of many subscribers. */
const clickLimit = perHour(10);

/** Makes the records of newsletter sign-ups, and acts on emailed links. */
export class Newsletter {
  /** True if emailed links confirm sign-ups, and the team confirms only suspicious ones; false if it confirms all. */
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
  signUpRecord(
    lead: NewsletterSignUp,
    received: ReceivedSubmission,
    links: NewsletterLinks,
  ): SubscriptionRecord {
    const commonFields = commonFieldsOf(received);
    const { consentWording } = received.submission;
    const signUp: SignUp = {
      email: lead.email,
      submissionId: commonFields.submissionId,
      requestedAt: commonFields.receivedAt,
      consentVersion: lead.consent,
      page: commonFields.page,
    };
    return {
      form: "newsletter",
      event: "requested",
      ...signUp,
      consentWording,
      confirmation: this.confirmsByEmail && !commonFields.needsReview ? "link" : "team",
      unsubscribeLink: links.createLink("unsubscribe", signUp, received.receivedAt),
      ...commonFields,
    };
  }

  /** Creates a confirmation link. Call it when the email is sent: its validity starts now. */
  async createConfirmLink(request: SubscriptionRecord): Promise<string> {
    return (await this.links()).createLink("confirm", request, this.#queue.store.now());
  }

  /** Checks a link without acting on it: virus scanners open links too. */
  async checkLink(purpose: LinkPurpose, token: string): Promise<"valid" | "expired" | "invalid"> {
    return (await this.links()).open(purpose, token, this.#queue.store.now()).state;
  }

  /** Acts on a link. Resolves with "done" once the event is durable. Needs no login or cookie (RFC 8058). */
  async actOnLink(purpose: LinkPurpose, token: string): Promise<LinkResult> {
    const { log, store } = this.#queue;
    const links = await this.links();
    const now = store.now();
    const link = links.open(purpose, token, now);
    if (link.state !== "valid") return { outcome: link.state };
    const { signUp } = link;
    const event = eventByPurpose[purpose];
    const submissionId = randomUUID();
    // An event must not precede its sign-up, even if the clock was set back.
    const receivedAt = Math.max(now, Date.parse(signUp.requestedAt));
    const record: SubscriptionRecord = {
      ...signUp,
      submissionId,
      form: "newsletter",
      event,
      unsubscribeLink: links.createLink("unsubscribe", signUp, now),
      receivedAt: new Date(receivedAt).toISOString(),
      requestId: currentRequestId(),
    };
    try {
      const clientKey = clientKeyOf(await store.secret(), event, signUp.email);
      // Every click within the limit is stored: the last one counts, and the inbox ignores one that changes nothing.
      const result = await this.#queue.add({
        submissionId,
        fingerprint: submissionId,
        receivedAt,
        limits: [{ clientKey, ...clickLimit }],
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
