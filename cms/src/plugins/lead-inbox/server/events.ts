import type { Core } from "@strapi/strapi";
import { batches } from "../../../batches";
import { addTable } from "../../../strapi/tables";
import type { LeadEvent } from "../answers";
import { leadEventUid } from "../uids";

/** Not a content type: an event is read with its lead. */
export const addEventTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: leadEventUid,
    name: "lead_event",
    columns: {
      lead: "string",
      kind: "string",
      at: "datetime",
      authorId: "integer",
      author: "string",
      text: "text",
      change: "json",
    },
    indexes: [{ name: "lead_events_lead_idx", columns: ["lead"] }],
  });

export type NewEvent = Pick<LeadEvent, "lead" | "kind"> & Partial<Omit<LeadEvent, "id">>;

export async function addEvents(strapi: Core.Strapi, events: NewEvent[]): Promise<void> {
  const at = new Date();
  for (const event of events) await strapi.db.query(leadEventUid).create({ data: { at, ...event } });
}

/** Newest first. */
export const eventsOf = (strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> =>
  strapi.db.query(leadEventUid).findMany({ where: { lead }, orderBy: { id: "desc" } });

/** The events of several leads, oldest first, by the document ID of the lead. */
export async function eventsByLead(strapi: Core.Strapi, leads: string[]): Promise<Map<string, LeadEvent[]>> {
  const events: LeadEvent[] = await strapi.db
    .query(leadEventUid)
    .findMany({ where: { lead: { $in: leads } }, orderBy: { id: "asc" } });
  return Map.groupBy(events, ({ lead }) => lead);
}

export async function deleteEvents(strapi: Core.Strapi, leads: string[]): Promise<void> {
  for (const batch of batches(leads)) {
    await strapi.db.query(leadEventUid).deleteMany({ where: { lead: { $in: batch } } });
  }
}
