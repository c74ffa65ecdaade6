import { confirmationDestination } from "./destinations/confirmation.server.ts";
import type { Destination } from "./destinations/destination.server.ts";
import { emailDestination } from "./destinations/email.server.ts";
import { inboxDestination } from "./destinations/inbox.server.ts";
import { inboxReports } from "./destinations/inbox-reports.server.ts";
import { webhookDestination } from "./destinations/webhook.server.ts";
import { isBlocked, isHeadlessBrowser, mailboxOf, reviewReasons, senderOf } from "./intake/guard.server.ts";
import { phoneOpinion } from "./intake/phone.server.ts";
import type { Submission } from "./intake/submission.server.ts";
import { checkLead, type FieldErrors, type Lead } from "./lead.ts";
import { type Circumstances, leadRecordOf } from "./lead-record.server.ts";
import { cleanLine } from "./lead-text.ts";
import type { LeadsOptions } from "./leads-options.server.ts";
import { linkKeys } from "./newsletter/link-keys.server.ts";
import { NewsletterLinks } from "./newsletter/links.server.ts";
import { type Newsletter, Subscriptions } from "./newsletter/newsletter.server.ts";
import { perHour } from "./outbox/arrivals.server.ts";
import { Desk, type DeskStatus } from "./outbox/desk.server.ts";
import { LeadQueue, type Route } from "./outbox/queue.server.ts";
import { reasonOf } from "./outbox/storage-error.server.ts";
import type { QueuedRecord } from "./queued-record.server.ts";

/** Leads accepted for one mailbox in an hour, from wherever they come. */
const mailboxLimit = perHour(10);

/** Each is an email to somebody who perhaps never asked for one. */
const signUpLimit = { most: 3, withinMs: 24 * 3_600_000 };

/**
 * Many people may share an address: at an event, in an office. Beyond its limit a lead is marked for review; only
 * this many times the limit is a flood.
 */
const floodFactor = 10;
const manyFromOneAddress = "many leads from one address";

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

/** What a monitor needs to know; nothing of it is personal. */
export interface LeadsReadiness extends DeskStatus {
  /** Leads came through a proxy that TRUST_PROXY does not count: no limit by address can tell their senders apart. */
  readonly sharedAddress: boolean;
}

export interface Leads {
  /**
   * Checks one sending and queues its lead. Resolves with "accepted" once the lead is on the disk, and for every
   * repetition of it. Rejects with LeadStorageError when the lead could not be stored.
   */
  accept(submission: Submission): Promise<Acceptance>;
  readonly newsletter: Newsletter;
  status(): LeadsReadiness;
  /** Why a lead could not be stored now, or null: a durable write is tried. */
  writeProblem(): Promise<string | null>;
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
  let sharedAddress = false;

  async function store(lead: Lead, submission: Submission): Promise<Acceptance> {
    const receivedAt = now();
    const { fingerprints } = queue;
    const fingerprint = fingerprints.ofLead(lead);
    const submissionId = submission.submissionId ?? fingerprints.submissionId(fingerprint, receivedAt);
    const reasons = reviewReasons(submission, lead);
    const added = await queue.add<Acceptance>({ submissionId, fingerprint, receivedAt }, () => {
      const { retryAfterMs, suspicion } = admit(lead, submission, receivedAt);
      if (retryAfterMs > 0) {
        return { refusal: { outcome: "refused", ...refusals.tooMany, retryAfterMs } };
      }
      if (suspicion) reasons.push(suspicion);
      return { record: recordOf(lead, { submission, submissionId, receivedAt, reviewReasons: reasons }) };
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
  function admit(lead: Lead, { address, sharedAddress }: Submission, at: number) {
    const { arrivals, fingerprints } = queue;
    const mailbox = mailboxOf(lead.email);
    const senders = [fingerprints.ofSender("email", mailbox)];
    const waits = senders.map((sender) => arrivals.waitForLimit(sender, mailboxLimit, at));
    if (lead.form === "newsletter") {
      const signUps = fingerprints.ofSender("sign-up", mailbox);
      waits.push(arrivals.waitForLimit(signUps, signUpLimit, at));
      senders.push(signUps, subscriptions.senderOf(lead.email));
    }
    let suspicion: string | undefined;
    if (address !== undefined) {
      const sender = fingerprints.ofSender("address", senderOf(address));
      const { rateLimitPerHour, throttleMs } = options;
      if (arrivals.waitForLimit(sender, perHour(rateLimitPerHour), at) > 0) suspicion = manyFromOneAddress;
      // Nobody is refused for what others behind the same proxy have sent.
      if (!sharedAddress) {
        waits.push(arrivals.waitForThrottle(sender, throttleMs, at));
        waits.push(arrivals.waitForLimit(sender, perHour(rateLimitPerHour * floodFactor), at));
      }
      senders.push(sender);
    }
    const retryAfterMs = Math.max(...waits);
    if (retryAfterMs === 0) for (const sender of senders) arrivals.add(sender, at);
    return { retryAfterMs, suspicion };
  }

  function noteSharedAddress(): void {
    if (sharedAddress) return;
    sharedAddress = true;
    log("lead.shared-address", {
      level: "warning",
      reason: "a proxy that TRUST_PROXY does not count forwards the forms",
      consequence: "visitors cannot be told apart by address, so that no limit by address is kept",
    });
  }

  /** In the order of the email provider's own library: headless browser, parameters, block list, throttle. */
  async function accept(submission: Submission): Promise<Acceptance> {
    if (submission.sharedAddress) noteSharedAddress();
    if (options.blockHeadless && isHeadlessBrowser(submission)) {
      return { outcome: "refused", ...refusals.headless };
    }
    const checked = checkLead(submission.form, submission.values);
    const errors = checked.valid ? {} : { ...checked.errors };
    const phone = submission.form === "newsletter" ? undefined : cleanLine(submission.values.phone ?? "");
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
    status: () => ({ ...desk.status(), sharedAddress }),
    writeProblem: () => queue.probe(now()).then(() => null, reasonOf),
    async close() {
      await desk.close();
      queue.close();
    },
  };
}

function routeOf({ name, callFor }: Destination): Route {
  return { name, takes: (record) => callFor(record) !== undefined };
}
