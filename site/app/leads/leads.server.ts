import { randomUUID } from "node:crypto";
import { forms } from "../copy/forms.ts";
import { reasonOf } from "../reason.ts";
import { type ConfirmationSettings, confirmationDestination } from "./destinations/confirmation.server.ts";
import { type EmailSettings, emailDestination } from "./destinations/emailjs.server.ts";
import {
  createReportSender,
  fetchRequestedRetries,
  type InboxSettings,
  inboxDestination,
} from "./destinations/inbox.server.ts";
import { type WebhookSettings, webhookDestination } from "./destinations/webhook.server.ts";
import type { FieldErrors } from "./field-names.ts";
import { checkLead, cleanLine, type Lead } from "./form-fields.ts";
import { fingerprintOfLead } from "./intake/fingerprints.server.ts";
import { checkPhone, isBlocked, isHeadlessBrowser, reviewReasons } from "./intake/guard.server.ts";
import { type LimitSettings, limitsOf, msUntilAllowed } from "./intake/limits.server.ts";
import type { Submission } from "./intake/submission.server.ts";
import { leadRecordOf } from "./lead-record.server.ts";
import { Newsletter } from "./newsletter/newsletter.server.ts";
import type { LeadQueue } from "./queue/queue.server.ts";

export interface NewsletterSettings {
  /** Null if the team confirms all sign-ups. */
  readonly confirmation: ConfirmationSettings | null;
  /** URL of the site without a trailing slash. */
  readonly publicUrl: string;
}

export interface LeadsOptions extends LimitSettings {
  readonly queue: LeadQueue;
  readonly inbox: InboxSettings;
  readonly email: EmailSettings | null;
  readonly webhook: WebhookSettings | null;
  readonly newsletter: NewsletterSettings;
  /** Email addresses and domains that get 403 "Forbidden". */
  readonly blockList: readonly string[];
  /** If true, automated browsers get 451 "Unavailable For Headless Browser". */
  readonly blockHeadless: boolean;
}

/** Interval for fetching the retries that the team requested, in case the webhook that announces one is lost. */
const retryPollMs = 60_000;

/** Refusals of the specification (section 8), and 409 for a submission ID that another lead has used. */
const refusals = {
  forbidden: { outcome: "refused", status: 403, message: "Forbidden" },
  conflict: { outcome: "refused", status: 409, message: "This form was already sent with other details" },
  tooMany: { outcome: "refused", status: 429, message: "Too Many Requests" },
  headless: { outcome: "refused", status: 451, message: "Unavailable For Headless Browser" },
} as const;

export type AcceptResult =
  | { readonly outcome: "accepted"; readonly submissionId: string }
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  | {
      readonly outcome: "refused";
      readonly status: number;
      readonly message: string;
      readonly retryAfterMs?: number;
    };

/** Checks and stores the leads of all forms, and delivers them. */
export class Leads {
  readonly newsletter: Newsletter;
  readonly #options: LeadsOptions;
  readonly #queue: LeadQueue;
  readonly #retryTimer: NodeJS.Timeout;
  #closing: Promise<void> | undefined;

  /** Starts delivering. Throws EmailParameterError if an email setting is missing. */
  constructor(options: LeadsOptions) {
    const { email, inbox, queue, webhook } = options;
    const { confirmation, publicUrl } = options.newsletter;
    const newsletter = new Newsletter(queue, publicUrl, confirmation !== null);
    this.newsletter = newsletter;
    this.#options = options;
    this.#queue = queue;
    queue.start(
      [
        inboxDestination(inbox),
        email && emailDestination(email),
        webhook && webhookDestination(webhook),
        confirmation &&
          confirmationDestination(confirmation, (request) => newsletter.createConfirmLink(request)),
      ].filter((destination) => destination !== null),
      createReportSender(inbox),
    );
    this.#retryTimer = setInterval(() => void this.retryRequestedLeads(), retryPollMs).unref();
  }

