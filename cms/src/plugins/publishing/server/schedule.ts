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

const pollEveryMs = 1_000;
const retryAfterMs = 60_000;

/** Publishes drafts at their scheduled time, and overdue ones immediately. */
export function startScheduledPublishing(strapi: Core.Strapi): void {
  // Times of the next attempts for failed drafts, by ID and version: limits log lines and queries.
  const retryTimes = new Map<string, number>();

  async function publishDraft(uid: UID.ContentType, draft: DueDraft): Promise<void> {
    const version = `${draft.documentId} ${draft.updatedAt}`;
    const retryTime = retryTimes.get(version);
    if (retryTime !== undefined && Date.now() < retryTime) return;
    const description = `${uid} ${draft.documentId}, which was scheduled for ${draft.publishAt}`;
    try {
      if (!(await claimAndPublish(strapi, uid, draft))) return;
      strapi.log.info(`Published ${description}`);
    } catch (error) {
      if (isDatabaseBusy(error)) return;
      retryTimes.set(version, Date.now() + retryAfterMs);
      if (retryTime === undefined)
        strapi.log.error(`Could not publish ${description}: ${errorMessage(error)}`);
    }
  }

  async function publishDue(): Promise<void> {
    for (const uid of schedulableTypes(strapi)) {
      const due: DueDraft[] = await strapi.db.query(uid).findMany({
        where: { publishedAt: null, publishAt: { $lte: new Date() } },
        select: ["id", "documentId", "updatedAt", "publishAt", "publicationDate"],
        orderBy: { publishAt: "asc" },
      });
      for (const draft of due) await publishDraft(uid, draft);
    }
  }
  function logError(error: unknown): void {
    strapi.log.error(`Scheduled entries could not be read: ${errorMessage(error)}`);
  }
  repeatUntilStop(strapi, () => publishDue().catch(logError), pollEveryMs);
}

/**
 * Clears the draft's `publishAt` and publishes it, in one transaction. Returns false if the draft is no longer due, for
 * example because another process published it: a second process waits for the transaction, and finds no `publishAt`.
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

/** Returns true if another process holds the SQLite lock, probably to publish this entry. The next poll retries. */
const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
