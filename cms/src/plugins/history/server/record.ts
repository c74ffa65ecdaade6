import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, findContentType } from "../../../lib/content";
import { requestBody } from "../../../lib/request-body";
import { formatTeamTime } from "../../../lib/team-time";
import { asRecord, errorMessage, type Fields, stringField } from "../../../lib/values";
import { findMainField } from "../../../strapi/content-manager";
import { displayName, type Person } from "../../leads/server/team";
import { versionField } from "../changes";
import { readEntryCopy } from "./entry-copy";
import { type Action, findNewestRevision, type Revision, revisionQuery } from "./revision";

type Author = Person & { id: number };

/**
 * Author and request ID of the current restore. A restore saves outside of the context of its HTTP request, so they
 * cannot be read from there.
 */
export const restoreContext = new AsyncLocalStorage<{ author: Author; request: string }>();

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

/** Records each change of an entry, in the same transaction. Refuses saves from outdated forms. */
export function recordHistory(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = findContentType(strapi, context.uid);
    const action = recordedActions[context.action];
    if (!type || !action) return next();
    const documentId = context.action === "clone" ? "" : (stringField(context.params, "documentId") ?? "");
    return strapi.db.transaction(async ({ onRollback }) => {
      if (context.action === "update") {
        const refusedSave = await findRefusedSave(strapi, type, documentId, asRecord(context.params.data));
        if (refusedSave) {
          onRollback(() => storeRefusedInput(strapi, refusedSave.revision));
          throw refusedSave.error;
        }
      }
      const draftBefore = await readDraft(strapi, type, documentId);
      const endsPublication = action === "unpublish" || action === "delete";
      const publishedCopy = endsPublication
        ? await readEntryCopy(strapi, type, documentId, "published")
        : null;
      const result = await next();
      await addRevision(
        strapi,
        type,
        stringField(result, "documentId") ?? documentId,
        action,
        draftBefore,
        publishedCopy,
      );
      return result;
    });
  });
}

/** A draft, with the authors from its database row. */
interface Draft {
  data: Fields;
  row: { createdBy: Author | null; updatedAt: string; updatedBy: Author | null };
}

async function readDraft(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<Draft | null> {
  const data = documentId ? await readEntryCopy(strapi, type, documentId, "draft") : null;
  if (!data) return null;
  const where = { documentId, publishedAt: null };
  const row = await strapi.db.query(type.uid).findOne({ where, populate: ["createdBy", "updatedBy"] });
  return { data, row };
}

/** Columns that are the same for every action. */
async function revisionColumns(strapi: Core.Strapi, type: ContentType, entry: string, { data, row }: Draft) {
  const name = stringField(data, await findMainField(strapi, type)) || type.info.displayName;
  return { type: type.uid, entry, name, creator: row.createdBy?.id ?? null, published: null };
}

const authorFields = (author: Author | null | undefined) => ({
  by: author ? displayName(author) : "",
  person: author?.id ?? null,
});

/** Maps the Koa context of each HTTP request to a request ID. */
const requestIds = new WeakMap<object, string>();

async function addRevision(
  strapi: Core.Strapi,
  type: ContentType,
  entry: string,
  action: Action,
  draftBefore: Draft | null,
  publishedCopy: Fields | null,
): Promise<void> {
  const context = strapi.requestContext.get();
  const currentRestore = restoreContext.getStore();
  const author: Author | undefined =
    currentRestore?.author ?? (context?.state.userAbility ? context.state.user : undefined);
  const newest = await findNewestRevision(strapi, type.uid, entry);
  // Seeded and automatic entries have no history until a person changes them.
  const state = author || newest ? ((await readDraft(strapi, type, entry)) ?? draftBefore) : null;
  if (!state) return;
  const columns = { ...(await revisionColumns(strapi, type, entry, state)), published: publishedCopy };
  if (!newest && draftBefore) {
    const { data, row } = draftBefore;
    const original = { ...columns, ...authorFields(row.updatedBy), published: null, request: randomUUID() };
    await storeRow(strapi, { ...original, action: "original", at: new Date(row.updatedAt), data });
  }
  const request = currentRestore?.request ?? (context && requestIds.get(context)) ?? randomUUID();
  if (context && !currentRestore) requestIds.set(context, request);
  const { publishAt } = state.data;
  const isScheduling = action === "save" && publishAt && publishAt !== draftBefore?.data.publishAt;
  await storeRow(
    strapi,
    {
      ...{ ...columns, ...authorFields(author), request, at: new Date(), data: state.data },
      action: currentRestore ? "restore" : isScheduling ? "schedule" : action,
    },
    newest,
  );
}

type NewRow = Omit<Revision, "at" | "id"> & { at: Date };

/** Stores one revision for all changes of an entry in one request: to publish a form, the panel saves it first. */
async function storeRow(strapi: Core.Strapi, data: NewRow, newest?: Revision | null): Promise<void> {
  if (newest?.request === data.request) {
    await revisionQuery(strapi).update({ where: { id: newest.id }, data });
  } else await revisionQuery(strapi).create({ data });
}

/**
 * Returns the input of an outdated form and the error to throw, or undefined if the form is current. Its update locks
 * the row, so the second of two simultaneous saves waits, and then finds a newer version.
 */
async function findRefusedSave(
  strapi: Core.Strapi,
  type: ContentType,
  documentId: string,
  input: Fields,
): Promise<{ revision: NewRow; error: Error } | undefined> {
  const context = strapi.requestContext.get();
  if (context?.params.model !== type.uid || (context.params.id ?? documentId) !== documentId)
    return undefined;
  const openedVersion = stringField(requestBody(context.request), versionField);
  if (!openedVersion) return undefined;
  const updatedAt = new Date(openedVersion);
  if (Number.isNaN(updatedAt.getTime())) throw new errors.ValidationError("The form contains no version");
  const lockingUpdate = { where: { documentId, publishedAt: null, updatedAt }, data: { updatedAt } };
  if ((await strapi.db.query(type.uid).updateMany(lockingUpdate)).count > 0) return undefined;
  const state = await readDraft(strapi, type, documentId);
  if (!state) return undefined;
  const { updatedAt: changedAt, updatedBy } = state.row;
  const { user } = context.state;
  const author = updatedBy?.id === user.id ? "You" : updatedBy ? displayName(updatedBy) : "Someone";
  const typedFields = Object.entries(input).filter(([name]) => Object.hasOwn(type.attributes, name));
  return {
    revision: {
      ...(await revisionColumns(strapi, type, documentId, state)),
      ...{ ...authorFields(user), action: "refused", at: new Date(), request: `${user.id} ${openedVersion}` },
      data: { ...state.data, ...Object.fromEntries(typedFields) },
    },
    error: new errors.ValidationError(
      `${author} changed this on ${await formatTeamTime(strapi, changedAt)}. What you typed is kept: compare the two versions and choose.`,
    ),
  };
}

/** Stores the refused input as a revision, so that the user can still choose it. */
async function storeRefusedInput(strapi: Core.Strapi, revision: NewRow): Promise<void> {
  try {
    await storeRow(strapi, revision, await findNewestRevision(strapi, revision.type, revision.entry));
  } catch (error) {
    strapi.log.error(`Refused input for ${revision.entry} could not be stored: ${errorMessage(error)}`);
  }
}
