import * as v from "valibot";
import { cleanLine, type Inquiry, mayBePhone } from "./form-fields.ts";
import { checkPhone } from "./intake/guard.server.ts";
import type { Submission } from "./intake/submission.server.ts";

/** From where a form was sent, and why a person should look at it. */
const sendingFields = {
  page: v.string(),
  referrer: v.exactOptional(v.string()),
  campaign: v.exactOptional(v.record(v.string(), v.string())),
};
const reviewReasons = v.exactOptional(v.array(v.string()));
/** Of the request that sent the form, as the log names it. */
const requestId = v.exactOptional(v.string());

/**
 * A lead as it is queued and as the inbox stores it; what is absent is left out. It never changes once queued, so
 * that the inbox recognizes every repetition.
 */
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
  /** What stood beside the box that the visitor ticked, word for word. */
  consentWording: v.exactOptional(v.string()),
  consentAt: v.exactOptional(v.string()),
  /** Title of the project that the visitor asked about. */
  project: v.exactOptional(v.string()),
  /** Sent along with the question, in whole dollars. */
  amount: v.exactOptional(v.number()),
  returnClass: v.exactOptional(v.string()),
  askedFor: v.exactOptional(v.picklist(["documents", "memorandum"])),
  ...sendingFields,
  needsReview: v.boolean(),
  reviewReasons,
  requestId,
});

export type LeadRecord = v.InferOutput<typeof leadRecordSchema>;

/** What the person with this address asked for, in the form or by one of the links that only they were sent. */
const subscriptionRecordSchema = v.object({
  submissionId: v.string(),
  receivedAt: v.string(),
  form: v.literal("newsletter"),
  event: v.picklist(["requested", "confirmed", "unsubscribed"]),
  email: v.string(),
  /** When the form was sent to which the consent, the page and this event belong. */
  requestedAt: v.string(),
  consentVersion: v.string(),
  /** What stood beside the button, word for word: comes with the request alone. */
  consentWording: v.exactOptional(v.string()),
  ...sendingFields,
  /** Who confirms a request: the address's owner, by a link sent there, or a person of the team. */
  confirmation: v.exactOptional(v.picklist(["link", "team"])),
  unsubscribeLink: v.string(),
  needsReview: v.exactOptional(v.boolean()),
  reviewReasons,
  requestId,
});

export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecordSchema>;

/** The names of the fields that people read, in the order in which an export shows them. */
export const recordFields = Object.keys({
  ...leadRecordSchema.entries,
  ...subscriptionRecordSchema.entries,
});

/** What waits in the queue: a lead, or what somebody asked of the newsletter. */
export type QueuedRecord = LeadRecord | SubscriptionRecord;

const storedRecordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("form", [leadRecordSchema, subscriptionRecordSchema]),
);

/** Reads a record back from the queue; absent when it is damaged. */
export function readQueuedRecord(json: unknown): QueuedRecord | undefined {
  const parsed = v.safeParse(storedRecordSchema, json);
  return parsed.success ? parsed.output : undefined;
}

export interface Circumstances {
  readonly submissionId: string;
  readonly submission: Submission;
  readonly reviewReasons: readonly string[];
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export function leadRecordOf(lead: Inquiry, circumstances: Circumstances): LeadRecord {
  const sending = sendingOf(circumstances);
  const { asked, consentWording, project } = circumstances.submission;
  const about = { project, ...asked };
  if (lead.form === "project-question") {
    const { phoneOrQuestion, ...person } = lead;
    return { ...person, ...phoneOrMessage(phoneOrQuestion), ...about, ...sending };
  }
  if (lead.form !== "contact") return { ...lead, ...about, ...sending };
  const { consent, ...contact } = lead;
  return {
    ...contact,
    consent: consent !== undefined,
    ...(consent && { consentVersion: consent, consentWording, consentAt: sending.receivedAt }),
    ...about,
    ...sending,
  };
}

/** A phone number if the text is one that can be dialed, otherwise a message. */
function phoneOrMessage(text: string | undefined): { phone?: string; message?: string } {
  if (text === undefined) return {};
  const phone = cleanLine(text);
  return mayBePhone(phone) && !checkPhone(phone).repair ? { phone } : { message: text };
}

/** From where and when a form was sent, and whether a person should look at it. */
export function sendingOf({ submission, submissionId, receivedAt, reviewReasons }: Circumstances) {
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
