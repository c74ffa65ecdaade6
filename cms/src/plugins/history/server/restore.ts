import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import {
  type ContentType,
  documentService,
  entryExists,
  findContentType,
  hasField,
} from "../../../lib/content";
import { redirectUid } from "../../../lib/uids";
import type { Fields } from "../../../lib/values";
import { permissionChecker, populateCreator } from "../../../strapi/content-manager";
import type { Context } from "../../../strapi/routes";
import { isSameContent } from "../changes";
import { toEntryInput } from "./entry-copy";
import { restoreContext } from "./record";
import { type Revision, type RevisionSummary, revisionQuery } from "./revision";

/**
 * Returns the draft, or a deleted entry's creator, for permission checks: some roles may work only with entries they
 * created.
 */
export async function findPermissionSubject(
  strapi: Core.Strapi,
  { creator, entry, type }: RevisionSummary,
): Promise<{ createdBy?: unknown; publishAt?: unknown }> {
  const where = { documentId: entry, publishedAt: null };
  const draft = await strapi.db.query(type).findOne({ where, populate: populateCreator });
  if (draft) return draft;
  const users = strapi.db.query("admin::user");
  return { createdBy: await users.findOne({ where: { id: creator ?? 0 }, populate: ["roles"] }) };
}

export function requireContentType(strapi: Core.Strapi, uid: unknown): ContentType {
  const type = findContentType(strapi, uid);
  if (!type) throw new errors.NotFoundError();
  return type;
}

/** Runs a function outside of the current request, in which `ignoreSentIds` would remove the restored entry's ID. */
const runOutsideRequest = AsyncLocalStorage.snapshot();

/**
 * Restores an entry as a draft. With `isUndo`, first publishes the version that an unpublish or delete took down.
 * Throws ForbiddenError unless the user may update the entry (if deleted, create it) and, where needed, publish it.
 */
export async function restore(
  strapi: Core.Strapi,
  ctx: Context,
  revision: Revision,
  isUndo: boolean,
): Promise<void> {
  const { data, entry: documentId } = revision;
  const type = requireContentType(strapi, revision.type);
  const { can, ...permissions } = permissionChecker(strapi, ctx.state.userAbility, type.uid);
  const subject = await findPermissionSubject(strapi, revision);
  const exists = await entryExists(strapi, type.uid, documentId);
  const publishedCopy = isUndo ? revision.published : null;
  // Restoring a scheduled entry cancels its schedule, which needs the right to publish.
  const needsPublishRight = publishedCopy !== null || Boolean(subject.publishAt);
  const isAllowed = can.read(subject) && (exists ? can.update(subject) : can.create(subject));
  if (!isAllowed || (needsPublishRight && !can.publish(subject))) throw new errors.ForbiddenError();

  const sanitize = exists ? permissions.sanitizeUpdateInput(subject) : permissions.sanitizeCreateInput;
  const prepareInput = async (copy: Fields): Promise<object> => ({
    ...(await sanitize(await toEntryInput(strapi, copy))),
    ...(hasField(type, "publishAt") && { publishAt: null }),
    updatedBy: ctx.state.user.id,
  });
  // Save and publish the published version first, then save the later draft on top of it.
  const firstInput = await prepareInput(publishedCopy ?? data);
  const draftInput =
    publishedCopy === null || isSameContent(data, publishedCopy) ? undefined : await prepareInput(data);
  const documents = documentService(strapi, type.uid);
  const saveEntry = () =>
    strapi.db.transaction(async () => {
      if (exists) await documents.update({ documentId, data: firstInput });
      else await recreate(strapi, type, revision, firstInput);
      if (publishedCopy === null) return;
      await documents.publish({ documentId });
      if (draftInput) await documents.update({ documentId, data: draftInput });
    });
  const currentRestore = { author: ctx.state.user, request: randomUUID() };
  await runOutsideRequest(() => restoreContext.run(currentRestore, saveEntry));
}

async function recreate(
  strapi: Core.Strapi,
  type: ContentType,
  { creator, data, entry, request }: Revision,
  input: object,
): Promise<void> {
  const newEntry: object = { ...input, documentId: entry, createdBy: creator };
  await strapi.documents(type.uid).create({ data: newEntry });
  const { publishedSlug } = data;
  if (!publishedSlug) return;
  // Restore its automatic redirects too, so that old paths lead to the entry again once it is published.
  await strapi.db.query(type.uid).updateMany({ where: { documentId: entry }, data: { publishedSlug } });
  const where = { request, type: redirectUid, action: "delete" };
  const redirects: Revision[] = await revisionQuery(strapi).findMany({ where });
  const redirectType = requireContentType(strapi, redirectUid);
  for (const redirect of redirects) {
    if (await entryExists(strapi, redirectUid, redirect.entry)) continue;
    await recreate(strapi, redirectType, redirect, await toEntryInput(strapi, redirect.data));
    await strapi.documents(redirectUid).publish({ documentId: redirect.entry });
  }
}
