import type { Core } from "@strapi/strapi";
import { hasVersions, postPath, postUid, redirectUid } from "../../../content";

interface PostData {
  documentId?: string;
  title?: string;
  slug?: string | null;
  publishedAt?: Date | string | null;
  /** The last slug that visitors saw; the draft keeps it, also while nothing is published. */
  publishedSlug?: string | null;
}

/**
 * Redirects the old address of a post when an editor gives it a new one, so that links, feeds and search results keep
 * working. In the transaction of the publish: at no moment does neither address work.
 */
export function redirectRenamedPosts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [postUid],
    async beforeCreate({ params }) {
      const data: PostData = params.data;
      const { documentId, publishedAt, publishedSlug, slug } = data;
      if (!publishedAt) {
        // A duplicate has not been published anywhere yet.
        if (documentId && publishedSlug && !(await hasVersions(strapi, postUid, documentId))) {
          data.publishedSlug = null;
        }
        return;
      }
      if (!slug) return;
      if (publishedSlug === slug) return restoreRedirects(strapi, slug);
      await changeRedirects(strapi, "delete", { from: postPath(slug) });
      if (publishedSlug) await redirect(strapi, publishedSlug, slug, data.title ?? "");
      data.publishedSlug = slug;
      await strapi.db
        .query(postUid)
        .updateMany({ where: { documentId, publishedAt: null }, data: { publishedSlug: slug } });
    },
  });

  strapi.documents.use(async (context, next) => {
    if (context.uid !== postUid || (context.action !== "unpublish" && context.action !== "delete")) {
      return next();
    }
    const { action, params } = context;
    // Both or neither: without its post no redirect may stay behind.
    return strapi.db.transaction(async () => {
      const post: PostData | null = await strapi.db.query(postUid).findOne({
        where: { documentId: params.documentId, publishedSlug: { $notNull: true } },
        select: ["publishedSlug"],
      });
      const result = await next();
      if (post?.publishedSlug) {
        await changeRedirects(strapi, action, { to: postPath(post.publishedSlug), automatic: true });
      }
      return result;
    });
  });
}

async function redirect(strapi: Core.Strapi, oldSlug: string, newSlug: string, title: string): Promise<void> {
  const [from, to] = [postPath(oldSlug), postPath(newSlug)];
  await changeRedirects(strapi, "delete", { from });
  // No chains: what was redirected to the old address goes straight to the new one.
  await strapi.db.query(redirectUid).updateMany({ where: { to: from }, data: { to } });
  const note = `Made when the post “${title}” got a new address`;
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

/** Publishes the redirects to a post again that were hidden while it was not published. */
async function restoreRedirects(strapi: Core.Strapi, slug: string): Promise<void> {
  const all = { to: postPath(slug), automatic: true };
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
