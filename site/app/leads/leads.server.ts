import { Desk, type DeskStatus } from "./desk/desk.server.ts";
import { confirmationDestination } from "./destinations/confirmation.server.ts";
import type { Destination } from "./destinations/destination.server.ts";
import { emailDestination } from "./destinations/email.server.ts";
import { inboxDestination } from "./destinations/inbox.server.ts";
import { inboxReports } from "./destinations/inbox-reports.server.ts";
import { webhookDestination } from "./destinations/webhook.server.ts";
import { isBlocked, isHeadlessBrowser, reviewReasons, senderOf } from "./intake/guard.server.ts";
import { phoneOpinion } from "./intake/phone.server.ts";
import type { Submission } from "./intake/submission.server.ts";
import { checkLead, type FieldErrors, type Lead } from "./lead.ts";
import { type Circumstances, leadRecordOf } from "./lead-record.server.ts";
import type { LeadsOptions } from "./leads-options.server.ts";
import { linkKeys } from "./newsletter/link-keys.server.ts";
import { NewsletterLinks } from "./newsletter/links.server.ts";
import { type Newsletter, Subscriptions } from "./newsletter/newsletter.server.ts";
import { LeadQueue, type Route } from "./queue/queue.server.ts";
import { reasonOf } from "./queue/storage-error.server.ts";
import type { QueuedRecord } from "./queued-record.server.ts";

/** Leads accepted for one email address in an hour, from wherever they come. */
const emailLimitPerHour = 10;

/** Each is an email to somebody who perhaps never asked for one. */
const signUpLimit = { most: 3, withinMs: 24 * 3_600_000 };

/** How long news about a lead gather before the inbox hears of them: an email and a webhook mostly make one report. */
const reportGatherMs = 2_000;

/** Specification, section 8, and 409 for a submission id that another lead has used. */
const refusals = {
  forbidden: { status: 403, message: "Forbidden" },
  conflict: { status: 409, message: "This form was already sent with other details" },
  tooMany: { status: 429, message: "Too Many Requests" },
  headless: { status: 451, message: "Unavailable For Headless Browser" },
} as const;

export type Acceptance =
  | { readonly outcome: "accepted"; readonly submissionId: string }
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  | {
      readonly outcome: "refused";
      readonly status: number;
      readonly message: string;
      readonly retryAfterMs?: number;
    };

export interface Leads {
  /**
   * Checks one sending and queues its lead. Resolves with "accepted" once the lead is on the disk, and for every
   * repetition of it. Rejects with LeadStorageError when the lead could not be stored.
   */
  accept(submission: Submission): Promise<Acceptance>;
  readonly newsletter: Newsletter;
  status(): DeskStatus;
  /** Stops forwarding after the calls under way and closes the queue. */
  close(): Promise<void>;
}

/**
 * Opens the lead queue of a state folder and forwards from it. Throws LeadQueueOpenError when the folder belongs
 * to another instance or cannot be used, EmailParameterError when the email settings are incomplete.
 */
