import type { Core } from "@strapi/strapi";
import { keyedHash } from "../../../lib/keys";
import { batches } from "../../../lib/values";
import { notificationUid } from "../../notifications/server/queue";
import type { EntryCounts } from "../answers";
import { erasureUid, leadUid, subscriptionUid } from "../uids";
import { type DeletedLead, deleteLeads, deleteSubscription } from "./tombstones";

const normalized = (email: string): string => email.trim().toLowerCase();
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

type Found = DeletedLead & { email: string };

/** The entries of a person, however the case of their address was typed. */
async function entriesOf(
  strapi: Core.Strapi,
  address: string,
): Promise<{ leads: Found[]; subscriptions: Found[] }> {
  const email = normalized(address);
  // SQLite compares the case of ASCII letters only: other addresses are compared here.
  const where = isAscii(email) ? { email: { $eqi: email } } : { email: { $notNull: true } };
  const find = async (uid: string, fields: string[]): Promise<Found[]> => {
    const found: Found[] = await strapi.db.query(uid).findMany({ where, select: ["id", "email", ...fields] });
    return found.filter((entry) => normalized(entry.email) === email);
  };
  return {
    leads: await find(leadUid, ["documentId", "submissionId", "fingerprint"]),
    subscriptions: await find(subscriptionUid, []),
  };
}

export async function countEntries(strapi: Core.Strapi, email: string): Promise<EntryCounts> {
  const { leads, subscriptions } = await entriesOf(strapi, email);
  return { leads: leads.length, subscriptions: subscriptions.length };
}

/**
 * Deletes all leads of a person with their timelines and waiting notifications, and their newsletter subscription. Records it
 * without the data: the address stays as a keyed digest, which answers the later question "was this done for me?".
 * @param by who did it, for the record
 * @returns how much was deleted; when that is nothing, nothing is recorded
 */
export async function erasePerson(strapi: Core.Strapi, email: string, by: string): Promise<EntryCounts> {
  return strapi.db.transaction(async () => {
    const { leads, subscriptions } = await entriesOf(strapi, email);
    for (const batch of batches(leads)) {
      const documentIds = batch.map(({ documentId }) => documentId);
      await strapi.db.query(notificationUid).deleteMany({ where: { lead: { $in: documentIds } } });
    }
    await deleteLeads(strapi, leads);
    for (const subscription of subscriptions) await deleteSubscription(strapi, subscription.email);
    const counts = { leads: leads.length, subscriptions: subscriptions.length };
    if (counts.leads > 0 || counts.subscriptions > 0) {
      await strapi.documents(erasureUid).create({
        data: {
          erasedAt: new Date(),
          erasedBy: by,
          leadCount: counts.leads,
          subscriptionCount: counts.subscriptions,
          submissionIds: leads.map(({ submissionId }) => submissionId),
          addressHash: keyedHash("email", normalized(email)),
        },
      });
    }
    return counts;
  });
}
