import type { Core } from "@strapi/strapi";
import { notifyInvestorRelations } from "../../notifications/server/queue";
import type { Entry } from "../fields";
import type { Row } from "../responses";
import { leadUid, type subscriptionUid } from "../uids";
import type { Author } from "./team";
import { addToTimeline } from "./timeline";

/**
 * Creates a lead, its first event and, for a lead from the site, notifications, in one transaction.
 * @param author the user who enters the lead; undefined for a lead from the site
 */
export async function createLead(strapi: Core.Strapi, data: Entry, author?: Author): Promise<Row> {
  return strapi.db.transaction(async () => {
    const lead: Row = await strapi.db.query(leadUid).create({ data });
    await addToTimeline(strapi, lead.documentId, [{ kind: "created", text: "Inquiry received" }], author);
    if (!author) await notifyInvestorRelations(strapi, "inquiry", lead.documentId);
    return lead;
  });
}

/** Locks an entry until the end of the caller's transaction and returns it; null if there is none. */
export async function lockEntry<Stored>(
  strapi: Core.Strapi,
  uid: typeof leadUid | typeof subscriptionUid,
  where: object,
): Promise<Stored | null> {
  // An update locks the row, even if it changes nothing.
  await strapi.db.query(uid).updateMany({ where, data: where });
  return strapi.db.query(uid).findOne({ where });
}
