import { randomUUID } from "node:crypto";
import { reasonOf } from "../../reason.ts";
import { currentRequestId } from "../../request-scope.server.ts";
import type { NewsletterSignUp } from "../form-fields.ts";
import type { Fingerprints } from "../intake/fingerprints.server.ts";
import { type LeadCounts, perHour } from "../intake/lead-counts.server.ts";
import { type LeadContext, type SubscriptionRecord, sendingOf } from "../lead-record.server.ts";
import type { LeadQueue } from "../queue/queue.server.ts";
import type { LinkPurpose } from "./link-page.ts";
import type { NewsletterLinks, SignUp } from "./links.server.ts";

/** Result of clicking a link's button. */
type LinkDecision =
  | { readonly outcome: "done" | "expired" | "invalid" }
  | { readonly outcome: "tooMany"; readonly retryAfterMs: number };

interface NewsletterOptions {
  /** False if the team confirms sign-ups by hand. */
  readonly confirmsByEmail: boolean;
  /** Rejects with LeadStorageError if the keys cannot be read. */
  readonly links: () => Promise<NewsletterLinks>;
  readonly queue: LeadQueue;
}

const events = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

/** Decisions per subscription and hour. Limiting by IP would block mail providers, which click for many people. */
const decisionLimit = perHour(10);

/** Stores newsletter sign-ups and decisions in the queue. */
export class Newsletter {
  readonly confirmsByEmail: boolean;
  readonly links: () => Promise<NewsletterLinks>;
  readonly #queue: LeadQueue;

  constructor({ confirmsByEmail, links, queue }: NewsletterOptions) {
    this.confirmsByEmail = confirmsByEmail;
    this.links = links;
    this.#queue = queue;
  }

  /** Suspicious sign-ups get no email; the team reviews them first. */
  requestOf(lead: NewsletterSignUp, context: LeadContext, links: NewsletterLinks): SubscriptionRecord {
    const sending = sendingOf(context);
    const { consentWording } = context.submission;
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
      unsubscribeLink: links.addressOf("unsubscribe", signUp, context.receivedAt),
      ...sending,
    };
  }

  /** Created when sent, so that waiting does not shorten its validity. */
  async confirmLinkOf(request: SubscriptionRecord): Promise<string> {
    return (await this.links()).addressOf("confirm", request, this.#queue.now());
  }

  /** Checks a link without acting on it: virus scanners open links too. */
  async check(purpose: LinkPurpose, token: string): Promise<"valid" | "expired" | "invalid"> {
    return (await this.links()).open(purpose, token, this.#queue.now()).state;
  }

  /**
   * Acts on a link; "done" once stored durably. The link is the only proof (RFC 8058). Rejects with LeadStorageError.
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
    // A decision must follow its sign-up even after a clock change.
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
    // Every click is stored: the last one counts, and the inbox ignores those without effect.
    const entry = { submissionId, fingerprint: submissionId, receivedAt };
    try {
      const fingerprints = await this.#queue.fingerprints();
      const joined = subscriberOf(fingerprints, signUp.email);
      const left = fingerprints.clientKey("unsubscribed", signUp.email);
      const own = event === "confirmed" ? joined : left;
      let refusal: LinkDecision | undefined;
      await this.#queue.add(entry, {
        clientKeys: [joined, left],
        admit(counts) {
          const retryAfterMs = counts.waitForLimit(own, decisionLimit, at);
          if (retryAfterMs === 0) return { record, clientKeys: [own] };
          if (event === "confirmed") refusal = { outcome: "tooMany", retryAfterMs };
          // RFC 8058: never refuse to unsubscribe. Over the limit, store the click only if it changes something.
          else if (hasLeft(counts, { joined, left, at })) refusal = { outcome: "done" };
          else return { record, clientKeys: [own] };
          return undefined;
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

/** Returns the rate-limit key of an address's sign-ups. */
export function subscriberOf(fingerprints: Fingerprints, email: string): string {
  return fingerprints.clientKey("subscriber", email);
}

/** Returns true if an address has unsubscribed since it last joined. */
function hasLeft(
  counts: LeadCounts,
  { at, joined, left }: { readonly joined: string; readonly left: string; readonly at: number },
): boolean {
  const leftAt = counts.lastOf(left) ?? 0;
  return leftAt <= at && leftAt > (counts.lastOf(joined) ?? 0);
}
