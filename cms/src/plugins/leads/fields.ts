import { formatMediumDate } from "../../lib/team-time";
import { amountLabel, campaignLines, formLabel, labelFor, labels, toText } from "./labels";
import type { LeadEvent } from "./responses";

export type Entry = Readonly<Record<string, unknown>>;
export type Choices = Readonly<Record<string, string>>;
type FormatTime = (time: unknown) => string;

/** A field of a lead or a subscription: in the CSV, on its page and in the forms. */
export interface Field {
  name: string;
  label: string;
  /** Kind of value; by default, a line of text. */
  kind?: "amount" | "check" | "choice" | "date" | "longText" | "time" | "user";
  choices?: Choices;
  /** Label of the empty choice; without it, there is no empty choice. */
  emptyLabel?: string;
  hint?: string;
  maxLength?: number;
  /**
   * The team edits `work` fields. `call` and `firstCall` fields are entered for a phone lead; only `call` fields can be
   * corrected later.
   */
  form?: "call" | "firstCall" | "work";
  /** Shown among the details on the entry's page. */
  isDetail?: true;
  /** Replaces the default formatting; returns one item per line. */
  lines?: (entry: Entry, formatTime: FormatTime) => string[];
}

/** Fields of a lead, in the order of the CSV. */
export const leadFields: Field[] = [
  { name: "receivedAt", label: "Received", kind: "time", isDetail: true },
  { name: "leadStatus", label: "Status", kind: "choice", choices: labels.leadStatus, form: "work" },
  {
    name: "assignee",
    label: "Assigned to",
    kind: "user",
    emptyLabel: "Nobody",
    form: "work",
    lines: ({ assigneeName }) => [toText(assigneeName)],
  },
  { name: "followUpOn", label: "Follow up on", kind: "date", form: "work" },
  { name: "needsReview", label: "Needs review", kind: "check", form: "work" },
  { name: "name", label: "Name", form: "call", maxLength: 200 },
  { name: "phone", label: "Phone", form: "call", maxLength: 50 },
  { name: "email", label: "Email", form: "call", maxLength: 254 },
  { name: "region", label: "State or region", form: "call", maxLength: 120 },
  { name: "project", label: "Project", form: "call", maxLength: 200, isDetail: true },
  { name: "returnClass", label: "Return class", form: "call", maxLength: 40 },
  { name: "amount", label: "Amount", kind: "amount", form: "call" },
  {
    name: "reason",
    label: "Reason",
    kind: "choice",
    choices: labels.reason,
    emptyLabel: "Not given",
    form: "call",
    isDetail: true,
  },
  { name: "askedFor", label: "Asked for", kind: "choice", choices: labels.askedFor, isDetail: true },
  { name: "message", label: "Message", kind: "longText", form: "call", maxLength: 10_000 },
  {
    name: "campaign",
    label: "Campaign",
    form: "firstCall",
    maxLength: 200,
    isDetail: true,
    lines: ({ campaign }) => campaignLines(campaign),
  },
  { name: "consent", label: "Agreed to be contacted", kind: "check", form: "firstCall", isDetail: true },
  { name: "consentAt", label: "Consent given", kind: "time", isDetail: true },
  { name: "consentVersion", label: "Consent wording", isDetail: true },
  { name: "consentWording", label: "Agreed to", isDetail: true },
  { name: "form", label: "Form", isDetail: true, lines: (lead) => [formLabel(lead)] },
  { name: "page", label: "Page", isDetail: true },
  { name: "referrer", label: "Came from", isDetail: true },
  { name: "enteredBy", label: "Entered by", isDetail: true },
  { name: "reviewReasons", label: "Looked suspicious", isDetail: true },
  { name: "submissionId", label: "Submission ID" },
  { name: "requestId", label: "Log number", isDetail: true },
  { name: "events", label: "Timeline", lines: ({ events }, formatTime) => eventLines(events, formatTime) },
];

/**
 * Fields of a subscription, in the order of the CSV. Newsletter programs import it and send to every row whose state is
 * "Confirmed".
 */
