import type { Core } from "@strapi/strapi";
import { contentTypes } from "@strapi/utils";
import { subscriptionUid } from "../subscriptions/uids";
import { adminService } from "./admin-services";
import { readAction, updateAction } from "./lead-actions";
import { investorRelations } from "./team-roles";

/** What investor relations writes; the rest is a record of what the subscriber did. */
const written = ["subscriptionState", "notes", "needsReview"];

/** Opens the newsletter's subscriptions to investor relations, and to nobody else. Once in the life of a database. */
export async function giveSubscriptionsToTeam(strapi: Core.Strapi): Promise<void> {
  const role = await strapi.db.query("admin::role").findOne({ where: { code: investorRelations.code } });
  if (!role) return;
  const read = contentTypes.getVisibleAttributes(strapi.contentType(subscriptionUid));
  const permission = (action: string, fields: string[]) => ({
    action,
    subject: subscriptionUid,
    properties: { fields },
  });
  await adminService(strapi, "role").addPermissions(role.id, [
    permission(readAction, read),
    permission(updateAction, written),
  ]);
}
