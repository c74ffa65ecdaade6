import type { Core, UID } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { contentTypes } from "../lib/content";
import { stored } from "../lib/stored";

export function readActions(strapi: Core.Strapi): string[] {
  return contentTypes(strapi).flatMap(({ uid, kind }) =>
    kind === "singleType" ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
  );
}

/**
 * Lets the public read published entries and do nothing else, at every start: what anonymous visitors may do is decided
 * here, where it is reviewed and tested, and not on a settings page.
 */
export async function limitPublicRole(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "public" }, select: ["id"] });
  if (!role) throw new Error("The users-permissions plugin has made no public role");
  const uid = "plugin::users-permissions.permission";
  await replaceGrants(strapi, uid, { role: role.id }, readActions(strapi));
}

/**
 * Makes the actions that a role or token may do exactly these.
 * @param uid of the permissions
 * @param owner the role or token, as its permissions name it
 */
export async function replaceGrants(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  owner: Record<string, number>,
  actions: string[],
): Promise<void> {
  const permissions = strapi.db.query(uid);
  const granted: { id: number; action: string }[] = await permissions.findMany({ where: owner });
  for (const { id, action } of granted) {
    if (!actions.includes(action)) await permissions.delete({ where: { id } });
  }
  for (const action of actions) {
    if (!granted.some((permission) => permission.action === action)) {
      await permissions.create({ data: { action, ...owner } });
    }
  }
}

/**
 * Strapi gives drafts to everyone who may read published entries, on a mere `?status=draft`. Here they are for the
 * site's access key. In the document service, so that it holds for every type and every route to it.
 */
export function keepDraftsPrivate(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { status }: { status?: unknown } = { status: undefined, ...context.params };
    const strategy: unknown = strapi.requestContext.get()?.state.auth?.strategy?.name;
    if (strategy === "users-permissions" && status !== undefined && status !== "published") {
      throw new errors.ForbiddenError("Drafts need an access key");
    }
    return next();
  });
}

/** Strapi opens registration, and makes a full-access and a read-only token on a database without tokens. */
export async function closeDefaultAccess(strapi: Core.Strapi): Promise<void> {
  const where = { name: { $in: ["Full Access", "Read Only"] } };
  await strapi.db.query("admin::api-token").deleteMany({ where });
  const schema = z.record(z.string(), z.unknown());
  const place = { type: "plugin", name: "users-permissions", key: "advanced" } as const;
  const settings = stored(strapi, { ...place, schema, initial: {} });
  await settings.write({ ...(await settings.read()), allow_register: false });
}

/** Strapi accepts these from whoever may change any field of an entry. */
const identity = ["id", "documentId", "locale"];

/**
 * Ignores the identity of an entry in what somebody sends: with the id of another entry, their draft would become part
 * of that one, and theirs to publish or delete.
 */
export function keepIdentity(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const isSaved = context.action === "create" || context.action === "update" || context.action === "clone";
    if (isSaved && strapi.requestContext.get()) {
      const data: Record<string, unknown> = context.params.data ?? {};
      for (const name of identity) delete data[name];
    }
    return next();
  });
}
