import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { createAction, deleteAction, publishAction, updateAction } from "../../../lib/uids";
import { fixActions } from "../../../strapi/content-manager";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { makePageTexts, pageTextUid } from "./entries";
import { legalTextUid, recordLegalTexts } from "./legal-texts";

/** The words and pictures of the site's pages. Their defaults are the site's; here is what editors wrote instead. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    strapi.customFields.register({
      name: "page-words",
      type: "json",
      inputSize: { default: 12, isResizable: false },
    });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    fixActions(strapi, pageTextUid, [createAction, deleteAction]);
    fixActions(strapi, legalTextUid, [createAction, deleteAction, publishAction, updateAction]);
    if (strapi.config.get("commandOnly", false)) return;
    await makePageTexts(strapi);
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
