import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { batches } from "../../../batches";
import type { EntryReference } from "../../../content";
import { changeUid, headUid, pendingUid } from "./tables";

/** A caller further behind is reset. */
const keptRevisions = 1_000;

/** Once in the life of a database: tells it apart from another one whose numbers mean something else. */
export async function startFeed(strapi: Core.Strapi): Promise<void> {
  if (await headOf(strapi)) return;
  await strapi.db.query(headUid).create({ data: { epoch: randomUUID(), revision: 0 } });
}

/**
 * What has changed since a revision, each entry once.
 * @param since the revision of the caller's last answer
 * @param epoch the epoch of the caller's last answer
 * @returns with `reset` when the caller cannot continue and must read everything
 */
export async function readFeed(strapi: Core.Strapi, since?: number, epoch?: string) {
  if ((await strapi.db.query(pendingUid).findOne({ select: ["id"] })) !== null) await numberChanges(strapi);

  const head = await headOf(strapi);
  if (!head) throw new Error("The change feed was not started");
  const noChanges: EntryReference[] = [];
  const answer = { epoch: head.epoch, revision: head.revision, reset: false, changes: noChanges };
  if (since === undefined || epoch !== head.epoch) return { ...answer, reset: true };
  if (since > head.revision || since < head.revision - keptRevisions) return { ...answer, reset: true };
  if (since === head.revision) return answer;

  const changes: (EntryReference & { revision: number })[] = await strapi.db.query(changeUid).findMany({
    where: { revision: { $gt: since } },
    orderBy: { revision: "asc" },
  });
  return {
    ...answer,
    revision: changes.at(-1)?.revision ?? head.revision,
    changes: changes.map(({ type, documentId, slug }) => ({ type, documentId, slug })),
  };
}

/**
 * Gives committed changes their numbers, one caller after the other. Numbers that were drawn while the changes
 * were being made could become visible out of turn: a transaction that draws 7 may be committed after one that
 * draws 8, and whoever has read 8 by then would never ask for 7.
 */
async function numberChanges(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    // Written before anything is read, it holds the row until the end: others wait here.
    await strapi.db.query(headUid).updateMany({ where: {}, data: { numberedAt: new Date() } });
    const head = await headOf(strapi);
    const pending: (EntryReference & { id: number })[] = await strapi.db
      .query(pendingUid)
      .findMany({ orderBy: { id: "asc" } });
    if (!head || pending.length === 0) return;

    const newest = new Map<string, EntryReference>();
    for (const { type, documentId, slug } of pending) {
      newest.delete(documentId);
      newest.set(documentId, { type, documentId, slug });
    }
    const numbered = [...newest.values()].map((entry, index) => ({
      ...entry,
      revision: head.revision + index + 1,
    }));
    for (const batch of batches(numbered)) {
      const documentIds = batch.map(({ documentId }) => documentId);
      await strapi.db.query(changeUid).deleteMany({ where: { documentId: { $in: documentIds } } });
      await strapi.db.query(changeUid).createMany({ data: batch });
    }
    for (const batch of batches(pending)) {
      const ids = batch.map(({ id }) => id);
      await strapi.db.query(pendingUid).deleteMany({ where: { id: { $in: ids } } });
    }
    const revision = head.revision + numbered.length;
    await strapi.db.query(changeUid).deleteMany({ where: { revision: { $lte: revision - keptRevisions } } });
    await strapi.db.query(headUid).updateMany({ where: {}, data: { revision } });
  });
}

const headOf = (strapi: Core.Strapi): Promise<{ epoch: string; revision: number } | null> =>
  strapi.db.query(headUid).findOne({});
