import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, contentType, hasField, hasVersions } from "../../../lib/content";
import { redirectUid } from "../../../lib/uids";
import type { Fields } from "../../../lib/values";
import { permissionsOn, withCreator } from "../../../strapi/content-manager";
import type { Context } from "../../../strapi/routes";
import { isSame } from "../changes";
import { documentsOf, inputOf } from "./entry-copy";
import { restoring } from "./record";
import { type Revision, revisions } from "./revision";

/** The entry as its permissions are checked: some roles may see and change only what they created. */
export async function subjectOf(
  strapi: Core.Strapi,
  { creator, entry, type }: Pick<Revision, "creator" | "entry" | "type">,
): Promise<{ createdBy?: unknown; publishAt?: unknown }> {
  const draft = await strapi.db
    .query(type)
    .findOne({ where: { documentId: entry, publishedAt: null }, populate: withCreator });
  if (draft) return draft;
  const where = { id: creator ?? 0 };
  return { createdBy: await strapi.db.query("admin::user").findOne({ where, populate: ["roles"] }) };
}

export function typeOf(strapi: Core.Strapi, uid: unknown): ContentType {
  const type = contentType(strapi, uid);
  if (!type) throw new errors.NotFoundError();
  return type;
}

/** @returns runs work outside of the request that asks for it, in which an entry could not be given its identity back */
export function makeRestore(strapi: Core.Strapi) {
  const outside = AsyncLocalStorage.snapshot();

  /**
   * Brings an entry back as the revision has it: as a draft, or as it was before it was unpublished or deleted.
   * @throws ForbiddenError unless the person may change the entry, or create one that was deleted
   */
  return async function restore(ctx: Context, revision: Revision, as: "draft" | "before"): Promise<void> {
    const type = typeOf(strapi, revision.type);
    const { can, sanitizeCreateInput, sanitizeUpdateInput } = permissionsOn(
      strapi,
      ctx.state.userAbility,
      type.uid,
    );
    const subject = await subjectOf(strapi, revision);
    const exists = await hasVersions(strapi, type.uid, revision.entry);
    const isPublished = as === "before" && revision.published !== null;
    if (!can.read(subject) || !(exists ? can.update(subject) : can.create(subject))) {
      throw new errors.ForbiddenError();
    }
    // Restoring takes a scheduled entry off the schedule, as only those may who publish.
    const isScheduled = Boolean(subject.publishAt);
    if ((isPublished || isScheduled) && !can.publish(subject)) throw new errors.ForbiddenError();
    const permitted = exists ? sanitizeUpdateInput(subject) : sanitizeCreateInput;
    // After the permissions: who may not see the schedule leaves none behind either.
    const unscheduled: Fields = hasField(type, "publishAt") ? { publishAt: null } : {};
    const input = async (copy: Fields) => ({
      ...(await permitted(await inputOf(strapi, type, copy))),
      ...unscheduled,
      updatedBy: ctx.state.user.id,
    });
    const first = await input(isPublished ? (revision.published ?? {}) : revision.data);
    const last = isSame(revision.data, revision.published) ? undefined : await input(revision.data);
    const change = { author: ctx.state.user, request: randomUUID() };
    await outside(() =>
      restoring.run(change, () =>
        strapi.db.transaction(async () => {
          const documentId = revision.entry;
          const documents = documentsOf(strapi, type.uid);
          if (exists) await documents.update({ documentId, data: first });
          else await createAgain(strapi, type, revision, first);
          if (!isPublished) return;
          await documents.publish({ documentId });
          if (last) await documents.update({ documentId, data: last });
        }),
      ),
    );
  };
}

async function createAgain(
  strapi: Core.Strapi,
  type: ContentType,
  { creator, data, entry, request }: Revision,
  input: Fields,
): Promise<void> {
  const again: object = { ...input, documentId: entry, createdBy: creator };
  await strapi.documents(type.uid).create({ data: again });
  if (!hasField(type, "publishedSlug") || !data.publishedSlug) return;
  // A new entry has not been published anywhere. This one has, and its old addresses lead to it again once it is.
  const { publishedSlug } = data;
  await strapi.db.query(type.uid).updateMany({ where: { documentId: entry }, data: { publishedSlug } });
  const where = { request, type: redirectUid, action: "delete" };
  const redirects: Revision[] = await revisions(strapi).findMany({ where });
  const redirectType = typeOf(strapi, redirectUid);
  for (const redirect of redirects) {
    if (await hasVersions(strapi, redirectUid, redirect.entry)) continue;
    await createAgain(strapi, redirectType, redirect, await inputOf(strapi, redirectType, redirect.data));
  }
}
