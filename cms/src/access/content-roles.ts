import type { Core } from "@strapi/strapi";
import { contentUids, newsletterUid, postUid } from "../content-types";
import { adminService, type Permission } from "./admin-services";
import { contentRoles } from "./team-roles";

/** The fields of each type. Those inside a component are called `component.field`. */
type Fields = Record<string, string[]>;

/** What the roles had been given when nobody wrote that down yet. */
const beforeRecords: Fields = {
  [postUid]: ["title", "slug", "excerpt", "body", "image", "author", "publicationDate"],
  [newsletterUid]: ["name", "headline", "pdf", "publicationDate"],
};

const record = (strapi: Core.Strapi) => strapi.store({ type: "api", name: "access", key: "offered-content" });

/** Strapi gives Editor and Author every type that there is at the first start. */
export const recordOfferedContent = (strapi: Core.Strapi): Promise<void> =>
  record(strapi).set({ value: contentFields(strapi) });

/**
 * Gives Editor and Author the types that a later version brings, once: what an administrator changes afterwards
 * stays. A new field of a type that was there before goes to whoever may work with all its other fields.
 */
export async function offerNewContent(strapi: Core.Strapi): Promise<void> {
  const offered = ((await record(strapi).get({})) as Fields | null) ?? beforeRecords;
  const current = contentFields(strapi);
  // All or nothing: what is on record is not given again.
  await strapi.db.transaction(async () => {
    const newTypes = Object.keys(current).filter((uid) => !offered[uid]);
    if (newTypes.length > 0) await giveTypes(strapi, newTypes);
    for (const [uid, fields] of Object.entries(current)) {
      const known = fields.filter((field) => offered[uid]?.includes(field));
      if (known.length > 0 && known.length < fields.length) await giveFields(strapi, uid, known, fields);
    }
    await record(strapi).set({ value: current });
  });
}

function contentFields(strapi: Core.Strapi): Fields {
  const { getNestedFields } = adminService(strapi, "content-type");
  const { components } = strapi;
  return Object.fromEntries(
    contentUids.map((uid) => [uid, getNestedFields(strapi.contentType(uid), { components })]),
  );
}

/** As Strapi does it for the types of the first start. */
async function giveTypes(strapi: Core.Strapi, uids: string[]): Promise<void> {
  const actions = adminService(strapi, "permission")
    .actionProvider.values()
    .filter(({ section }) => section === "contentTypes")
    .map((action) => ({ ...action, subjects: action.subjects.filter((uid) => uids.includes(uid)) }));
  const all = adminService(strapi, "content-type").getPermissionsWithNestedFields(actions);
  const ownDrafts = all
    .filter(({ action }) => action !== "plugin::content-manager.explorer.publish")
    .map((permission) => ({ ...permission, conditions: ["admin::is-creator"] }));

  for (const code of contentRoles) {
    const role = await strapi.db.query("admin::role").findOne({ where: { code } });
    if (role)
      await adminService(strapi, "role").addPermissions(role.id, code === "strapi-author" ? ownDrafts : all);
  }
}

async function giveFields(strapi: Core.Strapi, uid: string, known: string[], all: string[]): Promise<void> {
  const permissions = strapi.db.query("admin::permission");
  const granted: (Permission & { id: number })[] = await permissions.findMany({ where: { subject: uid } });
  for (const { id, properties } of granted) {
    if (!properties?.fields || !known.every((field) => properties.fields?.includes(field))) continue;
    await permissions.update({ where: { id }, data: { properties: { ...properties, fields: all } } });
  }
}
