import type { Core } from "@strapi/strapi";
import { keyedHash } from "../leads/keyed-hash";
import { subscriptionTombstoneUid, subscriptionUid } from "./uids";

const digestOf = (email: string): string => keyedHash("email", email.trim().toLowerCase());

/**
 * Leaves a digest of the address and the time when a subscription is deleted, by whatever way: what the site still has
 * to tell of it must not bring it back. At the level of the database, as for leads.
 */
export function leaveSubscriptionTombstones(strapi: Core.Strapi): void {
  const bury = async ({ params: { where } }: { params: { where?: unknown } }): Promise<void> => {
    const deleted: { email: string }[] = await strapi.db.query(subscriptionUid).findMany({
      where,
      select: ["email"],
    });
    for (const { email } of deleted) await addTombstone(strapi, digestOf(email));
  };
  strapi.db.lifecycles.subscribe({ models: [subscriptionUid], beforeDelete: bury, beforeDeleteMany: bury });
}

async function addTombstone(strapi: Core.Strapi, addressHash: string): Promise<void> {
  const tombstones = strapi.db.query(subscriptionTombstoneUid);
  const data = { addressHash, deletedAt: new Date() };
  if (await tombstones.findOne({ where: { addressHash } })) {
    await tombstones.update({ where: { addressHash }, data });
  } else await tombstones.create({ data });
}

/** Whether the subscription of this address was deleted at that time or later. */
export async function wasDeletedSince(strapi: Core.Strapi, email: string, moment: string): Promise<boolean> {
  const tombstone = await strapi.db
    .query(subscriptionTombstoneUid)
    .findOne({ where: { addressHash: digestOf(email) } });
  return tombstone !== null && Date.parse(moment) <= new Date(tombstone.deletedAt).getTime();
}
