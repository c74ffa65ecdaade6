import type { Core } from "@strapi/strapi";
import { keyedHash } from "./keyed-hash";
import { leadUid, tombstoneUid } from "./uids";

interface Deleted {
  submissionId: string;
  fingerprint: string | null;
}

const batchSize = 500;

/**
 * Leaves the id of every lead that is deleted, by whatever way: the site may still be about to deliver the
 * lead once more, and must not bring it back. The lead's content leaves nothing but a digest under a key.
 *
 * At the level of the database, in the transaction of the deletion, because the admin panel and an erasure
 * delete by different ways.
 */
export function leaveTombstones(strapi: Core.Strapi): void {
  const bury = async ({ params: { where } }: { params: { where?: unknown } }): Promise<void> => {
    const leads: Deleted[] = await strapi.db.query(leadUid).findMany({
      where,
      select: ["submissionId", "fingerprint"],
    });
    for (let from = 0; from < leads.length; from += batchSize) {
      await addTombstones(strapi, leads.slice(from, from + batchSize));
    }
  };
  strapi.db.lifecycles.subscribe({ models: [leadUid], beforeDelete: bury, beforeDeleteMany: bury });
}

async function addTombstones(strapi: Core.Strapi, leads: Deleted[]): Promise<void> {
  const tombstones = strapi.db.query(tombstoneUid);
  const there: { submissionId: string }[] = await tombstones.findMany({
    where: { submissionId: { $in: leads.map(({ submissionId }) => submissionId) } },
    select: ["submissionId"],
  });
  const known = new Set(there.map(({ submissionId }) => submissionId));
  const data = leads
    .filter(({ submissionId }) => !known.has(submissionId))
    .map(({ submissionId, fingerprint }) => ({
      submissionId,
      content: keyedHash("lead", fingerprint ?? ""),
    }));
  if (data.length > 0) await tombstones.createMany({ data });
}

export type Buried = "this lead" | "another lead";

/** Whether a lead of this id was deleted, and whether it was this one. */
export async function findTombstone(
  strapi: Core.Strapi,
  submissionId: string,
  fingerprint: string,
): Promise<Buried | undefined> {
  const tombstone = await strapi.db.query(tombstoneUid).findOne({ where: { submissionId } });
  if (!tombstone) return undefined;
  return tombstone.content === keyedHash("lead", fingerprint) ? "this lead" : "another lead";
}
