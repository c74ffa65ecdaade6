import type { Core } from "@strapi/strapi";
import { contentTypes } from "../lib/content";
import { createEntriesAction } from "../lib/uids";
import { investorRelationsCode } from "../plugins/leads/server/team";
import { leadsPermission } from "../plugins/leads/uids";
import { strapiService } from "../strapi/services";

const investorRelations = {
  name: "Investor Relations",
  code: investorRelationsCode,
  description:
    "Works with inquiries and newsletter subscriptions: reads, answers, exports and erases them. Sees no content.",
};

const authorCode = "strapi-author";
const contentRoles = ["strapi-editor", authorCode];

/**
 * Creates the Investor Relations role, which sees leads but no content. Hides leads from Editors and Authors, and from
 * Authors also the types in which they cannot create entries. The caller runs this once per database, so that later
 * changes by administrators stay.
 */
export async function setUpRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapiService(strapi, "admin::role");
  // Authors may only open entries that they created, so a type is useless to them if it has no create action, or is a
  // single type, whose only entry they did not create.
  const actions = strapiService(strapi, "admin::permission").actionProvider.values();
  const creatableTypes = actions.find(({ actionId }) => actionId === createEntriesAction)?.subjects ?? [];
  const typesHiddenFromAuthors = contentTypes(strapi)
    .filter(({ uid, kind }) => kind === "singleType" || !creatableTypes.includes(uid))
    .map(({ uid }) => uid);
  // In one transaction: a role without permissions would count as created at the next start.
  await strapi.db.transaction(async () => {
    // On the first start, Strapi gives both roles access to every content type, including leads.
    const permissions = strapi.db.query("admin::permission");
    const leads = { subject: { $startsWith: "api::lead." }, role: { code: { $in: contentRoles } } };
    await permissions.deleteMany({ where: leads });
    const hidden = { subject: { $in: typesHiddenFromAuthors }, role: { code: authorCode } };
    await permissions.deleteMany({ where: hidden });
    if (await roles.exists({ name: investorRelations.name })) return;
    const { id } = await roles.create(investorRelations);
    await roles.assignPermissions(id, [leadsPermission]);
  });
}
