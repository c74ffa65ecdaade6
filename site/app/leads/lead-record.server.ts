import * as v from "valibot";
import { cleanLine, type Inquiry, mayBePhone } from "./form-fields.ts";
import { checkPhone } from "./intake/guard.server.ts";
import type { Submission } from "./intake/submission.server.ts";

const sourceFields = {
  page: v.string(),
  referrer: v.exactOptional(v.string()),
  campaign: v.exactOptional(v.record(v.string(), v.string())),
};
const reviewReasons = v.exactOptional(v.array(v.string()));
const requestId = v.exactOptional(v.string());

/** Lead as queued and stored by the inbox. It never changes, so that the inbox recognizes repeats. */
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

/** Newsletter event, from the form or an emailed link. */
const subscriptionRecordSchema = v.object({
  submissionId: v.string(),
  receivedAt: v.string(),
  form: v.literal("newsletter"),
  event: v.picklist(["requested", "confirmed", "unsubscribed"]),
  email: v.string(),
  /** Time of the sign-up that this event belongs to. */
  requestedAt: v.string(),
  consentVersion: v.string(),
  /** Wording next to the button, verbatim; only with the request. */
  consentWording: v.exactOptional(v.string()),
  ...sourceFields,
  /** Confirmed by an emailed link or by the team. */
  confirmation: v.exactOptional(v.picklist(["link", "team"])),
  unsubscribeLink: v.string(),
  needsReview: v.exactOptional(v.boolean()),
  reviewReasons,
  requestId,
});

export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecordSchema>;

export type QueuedRecord = LeadRecord | SubscriptionRecord;

const storedRecordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("form", [leadRecordSchema, subscriptionRecordSchema]),
);

/** Parses a queued record; undefined if it is damaged. */
export function readQueuedRecord(json: unknown): QueuedRecord | undefined {
  const parsed = v.safeParse(storedRecordSchema, json);
  return parsed.success ? parsed.output : undefined;
}

export interface LeadContext {
  readonly submissionId: string;
  readonly submission: Submission;
  readonly reviewReasons: readonly string[];
  /** Unix milliseconds. */
  readonly receivedAt: number;
}

/** Returns the record of a checked lead, as queued and delivered. */
export function leadRecordOf(lead: Inquiry, context: LeadContext): LeadRecord {
  const commonFields = submissionFields(context);
  const { consentWording, project, questionDetails } = context.submission;
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

/** Returns the fields that say where and when a form was sent. */
export function submissionFields({ submission, submissionId, receivedAt, reviewReasons }: LeadContext) {
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
