import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentTypes } from "../lib/content";
import { asRecord } from "../lib/values";

/** Returns the actions that read the content types through the content API. */
export const contentReadActions = (strapi: Core.Strapi): string[] =>
  contentTypes(strapi).flatMap(({ uid, kind }) =>
    kind === "singleType" ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
  );

/** Lets the public read published entries only. Runs at every start, which undoes changes made on a settings page. */
export async function limitPublicRole(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "public" }, select: ["id"] });
  if (!role) throw new Error("The users-permissions plugin did not create the public role");
  await replaceGrants(
    strapi,
    "plugin::users-permissions.permission",
    { role: role.id },
    contentReadActions(strapi),
  );
}

/** Grants a role or token (`owner`) exactly these actions, in the permission type `uid`. */
export async function replaceGrants(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  owner: Record<string, number>,
  actions: string[],
): Promise<void> {
  const permissions = strapi.db.query(uid);
  await permissions.deleteMany({ where: { ...owner, action: { $notIn: actions } } });
  const existingPermissions: { action: string }[] = await permissions.findMany({ where: owner });
  for (const action of actions) {
    if (existingPermissions.some((permission) => permission.action === action)) continue;
    await permissions.create({ data: { action, ...owner } });
  }
}

/**
 * Reserves drafts for callers with an API token. With `?status=draft`, Strapi would return them to everyone who may
 * read published entries. Checks in the document service, which all routes use.
 */
export function keepDraftsPrivate(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { status }: { status?: unknown } = { status: undefined, ...context.params };
    const strategy: unknown = strapi.requestContext.get()?.state.auth?.strategy?.name;
    // "users-permissions" is Strapi's strategy for calls without an API token.
    if (strategy === "users-permissions" && status !== undefined && status !== "published") {
      throw new errors.ForbiddenError("Drafts need the content API token");
    }
    return next();
  });
}

/**
 * Ignores IDs and locale in sent data. Otherwise a user could attach a draft to somebody else's entry by sending its
 * ID, and then publish or delete that entry.
 */
export function ignoreSentIds(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const savesEntry =
      context.action === "create" || context.action === "update" || context.action === "clone";
    if (savesEntry && strapi.requestContext.get()) {
      const data: Record<string, unknown> = context.params.data ?? {};
      for (const name of ["id", "documentId", "locale"]) delete data[name];
    }
    return next();
  });
}

/** Closes registration and removes the two API tokens that Strapi creates on a new database. */
export async function closeDefaultAccess(strapi: Core.Strapi): Promise<void> {
  const where = { name: { $in: ["Full Access", "Read Only"] } };
  await strapi.db.query("admin::api-token").deleteMany({ where });
  const settings = strapi.store({ type: "plugin", name: "users-permissions", key: "advanced" });
  await settings.set({ value: { ...asRecord(await settings.get({})), allow_register: false } });
}
