import type { Core } from "@strapi/strapi";
import { pendingUid } from "./tables";
import type { WatchedType } from "./watched-types";

/** What the site is told of a change: which entry, and never what it says. */
export interface ChangedEntry {
  type: string;
  documentId: string;
  slug: string | null;
}

interface Row {
  documentId: string;
  slug?: string | null;
}

/** The published entries of a type among those that a condition of the query language fits. */
export async function publishedAmong(
  strapi: Core.Strapi,
  { uid, name, hasSlug }: WatchedType,
  where: unknown,
): Promise<ChangedEntry[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { $and: [where ?? {}, { publishedAt: { $notNull: true } }] },
    select: hasSlug ? ["documentId", "slug"] : ["documentId"],
  });
  return rows.map(({ documentId, slug }) => ({ type: name, documentId, slug: slug ?? null }));
}

const batchSize = 500;

/**
 * Notes changes down within the transaction that makes them: neither stands without the other.
 * @param announce called once they are committed
 */
export async function noteChanges(
  strapi: Core.Strapi,
  entries: ChangedEntry[],
  announce: () => void,
): Promise<void> {
  if (entries.length === 0) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    for (let from = 0; from < entries.length; from += batchSize) {
      await strapi.db.query(pendingUid).createMany({ data: entries.slice(from, from + batchSize) });
    }
    onCommit(announce);
  });
}
