import type { Core } from "@strapi/strapi";
import { addTable } from "../../../strapi/tables";
import type { LeadEvent } from "../responses";
import type { Actor } from "./team";

export const eventUid = "api::lead.event";

/** Adds a table without a content type's screens, because the panel shows events only with their lead. */
export const addEventTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: eventUid,
    name: "lead_event",
    columns: { lead: "string", kind: "string", at: "datetime", author: "string", text: "text" },
    indexes: [{ name: "lead_events_lead_idx", columns: ["lead"] }],
  });

export type NewEvent = Pick<LeadEvent, "kind" | "text"> & { at?: string | undefined };

/** @param author the user who caused the events; none for the visitor and the site */
export async function addEvents(
  strapi: Core.Strapi,
  lead: string,
  events: NewEvent[],
  author?: Actor,
): Promise<void> {
  for (const { at = new Date(), ...event } of events)
    await strapi.db.query(eventUid).create({ data: { at, lead, ...event, author: author?.name } });
}

/** Returns the events of a lead, newest first. */
export const findEvents = (strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> =>
  strapi.db.query(eventUid).findMany({ where: { lead }, orderBy: { id: "desc" } });
