import type { Core } from "@strapi/strapi";
import { addTable } from "../../../strapi/tables";
import type { TimelineEvent } from "../responses";
import type { Author } from "./team";

export const timelineEventUid = "api::lead.event";

/** Adds a table without a content type's screens, because the panel shows events only with their lead. */
export const addTimelineTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: timelineEventUid,
    name: "lead_event",
    columns: { lead: "string", kind: "string", at: "datetime", author: "string", text: "text" },
    indexes: [{ name: "lead_events_lead_idx", columns: ["lead"] }],
  });

export type NewTimelineEvent = Pick<TimelineEvent, "kind" | "text"> & { at?: string | undefined };

/**
 * @param lead the lead's document ID
 * @param author the user who caused the events; none for the visitor and the site
 */
export async function addToTimeline(
  strapi: Core.Strapi,
  lead: string,
  events: NewTimelineEvent[],
  author?: Author,
): Promise<void> {
  for (const { at = new Date(), ...event } of events)
    await strapi.db.query(timelineEventUid).create({ data: { at, lead, ...event, author: author?.name } });
}

/** Returns the events of a lead, last recorded first. */
export const readTimeline = (strapi: Core.Strapi, lead: string): Promise<TimelineEvent[]> =>
  strapi.db.query(timelineEventUid).findMany({ where: { lead }, orderBy: { id: "desc" } });
