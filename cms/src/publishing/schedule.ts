import type { Core } from "@strapi/strapi";
import type { newsletterUid, postUid } from "../content-types";

/** Types with "Publish at". */
export type ScheduledUid = typeof postUid | typeof newsletterUid;

interface DueDraft {
  id: number;
  documentId: string;
  updatedAt: string;
  publishAt: string;
  publicationDate: string | null;
}

const lookEveryMs = 1_000;
const tryAgainAfterMs = 60_000;

/**
 * Publishes drafts at their time; what became due while the service was not running, at once.
 * @returns ends it, once what is under way is done
 */
export function publishWhenDue(strapi: Core.Strapi, uids: ScheduledUid[]): () => Promise<void> {
  const schedules = uids.map((uid) => publisherOf(strapi, uid));
  let isStopped = false;
  let looking = look();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    for (const publishDue of schedules) {
      await publishDue().catch((error: unknown) =>
        strapi.log.error(`Scheduled entries could not be looked for: ${textOf(error)}`),
      );
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look();
    }, lookEveryMs);
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}

function publisherOf(strapi: Core.Strapi, uid: ScheduledUid): () => Promise<void> {
  // What could not be published, so that neither the log nor the database hears of it every second.
  let heldBack = new Map<string, { updatedAt: string; untilMs: number }>();

  return async () => {
    const due = await dueDrafts(strapi, uid);
    const known = heldBack;
    heldBack = new Map();
    for (const draft of due) {
      const { documentId, updatedAt, publishAt } = draft;
      const earlier = known.get(documentId);
      const isUnchanged = earlier?.updatedAt === updatedAt;
      if (earlier && isUnchanged && Date.now() < earlier.untilMs) {
        heldBack.set(documentId, earlier);
        continue;
      }
      try {
        if (await publishOnce(strapi, uid, draft)) {
          strapi.log.info(`Published ${uid} ${documentId}, which was scheduled for ${publishAt}`);
        }
      } catch (error) {
        if (isWrittenElsewhere(error)) continue;
        heldBack.set(documentId, { updatedAt, untilMs: Date.now() + tryAgainAfterMs });
        if (isUnchanged) continue;
        strapi.log.error(
          `Could not publish ${uid} ${documentId}, which was scheduled for ${publishAt}: ${textOf(error)}`,
        );
      }
    }
  };
}

async function dueDrafts(strapi: Core.Strapi, uid: ScheduledUid): Promise<DueDraft[]> {
  return strapi.db.query(uid).findMany({
    where: { publishedAt: null, publishAt: { $lte: new Date() } },
    select: ["id", "documentId", "updatedAt", "publishAt", "publicationDate"],
    orderBy: { publishAt: "asc" },
  });
}

/**
 * Takes the time off the draft and publishes it, both or neither. Whoever else has the same in mind, in another
 * process on this database, waits for that and then finds no time any more.
 * @returns whether it was published here
 */
async function publishOnce(
  strapi: Core.Strapi,
  uid: ScheduledUid,
  { id, documentId, publishAt, publicationDate }: DueDraft,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id, publishAt: { $lte: new Date() } },
      data: { publishAt: null, publicationDate: publicationDate ?? publishAt },
    });
    if (count === 0) return false;
    await strapi.documents(uid).publish({ documentId });
    return true;
  });
}

/** Another process on the same SQLite file is writing, most likely this very entry: the next look tells. */
function isWrittenElsewhere(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    error.code.startsWith("SQLITE_BUSY")
  );
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
