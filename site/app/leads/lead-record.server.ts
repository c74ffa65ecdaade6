import * as v from "valibot";
import { cleanLine, type Lead, mayBePhone, type NewsletterSignUp } from "./form-fields.ts";
import { checkPhone } from "./intake/guard.server.ts";
import type { Submission } from "./intake/submission.server.ts";

const sourceFields = {
  page: v.string(),
  referrer: v.exactOptional(v.string()),
  campaign: v.exactOptional(v.record(v.string(), v.string())),
};
const reviewReasons = v.exactOptional(v.array(v.string()));
const requestId = v.exactOptional(v.string());

/** Lead as the queue stores it. It never changes, so that the inbox recognizes repeats. Times are ISO 8601, in UTC. */
const leadRecordSchema = v.object({
  submissionId: v.string(),
  receivedAt: v.string(),
  form: v.picklist(["expert", "bottom", "contact", "project-question"]),
  name: v.string(),
  email: v.string(),
  phone: v.exactOptional(v.string()),
  region: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  message: v.exactOptional(v.string()),
  consent: v.exactOptional(v.boolean()),
  consentVersion: v.exactOptional(v.string()),
  /** Wording next to the ticked box, verbatim. */
  consentWording: v.exactOptional(v.string()),
  consentAt: v.exactOptional(v.string()),
  /** Title of the project. */
  project: v.exactOptional(v.string()),
  /** Whole dollars. */
  amount: v.exactOptional(v.number()),
  returnClass: v.exactOptional(v.string()),
  askedFor: v.exactOptional(v.picklist(["documents", "memorandum"])),
  ...sourceFields,
  needsReview: v.boolean(),
  reviewReasons,
  requestId,
});

export type LeadRecord = v.InferOutput<typeof leadRecordSchema>;

/** Newsletter event as queued: a sign-up by the form, or a click on an emailed link. Times are ISO 8601, in UTC. */
const subscriptionRecordSchema = v.object({
  submissionId: v.string(),
  receivedAt: v.string(),
  form: v.literal("newsletter"),
  event: v.picklist(["requested", "confirmed", "unsubscribed"]),
  email: v.string(),
  /** Time of the sign-up that this event belongs to. */
  requestedAt: v.string(),
  consentVersion: v.string(),
  /** Wording next to the button, verbatim; only with the event `requested`. */
  consentWording: v.exactOptional(v.string()),
  ...sourceFields,
  /** How the sign-up is to be confirmed: by an emailed link, or by the team. Only with the event `requested`. */
  confirmation: v.exactOptional(v.picklist(["link", "team"])),
  unsubscribeLink: v.string(),
  needsReview: v.exactOptional(v.boolean()),
  reviewReasons,
  requestId,
});

export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecordSchema>;

/** The queue treats both alike and calls both leads. */
export type QueuedRecord = LeadRecord | SubscriptionRecord;

const queuedRecordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("form", [leadRecordSchema, subscriptionRecordSchema]),
);

/** Parses a queued record; undefined if it is damaged. */
export function readQueuedRecord(json: unknown): QueuedRecord | undefined {
  const parsed = v.safeParse(queuedRecordSchema, json);
  return parsed.success ? parsed.output : undefined;
}

/** Submission, and what the site added on receipt. */
export interface ReceivedSubmission {
  readonly submissionId: string;
  readonly submission: Submission;
  readonly reviewReasons: readonly string[];
  /** Unix milliseconds. */
  readonly receivedAt: number;
}

/** Returns the record of a checked lead. */
export function leadRecordOf(
  lead: Exclude<Lead, NewsletterSignUp>,
  received: ReceivedSubmission,
): LeadRecord {
  const commonFields = commonFieldsOf(received);
  const { consentWording, project, questionDetails } = received.submission;
  const subjectFields = { project, ...questionDetails };
  if (lead.form === "project-question") {
    const { phoneOrQuestion, ...person } = lead;
    return { ...person, ...phoneOrMessage(phoneOrQuestion), ...subjectFields, ...commonFields };
  }
  if (lead.form !== "contact") return { ...lead, ...subjectFields, ...commonFields };
  const { consent, ...contact } = lead;
  return {
    ...contact,
    consent: consent !== undefined,
    ...(consent && { consentVersion: consent, consentWording, consentAt: commonFields.receivedAt }),
    ...subjectFields,
    ...commonFields,
  };
}

/** Returns a phone number if the text can be dialed, otherwise a message. */
function phoneOrMessage(text: string | undefined): { phone?: string; message?: string } {
  if (text === undefined) return {};
  const phone = cleanLine(text);
  return mayBePhone(phone) && !checkPhone(phone).problem ? { phone } : { message: text };
}

/** Returns the fields that leads and newsletter sign-ups have in common. */
export function commonFieldsOf({ submission, submissionId, receivedAt, reviewReasons }: ReceivedSubmission) {
  return {
    submissionId,
    page: submission.page,
    referrer: submission.referrer,
    campaign: submission.campaign,
    receivedAt: new Date(receivedAt).toISOString(),
    needsReview: reviewReasons.length > 0,
    reviewReasons: reviewReasons.length > 0 ? [...reviewReasons] : undefined,
    requestId: submission.requestId,
  };
}
