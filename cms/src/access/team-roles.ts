import type { Core } from "@strapi/strapi";
import { contentTypes } from "@strapi/utils";
import { teamFields } from "../leads/team-fields";
import { erasureUid, leadUid } from "../leads/uids";
import { adminService, type RoleDescription } from "./admin-services";
import { eraseAction, exportAction, readAction, updateAction } from "./lead-actions";

export const investorRelations: RoleDescription = {
  name: "Investor Relations",
  code: "investor-relations",
  description:
    "Works with leads and newsletter subscriptions: reads, marks, exports and erases them. Sees no content.",
};

/** Strapi's own roles for content, by their codes. */
export const contentRoles = ["strapi-editor", "strapi-author"];

/**
 * Two kinds of people: investor relations sees leads and no content, editors see content and no leads. Once in
 * the life of a database; what an administrator changes afterwards stays.
 */
export async function makeTeamRoles(strapi: Core.Strapi): Promise<void> {
  const roles = adminService(strapi, "role");
  // All or nothing: a role without its permissions would count as made at the next start.
  await strapi.db.transaction(async () => {
    await takeLeadsFromContentRoles(strapi);
    if (await roles.exists({ name: investorRelations.name })) return;
    const { id } = await roles.create(investorRelations);
    await roles.assignPermissions(id, [
      { action: readAction, subject: leadUid, properties: { fields: readable(strapi, leadUid) } },
      // What a visitor sent stays as it was sent.
      { action: updateAction, subject: leadUid, properties: { fields: [...teamFields, "needsReview"] } },
      { action: readAction, subject: erasureUid, properties: { fields: readable(strapi, erasureUid) } },
      { action: exportAction, subject: null },
      { action: eraseAction, subject: null },
    ]);
  });
}

/** Strapi gives them every content type that there is at the first start, leads included. */
async function takeLeadsFromContentRoles(strapi: Core.Strapi): Promise<void> {
  const granted: { id: number }[] = await strapi.db.query("admin::permission").findMany({
    where: { subject: { $startsWith: "api::lead." }, role: { code: { $in: contentRoles } } },
    select: ["id"],
  });
  if (granted.length > 0) {
    await adminService(strapi, "permission").deleteByIds(granted.map(({ id }) => id));
  }
}

const readable = (strapi: Core.Strapi, uid: typeof leadUid | typeof erasureUid): string[] =>
  contentTypes.getVisibleAttributes(strapi.contentType(uid));
