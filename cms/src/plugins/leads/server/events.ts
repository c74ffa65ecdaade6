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

export type NewEvent = Pick<LeadEvent, "kind"> & Partial<Pick<LeadEvent, "at" | "change" | "text">>;

/** @param author the user who caused the events; none for the visitor and the site */
export async function addEvents(
  strapi: Core.Strapi,
  lead: string,
  events: NewEvent[],
  author?: Actor,
): Promise<void> {
  const authorFields = author && { authorId: author.id, author: author.name };
  for (const event of events) {
    await strapi.db.query(eventUid).create({ data: { at: new Date(), lead, ...event, ...authorFields } });
  }
}

/** Returns the events of leads, newest first. */
export const findEvents = (strapi: Core.Strapi, ...leads: string[]): Promise<LeadEvent[]> =>
  strapi.db.query(eventUid).findMany({ where: { lead: { $in: leads } }, orderBy: { id: "desc" } });
