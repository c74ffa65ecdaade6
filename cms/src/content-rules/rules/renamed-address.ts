import type { Core } from "@strapi/strapi";
import { entryPath } from "../../lib/content";
import { redirectUid } from "../../lib/uids";
import { stringField } from "../../lib/values";
import { findDraft, type Rule, updateDraft } from "../rule";

/**
 * Redirects the old path of a renamed entry to its new one, so that links, feeds and search results keep working. The
 * draft stores the last published slug as `publishedSlug`, and keeps it while the entry is not published.
 */
export const renameRule: Rule = {
  beforeSave: ({ action }) => (action === "clone" ? { publishedSlug: null } : undefined),
  async beforePublish(entry) {
    const { strapi, type } = entry;
    const draft = await findDraft(entry);
    const [slug, publishedSlug] = [stringField(draft, "slug"), stringField(draft, "publishedSlug")];
    if (!slug || slug === publishedSlug) return;
    const path = entryPath(type, slug);
    await deleteRedirects(strapi, { from: path });
    if (publishedSlug) {
      await createRedirect(strapi, entryPath(type, publishedSlug), path, stringField(draft, "title") ?? "");
    }
    await updateDraft(entry, { publishedSlug: slug });
  },
  /** Deletes an entry's automatic redirects together with the entry. */
  async beforeRemove(entry) {
    const publishedSlug = stringField(await findDraft(entry), "publishedSlug");
    if (entry.action === "unpublish" || !publishedSlug) return;
    await deleteRedirects(entry.strapi, { to: entryPath(entry.type, publishedSlug), automatic: true });
  },
};

async function createRedirect(strapi: Core.Strapi, from: string, to: string, title: string): Promise<void> {
  await deleteRedirects(strapi, { from });
  // Avoid chains: make redirects to the old path lead to the new one.
  await strapi.db.query(redirectUid).updateMany({ where: { to: from }, data: { to } });
  const note = `Created when “${title}” got a new address`.slice(0, 200);
  await strapi
    .documents(redirectUid)
    .create({ data: { from, to, automatic: true, note }, status: "published" });
}

async function deleteRedirects(strapi: Core.Strapi, where: object): Promise<void> {
  const rows: { documentId: string }[] = await strapi.db
    .query(redirectUid)
    .findMany({ where, select: ["documentId"] });
  for (const documentId of new Set(rows.map((row) => row.documentId)))
    await strapi.documents(redirectUid).delete({ documentId });
}
