import type { Core } from "@strapi/strapi";
import { registerLeadActions } from "./access/lead-actions";
import { closeRegistration, limitPublicRole } from "./access/public-role";
import { ensureSiteToken, removeDefaultTokens } from "./access/site-token";
import { makeTeamRoles } from "./access/team-roles";
import { keepOriginals } from "./editing/upload-settings";
import { arrangeEditingViews } from "./editing/views";
import { environment } from "./environment";
import { onFirstStart } from "./first-start";
import { registerAssigneeField } from "./leads/assignee-field";
import { addPanelRoutes } from "./leads/panel-routes";
import { leaveTombstones } from "./leads/tombstones";
import { keepPublicationDate } from "./publishing/publication-date";
import { makeSlugs } from "./publishing/slug";
import { seed } from "./seed/seed";

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    registerAssigneeField(strapi);
    await registerLeadActions(strapi);
    addPanelRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    keepPublicationDate(strapi, [
      "api::mail-box-money-blog.mail-box-money-blog",
      "api::mailbox-money-newsletter.mailbox-money-newsletter",
    ]);
    makeSlugs(strapi);
    leaveTombstones(strapi);
    // A command beside the running service must not do the service's set-up a second time.
    if (strapi.config.get("commandOnly", false)) return;

    await limitPublicRole(strapi);
    await ensureSiteToken(strapi, environment().contentApiToken);
    await onFirstStart(strapi, "access", async () => {
      await removeDefaultTokens(strapi);
      await closeRegistration(strapi);
    });
    await onFirstStart(strapi, "team-roles", () => makeTeamRoles(strapi));
    await onFirstStart(strapi, "upload-settings", () => keepOriginals(strapi));
    await onFirstStart(strapi, "editing-views", () => arrangeEditingViews(strapi));
    await seed(strapi, environment().contentDir);
  },
};
