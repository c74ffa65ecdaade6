import type { Core, UID } from "@strapi/strapi";
import { contentTypes as schemas, z } from "@strapi/utils";
import { contentTypes } from "../lib/content";
import { stored } from "../lib/stored";
import { createAction, publishAction, readAction } from "../lib/uids";
import { investorRelationsCode } from "../plugins/leads/server/team";
import { eraseAction, exportAction, leadUid, subscriptionUid, workAction } from "../plugins/leads/uids";
import { type Permission, strapiService } from "../strapi/services";

const investorRelations = {
  name: "Investor Relations",
  code: investorRelationsCode,
  description:
    "Works with leads and newsletter subscriptions: reads, marks, exports and erases them. Sees no content.",
};

const authorCode = "strapi-author";
const contentRoles = ["strapi-editor", authorCode];

const fieldsSchema = z.record(z.string(), z.array(z.string()));

/**
 * Creates the Investor Relations role, which sees leads but no content, and removes leads from Editors and Authors.
 * Runs once per database, so that administrators' changes stay.
 */
export async function makeTeamRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapiService(strapi, "admin::role");
  const onFields = (
    action: string,
    subject: UID.ContentType,
    fields = schemas.getVisibleAttributes(strapi.contentType(subject)),
  ): Permission => ({ action, subject, properties: { fields } });
  // Authors may only open entries that they created, so a type without a create action is useless to them.
  const actions = strapiService(strapi, "admin::permission").actionProvider.values();
  const creatable = actions.find(({ actionId }) => actionId === createAction)?.subjects ?? [];
  const others = contentTypes(strapi)
    .filter(({ uid, kind }) => kind === "singleType" || !creatable.includes(uid))
    .map(({ uid }) => uid);
  // In one transaction: a role without permissions would count as created at the next start.
  await strapi.db.transaction(async () => {
    // On the first start, Strapi gives both roles every content type, leads included.
    const isLead = { $startsWith: "api::lead." };
    await removePermissions(strapi, { subject: isLead, role: { code: { $in: contentRoles } } });
    await removePermissions(strapi, { subject: { $in: others }, role: { code: authorCode } });
    await offeredContent(strapi).write(contentFields(strapi));
    if (await roles.exists({ name: investorRelations.name })) return;
    const { id } = await roles.create(investorRelations);
    await roles.assignPermissions(id, [
      onFields(readAction, leadUid),
      onFields(readAction, subscriptionUid),
      { action: workAction, subject: null },
      { action: exportAction, subject: null },
      { action: eraseAction, subject: null },
    ]);
  });
}

async function removePermissions(strapi: Core.Strapi, where: object): Promise<void> {
  const granted: { id: number }[] = await strapi.db
    .query("admin::permission")
    .findMany({ where, select: ["id"] });
  if (granted.length === 0) return;
  await strapiService(strapi, "admin::permission").deleteByIds(granted.map(({ id }) => id));
}

const offeredContent = (strapi: Core.Strapi) =>
  stored(strapi, { type: "api", name: "access", key: "offered-content", schema: fieldsSchema, initial: {} });

/**
 * Grants what a new version adds, once, so that administrators' changes stay: new types to Editor and Author, a new
 * field to every role that has all other fields of its type.
 */
export async function offerNewContent(strapi: Core.Strapi): Promise<void> {
  const offered = await offeredContent(strapi).read();
  const current = contentFields(strapi);
  // In one transaction: content that is recorded as offered is never granted again.
  await strapi.db.transaction(async () => {
    const newTypes = Object.keys(current).filter((uid) => !offered[uid]);
    if (newTypes.length > 0) await grantTypes(strapi, newTypes);
    for (const [uid, fields] of Object.entries(current)) {
      const known = fields.filter((field) => offered[uid]?.includes(field));
      if (known.length > 0 && known.length < fields.length) await grantFields(strapi, uid, known, fields);
    }
    await offeredContent(strapi).write(current);
  });
}

/** Returns the fields of each type. Fields in a component are named `component.field`. */
function contentFields(strapi: Core.Strapi): z.infer<typeof fieldsSchema> {
  const { getNestedFields } = strapiService(strapi, "admin::content-type");
  const { components } = strapi;
  return Object.fromEntries(
    contentTypes(strapi).map((type) => [type.uid, getNestedFields(type, { components })]),
  );
}

/** Grants types to Editor and Author as Strapi does on the first start. */
async function grantTypes(strapi: Core.Strapi, uids: string[]): Promise<void> {
  const actions = strapiService(strapi, "admin::permission")
    .actionProvider.values()
    .filter(({ section }) => section === "contentTypes")
    .map((action) => ({ ...action, subjects: action.subjects.filter((uid) => uids.includes(uid)) }));
  const all = strapiService(strapi, "admin::content-type").getPermissionsWithNestedFields(actions);
  const ownDrafts = all
    .filter(({ action }) => action !== publishAction)
    .map((permission) => ({ ...permission, conditions: ["admin::is-creator"] }));
  for (const code of contentRoles) {
    const role = await strapi.db.query("admin::role").findOne({ where: { code } });
    const permissions = code === authorCode ? ownDrafts : all;
    if (role) await strapiService(strapi, "admin::role").addPermissions(role.id, permissions);
  }
}

async function grantFields(strapi: Core.Strapi, uid: string, known: string[], all: string[]): Promise<void> {
  const permissions = strapi.db.query("admin::permission");
  const granted: (Permission & { id: number })[] = await permissions.findMany({ where: { subject: uid } });
  for (const { id, properties } of granted) {
    if (!properties?.fields || !known.every((field) => properties.fields?.includes(field))) continue;
    await permissions.update({ where: { id }, data: { properties: { ...properties, fields: all } } });
  }
}
