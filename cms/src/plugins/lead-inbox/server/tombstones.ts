import type { Core } from "@strapi/strapi";
import { batches } from "../../../batches";
import { keyedHash } from "../../../keys";
import { leadUid, subscriptionTombstoneUid, subscriptionUid, tombstoneUid } from "../uids";
import { deleteNotes } from "./notes";

interface DeleteEvent {
  model: { uid: string };
  params: { where?: unknown };
}

interface DeletedLead {
  documentId: string;
  submissionId: string;
  fingerprint: string | null;
}

/**
 * Leaves a tombstone for every lead and subscription that is deleted: the site may be about to deliver it once more, and
 * must not bring it back. Of a lead the id stays and a digest of its content, of a subscription a digest of its address
 * and the time. The team's notes go with their lead.
 *
 * At the level of the database, in the transaction of the deletion, because the panel and an erasure delete in
 * different ways.
 */
export function leaveTombstones(strapi: Core.Strapi): void {
  const beforeDelete = async ({ model: { uid }, params: { where } }: DeleteEvent): Promise<void> => {
    const select = uid === leadUid ? ["documentId", "submissionId", "fingerprint"] : ["email"];
    const deleted = await strapi.db.query(uid).findMany({ where, select });
    if (uid === leadUid) {
      await addLeadTombstones(strapi, deleted);
      await deleteNotes(
        strapi,
        deleted.map(({ documentId }) => documentId),
      );
    } else for (const { email } of deleted) await addSubscriptionTombstone(strapi, email);
  };
  const models = [leadUid, subscriptionUid];
  strapi.db.lifecycles.subscribe({ models, beforeDelete, beforeDeleteMany: beforeDelete });
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
