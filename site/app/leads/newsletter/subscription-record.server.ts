import * as v from "valibot";
import type { NewsletterSignUp } from "../lead.ts";
import { type Circumstances, sendingOf } from "../lead-record.server.ts";

/** What the person with this address asked for, in the form or by one of the links that only they were sent. */
export const subscriptionRecordSchema = v.object({
  submissionId: v.string(),
  form: v.literal("newsletter"),
  event: v.picklist(["requested", "confirmed", "unsubscribed"]),
  email: v.string(),
  /** When the form was sent to which the consent, the page and this event belong. */
  requestedAt: v.string(),
  consentVersion: v.string(),
  page: v.string(),
  /** Who makes sure that a request came from the address's owner: a link sent there, or a person of the team. */
  confirmation: v.exactOptional(v.picklist(["link", "team"])),
  /** For every email that the subscriber is sent. */
  unsubscribeLink: v.string(),
  referrer: v.exactOptional(v.string()),
  campaign: v.exactOptional(v.record(v.string(), v.string())),
  /** When it happened. */
  receivedAt: v.string(),
  needsReview: v.exactOptional(v.boolean()),
  reviewReasons: v.exactOptional(v.array(v.string())),
});

export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecordSchema>;

/** What a link holds: the sending of the form that it belongs to. */
export interface SignUp {
  readonly email: string;
  readonly submissionId: string;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  readonly consentVersion: string;
  readonly page: string;
}

export function signUpOf(lead: NewsletterSignUp, circumstances: Circumstances): SignUp {
  return {
    email: lead.email,
    submissionId: circumstances.submissionId,
    requestedAt: circumstances.receivedAt,
    consentVersion: lead.consent,
    page: circumstances.submission.page,
  };
}

interface Request {
  readonly circumstances: Circumstances;
  readonly confirmation: "link" | "team";
  readonly signUp: SignUp;
  readonly unsubscribeLink: string;
}

/** The form was sent. */
export function requestRecordOf(request: Request): SubscriptionRecord {
  const { circumstances, confirmation, signUp, unsubscribeLink } = request;
  return {
    form: "newsletter",
    event: "requested",
    ...consentOf(signUp),
    confirmation,
    unsubscribeLink,
    ...sendingOf(circumstances),
  };
}

interface Decision {
  readonly event: "confirmed" | "unsubscribed";
  readonly receivedAt: number;
  readonly signUp: SignUp;
  readonly submissionId: string;
  readonly unsubscribeLink: string;
}

/** A link's button was pressed. */
export function decisionRecordOf(decision: Decision): SubscriptionRecord {
  const { event, receivedAt, signUp, submissionId, unsubscribeLink } = decision;
  return {
    submissionId,
    form: "newsletter",
    event,
    ...consentOf(signUp),
    unsubscribeLink,
    receivedAt: new Date(receivedAt).toISOString(),
  };
}

function consentOf({ consentVersion, email, page, requestedAt }: SignUp) {
  return { email, requestedAt: new Date(requestedAt).toISOString(), consentVersion, page };
}

/** The sign-up of a request that has been queued. */
export function signUpOfRecord(record: SubscriptionRecord): SignUp {
  const { consentVersion, email, page, requestedAt, submissionId } = record;
  return { email, submissionId, requestedAt: Date.parse(requestedAt), consentVersion, page };
}