export const subscriptionFields: Field[] = [
  { name: "email", label: "Email" },
  {
    name: "subscriptionState",
    label: "State",
    kind: "choice",
    choices: labels.subscriptionState,
    form: "work",
    hint: "The newsletter goes to Confirmed only. Choose Confirmed after the person has told you that they signed up, and Unsubscribed as soon as they ask.",
  },
  { name: "unsubscribeLink", label: "Unsubscribe link", isDetail: true },
  { name: "requestedAt", label: "Signed up", kind: "time" },
  { name: "consentVersion", label: "Consent wording", isDetail: true },
  { name: "consentWording", label: "Agreed to", isDetail: true },
  { name: "page", label: "Page", isDetail: true },
  {
    name: "confirmation",
    label: "To be confirmed",
    kind: "choice",
    choices: labels.confirmation,
    isDetail: true,
  },
  { name: "confirmedAt", label: "Confirmed", kind: "time" },
  { name: "unsubscribedAt", label: "Unsubscribed", kind: "time" },
  { name: "referrer", label: "Came from", isDetail: true },
  {
    name: "campaign",
    label: "Campaign",
    isDetail: true,
    lines: ({ campaign }) => campaignLines(campaign),
  },
  { name: "needsReview", label: "Needs review", kind: "check", form: "work" },
  { name: "reviewReasons", label: "Looked suspicious", isDetail: true },
  {
    name: "notes",
    label: "Notes",
    kind: "longText",
    form: "work",
    maxLength: 20_000,
    hint: "For the team only.",
  },
  {
    name: "history",
    label: "History",
    isDetail: true,
    lines: ({ history }, formatTime) => historyLines(history, formatTime),
  },
];

export const formFields = (fields: Field[], ...forms: Field["form"][]): Field[] =>
  fields.filter(({ form }) => form && forms.includes(form));

/** Formats the value of a field, one item per line. */
export function formatLines(field: Field, entry: Entry, formatTime: FormatTime): string[] {
  if (field.lines) return field.lines(entry, formatTime);
  const value = entry[field.name];
  if (field.kind === "check") return [value ? "Yes" : "No"];
  if (value === null || value === undefined) return [];
  if (field.kind === "time") return [formatTime(value)];
  if (field.kind === "amount") return [amountLabel(value)];
  if (Array.isArray(value)) return value.map(toText);
  return [new Map(Object.entries(field.choices ?? {})).get(toText(value)) ?? toText(value)];
}

/** Formats a day like Nov 25, 2026 */
export const formatDay = (day: string): string => formatMediumDate(new Date(day), "UTC");

/** Returns a line of the timeline, without its time and author. */
export function describeEvent({ change, kind, text }: Pick<LeadEvent, "change" | "kind" | "text">): string {
  const { destination, from, status, to } = change ?? {};
  switch (kind) {
    case "created":
      return "Inquiry received";
    case "delivered":
      return `${labelFor("destination", destination)}: delivered`;
    case "failed":
      return `${labelFor("destination", destination)}: not delivered (${toText(status) || "no answer"})`;
    case "retry":
      return "Asked to be sent again";
    case "assigned":
      return to ? `Assigned to ${to}` : `No longer assigned to ${from}`;
    case "status":
      return `Status: ${labelFor("leadStatus", from)} → ${labelFor("leadStatus", to)}`;
    case "followUp":
      return to ? `Follow up on ${formatDay(toText(to))}` : "Follow-up removed";
    case "review":
      return to ? "Marked for review" : "Reviewed";
    case "note":
      return toText(text);
    case "correction": {
      const previous = leadFields
        .filter(({ name }) => change && name in change)
        .map(({ label, name }) => `${label} was ${toText(change?.[name]) || "empty"}`);
      return `Corrected. ${previous.join("; ")}`.trim();
    }
  }
}

/** Returns the lines of the timeline, newest first. */
function eventLines(events: unknown, formatTime: FormatTime): string[] {
  if (!Array.isArray(events)) return [];
  return events.map((event: LeadEvent) => {
    const author = event.author ? `${event.author}: ` : "";
    return `${formatTime(event.at)} ${author}${describeEvent(event)}`;
  });
}

/** Returns the lines of a subscription's history, newest first. */
function historyLines(history: unknown, formatTime: FormatTime): string[] {
  if (!Array.isArray(history)) return [];
  return history.toReversed().map(({ at, by, consentVersion, event, page }: Entry) => {
    const details = [by, page && `on ${page}`, consentVersion && `wording ${consentVersion}`].filter(Boolean);
    return `${formatTime(at)} ${[labelFor("event", event), details.join(", ")].filter(Boolean).join(": ")}`;
  });
}
