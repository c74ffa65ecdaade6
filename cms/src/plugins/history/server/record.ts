import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, contentType } from "../../../lib/content";
import { bodyOf } from "../../../lib/request-body";
import { longTeamTime } from "../../../lib/team-time";
import { type Fields, fieldsOf, reasonOf, textIn } from "../../../lib/values";
import { mainFieldOf } from "../../../strapi/content-manager";
import { displayName, type Person } from "../../leads/server/team";
import { versionField } from "../changes";
import { copyOf } from "./entry-copy";
import { type Action, newestRevision, type Revision, revisions } from "./revision";

type Author = Person & { id: number };

/**
 * Author and request ID of the current restore. A restore saves outside of the context of its HTTP request, so they
 * cannot be read from there.
 */
export const restoring = new AsyncLocalStorage<{ author: Author; request: string }>();

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
    const type = contentType(strapi, context.uid);
    const action = recordedActions[context.action];
    if (!type || !action) return next();
    const documentId = context.action === "clone" ? "" : (textIn(context.params, "documentId") ?? "");
    return strapi.db.transaction(async ({ onRollback }) => {
      if (context.action === "update") {
        const refused = await refusedSave(strapi, type, documentId, fieldsOf(context.params.data));
        if (refused) {
          onRollback(() => keepRefused(strapi, refused.revision));
          throw refused.error;
        }
      }
      const before = await stateOf(strapi, type, documentId);
      const removesPublished = action === "unpublish" || action === "delete";
      const published = removesPublished ? await copyOf(strapi, type, documentId, "published") : null;
      const result = await next();
      await record(strapi, type, textIn(result, "documentId") ?? documentId, action, before, published);
      return result;
    });
  });
}

/** A draft, with the authors from its database row. */
interface State {
  data: Fields;
  row: { createdBy: Author | null; updatedAt: string; updatedBy: Author | null };
}

async function stateOf(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<State | null> {
  const data = documentId ? await copyOf(strapi, type, documentId, "draft") : null;
  if (!data) return null;
  const where = { documentId, publishedAt: null };
  const row = await strapi.db.query(type.uid).findOne({ where, populate: ["createdBy", "updatedBy"] });
  return { data, row };
}

/** Columns that are the same for every action. */
async function columnsOf(strapi: Core.Strapi, type: ContentType, entry: string, { data, row }: State) {
  const name = textIn(data, await mainFieldOf(strapi, type)) || type.info.displayName;
  return { type: type.uid, entry, name, creator: row.createdBy?.id ?? null, published: null };
}

const authorFields = (author: Author | null | undefined) => ({
  by: author ? displayName(author) : "",
  person: author?.id ?? null,
});

/** Maps the Koa context of each HTTP request to a request ID. */
const requestIds = new WeakMap<object, string>();

async function record(
  strapi: Core.Strapi,
  type: ContentType,
  entry: string,
  action: Action,
  before: State | null,
  published: Fields | null,
): Promise<void> {
  const context = strapi.requestContext.get();
  const restored = restoring.getStore();
  const author: Author | undefined =
    restored?.author ?? (context?.state.userAbility ? context.state.user : undefined);
  const newest = await newestRevision(strapi, type.uid, entry);
  // Seeded and automatic entries have no history until a person changes them.
  const state = author || newest ? ((await stateOf(strapi, type, entry)) ?? before) : null;
  if (!state) return;
  const columns = { ...(await columnsOf(strapi, type, entry, state)), published };
  if (!newest && before) {
    const { data, row } = before;
    const original = { ...columns, ...authorFields(row.updatedBy), published: null, request: randomUUID() };
    await write(strapi, { ...original, action: "original", at: new Date(row.updatedAt), data });
  }
  const request = restored?.request ?? (context && requestIds.get(context)) ?? randomUUID();
  if (context && !restored) requestIds.set(context, request);
  const { publishAt } = state.data;
  const isScheduling = action === "save" && publishAt && publishAt !== before?.data.publishAt;
  await write(
    strapi,
    {
      ...{ ...columns, ...authorFields(author), request, at: new Date(), data: state.data },
      action: restored ? "restore" : isScheduling ? "schedule" : action,
    },
    newest,
  );
}

type Row = Omit<Revision, "at" | "id"> & { at: Date };

/** Stores one revision for all changes of an entry in one request: to publish a form, the panel saves it first. */
async function write(strapi: Core.Strapi, data: Row, newest?: Revision | null): Promise<void> {
  if (newest?.request === data.request) {
    await revisions(strapi).update({ where: { id: newest.id }, data });
  } else await revisions(strapi).create({ data });
}

/**
 * Returns the input of an outdated form and the error to throw, or undefined if the form is current. Its update locks
 * the row, so the second of two simultaneous saves waits, and then finds a newer version.
 */
async function refusedSave(
  strapi: Core.Strapi,
  type: ContentType,
  documentId: string,
  sent: Fields,
): Promise<{ revision: Row; error: Error } | undefined> {
  const context = strapi.requestContext.get();
  if (context?.params.model !== type.uid || (context.params.id ?? documentId) !== documentId)
    return undefined;
  const openedVersion = textIn(bodyOf(context.request), versionField);
  if (!openedVersion) return undefined;
  const updatedAt = new Date(openedVersion);
  if (Number.isNaN(updatedAt.getTime())) throw new errors.ValidationError("The form contains no version");
  const claim = { where: { documentId, publishedAt: null, updatedAt }, data: { updatedAt } };
  if ((await strapi.db.query(type.uid).updateMany(claim)).count > 0) return undefined;
  const state = await stateOf(strapi, type, documentId);
  if (!state) return undefined;
  const { updatedAt: changedAt, updatedBy } = state.row;
  const { user } = context.state;
  const who = updatedBy?.id === user.id ? "You" : updatedBy ? displayName(updatedBy) : "Someone";
  const typedFields = Object.entries(sent).filter(([name]) => Object.hasOwn(type.attributes, name));
  return {
    revision: {
      ...(await columnsOf(strapi, type, documentId, state)),
      ...{ ...authorFields(user), action: "refused", at: new Date(), request: `${user.id} ${openedVersion}` },
      data: { ...state.data, ...Object.fromEntries(typedFields) },
    },
    error: new errors.ValidationError(
      `${who} changed this on ${await longTeamTime(strapi, changedAt)}. What you typed is kept: compare the two versions and choose.`,
    ),
  };
}

/** Stores the refused input as a revision, so that the user can still choose it. */
async function keepRefused(strapi: Core.Strapi, revision: Row): Promise<void> {
  try {
    await write(strapi, revision, await newestRevision(strapi, revision.type, revision.entry));
  } catch (error) {
    strapi.log.error(`Refused input for ${revision.entry} could not be stored: ${reasonOf(error)}`);
  }
}
