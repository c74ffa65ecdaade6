import type { Core, UID } from "@strapi/strapi";
import { documentService, schedulableTypes } from "../../../lib/content";
import { repeatUntilStop } from "../../../lib/repeat";
import { errorMessage } from "../../../lib/values";

interface DueDraft {
  id: number;
  documentId: string;
  updatedAt: string;
  publishAt: string;
  publicationDate: string | null;
}

/** Results of scheduled publications since startup; every failed attempt counts. */
export const scheduleCounts = { published: 0, failed: 0 };

const pollEveryMs = 1_000;
const retryAfterMs = 60_000;

/** Publishes drafts at their scheduled time, and overdue ones immediately. */
export function startScheduledPublishing(strapi: Core.Strapi): void {
  const publishers = schedulableTypes(strapi).map((uid) => createDuePublisher(strapi, uid));
  const publishDue = async () => {
    for (const publish of publishers) {
      await publish().catch((error: unknown) =>
        strapi.log.error(`Scheduled entries could not be read: ${errorMessage(error)}`),
      );
    }
  };
  repeatUntilStop(strapi, publishDue, pollEveryMs);
}

function createDuePublisher(strapi: Core.Strapi, uid: UID.ContentType): () => Promise<void> {
  // Failed drafts by document ID. Each is retried after a pause or once it changes, which limits log lines and queries.
  let failedDrafts = new Map<string, { updatedAt: string; retryAtMs: number }>();

  return async () => {
    const due: DueDraft[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null, publishAt: { $lte: new Date() } },
      select: ["id", "documentId", "updatedAt", "publishAt", "publicationDate"],
      orderBy: { publishAt: "asc" },
    });
    const previouslyFailed = failedDrafts;
    failedDrafts = new Map();
    for (const draft of due) {
      const { documentId, updatedAt, publishAt } = draft;
      const failure = previouslyFailed.get(documentId);
      const isUnchanged = failure?.updatedAt === updatedAt;
      if (failure && isUnchanged && Date.now() < failure.retryAtMs) {
        failedDrafts.set(documentId, failure);
        continue;
      }
      const description = `${uid} ${documentId}, which was scheduled for ${publishAt}`;
      try {
        if (!(await claimAndPublish(strapi, uid, draft))) continue;
        scheduleCounts.published += 1;
        strapi.log.info(`Published ${description}`);
      } catch (error) {
        if (isDatabaseBusy(error)) continue;
        scheduleCounts.failed += 1;
        failedDrafts.set(documentId, { updatedAt, retryAtMs: Date.now() + retryAfterMs });
        if (!isUnchanged) strapi.log.error(`Could not publish ${description}: ${errorMessage(error)}`);
      }
    }
  };
}

/**
 * Clears the draft's `publishAt` and publishes it, in one transaction. Returns false if another process published it: a
 * second process waits for the transaction, and then finds no `publishAt`.
 */
async function claimAndPublish(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { id, documentId, publishAt, publicationDate }: DueDraft,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id, publishAt: { $lte: new Date() } },
      data: { publishAt: null, publicationDate: publicationDate ?? publishAt },
    });
    if (count === 0) return false;
    await documentService(strapi, uid).publish({ documentId });
    return true;
  });
}

/**
 * Returns true if another process holds the SQLite lock, probably to publish this entry. The next poll retries.
 */
function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
