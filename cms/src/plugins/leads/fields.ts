import { formatMediumDate } from "../../lib/team-time";
import { asRecord } from "../../lib/values";
import labels from "./labels.json";

/** A lead or a subscription, or some of its fields. */
export type Entry = Readonly<Record<string, unknown>>;
/** Labels by value. */
export type Choices = Readonly<Record<string, string>>;

/** A field of a lead or a subscription: in the CSV, on its page and in the forms. */
export interface Field {
  name: string;
  label: string;
  /** Kind of value; by default, a line of text. */
  kind?: "amount" | "check" | "choice" | "date" | "email" | "longText" | "time" | "user";
  /** Labels of the values. Users choose from them if the kind is `choice` or `user`. */
  choices?: Choices;
  /** Label of the empty choice; without it, there is no empty choice. */
  emptyLabel?: string;
  maxLength?: number;
  /** Leads in which the team can edit the field; `newPhoneLead`: only while a phone lead is being entered. */
  editableIn?: "anyLead" | "newPhoneLead" | "phoneLead";
  /** Shown among the details on the entry's page. */
  isDetail?: true;
  /** Replaces the default formatting; returns one item per line. */
  lines?: (entry: Entry) => string[];
}

/** Labels of stored values for the panel, emails and exports. */
export { labels };

const campaignField: Field = {
  name: "campaign",
  label: "Campaign",
  isDetail: true,
  lines: ({ campaign }) => campaignLines(campaign),
};

/** Fields of a lead, in the order of the CSV. */
export const leadFields: Field[] = [
  { name: "receivedAt", label: "Received", kind: "time", isDetail: true },
  { name: "leadStatus", label: "Status", kind: "choice", choices: labels.leadStatus, editableIn: "anyLead" },
  {
    name: "assignee",
    label: "Assigned to",
    kind: "user",
    emptyLabel: "Nobody",
    editableIn: "anyLead",
    lines: ({ assigneeName }) => [toText(assigneeName)],
  },
  { name: "followUpOn", label: "Follow up on", kind: "date", editableIn: "anyLead" },
  { name: "needsReview", label: "Needs review", kind: "check", editableIn: "anyLead" },
  { name: "name", label: "Name", editableIn: "phoneLead", maxLength: 200 },
  { name: "phone", label: "Phone", editableIn: "phoneLead", maxLength: 50 },
  { name: "email", label: "Email", kind: "email", editableIn: "phoneLead" },
  { name: "region", label: "State or region", editableIn: "phoneLead", maxLength: 120 },
  { name: "project", label: "Project", editableIn: "phoneLead", maxLength: 200, isDetail: true },
  { name: "returnClass", label: "Return class", editableIn: "phoneLead", maxLength: 40 },
  { name: "amount", label: "Amount", kind: "amount", editableIn: "phoneLead" },
  {
    name: "reason",
    label: "Reason",
    kind: "choice",
    choices: labels.reason,
    emptyLabel: "Not given",
    editableIn: "phoneLead",
    isDetail: true,
  },
  { name: "askedFor", label: "Asked for", choices: labels.askedFor, isDetail: true },
  { name: "message", label: "Message", kind: "longText", editableIn: "phoneLead", maxLength: 10_000 },
  { ...campaignField, editableIn: "newPhoneLead", maxLength: 200 },
  {
    name: "consent",
    label: "Agreed to be contacted",
    kind: "check",
    editableIn: "newPhoneLead",
    isDetail: true,
  },
  { name: "consentAt", label: "Consent given", kind: "time", isDetail: true },
  { name: "consentVersion", label: "Consent wording", isDetail: true },
  { name: "consentWording", label: "Agreed to", isDetail: true },
  { name: "form", label: "Form", choices: labels.form, isDetail: true },
  { name: "page", label: "Page", choices: labels.page, isDetail: true },
  { name: "referrer", label: "Came from", isDetail: true },
  { name: "enteredBy", label: "Entered by", isDetail: true },
  { name: "reviewReasons", label: "Looked suspicious", isDetail: true },
  { name: "submissionId", label: "Submission ID" },
  { name: "requestId", label: "Log number", isDetail: true },
];

/**
 * Fields of a subscription, in the order of the CSV. Newsletter programs import it and send to every row whose state is
 * "Confirmed".
 */