export function openLeads(options: LeadsOptions): Leads {
  const { inbox, email, webhook, log, now = Date.now, pace = 1 } = options;
  const { accessKey, confirmation, publicUrl } = options.newsletter;
  const destinations = [
    inbox && inboxDestination(inbox, now),
    email && emailDestination(email, now),
    webhook && webhookDestination(webhook, now),
    confirmation &&
      confirmationDestination(confirmation, (request) => subscriptions.confirmLinkOf(request), now),
  ].filter((destination) => destination !== null);
  const queue = new LeadQueue(options.stateDir, destinations.map(routeOf), reportGatherMs * pace);
  const subscriptions = new Subscriptions({
    confirmsByEmail: confirmation !== null,
    links: new NewsletterLinks({ keys: linkKeys(queue.facts, accessKey), publicUrl }),
    log,
    now,
    onQueued: () => desk.wake(),
    queue,
  });
  const reportsTo =
    inbox && (email || webhook) ? inboxReports(inbox, (id) => queue.reports.reportOf(id), now) : undefined;
  const desk = new Desk({ queue, destinations, log, now, pace, reportsTo });

  async function store(lead: Lead, submission: Submission): Promise<Acceptance> {
    const receivedAt = now();
    const { fingerprints } = queue;
    const fingerprint = fingerprints.ofLead(lead);
    const submissionId = submission.submissionId ?? fingerprints.submissionId(fingerprint, receivedAt);
    const reasons = reviewReasons(submission, lead);
    const record = recordOf(lead, { submission, submissionId, receivedAt, reviewReasons: reasons });
    const added = await queue.add({ record, fingerprint, receivedAt }, () => {
      const waitMs =
        lead.form === "newsletter" ? queue.waitForRepeat(fingerprint, signUpLimit, receivedAt) : 0;
      return admit(lead, submission, receivedAt, waitMs);
    });
    switch (added.outcome) {
      case "added":
        log("lead.accepted", { submissionId, form: lead.form, needsReview: reasons.length > 0 });
        desk.wake();
        return { outcome: "accepted", submissionId };
      case "repeated":
        return { outcome: "accepted", submissionId: added.submissionId };
      case "conflict":
        return { outcome: "refused", ...refusals.conflict };
      case "refused":
        return added.refusal;
    }
  }

  function recordOf(lead: Lead, circumstances: Circumstances): QueuedRecord {
    if (lead.form === "newsletter") return subscriptions.requestOf(lead, circumstances);
    return leadRecordOf(lead, circumstances);
  }

  /** The limits, checked and counted in the transaction that stores the lead: a burst cannot slip through. */
  function admit(lead: Lead, { address }: Submission, at: number, ownWaitMs: number): Acceptance | undefined {
    const { arrivals, fingerprints } = queue;
    const emailSender = fingerprints.ofSender("email", lead.email);
    const sender = address === undefined ? undefined : fingerprints.ofSender("address", senderOf(address));
    const waits = [ownWaitMs, arrivals.waitForLimit(emailSender, emailLimitPerHour, at)];
    if (sender !== undefined) {
      waits.push(arrivals.waitForThrottle(sender, options.throttleMs, at));
      waits.push(arrivals.waitForLimit(sender, options.rateLimitPerHour, at));
    }
    const retryAfterMs = Math.max(...waits);
    if (retryAfterMs > 0) return { outcome: "refused", ...refusals.tooMany, retryAfterMs };
    arrivals.add(emailSender, at);
    if (sender !== undefined) arrivals.add(sender, at);
    return undefined;
  }

  /** In the order of the email provider's own library: headless browser, parameters, block list, throttle. */
  async function accept(submission: Submission): Promise<Acceptance> {
    if (options.blockHeadless && isHeadlessBrowser(submission)) {
      return { outcome: "refused", ...refusals.headless };
    }
    const checked = checkLead(submission.form, submission.values);
    const errors = checked.valid ? {} : { ...checked.errors };
    const phone = submission.form === "newsletter" ? undefined : submission.values.phone?.trim();
    const repair = phone && !errors.phone ? phoneOpinion(phone).repair : undefined;
    if (repair) errors.phone = repair;
    if (!checked.valid || repair) return { outcome: "invalid", errors };
    if (isBlocked(checked.lead.email, options.blockList))
      return { outcome: "refused", ...refusals.forbidden };
    return store(checked.lead, submission);
  }

  return {
    async accept(submission) {
      try {
        const acceptance = await accept(submission);
        if (acceptance.outcome === "refused") {
          log("lead.refused", { form: submission.form, status: acceptance.status });
        }
        return acceptance;
      } catch (error) {
        log("lead.not-stored", { form: submission.form, reason: reasonOf(error) });
        throw error;
      }
    },
    newsletter: subscriptions,
    status: () => desk.status(),
    async close() {
      await desk.close();
      queue.close();
    },
  };
}

function routeOf({ name, callFor }: Destination): Route {
  return { name, takes: (record) => callFor(record) !== undefined };
}
