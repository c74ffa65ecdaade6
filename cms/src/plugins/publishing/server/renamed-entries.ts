import type { Core } from "@strapi/strapi";
import { addressedTypes, entryPath, hasVersions } from "../../../content";
import { redirectUid } from "../../../uids";

interface EntryData {
  documentId?: string;
  title?: string;
  slug?: string | null;
  publishedAt?: Date | string | null;
  /** The last slug that visitors saw; the draft keeps it, also while nothing is published. */
  publishedSlug?: string | null;
}

/**
 * Redirects the old address of an entry when an editor gives it a new one, so that links, feeds and search results keep
 * working. In the transaction of the publish: at no moment does neither address work.
 */
export function redirectRenamedEntries(strapi: Core.Strapi): void {
  const types = addressedTypes(strapi);
  const addressed = types.map(({ uid }) => uid);
  function pathOf(uid: string, slug: string): string {
    const type = types.find((candidate) => candidate.uid === uid);
    if (!type) throw new Error(`${uid} has no addresses`);
    return entryPath(type, slug);
  }

  strapi.db.lifecycles.subscribe({
    models: addressed,
    async beforeCreate({ model: { uid }, params }) {
      const data: EntryData = params.data;
      const { documentId, publishedAt, publishedSlug, slug } = data;
      if (!publishedAt) {
        // A duplicate has not been published anywhere yet.
        if (documentId && publishedSlug && !(await hasVersions(strapi, uid, documentId))) {
          data.publishedSlug = null;
        }
        return;
      }
      if (!slug) return;
      if (publishedSlug === slug) return restoreRedirects(strapi, pathOf(uid, slug));
      await changeRedirects(strapi, "delete", { from: pathOf(uid, slug) });
      if (publishedSlug) {
        await redirect(strapi, pathOf(uid, publishedSlug), pathOf(uid, slug), data.title ?? "");
      }
      data.publishedSlug = slug;
      await strapi.db
        .query(uid)
        .updateMany({ where: { documentId, publishedAt: null }, data: { publishedSlug: slug } });
    },
  });

  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (!addressed.includes(uid) || (action !== "unpublish" && action !== "delete")) return next();
    // Both or neither: without its entry no redirect may stay behind.
    return strapi.db.transaction(async () => {
      const entry: EntryData | null = await strapi.db.query(uid).findOne({
        where: { documentId: params.documentId, publishedSlug: { $notNull: true } },
        select: ["publishedSlug"],
      });
      const result = await next();
      if (entry?.publishedSlug) {
        await changeRedirects(strapi, action, { to: pathOf(uid, entry.publishedSlug), automatic: true });
      }
      return result;
    });
  });
}

async function redirect(strapi: Core.Strapi, from: string, to: string, title: string): Promise<void> {
  await changeRedirects(strapi, "delete", { from });
  // No chains: what was redirected to the old address goes straight to the new one.
  await strapi.db.query(redirectUid).updateMany({ where: { to: from }, data: { to } });
  const note = `Made when “${title}” got a new address`;
  await strapi
    .documents(redirectUid)
    .create({ data: { from, to, automatic: true, note: note.slice(0, 200) }, status: "published" });
}

async function changeRedirects(
  strapi: Core.Strapi,
  action: "delete" | "unpublish",
  where: object,
): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  for (const documentId of await documentIds(strapi, where)) {
    await (action === "delete" ? redirects.delete({ documentId }) : redirects.unpublish({ documentId }));
  }
}

/** Publishes the redirects to an entry again that were hidden while it was not published. */
async function restoreRedirects(strapi: Core.Strapi, to: string): Promise<void> {
  const all = { to, automatic: true };
  const shown = await documentIds(strapi, { ...all, publishedAt: { $notNull: true } });
  for (const documentId of await documentIds(strapi, all)) {
    if (!shown.includes(documentId)) await strapi.documents(redirectUid).publish({ documentId });
  }
}

async function documentIds(strapi: Core.Strapi, where: object): Promise<string[]> {
  const rows: { documentId: string }[] = await strapi.db
    .query(redirectUid)
    .findMany({ where, select: ["documentId"] });
  return [...new Set(rows.map(({ documentId }) => documentId))];
}
