import type { Core } from "@strapi/strapi";
import { postUid, redirectUid } from "../content-types";
import { hasVersions } from "../publishing/versions";
import { postPath } from "./site-paths";

interface PostData {
  documentId?: string;
  title?: string;
  slug?: string | null;
  publishedAt?: Date | string | null;
  /** The address under which visitors knew the post last; the draft keeps it, also while nothing is published. */
  publishedSlug?: string | null;
}

/**
 * Keeps the old address of a post working when an editor gives it a new one: whoever follows a link, a feed or a
 * search result is led on. In the transaction of the publish, so that no moment knows neither address.
 */
export function keepOldAddresses(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [postUid],
    async beforeCreate({ params }) {
      const data: PostData = params.data;
      const { documentId, publishedAt, publishedSlug, slug } = data;
      if (!publishedAt) {
        // A duplicate has not been anywhere yet.
        if (documentId && publishedSlug && !(await hasVersions(strapi, postUid, documentId))) {
          data.publishedSlug = null;
        }
        return;
      }
      if (!slug) return;
      if (publishedSlug === slug) return bringBack(strapi, slug);
      await removeRedirects(strapi, { from: postPath(slug) });
      if (publishedSlug) await leadOn(strapi, publishedSlug, slug, data.title ?? "");
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
        const leadingToIt = { to: postPath(post.publishedSlug), automatic: true };
        if (action === "delete") await removeRedirects(strapi, leadingToIt);
        else await hideRedirects(strapi, leadingToIt);
      }
      return result;
    });
  });
}

/** For posts that were published before their addresses were kept. */
export async function noteAddresses(strapi: Core.Strapi): Promise<void> {
  const published: { documentId: string; slug: string }[] = await strapi.db.query(postUid).findMany({
    where: { publishedAt: { $notNull: true }, publishedSlug: null, slug: { $notNull: true } },
    select: ["documentId", "slug"],
  });
  for (const { documentId, slug } of published) {
    await strapi.db.query(postUid).updateMany({
      where: { documentId, publishedAt: null },
      data: { publishedSlug: slug },
    });
  }
}

async function leadOn(strapi: Core.Strapi, oldSlug: string, newSlug: string, title: string): Promise<void> {
  const [from, to] = [postPath(oldSlug), postPath(newSlug)];
  await removeRedirects(strapi, { from });
  // What led to the old address leads to the new one directly.
  await strapi.db.query(redirectUid).updateMany({ where: { to: from }, data: { to } });
  const note = `Made when the post “${title}” got a new address`;
  await strapi
    .documents(redirectUid)
    .create({ data: { from, to, automatic: true, note: note.slice(0, 200) }, status: "published" });
}

async function removeRedirects(strapi: Core.Strapi, where: object): Promise<void> {
  for (const documentId of await documentIds(strapi, where)) {
    await strapi.documents(redirectUid).delete({ documentId });
  }
}

async function hideRedirects(strapi: Core.Strapi, where: object): Promise<void> {
  for (const documentId of await documentIds(strapi, where)) {
    await strapi.documents(redirectUid).unpublish({ documentId });
  }
}

/** Publishes what was hidden while the post was not public. */
async function bringBack(strapi: Core.Strapi, slug: string): Promise<void> {
  const all = { to: postPath(slug), automatic: true };
  const shown = new Set(await documentIds(strapi, { ...all, publishedAt: { $notNull: true } }));
  for (const documentId of await documentIds(strapi, all)) {
    if (!shown.has(documentId)) await strapi.documents(redirectUid).publish({ documentId });
  }
}

async function documentIds(strapi: Core.Strapi, where: object): Promise<string[]> {
  const rows: { documentId: string }[] = await strapi.db
    .query(redirectUid)
    .findMany({ where, select: ["documentId"] });
  return [...new Set(rows.map(({ documentId }) => documentId))];
}
