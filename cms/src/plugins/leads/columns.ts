import type { LeadEvent } from "./answers";
import {
  amountLabel,
  campaignLines,
  deliveryLines,
  eventText,
  formLabel,
  historyLines,
  labelFor,
  type labels,
  reviewReasonLines,
  textOf,
} from "./labels";

type Fields = Readonly<Record<string, unknown>>;
type FormatTime = (time: unknown) => string;

/** A titled value of an entry, for exports and detail pages. */
export interface Column {
  title: string;
  lines: (entry: Fields, formatTime: FormatTime) => string[];
}

type Lines = (value: unknown, formatTime: FormatTime) => string[];

const text: Lines = (value) => [textOf(value)];
const yesOrNo: Lines = (value) => [value ? "yes" : "no"];
const time: Lines = (value, formatTime) => (value ? [formatTime(value)] : []);
const label =
  (field: keyof typeof labels): Lines =>
  (value) => [labelFor(field, value)];

const column = (title: string, field: string, lines: Lines = text): Column => ({
  title,
  lines: (entry, formatTime) => lines(entry[field], formatTime),
});

const eventLines =
  (areNotes: boolean): Lines =>
  (events, formatTime) =>
    (Array.isArray(events) ? events : [])
      .filter(({ kind }: LeadEvent) => (kind === "note") === areNotes)
      .map((event: LeadEvent) => {
        const author = event.author ? `${event.author}: ` : "";
        return `${formatTime(event.at)} ${author}${eventText(event)}`;
      });

export const leadColumns: Column[] = [
  {
    title: "Received",
    lines: ({ createdAt, receivedAt }, formatTime) => time(receivedAt ?? createdAt, formatTime),
  },
  column("Status", "leadStatus", label("leadStatus")),
  column("Assigned to", "assigneeName"),
  column("Needs review", "needsReview", yesOrNo),
  column("Name", "name"),
  column("Email", "email"),
  column("Phone", "phone"),
  column("State or region", "region"),
  column("Project", "project"),
  column("Amount", "amount", (amount) => [amountLabel(amount)]),
  column("Return class", "returnClass"),
  column("Asked for", "askedFor", label("askedFor")),
  { title: "Form", lines: (lead) => [formLabel(lead)] },
  column("Reason", "reason", label("reason")),
  column("Message", "message"),
  column("Follow up on", "followUpOn"),
  column("Notes", "events", eventLines(true)),
  column("History", "events", eventLines(false)),
  column("Page", "page"),
  column("Entered by", "enteredBy"),
  column("Came from", "referrer"),
  column("Campaign", "campaign", campaignLines),
  column("Looked suspicious", "reviewReasons", reviewReasonLines),
  column("Consent", "consent", yesOrNo),
  column("Consent wording", "consentVersion"),
  column("Agreed to", "consentWording"),
  column("Consent given", "consentAt", time),
  column("Forwarded", "deliveries", deliveryLines),
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
  column("Campaign", "campaign", campaignLines),
  column("Needs review", "needsReview", yesOrNo),
  column("Notes", "notes"),
];

/** Columns on a lead's page, below the inquiry itself. */
export const leadDetails: Column[] = [
  ...pick(leadColumns, [
    "Looked suspicious",
    "Project",
    "Asked for",
    "Reason",
    "Received",
    "Form",
    "Entered by",
  ]),
  {
    title: "Consent to be contacted",
    lines: ({ consent, consentAt, consentVersion, consentWording }, formatTime) =>
      consent ? [`Yes, on ${formatTime(consentAt)}`, textOf(consentVersion), textOf(consentWording)] : ["No"],
  },
  ...pick(leadColumns, ["Page", "Came from", "Campaign"]),
  column("Log number", "requestId"),
];

export const subscriptionDetails: Column[] = [
  column("History", "history", historyLines),
  column("Looked suspicious", "reviewReasons", reviewReasonLines),
  ...pick(subscriptionColumns, [
    "To be confirmed",
    "Consent wording",
    "Agreed to",
    "Page",
    "Came from",
    "Campaign",
    "Unsubscribe link",
  ]),
];

function pick(columns: Column[], titles: string[]): Column[] {
  return titles.flatMap((title) => columns.filter((column) => column.title === title));
}
