import type { Core } from "@strapi/strapi";
import { addTable } from "../../../strapi/tables";
import { queueForTeam } from "../../notifications/server/queue";
import type { Entry } from "../fields";
import type { LeadEvent, Row } from "../responses";
import { leadUid, type subscriptionUid } from "../uids";
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

/**
 * Creates a lead, its first event and, for a lead from the site, notifications, in one transaction.
 * @param author the user who enters the lead; undefined for a lead from the site
 */
export async function createLead(strapi: Core.Strapi, data: Entry, author?: Actor): Promise<Row> {
  return strapi.db.transaction(async () => {
    const lead: Row = await strapi.db.query(leadUid).create({ data });
    await addEvents(strapi, lead.documentId, [{ kind: "created", text: "Inquiry received" }], author);
    if (!author) await queueForTeam(strapi, "inquiry", lead.documentId);
    return lead;
  });
}

/** Locks an entry until the end of the transaction and returns it; null if there is none. */
export async function lockEntry<Stored>(
  strapi: Core.Strapi,
  uid: typeof leadUid | typeof subscriptionUid,
  where: object,
): Promise<Stored | null> {
  // An update locks the row, even if it changes nothing.
  await strapi.db.query(uid).updateMany({ where, data: where });
  return strapi.db.query(uid).findOne({ where });
}
