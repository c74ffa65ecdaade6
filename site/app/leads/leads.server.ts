import { reasonOf } from "../reason.ts";
import { forms } from "../words/forms.ts";
import {
  type ConfirmationSettings,
  confirmationDestination,
  type EmailSettings,
  emailDestination,
} from "./destinations/email.server.ts";
import {
  type InboxSettings,
  inboxDestination,
  inboxReports,
  retriesAskedFor,
} from "./destinations/inbox.server.ts";
import { type WebhookSettings, webhookDestination } from "./destinations/webhook.server.ts";
import {
  checkPhone,
  isBlocked,
  isHeadlessBrowser,
  mailboxOf,
  reviewReasons,
  senderOf,
} from "./intake/guard.server.ts";
import type { Submission } from "./intake/submission.server.ts";
import { checkLead, cleanLine, type FieldErrors, type Lead } from "./lead-fields.ts";
import { type Circumstances, leadRecordOf, type QueuedRecord } from "./lead-record.server.ts";
import { linkKeys, NewsletterLinks } from "./newsletter/links.server.ts";
import { Newsletter, subscriberOf } from "./newsletter/newsletter.server.ts";
import { type Arrivals, perHour } from "./outbox/arrivals.server.ts";
import type { Fingerprints } from "./outbox/fingerprint.server.ts";
import type { Outbox } from "./outbox/outbox.server.ts";

export interface NewsletterSettings {
  /** Shared by all instances; the keys of the links are made of it. */
  readonly accessKey: string | undefined;
  /** Asks by email whether a sign-up was meant; without it the team does. */
  readonly confirmation: ConfirmationSettings | null;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

export interface LeadsOptions {
  readonly outbox: Outbox;
  readonly inbox: InboxSettings | null;
  readonly email: EmailSettings | null;
  readonly webhook: WebhookSettings | null;
  readonly newsletter: NewsletterSettings;
  /** Email addresses and domains that are answered 403 "Forbidden". */
  readonly blockList: readonly string[];
  /** Shortest time between two leads of one visitor; sooner is answered 429 "Too Many Requests". 0 switches it off. */
  readonly throttleMs: number;
  /** Whether a browser driven by a program is answered 451 "Unavailable For Headless Browser". */
  readonly blockHeadless: boolean;
  /** From one address; more are marked for review, and beyond `floodFactor` times as many refused. */
  readonly rateLimitPerHour: number;
}

/** Leads accepted for one mailbox in an hour, from wherever they come. */
const mailboxLimit = perHour(10);

/** A wish to send again is answered at once by the inbox's hint; when that is lost, within this. */
const retryPollMs = 60_000;

/** Each is an email to somebody who perhaps never asked for one. */
const signUpLimit = { most: 3, withinMs: 24 * 3_600_000 };

/** Many people may share an address, at an event or in an office: only this many times the limit is a flood. */
const floodFactor = 10;
const manyFromOneAddress = "many leads from one address";

/** Specification, section 8, and 409 for a submission id that another lead has used. */
const refusals = {
  forbidden: { outcome: "refused", status: 403, message: "Forbidden" },
  conflict: { outcome: "refused", status: 409, message: "This form was already sent with other details" },
  tooMany: { outcome: "refused", status: 429, message: "Too Many Requests" },
  headless: { outcome: "refused", status: 451, message: "Unavailable For Headless Browser" },
} as const;

export type Acceptance =
  | { readonly outcome: "accepted"; readonly submissionId: string }
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  | { outcome: "refused"; status: number; message: string; retryAfterMs?: number };

/** Accepts what the forms send, and forwards it to the destinations. */
export class Leads {
  readonly newsletter: Newsletter;
  readonly #options: LeadsOptions;
  readonly #outbox: Outbox;
  readonly #retryTimer: NodeJS.Timeout;
  #closing: Promise<void> | undefined;
  /** Leads came through a proxy that TRUST_PROXY does not count: no limit by address can tell their senders apart. */
  #sharedAddress = false;

  /** Begins to forward what waits. Throws EmailParameterError when the email settings are incomplete. */
  constructor(options: LeadsOptions) {
    const { email, inbox, outbox, webhook } = options;
    const { accessKey, confirmation, publicUrl } = options.newsletter;
    const { store } = outbox;
    const links = async () => new NewsletterLinks(await linkKeys(store, accessKey), publicUrl);
    const newsletter = new Newsletter({ confirmsByEmail: confirmation !== null, links, outbox });
    this.newsletter = newsletter;
    this.#options = options;
    this.#outbox = outbox;
    outbox.start(
      [
        inbox && inboxDestination(inbox),
        inbox && inboxReports(inbox, (id) => store.reportOf(id)),
        email && emailDestination(email),
        webhook && webhookDestination(webhook),
        confirmation && confirmationDestination(confirmation, (request) => newsletter.confirmLinkOf(request)),
      ].filter((destination) => destination !== null),
    );
    this.#retryTimer = setInterval(() => void this.retryAsked(), retryPollMs).unref();
  }

  /** Resolves with "accepted" once the lead is on the disk, or was before. Rejects with LeadStorageError. */
  async accept(submission: Submission): Promise<Acceptance> {
    const { form } = submission;
    try {
      const acceptance = await this.#accept(submission);
      if (acceptance.outcome === "refused") {
        this.#outbox.log("lead.refused", { form, status: acceptance.status });
      }
      return acceptance;
    } catch (error) {
      this.#outbox.log("lead.not-stored", { form, reason: reasonOf(error) });
      throw error;
    }
  }

