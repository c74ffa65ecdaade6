import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, contentType } from "../../../lib/content";
import { bodyOf } from "../../../lib/request-body";
import { teamTime } from "../../../lib/team-time";
import { type Fields, textIn } from "../../../lib/values";
import { mainFieldOf } from "../../../strapi/content-manager";
import { type Person, personName } from "../../leads/server/team";
import { versionField } from "../changes";
import { copyOf } from "./entry-copy";
import { type Action, newestRevision, type Revision, revisions } from "./revision";

type Author = Person & { id: number };

/** Set while an entry is restored: that happens outside of the request, with the rights checked before. */
export const restoring = new AsyncLocalStorage<{ author: Author; request: string }>();

const recorded: Record<string, Action> = {
  create: "save",
  clone: "save",
  update: "save",
  publish: "publish",
  unpublish: "unpublish",
  discardDraft: "discard",
  delete: "delete",
};

interface Stored {
  createdBy: Author | null;
  updatedAt: string;
  updatedBy: Author | null;
}

/** One name for all changes of a request, by its context. */
const requests = new WeakMap<object, string>();

export const nameOf = (author: Author | null | undefined): string =>
  author ? personName(author) || author.email : "";

const signature = (author: Author | null | undefined) => ({ by: nameOf(author), person: author?.id ?? null });

/**
 * Records each change of an entry in the transaction that makes it, and refuses there what a form saves over changes
 * that were made after it was opened.
 */
export function keepHistory(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = contentType(strapi, context.uid);
    const action = recorded[context.action];
    if (!type || !action) return next();
    const documentId = textIn(context.params, "documentId") ?? "";
    return strapi.db.transaction(async () => {
      if (context.action === "update") await refuseStaleForm(strapi, type.uid, documentId);
      const before = await stateOf(strapi, type, context.action === "clone" ? "" : documentId);
      const result = await next();
      await record(strapi, type, textIn(result, "documentId") ?? documentId, action, before);
      return result;
    });
  });
}

interface State {
  draft: Fields | null;
  published: Fields | null;
  stored: Stored | null;
}

async function stateOf(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<State> {
  if (!documentId) return { draft: null, published: null, stored: null };
  return {
    draft: await copyOf(strapi, type, documentId, "draft"),
    published: await copyOf(strapi, type, documentId, "published"),
    stored: await strapi.db
      .query(type.uid)
      .findOne({ where: { documentId, publishedAt: null }, populate: ["createdBy", "updatedBy"] }),
  };
}

async function record(
  strapi: Core.Strapi,
  type: ContentType,
  entry: string,
  action: Action,
  before: State,
): Promise<void> {
  const context = strapi.requestContext.get();
  const restored = restoring.getStore();
  const user = context?.state.userAbility ? context.state.user : undefined;
  const author: Author | undefined = restored?.author ?? user;
  const newest = await newestRevision(strapi, type.uid, entry);
  // Samples, and what the service keeps for itself, have no history until a person changes them.
  if (!author && !newest) return;
  const { draft, stored } = await stateOf(strapi, type, entry);
  const data = draft ?? before.draft;
  if (!data) return;
  const creator = (stored ?? before.stored)?.createdBy?.id ?? null;
  const common = { type: type.uid, entry, creator, name: await nameIn(strapi, type, data) };
  const { stored: original } = before;
  if (!newest && before.draft && original) {
    const row = { ...common, action: "original", at: original.updatedAt, data: before.draft };
    await revisions(strapi).create({ data: { ...row, ...signature(original.updatedBy) } });
  }
  const request = restored?.request ?? (context && requestName(context)) ?? randomUUID();
  const row = {
    ...common,
    ...signature(author),
    ...{ request, data, at: new Date() },
    action: restored ? "restore" : isScheduling(action, data, before.draft) ? "schedule" : action,
    ...((action === "unpublish" || action === "delete") && { published: before.published }),
  };
  // A form that is published is saved first: that is one change for a person. So is what is restored and published.
  if (newest?.request === request) await revisions(strapi).update({ where: { id: newest.id }, data: row });
  else await revisions(strapi).create({ data: row });
}

function requestName(context: object): string {
  const name = requests.get(context) ?? randomUUID();
  requests.set(context, name);
  return name;
}

const isScheduling = (action: Action, data: Fields, before: Fields | null): boolean =>
  action === "save" && Boolean(data.publishAt) && data.publishAt !== before?.publishAt;

async function nameIn(strapi: Core.Strapi, type: ContentType, data: Fields): Promise<string> {
  const name = data[await mainFieldOf(strapi, type)];
  return (typeof name === "string" && name) || type.info.displayName;
}

/**
 * Claims the version that the form was opened with. Of two saves in the same moment the second waits for the first, and
 * then finds another version.
 */
async function refuseStaleForm(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const context = strapi.requestContext.get();
  if (!context || context.params.model !== uid || (context.params.id ?? documentId) !== documentId) return;
  const opened = textIn(bodyOf(context.request), versionField);
  if (!opened) return;
  const updatedAt = new Date(opened);
  if (Number.isNaN(updatedAt.getTime())) throw new errors.ValidationError("The form names no version");
  const where = { documentId, publishedAt: null };
  const claim = { where: { ...where, updatedAt }, data: { updatedAt } };
  const { count } = await strapi.db.query(uid).updateMany(claim);
  if (count > 0) return;
  const draft: Stored | null = await strapi.db.query(uid).findOne({ where, populate: ["updatedBy"] });
  if (!draft) return;
  const who = draft.updatedBy?.id === context.state.user?.id ? "You" : nameOf(draft.updatedBy) || "Somebody";
  throw new errors.ValidationError(
    `${who} changed this on ${await teamTime(strapi, draft.updatedAt)}. What you typed is kept: compare the two versions and choose.`,
  );
}

const mostAsides = 20;

/** Keeps a text that its author gives up for another person's, so that both can be had again: the newest of each person. */
export async function setAside(
  strapi: Core.Strapi,
  type: ContentType,
  entry: string,
  author: Author,
  values: Fields,
): Promise<void> {
  const { draft, stored } = await stateOf(strapi, type, entry);
  const data = {
    ...draft,
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name in type.attributes)),
  };
  const row: Omit<Revision, "id"> = {
    ...{ type: type.uid, entry, data, name: await nameIn(strapi, type, data), action: "aside" },
    ...{ at: new Date().toISOString(), ...signature(author) },
    ...{ creator: stored?.createdBy?.id ?? null, request: randomUUID(), published: null },
  };
  await revisions(strapi).create({ data: row });
  const where = { type: type.uid, entry, person: author.id, action: "aside" };
  const tooMany = await revisions(strapi).findMany({
    where,
    orderBy: { id: "desc" },
    offset: mostAsides,
    select: ["id"],
    limit: 10,
  });
  await revisions(strapi).deleteMany({ where: { id: { $in: tooMany.map(({ id }) => id) } } });
}
