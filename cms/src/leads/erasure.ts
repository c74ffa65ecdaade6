import type { Core } from "@strapi/strapi";
import { subscriptionUid } from "../subscriptions/uids";
import { keyedHash } from "./keyed-hash";
import { erasureUid, leadUid } from "./uids";

/** How many entries of a person there are, or were. */
export interface PersonsEntries {
  leads: number;
  subscriptions: number;
}

interface Found {
  id: number;
  submissionId: string;
}

const batchSize = 500;

const normalised = (email: string): string => email.trim().toLowerCase();

/** The entries of a person, whatever the case their address was typed in. */
const ofPerson = (email: string) => ({ email: { $eqi: normalised(email) } });

export async function countOf(strapi: Core.Strapi, email: string): Promise<PersonsEntries> {
  const where = ofPerson(email);
  const [leads, subscriptions] = await Promise.all([
    strapi.db.query(leadUid).count({ where }),
    strapi.db.query(subscriptionUid).count({ where }),
  ]);
  return { leads, subscriptions };
}

/**
 * Deletes all leads of a person and their newsletter subscription, and records it without the data: the address stays
 * as a digest under a key, so that a later question "was this done for me?" can be answered by whoever has it.
 * @param by who did it, as the record shall say
 * @returns how much was deleted; without anything, nothing is recorded
 */
export async function erasePerson(strapi: Core.Strapi, email: string, by: string): Promise<PersonsEntries> {
  return strapi.db.transaction(async () => {
    const where = ofPerson(email);
    const leads: Found[] = await strapi.db.query(leadUid).findMany({ where, select: ["id", "submissionId"] });
    // Not through the document service, whose events would carry the deleted data to webhooks.
    for (let from = 0; from < leads.length; from += batchSize) {
      const ids = leads.slice(from, from + batchSize).map(({ id }) => id);
      await strapi.db.query(leadUid).deleteMany({ where: { id: { $in: ids } } });
    }
    const { count: subscriptions } = await strapi.db.query(subscriptionUid).deleteMany({ where });
    if (leads.length > 0 || subscriptions > 0) {
      await strapi.documents(erasureUid).create({
        data: {
          erasedAt: new Date(),
          erasedBy: by,
          leadCount: leads.length,
          subscriptionCount: subscriptions,
          submissionIds: leads.map(({ submissionId }) => submissionId),
          addressHash: keyedHash("email", normalised(email)),
        },
      });
    }
    return { leads: leads.length, subscriptions };
  });
}