export const subscriptionFields: Field[] = [
  { name: "email", label: "Email" },
  { name: "subscriptionState", label: "State", choices: labels.subscriptionState },
  { name: "unsubscribeLink", label: "Unsubscribe link", isDetail: true },
  { name: "requestedAt", label: "Signed up", kind: "time" },
  { name: "consentVersion", label: "Consent wording", isDetail: true },
  { name: "consentWording", label: "Agreed to", isDetail: true },
  { name: "page", label: "Page", isDetail: true },
  { name: "confirmation", label: "Confirmation", choices: labels.confirmation, isDetail: true },
  { name: "confirmedAt", label: "Confirmed", kind: "time" },
  { name: "unsubscribedAt", label: "Unsubscribed", kind: "time" },
  { name: "referrer", label: "Came from", isDetail: true },
  campaignField,
  { name: "needsReview", label: "Needs review", kind: "check" },
  { name: "reviewReasons", label: "Looked suspicious", isDetail: true },
  { name: "changedBy", label: "Last changed by", isDetail: true },
];

export const fieldsEditableIn = (...leadKinds: Field["editableIn"][]): Field[] =>
  leadFields.filter(({ editableIn }) => editableIn && leadKinds.includes(editableIn));

/** Returns the fields with these users, by ID, as choices of the assignee. */
export const withUsers = (fields: Field[], users: Choices): Field[] =>
  fields.map((field) => (field.kind === "user" ? { ...field, choices: users } : field));

/** Formats the value of a field, one item per line. */
export function formatLines(field: Field, entry: Entry, formatTime: (time: unknown) => string): string[] {
  if (field.lines) return field.lines(entry);
  const value = entry[field.name];
  if (field.kind === "check") return [value ? "Yes" : "No"];
  if (value === null || value === undefined) return [];
  if (field.kind === "time") return [formatTime(value)];
  if (field.kind === "amount") return [amountLabel(value)];
  if (Array.isArray(value)) return value.map(toText);
  return [findLabel(field.choices, value)];
}

/** Formats a value for a sentence. An assignee is formatted by its choices, see `withUsers`. */
export function formatValue(field: Field, value: unknown): string {
  if (field.kind === "date" && value) return formatDay(toText(value));
  const lines = formatLines({ ...field, lines: undefined }, { [field.name]: value }, toText);
  return lines.join() || field.emptyLabel || "none";
}

/** Formats a day like Nov 25, 2026 */
export const formatDay = (day: string): string => formatMediumDate(new Date(day), "UTC");

/** Returns the label of a value, or the value if it has no label. */
export const labelFor = (field: keyof typeof labels, value: unknown): string =>
  findLabel(labels[field], value);

const findLabel = (choices: Choices = {}, value: unknown): string =>
  new Map(Object.entries(choices)).get(toText(value)) ?? toText(value);

export const toText = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value);

/** Names what a lead is about, without the visitor's message. */
export const subjectLabel = ({ form, project, reason }: Entry): string =>
  toText(project) || labelFor("reason", reason) || labelFor("form", form);

export const amountLabel = (amount: unknown): string =>
  typeof amount === "number" ? `$${amount.toLocaleString("en-US")}` : "";

/** Returns one line per campaign parameter. The line of `utm_campaign` is the campaign's name, without a label. */
export const campaignLines = (campaign: unknown): string[] =>
  Object.entries(asRecord(campaign)).map(([key, value]) =>
    [labelFor("campaign", key), value].filter(Boolean).join(": "),
  );

/** Describes each failed delivery in the site's report. */
export function describeFailedDeliveries(deliveries: unknown): string[] {
  const list: Entry[] = Array.isArray(deliveries) ? deliveries.map(asRecord) : [];
  return list
    .filter(({ state }) => state === "needsAttention")
    .map(
      ({ destination, status }) =>
        `Not delivered to: ${labelFor("destination", destination)}. ${explainRefusal(toText(status))} The inquiry is safe here. Ask your site administrator to fix this, then choose “Send again”.`,
    );
}

/** Explains a destination's status: an HTTP status, which its message may follow, or a reason of the site's queue. */
function explainRefusal(text: string): string {
  const [, status = "", message] = /^(\d{3})(?: (.+?)\.?)?$/.exec(text) ?? [];
  if (!status) return text ? `Reason: ${text}.` : "It did not answer.";
  return `It answered with status ${status}: ${message ?? refusals.get(status) ?? "its address or settings are wrong"}.`;
}

/** Meanings of HTTP statuses that come without a message. */
const refusals = new Map([
  ["400", "it refused this inquiry"],
  ["401", "it refused this site’s key"],
  ["403", "it refused this site’s key"],
  ["409", "it refused this inquiry"],
  ["413", "this inquiry is too long for it"],
  ["422", "it refused this inquiry"],
]);
