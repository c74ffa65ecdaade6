import type { Core } from "@strapi/strapi";
import { keyedHash } from "./keyed-hash";
import { erasureUid, leadUid } from "./uids";

interface Found {
  id: number;
  email: string;
  submissionId: string;
}

const batchSize = 500;

const normalised = (email: string): string => email.trim().toLowerCase();

/** The leads of a person, whatever the case their address was typed in. */
async function leadsOf(strapi: Core.Strapi, email: string): Promise<Found[]> {
  return strapi.db.query(leadUid).findMany({
    where: { email: { $eqi: normalised(email) } },
    select: ["id", "email", "submissionId"],
  });
}

export async function countLeadsOf(strapi: Core.Strapi, email: string): Promise<number> {
  return (await leadsOf(strapi, email)).length;
}

/**
 * Deletes all leads of a person and records it without the data: the address stays as a digest under a key, so
 * that a later question "was this done for me?" can be answered by whoever has the address.
 * @param by who did it, as the record shall say
 * @returns how many leads were deleted; without any, nothing is recorded
 */
export async function erasePerson(strapi: Core.Strapi, email: string, by: string): Promise<number> {
  return strapi.db.transaction(async () => {
    const leads = await leadsOf(strapi, email);
    if (leads.length === 0) return 0;
    for (let from = 0; from < leads.length; from += batchSize) {
      const ids = leads.slice(from, from + batchSize).map(({ id }) => id);
      // Not through the document service, whose events would carry the deleted data to webhooks.
      await strapi.db.query(leadUid).deleteMany({ where: { id: { $in: ids } } });
    }
    await strapi.documents(erasureUid).create({
      data: {
        erasedAt: new Date(),
        erasedBy: by,
        leadCount: leads.length,
        submissionIds: leads.map(({ submissionId }) => submissionId),
        addressHash: keyedHash("email", normalised(email)),
      },
    });
    return leads.length;
  });
}
