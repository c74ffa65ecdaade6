import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { createAction, deleteAction, publishAction, updateAction } from "../../../lib/uids";
import { removeActions } from "../../../strapi/content-manager";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { catalogue } from "../catalogue";
import { legalTextUid, pageTextUid, recordLegalTexts } from "./legal-texts";

/** Copy and pictures of the site's pages. The site has the defaults; the cms stores what editors wrote instead. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    strapi.customFields.register({
      name: "page-copy",
      type: "json",
      inputSize: { default: 12, isResizable: false },
    });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    removeActions(strapi, pageTextUid, [createAction, deleteAction]);
    removeActions(strapi, legalTextUid, [createAction, deleteAction, publishAction, updateAction]);
    if (strapi.config.get("commandOnly", false)) return;
    await createPageTexts(strapi);
    await recordLegalTexts(strapi);
  },

  routes: panelRoutes([["GET", "/page-copy/site", "site.find", panelAccess()]]),

  controllers: {
    site: () => ({
      /** `GET /page-copy/site`: the site's origin, for links from the panel. */
      find(ctx: Context) {
        ctx.body = { data: environment().publicUrl };
      },
    }),
  },
};

/** Creates the missing entry of each page, and updates titles and paths that have changed. */
async function createPageTexts(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(pageTextUid);
  for (const { address, key: page, title } of catalogue) {
    const found: { title: string; address: string }[] = await rows.findMany({ where: { page } });
    if (found.length === 0) {
      const data = { page, title, address, copy: {} };
      await strapi.documents(pageTextUid).create({ data, status: "published" });
    } else if (found.some((entry) => entry.title !== title || entry.address !== address)) {
      await rows.updateMany({ where: { page }, data: { title, address } });
    }
  }
}
