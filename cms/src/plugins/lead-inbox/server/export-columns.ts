import type { LeadEvent } from "../answers";
import {
  amountLabel,
  campaignLines,
  deliveryLines,
  eventText,
  formLabel,
  labelFor,
  type labels,
  reviewReasonLines,
  textOf,
} from "../labels";
import type { Column } from "./csv";

type Cell = (value: unknown) => string;

const yesOrNo: Cell = (value) => (value ? "yes" : "no");
const time: Cell = (value) => (value ? new Date(String(value)).toISOString() : "");
const label =
  (field: keyof typeof labels): Cell =>
  (value) =>
    labelFor(field, value);
const lines =
  (toLines: (value: unknown) => string[]): Cell =>
  (value) =>
    toLines(value).join("; ");
const column = (title: string, field: string, cell: Cell = textOf): Column => [
  title,
  (entry) => cell(entry[field]),
];

const eventLines =
  (isShown: (event: LeadEvent) => boolean) =>
  (events: unknown): string[] =>
    Array.isArray(events)
      ? events
          .filter(isShown)
          .map(
            (event: LeadEvent) =>
              `${time(event.at)} ${event.author ? `${event.author}: ` : ""}${eventText(event)}`,
          )
      : [];
const isNote = ({ kind }: LeadEvent): boolean => kind === "note";

export const leadColumns: Column[] = [
  ["Received", (lead) => time(lead.receivedAt ?? lead.createdAt)],
  column("Status", "leadStatus", label("leadStatus")),
  column("Assigned to", "assigneeName"),
  column("Needs review", "needsReview", yesOrNo),
  column("Name", "name"),
  column("Email", "email"),
  column("Phone", "phone"),
  column("State or region", "region"),
  column("Project", "project"),
  column("Amount", "amount", amountLabel),
  column("Return class", "returnClass"),
  column("Asked for", "askedFor", label("askedFor")),
  ["Form", formLabel],
  column("Reason", "reason", label("reason")),
  column("Message", "message"),
  column("Follow up on", "followUpOn"),
  column("Notes", "events", lines(eventLines(isNote))),
  column("History", "events", lines(eventLines((event) => !isNote(event)))),
  column("Page", "page"),
  column("Entered by", "enteredBy"),
  column("Came from", "referrer"),
  column("Campaign", "campaign", lines(campaignLines)),
  column("Looked suspicious", "reviewReasons", lines(reviewReasonLines)),
  column("Consent", "consent", yesOrNo),
  column("Consent wording", "consentVersion"),
  column("Agreed to", "consentWording"),
  column("Consent given", "consentAt", time),
  column(
    "Forwarded",
    "deliveries",
    lines((deliveries) => deliveryLines(deliveries, time)),
  ),
  column("In the inbox since", "createdAt", time),
  column("Submission id", "submissionId"),
  column("Request id", "requestId"),
];

/** For the program that sends the newsletter: to every "Confirmed", each with their own link. */
export const subscriptionColumns: Column[] = [
  column("Email", "email"),
  column("State", "subscriptionState", label("subscriptionState")),
  column("Unsubscribe link", "unsubscribeLink"),
  column("Signed up", "requestedAt", time),
  column("Consent wording", "consentVersion"),
  column("Agreed to", "consentWording"),
  column("Page", "page"),
  column("To be confirmed", "confirmation", label("confirmation")),
  column("Confirmed", "confirmedAt", time),
  column("Confirmed by", "confirmedBy"),
  column("Unsubscribed", "unsubscribedAt", time),
  column("Unsubscribed by", "unsubscribedBy"),
  column("Came from", "referrer"),
  column("Campaign", "campaign", lines(campaignLines)),
  column("Needs review", "needsReview", yesOrNo),
  column("Notes", "notes"),
];