  /** Checks and stores a lead. Resolves with "accepted" once it is durable. Rejects with LeadStorageError. */
  async accept(submission: Submission): Promise<AcceptResult> {
    const { form } = submission;
    try {
      const result = await this.#checkAndStore(submission);
      if (result.outcome === "refused") this.#queue.log("lead.refused", { form, status: result.status });
      return result;
    } catch (error) {
      this.#queue.log("lead.not-stored", { form, reason: reasonOf(error) });
      throw error;
    }
  }

  /** Returns the state of the queue and its destinations without personal data, for monitoring. */
  status() {
    return this.#queue.status();
  }

  /** Tries a durable write. Resolves with the reason if it fails, else null. */
  testWrite(): Promise<string | null> {
    return this.#queue.store.testWrite().then(() => null, reasonOf);
  }

  /** Makes deliveries due for the leads that the team, in the inbox, asked to send again. */
  async retryRequestedLeads(): Promise<void> {
    const { inbox } = this.#options;
    if (this.#closing) return;
    try {
      // The inbox may name leads of another site: they are ignored.
      for (const id of await fetchRequestedRetries(inbox)) await this.#queue.store.retry({ id });
    } catch (error) {
      this.#queue.log("lead.retry-failed", { reason: reasonOf(error) });
    }
  }

  /** Stops after the current calls and closes the queue. */
  close(): Promise<void> {
    clearInterval(this.#retryTimer);
    this.#closing ??= this.#queue.close();
    return this.#closing;
  }

  /** Checks in the order of the email provider's library: headless browser, fields, block list, limits. */
  async #checkAndStore(submission: Submission): Promise<AcceptResult> {
    if (this.#options.blockHeadless && isHeadlessBrowser(submission)) return refusals.headless;
    const { form, fieldMessages = forms.fieldProblems, values } = submission;
    const check = checkLead(form, values, fieldMessages);
    const errors = check.valid ? {} : { ...check.errors };
    const phone = form === "newsletter" || errors.phone ? "" : cleanLine(values.phone ?? "");
    if (phone) errors.phone = checkPhone(phone, fieldMessages).problem;
    // A sign-up is a consent, so the site must know the wording of its version.
    if (form === "newsletter" && submission.consentWording === undefined)
      errors.consent ??= fieldMessages.oldNewsletterForm;
    if (!check.valid || errors.phone || errors.consent) return { outcome: "invalid", errors };
    if (isBlocked(check.lead.email, this.#options.blockList)) return refusals.forbidden;
    return this.#store(check.lead, submission);
  }

  async #store(lead: Lead, submission: Submission): Promise<AcceptResult> {
    const { store } = this.#queue;
    const secret = await store.secret();
    const links = await this.newsletter.links();
    const receivedAt = store.now();
    const { project, questionDetails, submissionId = randomUUID() } = submission;
    const { limits, reviewLimit } = limitsOf(lead, submission, secret, this.#options);
    let needsReview = false;
    const result = await this.#queue.add({
      submissionId,
      fingerprint: fingerprintOfLead(secret, lead, { project, ...questionDetails }),
      receivedAt,
      limits,
      makeRecord: (counts) => {
        const reasons = reviewReasons(submission, lead);
        if (reviewLimit && msUntilAllowed(counts, reviewLimit, receivedAt) > 0)
          reasons.push("many leads from one IP address");
        needsReview = reasons.length > 0;
        const received = { submission, submissionId, receivedAt, reviewReasons: reasons };
        if (lead.form === "newsletter") return this.newsletter.signUpRecord(lead, received, links);
        return leadRecordOf(lead, received);
      },
    });
    switch (result.outcome) {
      case "added":
        this.#queue.log("lead.accepted", { submissionId, form: lead.form, needsReview });
        return { outcome: "accepted", submissionId };
      case "repeated":
        return { outcome: "accepted", submissionId: result.submissionId };
      case "conflict":
        return refusals.conflict;
      case "refused":
        return { ...refusals.tooMany, retryAfterMs: result.retryAfterMs };
    }
  }
}
