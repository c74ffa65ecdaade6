import type { Core } from "@strapi/strapi";
import { keyedHash } from "../../../lib/keys";
import { batches } from "../../../lib/values";
import { leadUid, subscriptionTombstoneUid, subscriptionUid, tombstoneUid } from "../uids";
import { deleteEvents } from "./events";

export interface DeletedLead {
  id: number;
  documentId: string;
  submissionId: string;
  fingerprint: string | null;
}

/**
 * Deletes leads with their timelines, in the caller's transaction. A tombstone stays for each, with its ID and a digest
 * of its content: the site may deliver a lead once more, which must not bring it back. Not through the document
 * service, whose events would carry the deleted data to webhooks.
 */
export async function deleteLeads(strapi: Core.Strapi, leads: DeletedLead[]): Promise<void> {
  await addLeadTombstones(strapi, leads);
  await deleteEvents(
    strapi,
    leads.map(({ documentId }) => documentId),
  );
  for (const batch of batches(leads)) {
    await strapi.db.query(leadUid).deleteMany({ where: { id: { $in: batch.map(({ id }) => id) } } });
  }
}

/** Deletes the subscription of an address; a digest of the address and the time stay. */
export async function deleteSubscription(strapi: Core.Strapi, email: string): Promise<void> {
  await addSubscriptionTombstone(strapi, email);
  await strapi.db.query(subscriptionUid).deleteMany({ where: { email } });
}

async function addLeadTombstones(strapi: Core.Strapi, leads: DeletedLead[]): Promise<void> {
  const tombstones = strapi.db.query(tombstoneUid);
  for (const batch of batches(leads)) {
    const existing: { submissionId: string }[] = await tombstones.findMany({
      where: { submissionId: { $in: batch.map(({ submissionId }) => submissionId) } },
      select: ["submissionId"],
    });
    const known = new Set(existing.map(({ submissionId }) => submissionId));
    const data = batch
      .filter(({ submissionId }) => !known.has(submissionId))
      .map(({ submissionId, fingerprint }) => ({
        submissionId,
        content: keyedHash("lead", fingerprint ?? ""),
      }));
    if (data.length > 0) await tombstones.createMany({ data });
  }
}

/** Whether a lead with this id was deleted, and whether it was this one. */
export async function findLeadTombstone(
  strapi: Core.Strapi,
  submissionId: string,
  fingerprint: string,
): Promise<"this lead" | "another lead" | undefined> {
  const tombstone = await strapi.db.query(tombstoneUid).findOne({ where: { submissionId } });
  if (!tombstone) return undefined;
  return tombstone.content === keyedHash("lead", fingerprint) ? "this lead" : "another lead";
}

const addressHashOf = (email: string): string => keyedHash("email", email.trim().toLowerCase());

async function addSubscriptionTombstone(strapi: Core.Strapi, email: string): Promise<void> {
  const tombstones = strapi.db.query(subscriptionTombstoneUid);
  const where = { addressHash: addressHashOf(email) };
  const deletedAt = new Date();
  if (await tombstones.findOne({ where })) await tombstones.update({ where, data: { deletedAt } });
  else await tombstones.create({ data: { ...where, deletedAt } });
}

/** Whether the subscription of this address was deleted at that time or later. */
export async function wasDeletedSince(strapi: Core.Strapi, email: string, time: string): Promise<boolean> {
  const where = { addressHash: addressHashOf(email) };
  const tombstone = await strapi.db.query(subscriptionTombstoneUid).findOne({ where });
  return tombstone !== null && Date.parse(time) <= new Date(tombstone.deletedAt).getTime();
}
