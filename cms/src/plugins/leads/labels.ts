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

/** Names what a lead is about, without the visitor's message. */
export const subjectLabel = ({ form, project, reason }: Entry): string =>
  toText(project) || labelFor("reason", reason) || labelFor("form", form);

export const amountLabel = (amount: unknown): string =>
  typeof amount === "number" ? `$${amount.toLocaleString("en-US")}` : "";

/** Returns one line per campaign parameter. The label of `utm_campaign`, the campaign's name, is empty. */
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
        `Not delivered to: ${labelFor("destination", destination)}. Reason: ${toText(status) || "no answer"}. The inquiry is safe here. Ask your site administrator to fix this, then choose “Send again”.`,
    );
}
