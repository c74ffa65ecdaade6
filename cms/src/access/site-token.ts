import type { Core } from "@strapi/strapi";
import { siteActions } from "./actions";
import { adminService } from "./admin-services";

const name = "Site";
const description =
  "Used by the website. Made from CONTENT_API_TOKEN at every start; changes made here do not last.";

/**
 * Makes the API token whose access key is the one the site was given. Only the key's digest is stored, so the
 * admin panel cannot show it either.
 */
export async function ensureSiteToken(strapi: Core.Strapi, accessKey: string): Promise<void> {
  const tokens = strapi.db.query("admin::api-token");
  const data = {
    name,
    description,
    kind: "content-api",
    type: "custom",
    accessKey: adminService(strapi, "api-token-content-api").hash(accessKey),
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  };

  const existing = await tokens.findOne({ where: { name } });
  const token = existing
    ? await tokens.update({ where: { id: existing.id }, data })
    : await tokens.create({ data });

  const permissions = strapi.db.query("admin::api-token-permission");
  const granted: { id: number; action: string }[] = await permissions.findMany({
    where: { token: token.id },
  });
  for (const { id, action } of granted) {
    if (!siteActions.includes(action)) await permissions.delete({ where: { id } });
  }
  for (const action of siteActions) {
    if (!granted.some((permission) => permission.action === action)) {
      await permissions.create({ data: { action, token: token.id } });
    }
  }
}

/** Strapi makes a full-access and a read-only token on an empty database. Nobody here uses them. */
export async function removeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query("admin::api-token")
    .deleteMany({ where: { name: { $in: ["Full Access", "Read Only"] } } });
}
