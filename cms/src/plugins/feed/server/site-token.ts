import type { Core } from "@strapi/strapi";
import { strapiService } from "../../../strapi/services";

const name = "Site";
const description =
  "Used by the website. Set from CONTENT_API_TOKEN at every start, which overwrites changes made here.";

/** Everyone may read content. In addition, the site polls versions and adds leads, but cannot read leads. */
const siteActions = [
  "plugin::feed.versions.find",
  "api::lead.lead.create",
  "api::lead.lead.reportDeliveries",
  "api::lead.lead.retries",
  "api::lead.lead.createSubscription",
];

/** Creates or updates the content API token. Stores only its digest, so the panel cannot show it. */
export async function ensureSiteToken(strapi: Core.Strapi, token: string): Promise<void> {
  const tokens = strapi.db.query("admin::api-token");
  const data = {
    name,
    description,
    kind: "content-api",
    type: "custom",
    accessKey: strapiService(strapi, "admin::api-token-content-api").hash(token),
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  };
  const existing = await tokens.findOne({ where: { name } });
  const { id } = existing
    ? await tokens.update({ where: { id: existing.id }, data })
    : await tokens.create({ data });
  const permissions = strapi.db.query("admin::api-token-permission");
  await permissions.deleteMany({ where: { token: id, action: { $notIn: siteActions } } });
  const granted: { action: string }[] = await permissions.findMany({ where: { token: id } });
  for (const action of siteActions)
    if (!granted.some((permission) => permission.action === action))
      await permissions.create({ data: { action, token: id } });
}
