import type { Core } from "@strapi/strapi";
import { entryPath } from "../../lib/content";
import { redirectUid } from "../../lib/uids";
import { textIn } from "../../lib/values";
import type { Removing, Storing } from "../content-rules";

/**
 * Redirects the old address of an entry when an editor gives it a new one, so that links, feeds and search results keep
 * working. `publishedSlug` is the last slug that visitors saw; the draft keeps it, also while nothing is published.
 */
export async function redirectOldAddress({
  changeDraft,
  data,
  strapi,
  type,
  version,
}: Storing): Promise<void> {
  // A duplicate has not been published anywhere yet.
  if (version === "duplicate") data.publishedSlug = null;
  const slug = textIn(data, "slug");
  if (version !== "published" || !slug) return;
  const publishedSlug = textIn(data, "publishedSlug");
  const path = entryPath(type, slug);
  if (publishedSlug === slug) return restoreRedirects(strapi, path);
  await changeRedirects(strapi, "delete", { from: path });
  if (publishedSlug)
    await redirect(strapi, entryPath(type, publishedSlug), path, textIn(data, "title") ?? "");
  data.publishedSlug = slug;
  await changeDraft({ publishedSlug: slug });
}

/** Hides or deletes the redirects to an entry together with it. */
export async function removeRedirects({ action, documentId, strapi, type, uid }: Removing): Promise<void> {
  const entry: { publishedSlug: string } | null = await strapi.db.query(uid).findOne({
    where: { documentId, publishedSlug: { $notNull: true } },
    select: ["publishedSlug"],
  });
  if (!entry) return;
  await changeRedirects(strapi, action, { to: entryPath(type, entry.publishedSlug), automatic: true });
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
