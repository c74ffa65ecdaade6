import type { Core } from "@strapi/strapi";
import { addContentCalls } from "./access/content-calls";
import { offerNewContent, recordOfferedContent } from "./access/content-roles";
import { keepIdentity } from "./access/entry-identity";
import { registerLeadActions } from "./access/lead-actions";
import { closeRegistration, limitPublicRole } from "./access/public-role";
import { ensureSiteToken, removeDefaultTokens } from "./access/site-token";
import { giveSubscriptionsToTeam } from "./access/subscription-role";
import { makeTeamRoles } from "./access/team-roles";
import { startFeed } from "./changes/feed";
import { addFeedRoute } from "./changes/feed-route";
import { addChangeTables } from "./changes/tables";
import { watchChanges } from "./changes/watch";
import { addChecklistRoutes } from "./checklist/checklist-routes";
import { newsletterUid, postUid } from "./content-types";
import { registerCategoryField } from "./editing/category-field";
import { keepOriginals } from "./editing/upload-settings";
import { arrangeEditingViews } from "./editing/views";
import { environment } from "./environment";
import { onFirstStart } from "./first-start";
import { registerAssigneeField } from "./leads/assignee-field";
import { addPanelRoutes } from "./leads/panel-routes";
import { leaveTombstones } from "./leads/tombstones";
import { endSessions } from "./panel-login/end-sessions";
import { limitLogin } from "./panel-login/limit-login";
import { limitLoginRoutes } from "./panel-login/login-routes";
import { addPreviewRoute } from "./preview/preview-route";
import { addCategoryRoute } from "./publishing/category-route";
import { keepPublicationDate } from "./publishing/publication-date";
import { publishWhenDue, type ScheduledUid } from "./publishing/schedule";
import { keepScheduledDate } from "./publishing/scheduled-date";
import { makeSlugs } from "./publishing/slug";
import { checkRedirects } from "./redirects/check-redirects";
import { keepOldAddresses, noteAddresses } from "./redirects/old-addresses";
import { seed } from "./seed/seed";
import { recordChangesByHand } from "./subscriptions/by-hand";
import { leaveSubscriptionTombstones } from "./subscriptions/tombstones";

/** Types whose entries have a date of their own, and may be given one in the future. */
const datedTypes: ScheduledUid[] = [postUid, newsletterUid];

let endSchedule: (() => Promise<void>) | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    limitLoginRoutes(strapi);
    limitLogin(strapi);
    addContentCalls(strapi);
    registerCategoryField(strapi);
    registerAssigneeField(strapi);
    await registerLeadActions(strapi);
    addPanelRoutes(strapi);
    addChangeTables(strapi);
    await addFeedRoute(strapi);
    addPreviewRoute(strapi);
    addCategoryRoute(strapi);
    addChecklistRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    keepIdentity(strapi);
    endSessions(strapi);
    keepPublicationDate(strapi, datedTypes);
    keepScheduledDate(strapi, datedTypes);
    makeSlugs(strapi);
    keepOldAddresses(strapi);
    checkRedirects(strapi);
    leaveTombstones(strapi);
    leaveSubscriptionTombstones(strapi);
    recordChangesByHand(strapi);
    watchChanges(strapi);
    // A command beside the running service must not do the service's set-up a second time.
    if (strapi.config.get("commandOnly", false)) return;

    await startFeed(strapi);
    await limitPublicRole(strapi);
    await ensureSiteToken(strapi, environment().contentApiToken);
    await onFirstStart(strapi, "access", async () => {
      await removeDefaultTokens(strapi);
      await closeRegistration(strapi);
    });
    await onFirstStart(strapi, "team-roles", async () => {
      await makeTeamRoles(strapi);
      await recordOfferedContent(strapi);
    });
    await onFirstStart(strapi, "subscription-role", () => giveSubscriptionsToTeam(strapi));
    await offerNewContent(strapi);
    await onFirstStart(strapi, "upload-settings", () => keepOriginals(strapi));
    await arrangeEditingViews(strapi);
    await onFirstStart(strapi, "post-addresses", () => noteAddresses(strapi));
    await seed(strapi, environment().contentDir);
    endSchedule = publishWhenDue(strapi, datedTypes);
  },

  async destroy(): Promise<void> {
    await endSchedule?.();
  },
};
