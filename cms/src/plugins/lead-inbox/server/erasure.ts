import type { Core } from "@strapi/strapi";
import { batches } from "../../../batches";
import { keyedHash } from "../../../keys";
import { noticeUid } from "../../notices/server/mail-queue";
import { erasureUid, leadUid, subscriptionUid } from "../uids";
import { correctedIn } from "./correction";
import { forgetFiltersWith } from "./kept-filters";
import { notesByLead } from "./notes";

export interface EntryCounts {
  leads: number;
  subscriptions: number;
}

const normalized = (email: string): string => email.trim().toLowerCase();

/** The entries of a person, whatever the case their address was typed in. */
const ofPerson = (email: string) => ({ email: { $eqi: normalized(email) } });

export async function countEntries(strapi: Core.Strapi, email: string): Promise<EntryCounts> {
  const where = ofPerson(email);
  const leads = await strapi.db.query(leadUid).count({ where });
  const subscriptions = await strapi.db.query(subscriptionUid).count({ where });
  return { leads, subscriptions };
}

/**
 * Deletes all leads of a person with their notes and waiting notices, their newsletter subscription, and the filters in
 * which the team has kept their name, and records it without the data: the address stays
 * as a digest under a key, so that a later question "was this done for me?" can be answered by whoever has it.
 * @param by who did it, for the record
 * @returns how much was deleted; when that is nothing, nothing is recorded
 */
export async function erasePerson(strapi: Core.Strapi, email: string, by: string): Promise<EntryCounts> {
  return strapi.db.transaction(async () => {
    const where = ofPerson(email);
    const leads: {
      id: number;
      documentId: string;
      submissionId: string;
      name: string;
      phone: string | null;
    }[] = await strapi.db
      .query(leadUid)
      .findMany({ where, select: ["id", "documentId", "submissionId", "name", "phone"] });
    const corrected: string[] = [];
    // Not through the document service, whose events would carry the deleted data to webhooks.
    for (const batch of batches(leads)) {
      const ids = batch.map(({ id }) => id);
      const documentIds = batch.map(({ documentId }) => documentId);
      const notes = [...(await notesByLead(strapi, documentIds)).values()].flat();
      corrected.push(...correctedIn(notes.map(({ text }) => text)));
      await strapi.db.query(noticeUid).deleteMany({ where: { lead: { $in: documentIds } } });
      await strapi.db.query(leadUid).deleteMany({ where: { id: { $in: ids } } });
    }
    const { count: subscriptions } = await strapi.db.query(subscriptionUid).deleteMany({ where });
    const names = leads.flatMap(({ name, phone }) => [name, phone ?? ""]);
    await forgetFiltersWith(strapi, [email, ...names, ...corrected]);
    if (leads.length > 0 || subscriptions > 0) {
      await strapi.documents(erasureUid).create({
        data: {
          erasedAt: new Date(),
          erasedBy: by,
          leadCount: leads.length,
          subscriptionCount: subscriptions,
          submissionIds: leads.map(({ submissionId }) => submissionId),
          addressHash: keyedHash("email", normalized(email)),
        },
      });
    }
    return { leads: leads.length, subscriptions };
  });
}
