import * as v from "valibot";
import { credentials } from "../../cms/testing/running-cms.ts";
import { leads, subscriptions } from "../../cms/tests/content-manager.ts";
import { type Credentials, sharedSession } from "../../cms/tests/panel.ts";

const leadSchema = v.looseObject({ email: v.string(), submissionId: v.string() });

export type InboxLead = v.InferOutput<typeof leadSchema>;

const subscriptionSchema = v.looseObject({
  email: v.string(),
  requestedAt: v.string(),
  subscriptionState: v.string(),
});

export type InboxSubscription = v.InferOutput<typeof subscriptionSchema>;

/** Returns the leads from an email address as the panel lists them. */
export const leadsFrom = (apiUrl: string, email: string, account = credentials): Promise<InboxLead[]> =>
  listEntries(apiUrl, leads, leadSchema, { "filters[$and][0][email][$eq]": email }, account);

/** Returns the leads whose email address starts with `emailStart`. */
export const leadsWithPrefix = (apiUrl: string, emailStart: string): Promise<InboxLead[]> =>
  listEntries(apiUrl, leads, leadSchema, { "filters[$and][0][email][$startsWith]": emailStart });

/** Returns the subscriptions whose email address starts with `emailStart`. */
export const subscriptionsWithPrefix = (apiUrl: string, emailStart: string): Promise<InboxSubscription[]> =>
  listEntries(apiUrl, subscriptions, subscriptionSchema, {
    "filters[$and][0][email][$startsWith]": emailStart,
  });

const pageSize = 100;

async function listEntries<EntrySchema extends v.GenericSchema>(
  apiUrl: string,
  uid: string,
  entrySchema: EntrySchema,
  filters: Record<string, string>,
  account: Credentials = credentials,
): Promise<v.InferOutput<EntrySchema>[]> {
  const schema = v.object({
    results: v.array(entrySchema),
    pagination: v.object({ total: v.number() }),
  });
  const entries: v.InferOutput<EntrySchema>[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      ...filters,
      page: String(page),
      pageSize: String(pageSize),
      sort: "id:ASC",
    });
    const { results, pagination } = v.parse(
      schema,
      await fetchFromPanel(
        new URL(apiUrl).origin,
        `/content-manager/collection-types/${uid}?${query}`,
        account,
      ),
    );
    entries.push(...results);
    if (results.length === 0 || entries.length >= pagination.total) return entries;
  }
}

async function fetchFromPanel(url: string, path: string, account: Credentials): Promise<unknown> {
  const request = await sharedSession({ url }, account);
  const response = await request("GET", path);
  if (response.status !== 200) throw new Error(`The inbox responded with ${response.status}`);
  return response.json();
}

/** Calls `look` until it returns a value, and returns the value. After the deadline, fails with `what` it waited for. */
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
  throw new Error(`Timed out after ${deadlineMs} ms: ${what}`);
}
