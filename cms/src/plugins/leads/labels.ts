import type { LeadEvent } from "./answers";
import labels from "./labels.json";

/** What people read in the admin panel, in mails and in exports for a stored value, by field. */
export { labels };

/** A value without a label, such as one of another version of the site, is shown as it is. */
export function labelFor(field: keyof typeof labels, value: unknown): string {
  const stored = textOf(value);
  return new Map(Object.entries(labels[field])).get(stored) ?? stored;
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value);

export const countedLeads = (count: number): string =>
  count === 1 ? "1 inquiry" : `${count.toLocaleString("en-US")} inquiries`;

type Fields = Readonly<Record<string, unknown>>;

/** Which form of which page, such as "Top form on How to invest". */
export function formLabel({ form, page }: Fields): string {
  const pageName = labelFor("page", page);
  if (pageName && form === "expert") return `Top form on ${pageName}`;
  if (pageName && form === "bottom") return `Form at the end of ${pageName}`;
  return labelFor("form", form);
}

/** What a lead is about, in a few words and without a word of the visitor's. */
export const subjectLabel = ({ project, reason, ...lead }: Fields): string =>
  textOf(project) || labelFor("reason", reason) || formLabel(lead);

export const amountLabel = (amount: unknown): string =>
  typeof amount === "number" ? `$${amount.toLocaleString("en-US")}` : "";

/** Labeled values first, in the order of their labels, and the campaign's name without one: each place says "Campaign". */
export function campaignLines(campaign: unknown): string[] {
  if (typeof campaign !== "object" || campaign === null) return [];
  const values = new Map<string, unknown>(Object.entries(campaign));
  const keys = new Set([...Object.keys(labels.campaign), ...[...values.keys()].sort()]);
  return [...keys]
    .filter((key) => values.has(key))
    .map((key) => [labelFor("campaign", key), values.get(key)].filter(Boolean).join(": "));
}

export const reviewReasonLines = (reasons: unknown): string[] =>
  Array.isArray(reasons) ? reasons.map(String) : [];

/** The state of a lead at one destination besides the inbox, as the site reports it. */
interface Delivery {
  destination?: unknown;
  state?: unknown;
  deliveredAt?: unknown;
  attempts?: unknown;
  status?: unknown;
}

const deliveriesIn = (value: unknown): Delivery[] => (Array.isArray(value) ? value : []);

/** What a list shows of all destinations together; none when there are no others. */
export function deliveryStateOf(value: unknown): keyof typeof labels.deliveryState | null {
  const deliveries = deliveriesIn(value);
  if (deliveries.length === 0) return null;
  if (deliveries.some(({ state }) => state === "needsAttention")) return "failed";
  return deliveries.every(({ state }) => state === "delivered") ? "delivered" : "waiting";
}

/** Where a lead could not be delivered: what that means, and the line for whoever runs the site. */
export function failuresOf(value: unknown): { sentence: string; details: string }[] {
  return deliveriesIn(value)
    .filter(({ state }) => state === "needsAttention")
    .map(({ attempts, destination, status }) => {
      const where = labelFor("destination", destination);
      const how = destination === "email" ? "by email" : `to ${where.toLowerCase()}`;
      const whose = destination === "email" ? "Our email account" : "The receiving system";
      const tries = attempts ? ` after ${attempts} ${attempts === 1 ? "try" : "tries"}` : "";
      return {
        sentence: `Not delivered ${how}${tries}. The inquiry itself is safe here. ${whose} refused it; whoever runs the site has to fix it.`,
        details: textOf(status) || "no answer",
      };
    });
}

/** The state of a lead at each destination besides the inbox, a line each. */
export function deliveryLines(deliveries: unknown, formatTime: (time: unknown) => string): string[] {
  return deliveriesIn(deliveries).map(({ deliveredAt, destination, state, status }) => {
    const where = labelFor("destination", destination);
    if (state === "delivered") return `${where}: delivered ${formatTime(deliveredAt)}`;
    const answer = status ? ` (last answer: ${status})` : "";
    const what = state === "needsAttention" ? "not delivered, needs attention" : "not delivered yet";
    return `${where}: ${what}${answer}`;
  });
}

/** A line of a lead's timeline, without its time and author. */
export function eventText({ change, kind, text }: Pick<LeadEvent, "change" | "kind" | "text">): string {
  const { destination, from, status, to } = change ?? {};
  switch (kind) {
    case "created":
      return "Inquiry received";
    case "delivered":
      return `${labelFor("destination", destination)}: delivered`;
    case "failed":
      return `${labelFor("destination", destination)}: not delivered (${textOf(status) || "no answer"})`;
    case "retry":
      return "Asked to be sent again";
    case "assigned":
      return to ? `Assigned to ${to}` : `No longer assigned to ${from}`;
    case "status":
      return `Status: ${labelFor("leadStatus", from)} → ${labelFor("leadStatus", to)}`;
    case "followUp":
      return to ? `Follow up on ${to}` : "Follow-up removed";
    case "review":
      return to ? "Marked for review" : "Reviewed";
    case "note":
      return textOf(text);
    case "correction": {
      const previous = Object.entries(change ?? {}).map(
        ([field, value]) => `${labelFor("field", field)} was ${textOf(value) || "empty"}`,
      );
      return ["Corrected.", previous.join("; ")].filter(Boolean).join(" ");
    }
  }
}

/** The history of a subscription, newest first, a line each. */
export function historyLines(history: unknown, formatTime: (time: unknown) => string): string[] {
  if (!Array.isArray(history)) return [];
  return history.toReversed().map(({ at, by, consentVersion, event, page }: Record<string, unknown>) => {
    const details = [by, page && `on ${page}`, consentVersion && `wording ${consentVersion}`].filter(Boolean);
    const what = [labelFor("event", event), details.join(", ")].filter(Boolean).join(": ");
    return `${formatTime(at)}: ${what}`;
  });
}
