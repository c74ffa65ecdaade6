import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, contentType, documentsOf, entryExists, hasField } from "../../../lib/content";
import { redirectUid } from "../../../lib/uids";
import type { Fields } from "../../../lib/values";
import { permissionsOn, withCreator } from "../../../strapi/content-manager";
import type { Context } from "../../../strapi/routes";
import { isSame } from "../changes";
import { inputOf } from "./entry-copy";
import { restoring } from "./record";
import { type Revision, type RevisionSummary, revisions } from "./revision";

/**
 * Returns the draft, or a deleted entry's creator, for permission checks: some roles may work only with entries they
 * created.
 */
export async function subjectOf(
  strapi: Core.Strapi,
  { creator, entry, type }: RevisionSummary,
): Promise<{ createdBy?: unknown; publishAt?: unknown }> {
  const where = { documentId: entry, publishedAt: null };
  const draft = await strapi.db.query(type).findOne({ where, populate: withCreator });
  if (draft) return draft;
  const users = strapi.db.query("admin::user");
  return { createdBy: await users.findOne({ where: { id: creator ?? 0 }, populate: ["roles"] }) };
}

export function typeOf(strapi: Core.Strapi, uid: unknown): ContentType {
  const type = contentType(strapi, uid);
  if (!type) throw new errors.NotFoundError();
  return type;
}

/** Returns a function that restores an entry outside of a request, in which `ignoreSentIds` would remove its ID. */
export function makeRestore(strapi: Core.Strapi) {
  const runOutsideRequest = AsyncLocalStorage.snapshot();

  /**
   * Restores an entry as a draft, and with `isUndo` also its published version. Throws ForbiddenError unless the user
   * may update the entry, or for a deleted entry, create it.
   */
  return async function restore(ctx: Context, revision: Revision, isUndo: boolean): Promise<void> {
    const { data, entry: documentId } = revision;
    const type = typeOf(strapi, revision.type);
    const { can, ...permissions } = permissionsOn(strapi, ctx.state.userAbility, type.uid);
    const subject = await subjectOf(strapi, revision);
    const exists = await entryExists(strapi, type.uid, documentId);
    const published = isUndo ? revision.published : null;
    // Restoring a scheduled entry cancels its schedule, which needs the right to publish.
    const mustPublish = published !== null || Boolean(subject.publishAt);
    const may = can.read(subject) && (exists ? can.update(subject) : can.create(subject));
    if (!may || (mustPublish && !can.publish(subject))) throw new errors.ForbiddenError();

    const sanitize = exists ? permissions.sanitizeUpdateInput(subject) : permissions.sanitizeCreateInput;
    const input = async (copy: Fields): Promise<object> => ({
      ...(await sanitize(await inputOf(strapi, type, copy))),
      ...(hasField(type, "publishAt") && { publishAt: null }),
      updatedBy: ctx.state.user.id,
    });
    // Save and publish the published version first, then save the later draft on top of it.
    const firstSave = await input(published ?? data);
    const draftSave = published === null || isSame(data, published) ? undefined : await input(data);
    const documents = documentsOf(strapi, type.uid);
    const work = () =>
      strapi.db.transaction(async () => {
        if (exists) await documents.update({ documentId, data: firstSave });
        else await recreate(strapi, type, revision, firstSave);
        if (published === null) return;
        await documents.publish({ documentId });
        if (draftSave) await documents.update({ documentId, data: draftSave });
      });
    const change = { author: ctx.state.user, request: randomUUID() };
    await runOutsideRequest(() => restoring.run(change, work));
  };
}

async function recreate(
  strapi: Core.Strapi,
  type: ContentType,
  { creator, data, entry, request }: Revision,
  input: object,
): Promise<void> {
  const recreated: object = { ...input, documentId: entry, createdBy: creator };
  await strapi.documents(type.uid).create({ data: recreated });
  const { publishedSlug } = data;
  if (!publishedSlug) return;
  // Restore its automatic redirects too, so that old paths lead to the entry again once it is published.
  await strapi.db.query(type.uid).updateMany({ where: { documentId: entry }, data: { publishedSlug } });
  const where = { request, type: redirectUid, action: "delete" };
  const redirects: Revision[] = await revisions(strapi).findMany({ where });
  const redirectType = typeOf(strapi, redirectUid);
  for (const redirect of redirects) {
    if (await entryExists(strapi, redirectUid, redirect.entry)) continue;
    await recreate(strapi, redirectType, redirect, await inputOf(strapi, redirectType, redirect.data));
  }
}
