import { expect } from "vitest";
import type { ErasureCounts, LeadResponse, ListResponse } from "../src/plugins/leads/responses.ts";
import type { ReachableCms } from "../testing/running-cms.ts";
import { leads, openContentManager } from "./content-manager.ts";
import { type ApiResponse, callApi } from "./http.ts";
import type { PanelClient } from "./panel.ts";

let counter = 0;

/** Returns a visitor's lead as the site sends it. */
export const makeLead = (fields: Record<string, unknown> = {}) => ({
  submissionId: `lead-${process.pid}-${++counter}`,
  form: "contact",
  name: "Dana Field",
  email: `person${counter}@example.com`,
  receivedAt: new Date().toISOString(),
  ...fields,
});

export const sendLead = (cms: ReachableCms, data: unknown): Promise<ApiResponse<{ submissionId: string }>> =>
  callApi(cms, "/leads", { method: "POST", token: cms.token, body: { data } });

/** Returns the stored leads with a submission ID. */
export const findStoredLeads = async (cms: ReachableCms, submissionId: string) =>
  (await openContentManager(cms)).list(leads, `filters[$and][0][submissionId][$eq]=${submissionId}`);

/** Sends a lead as the site does. Throws unless it is stored. */
export async function storeLead(cms: ReachableCms, fields: Record<string, unknown> = {}) {
  const lead = makeLead(fields);
  const { text } = await sendLead(cms, lead);
  const [stored] = await findStoredLeads(cms, lead.submissionId);
  if (!stored) throw new Error(`The lead was not stored: ${text}`);
  return { submissionId: lead.submissionId, documentId: stored.documentId };
}

/** Reports deliveries as the site does. */
export const reportDeliveries = (cms: ReachableCms, submissionId: string, data: object) =>
  callApi(cms, `/leads/${submissionId}/deliveries`, { method: "PUT", token: cms.token, body: { data } });

/** Returns a delivery by email, as the site reports it. */
export const emailDelivery = (state: string, details: object = {}) => ({
  destination: "email",
  state,
  ...details,
});

async function readData<T>(member: PanelClient, route: string): Promise<T> {
  const response = await member("GET", route);
  expect([route, response.status]).toEqual([route, 200]);
  return response.data<T>();
}

/** Returns the calls that the panel's page of leads makes for a user. */
export const leadPageCalls = (member: PanelClient) => ({
  detail: (documentId: string) => readData<LeadResponse>(member, `/leads/${documentId}`),
  eventsOf: async (documentId: string, kind: string) =>
    (await readData<LeadResponse>(member, `/leads/${documentId}`)).events.filter(
      (event) => event.kind === kind,
    ),
  /** Returns the document IDs of the leads that match the filters. */
  list: async (query: string) =>
    (await readData<ListResponse>(member, `/leads?${query}`)).rows.map(({ documentId }) => documentId),
  /** Returns the user's ID. */
  me: async () => (await readData<{ id: number }>(member, "/admin/users/me")).id,
  /** Saves with the current revision. */
  async save(documentId: string, changes: object, note?: string) {
    const { lead } = await readData<LeadResponse>(member, `/leads/${documentId}`);
    return member("PUT", `/leads/${documentId}`, { revision: lead.revision ?? null, changes, note });
  },
  /** Returns the records of the CSV, with column titles as keys. */
  async export(query: string): Promise<Record<string, string>[]> {
    const { text } = await member("GET", `/lead-export?${query}`);
    expect([text.startsWith("\uFEFF"), text.endsWith("\r\n")]).toEqual([true, true]);
    const [titles = [], ...records] = text
      .slice(1, -2)
      .split(/\r\n(?="(?:[^"]|"")*"(?:,|\r\n|$))/)
      .map((record) =>
        [...record.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) =>
          (cell ?? "").replaceAll('""', '"'),
        ),
      );
    return records.map((cells) => {
      expect(cells).toHaveLength(titles.length);
      return Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ""]));
    });
  },
  erase: async (email: string) => (await member("POST", "/erasures", { email })).data<ErasureCounts>(),
});
