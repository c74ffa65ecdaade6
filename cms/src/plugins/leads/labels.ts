import { asRecord } from "../../lib/values";
import type { Entry } from "./fields";
import labels from "./labels.json";

/** Labels of stored values, by field, for the panel, emails and exports. */
export { labels };

/** Returns the label of a value, or the value if it has no label. */
export function labelFor(field: keyof typeof labels, value: unknown): string {
  const text = toText(value);
  return new Map(Object.entries(labels[field])).get(text) ?? text;
}

export const toText = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value);

/** Names the form and its page, such as "Top form on How to invest". */
export function formLabel({ form, page }: Entry): string {
  const pageName = labelFor("page", page);
  if (pageName && form === "expert") return `Top form on ${pageName}`;
  if (pageName && form === "bottom") return `Form at the end of ${pageName}`;
  return labelFor("form", form);
}

/** Names what a lead is about, without the visitor's message. */
export const subjectLabel = ({ project, reason, ...lead }: Entry): string =>
  toText(project) || labelFor("reason", reason) || formLabel(lead);

export const amountLabel = (amount: unknown): string =>
  typeof amount === "number" ? `$${amount.toLocaleString("en-US")}` : "";

/** Returns one line per campaign parameter, labeled ones first. The campaign's name (`utm_campaign`) has no label. */
export function campaignLines(campaign: unknown): string[] {
  const values = new Map(Object.entries(asRecord(campaign)));
  const keys = new Set([...Object.keys(labels.campaign), ...[...values.keys()].sort()]);
  return [...keys]
    .filter((key) => values.has(key))
    .map((key) => [labelFor("campaign", key), values.get(key)].filter(Boolean).join(": "));
}

/** Describes each failed delivery of the site's report. */
export function describeFailedDeliveries(deliveries: unknown): string[] {
  const list: Entry[] = Array.isArray(deliveries) ? deliveries.map(asRecord) : [];
  return list
    .filter(({ state }) => state === "needsAttention")
    .map(
      ({ destination, status }) =>
        `Not delivered to: ${labelFor("destination", destination)}. Reason: ${toText(status) || "no answer"}. The inquiry is safe here. Ask your site administrator to fix this, then choose “Send again”.`,
    );
}
