import type { Core } from "@strapi/strapi";
import { entryPath } from "../../lib/content";
import { redirectUid } from "../../lib/uids";
import { stringField } from "../../lib/values";
import { findDraft, type Rule, updateDraft } from "../content-rules";

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
    if (!slug) return;
    const path = entryPath(type, slug);
    if (publishedSlug === slug) return changeRedirects(strapi, "publish", { to: path, automatic: true });
    await changeRedirects(strapi, "delete", { from: path });
    if (publishedSlug) {
      await createRedirect(strapi, entryPath(type, publishedSlug), path, stringField(draft, "title") ?? "");
    }
    await updateDraft(entry, { publishedSlug: slug });
  },
  /** Unpublishes or deletes an entry's automatic redirects together with the entry. */
  async beforeRemove(entry) {
    const publishedSlug = stringField(await findDraft(entry), "publishedSlug");
    if (!publishedSlug) return;
    const to = entryPath(entry.type, publishedSlug);
    await changeRedirects(entry.strapi, entry.action, { to, automatic: true });
  },
};

async function createRedirect(strapi: Core.Strapi, from: string, to: string, title: string): Promise<void> {
  await changeRedirects(strapi, "delete", { from });
  // Avoid chains: make redirects to the old path lead to the new one.
  await strapi.db.query(redirectUid).updateMany({ where: { to: from }, data: { to } });
  const note = `Created when “${title}” got a new address`.slice(0, 200);
  await strapi
    .documents(redirectUid)
    .create({ data: { from, to, automatic: true, note }, status: "published" });
}

/** Applies the action to all matching redirects; "publish" skips those that are published already. */
async function changeRedirects(
  strapi: Core.Strapi,
  action: "delete" | "publish" | "unpublish",
  where: object,
): Promise<void> {
  const rows: { documentId: string; publishedAt: string | null }[] = await strapi.db
    .query(redirectUid)
    .findMany({ where, select: ["documentId", "publishedAt"] });
  const publishedIds = new Set(rows.flatMap((row) => (row.publishedAt ? row.documentId : [])));
  for (const documentId of new Set(rows.map((row) => row.documentId))) {
    if (action === "publish" && publishedIds.has(documentId)) continue;
    const redirects = strapi.documents(redirectUid);
    if (action === "delete") await redirects.delete({ documentId });
    else if (action === "publish") await redirects.publish({ documentId });
    else await redirects.unpublish({ documentId });
  }
}
