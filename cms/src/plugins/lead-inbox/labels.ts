import labels from "./labels.json";

/** What people read in the admin panel and in exports for a stored value, by field. */
export { labels };

/** A value without a label, such as one of another version of the site, is shown as it is. */
export function labelFor(field: keyof typeof labels, value: unknown): string {
  const stored = textOf(value);
  return new Map(Object.entries(labels[field])).get(stored) ?? stored;
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value);

export function campaignLines(campaign: unknown): string[] {
  if (typeof campaign !== "object" || campaign === null) return [];
  return Object.entries(campaign).map(([key, value]) => `${labelFor("campaign", key)}: ${value}`);
}

export const reviewReasonLines = (reasons: unknown): string[] =>
  Array.isArray(reasons) ? reasons.map(String) : [];

/** The state of a lead at each destination besides the inbox, a line each. */
export function deliveryLines(deliveries: unknown, formatTime: (time: unknown) => string): string[] {
  if (!Array.isArray(deliveries)) return [];
  return deliveries.map(({ deliveredAt, destination, state, status }: Record<string, unknown>) => {
    const where = labelFor("destination", destination);
    if (state === "delivered") return `${where}: delivered ${formatTime(deliveredAt)}`;
    const answer = status ? ` (last answer: ${status})` : "";
    const what = state === "needsAttention" ? "not delivered, needs attention" : "not delivered yet";
    return `${where}: ${what}${answer}`;
  });
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