  /** For monitors; nothing of it is personal. */
  async status() {
    return { ...(await this.#outbox.status()), sharedAddress: this.#sharedAddress };
  }

  /** Why a lead could not be stored now, or null: a durable write is tried. */
  writeProblem(): Promise<string | null> {
    return this.#outbox.store.probe().then(() => null, reasonOf);
  }

  /** Sends again what the team asks for in the inbox. */
  async retryAsked(): Promise<void> {
    const { inbox } = this.#options;
    if (!inbox || this.#closing) return;
    try {
      await this.#outbox.retry(await retriesAskedFor(inbox));
    } catch (error) {
      this.#outbox.log("lead.retry-failed", { reason: reasonOf(error) });
    }
  }

  /** Stops forwarding after the calls under way and closes the outbox. */
  close(): Promise<void> {
    clearInterval(this.#retryTimer);
    this.#closing ??= this.#outbox.close();
    return this.#closing;
  }

  /** In the order of the email provider's own library: headless browser, parameters, block list, throttle. */
  async #accept(submission: Submission): Promise<Acceptance> {
    if (submission.sharedAddress) this.#noteSharedAddress();
    if (this.#options.blockHeadless && isHeadlessBrowser(submission)) return refusals.headless;
    const { form, problems = forms.fieldProblems, values } = submission;
    const checked = checkLead(form, values, problems);
    const errors = checked.valid ? {} : { ...checked.errors };
    const phone = form === "newsletter" ? "" : cleanLine(values.phone ?? "");
    if (phone && !errors.phone) errors.phone = checkPhone(phone, problems).repair;
    // Nobody can be shown to have agreed to words that never stood there.
    if (form === "newsletter" && submission.consentWording === undefined)
      errors.consent ??= problems.oldNewsletterForm;
    if (!checked.valid || errors.phone || errors.consent) return { outcome: "invalid", errors };
    if (isBlocked(checked.lead.email, this.#options.blockList)) return refusals.forbidden;
    return this.#store(checked.lead, submission);
  }

  async #store(lead: Lead, submission: Submission): Promise<Acceptance> {
    const { log } = this.#outbox;
    const fingerprints = await this.#outbox.fingerprints();
    const recordOf = await this.#recordOf(lead);
    const receivedAt = this.#outbox.now();
    const fingerprint = fingerprints.ofLead(lead, submission.project);
    const submissionId = submission.submissionId ?? fingerprints.submissionId(fingerprint, receivedAt);
    const limits = this.#limitsFor(lead, submission, fingerprints);
    let needsReview = false;
    const added = await this.#outbox.add<Acceptance>(
      { submissionId, fingerprint, receivedAt },
      {
        senders: limits.senders,
        admit: (arrivals) => {
          const retryAfterMs = limits.wait(arrivals, receivedAt);
          if (retryAfterMs > 0) return { refusal: { ...refusals.tooMany, retryAfterMs } };
          const reasons = reviewReasons(submission, lead);
          if (limits.isMany(arrivals, receivedAt)) reasons.push(manyFromOneAddress);
          needsReview = reasons.length > 0;
          const circumstances = { submission, submissionId, receivedAt, reviewReasons: reasons };
          return { record: recordOf(circumstances), senders: limits.senders };
        },
      },
    );
    switch (added.outcome) {
      case "added":
        log("lead.accepted", { submissionId, form: lead.form, needsReview });
        return { outcome: "accepted", submissionId };
      case "repeated":
        return { outcome: "accepted", submissionId: added.submissionId };
      case "conflict":
        return refusals.conflict;
      case "refused":
        return added.refusal;
    }
  }

  async #recordOf(lead: Lead): Promise<(circumstances: Circumstances) => QueuedRecord> {
    if (lead.form !== "newsletter") return (circumstances) => leadRecordOf(lead, circumstances);
    const links = await this.newsletter.links();
    return (circumstances) => this.newsletter.requestOf(lead, circumstances, links);
  }

  /** The limits, which the transaction that stores the lead checks and counts: a burst cannot slip through. */
  #limitsFor(lead: Lead, { address, sharedAddress }: Submission, fingerprints: Fingerprints) {
    const { rateLimitPerHour, throttleMs } = this.#options;
    const mailbox = mailboxOf(lead.email);
    const byMailbox = fingerprints.ofSender("email", mailbox);
    const signUps = lead.form === "newsletter" ? fingerprints.ofSender("sign-up", mailbox) : undefined;
    const joined = lead.form === "newsletter" ? subscriberOf(fingerprints, lead.email) : undefined;
    const byAddress = address === undefined ? undefined : fingerprints.ofSender("address", senderOf(address));
    return {
      senders: [byMailbox, signUps, joined, byAddress].filter((sender) => sender !== undefined),
      /** Milliseconds until the lead may come; 0 when it may now. */
      wait(arrivals: Arrivals, at: number): number {
        const waits = [arrivals.waitForLimit(byMailbox, mailboxLimit, at)];
        if (signUps !== undefined) waits.push(arrivals.waitForLimit(signUps, signUpLimit, at));
        // Nobody is refused for what others behind the same proxy have sent.
        if (byAddress !== undefined && !sharedAddress) {
          waits.push(arrivals.waitForThrottle(byAddress, throttleMs, at));
          waits.push(arrivals.waitForLimit(byAddress, perHour(rateLimitPerHour * floodFactor), at));
        }
        return Math.max(...waits);
      },
      isMany: (arrivals: Arrivals, at: number) =>
        byAddress !== undefined && arrivals.waitForLimit(byAddress, perHour(rateLimitPerHour), at) > 0,
    };
  }

  #noteSharedAddress(): void {
    if (this.#sharedAddress) return;
    this.#sharedAddress = true;
    this.#outbox.log("lead.shared-address", {
      level: "warning",
      reason: "a proxy that TRUST_PROXY does not count forwards the forms",
      consequence: "visitors cannot be told apart by address, so that no limit by address is kept",
    });
  }
}
