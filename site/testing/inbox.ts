import * as v from "valibot";

const leadList = v.object({
  data: v.array(v.looseObject({ email: v.string(), submissionId: v.string() })),
  meta: v.object({ pagination: v.object({ total: v.number() }) }),
});

export type InboxLead = v.InferOutput<typeof leadList>["data"][number];

/** The leads in the inbox that came from this email address, as the content service stores them. */
export async function leadsFrom(apiUrl: string, token: string, email: string): Promise<InboxLead[]> {
  const query = `filters[email][$eq]=${encodeURIComponent(email)}`;
  const response = await fetch(`${apiUrl}/leads?${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
  return v.parse(leadList, await response.json()).data;
}

const pageSize = 100;

/** Every lead in the inbox whose email address begins so. */
export async function leadsOf(apiUrl: string, token: string, emailStart: string): Promise<InboxLead[]> {
  const leads: InboxLead[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      "filters[email][$startsWith]": emailStart,
      "pagination[page]": String(page),
      "pagination[pageSize]": String(pageSize),
      sort: "submissionId",
    });
    const response = await fetch(`${apiUrl}/leads?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
    const { data, meta } = v.parse(leadList, await response.json());
    leads.push(...data);
    if (data.length === 0 || leads.length >= meta.pagination.total) return leads;
  }
}

const subscriptionList = v.object({
  data: v.array(v.looseObject({ email: v.string(), requestedAt: v.string(), subscriptionState: v.string() })),
});

export type InboxSubscription = v.InferOutput<typeof subscriptionList>["data"][number];

/** The newsletter subscriptions whose email address begins so. */
export async function subscriptionsOf(
  apiUrl: string,
  token: string,
  emailStart: string,
): Promise<InboxSubscription[]> {
  const query = new URLSearchParams({
    "filters[email][$startsWith]": emailStart,
    "pagination[pageSize]": String(pageSize),
  });
  const response = await fetch(`${apiUrl}/subscriptions?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
  return v.parse(subscriptionList, await response.json()).data;
}

/** Asks again and again until `look` finds what it looks for; fails with `what` after the deadline. */
export async function eventually<Found>(
  what: string,
  look: () => Promise<Found | undefined | false>,
  deadlineMs = 20_000,
): Promise<Found> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Waited ${deadlineMs} ms in vain for: ${what}`);
}
