/** How the values of a lead's fields are said to people, in the admin panel and in exports. */

export const formWords: Record<string, string> = {
  expert: "Landing page, top",
  bottom: "Landing page, end",
  contact: "Contact page",
};

export const statusWords: Record<string, string> = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  closed: "Closed",
  spam: "Spam",
};

export const reasonWords: Record<string, string> = {
  investing: "Investing as a limited partner",
  partnering: "Partnering as a co-sponsor",
  tax: "Reducing tax through real estate",
  charitable: "A charitable request",
  media: "Media or speaking",
  other: "Other",
};

const campaignWords: Record<string, string> = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Keyword",
  utm_content: "Variant",
};

/** A value that is not known, such as one of another version of the site, is shown as it is. */
export const said = (words: Record<string, string>, value: unknown): string => {
  const text = value === null || value === undefined ? "" : String(value);
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
};

/** Campaign parameters as pairs of what they are and what they say. */
export function campaignParts(campaign: unknown): [name: string, value: string][] {
  if (typeof campaign !== "object" || campaign === null) return [];
  return Object.entries(campaign).map(([key, value]) => [said(campaignWords, key), String(value)]);
}

export function listed(reasons: unknown): string[] {
  return Array.isArray(reasons) ? reasons.map(String) : [];
}

const destinationWords: Record<string, string> = { email: "Email", webhook: "Webhook" };

/** What came of a lead at each destination beside the inbox, a line each. */
export function deliveryLines(deliveries: unknown, inWords: (moment: unknown) => string): string[] {
  if (!Array.isArray(deliveries)) return [];
  return deliveries.map(({ deliveredAt, destination, state, status }: Record<string, unknown>) => {
    const where = said(destinationWords, destination);
    if (state === "delivered") return `${where}: delivered ${inWords(deliveredAt)}`;
    const answer = status ? ` (last answer: ${status})` : "";
    const what = state === "needsAttention" ? "not delivered, needs attention" : "not delivered yet";
    return `${where}: ${what}${answer}`;
  });
}
