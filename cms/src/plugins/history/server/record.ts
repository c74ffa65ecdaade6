import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, findContentType } from "../../../lib/content";
import { requestBody } from "../../../lib/request-body";
import { formatTeamTime } from "../../../lib/team-time";
import { asRecord, errorMessage, type Fields, stringField } from "../../../lib/values";
import { findMainField } from "../../../strapi/content-manager";
import { displayName, type PanelUser } from "../../leads/server/team";
import { versionField } from "../changes";
import { readEntryCopy } from "./entry-copy";
import { type Action, findNewestRevision, type Revision, revisionQuery } from "./revision";

type User = PanelUser & { id: number };

/**
 * Author and request ID of the current restore. A restore saves outside of the context of its HTTP request, so they
 * cannot be read from there.
 */
export const restoreContext = new AsyncLocalStorage<{ author: User; request: string }>();

/** Maps the actions of Strapi's document service to actions of revisions. */
const recordedActions: Readonly<Record<string, Action>> = {
  create: "save",
  clone: "save",
  update: "save",
  publish: "publish",
  unpublish: "unpublish",
  discardDraft: "discard",
  delete: "delete",
};

/** Records the changes that the document service makes, each in its transaction. Refuses saves from outdated forms. */
export function recordHistory(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = findContentType(strapi, context.uid);
    const action = recordedActions[context.action];
    if (!type || !action) return next();
    const sentId = context.action === "clone" ? undefined : stringField(context.params, "documentId");
    return strapi.db.transaction(async ({ onRollback }) => {
      const draftBefore = await readDraft(strapi, type, sentId);
      if (context.action === "update" && draftBefore) {
        await refuseOutdatedForm(strapi, type, draftBefore, asRecord(context.params.data), onRollback);
      }
      const endsPublication = action === "unpublish" || action === "delete";
      const published = endsPublication ? await readEntryCopy(strapi, type, sentId, "published") : null;
      const result = await next();
      const documentId = stringField(result, "documentId") ?? sentId;
      await addRevision(strapi, type, documentId, action, draftBefore, published);
      return result;
    });
  });
}

/** A draft, with the authors from its database row. */
interface Draft {
  data: Fields;
  row: { createdBy: User | null; documentId: string; updatedAt: string; updatedBy: User | null };
}

async function readDraft(
  strapi: Core.Strapi,
  type: ContentType,
  documentId: string | undefined,
): Promise<Draft | null> {
  const data = await readEntryCopy(strapi, type, documentId, "draft");
  if (!data) return null;
  const where = { documentId, publishedAt: null };
  const row = await strapi.db.query(type.uid).findOne({ where, populate: ["createdBy", "updatedBy"] });
  return { data, row };
}

type NewRevision = Omit<Revision, "at" | "id"> & { at: Date };

/** Returns a revision with the content of a draft, without `action`. */
async function revisionOf(
  strapi: Core.Strapi,
  type: ContentType,
  { data, row }: Draft,
  author: User | null | undefined,
): Promise<Omit<NewRevision, "action">> {
  return {
    type: type.uid,
    entry: row.documentId,
    name: stringField(data, await findMainField(strapi, type)) || type.info.displayName,
    at: new Date(),
    by: author ? displayName(author) : "",
    creator: row.createdBy?.id ?? null,
    request: randomUUID(),
    data,
    published: null,
  };
}

async function addRevision(
  strapi: Core.Strapi,
  type: ContentType,
  documentId: string | undefined,
  action: Action,
  draftBefore: Draft | null,
  published: Fields | null,
): Promise<void> {
  const state = strapi.requestContext.get()?.state;
  const currentRestore = restoreContext.getStore();
  const author: User | undefined = currentRestore?.author ?? (state?.userAbility ? state.user : undefined);
  const newest = documentId ? await findNewestRevision(strapi, type.uid, documentId) : null;
  // Entries that only code has changed, such as samples, have no history.
  const draft = author || newest ? ((await readDraft(strapi, type, documentId)) ?? draftBefore) : null;
  if (!draft) return;
  if (!newest && draftBefore) {
    const original = await revisionOf(strapi, type, draftBefore, draftBefore.row.updatedBy);
    await storeRevision(strapi, { ...original, action: "original", at: new Date(draftBefore.row.updatedAt) });
  }
  const revision = await revisionOf(strapi, type, draft, author);
  if (state) state.historyRequest ??= revision.request;
  const { publishAt } = draft.data;
  const isScheduling = action === "save" && publishAt && publishAt !== draftBefore?.data.publishAt;
  const request = currentRestore?.request ?? state?.historyRequest ?? revision.request;
  const recordedAction = currentRestore ? "restore" : isScheduling ? "schedule" : action;
  await storeRevision(strapi, { ...revision, action: recordedAction, published, request }, newest);
}

/** Stores one revision for all changes of an entry in one request: to publish a form, the panel saves it first. */
async function storeRevision(
  strapi: Core.Strapi,
  data: NewRevision,
  newest?: Revision | null,
): Promise<void> {
  if (newest?.request === data.request) {
    await revisionQuery(strapi).update({ where: { id: newest.id }, data });
  } else await revisionQuery(strapi).create({ data });
}

/**
 * Throws if the saved form is outdated, and keeps its input as a revision. `lockingUpdate` locks the row, so the second
 * of two simultaneous saves waits, and then finds a newer version.
 */
async function refuseOutdatedForm(
  strapi: Core.Strapi,
  type: ContentType,
  { row: { documentId } }: Draft,
  input: Fields,
  onRollback: (callback: () => Promise<void>) => void,
): Promise<void> {
  const context = strapi.requestContext.get();
  if (context?.params.model !== type.uid || (context.params.id ?? documentId) !== documentId) return;
  const openedVersion = stringField(requestBody(context.request), versionField);
  if (!openedVersion) return;
  const updatedAt = new Date(openedVersion);
  const lockingUpdate = { where: { documentId, publishedAt: null, updatedAt }, data: { updatedAt } };
  if ((await strapi.db.query(type.uid).updateMany(lockingUpdate)).count > 0) return;
  const newerDraft = await readDraft(strapi, type, documentId);
  if (!newerDraft) return;
  const { updatedAt: changedAt, updatedBy } = newerDraft.row;
  const { user } = context.state;
  const refusedInput: NewRevision = {
    ...(await revisionOf(strapi, type, newerDraft, user)),
    action: "refused",
    request: `${user.id} ${openedVersion}`,
    data: {
      ...newerDraft.data,
      ...Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(type.attributes, name))),
    },
  };
  onRollback(async () => {
    try {
      const newest = await findNewestRevision(strapi, type.uid, documentId);
      await storeRevision(strapi, refusedInput, newest);
    } catch (error) {
      strapi.log.error(`Refused input for ${documentId} could not be stored: ${errorMessage(error)}`);
    }
  });
  const author = updatedBy?.id === user.id ? "You" : updatedBy ? displayName(updatedBy) : "Someone";
  throw new errors.ValidationError(
    `${author} changed this on ${await formatTeamTime(strapi, changedAt)}. What you typed is kept: compare the two versions and choose.`,
  );
}
