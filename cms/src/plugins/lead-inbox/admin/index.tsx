import { type StrapiApp, useRBAC } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import { addSidePanels, formatColumns } from "../../../admin/content-manager";
import { labels } from "../labels";
import { eraseAction, exportAction, leadUid, subscriptionUid } from "../uids";
import { AboutLead, AboutSubscription } from "./about-panels";
import { EraseButton } from "./erase-button";
import { ExportButton } from "./export-button";
import { cells, usefulFilters, withoutLengths } from "./views";

export default {
  register(app: StrapiApp): void {
    app.customFields.register({
      name: "assignee",
      type: "string",
      intlLabel: { id: "assignee.label", defaultMessage: "Assignee" },
      intlDescription: { id: "assignee.description", defaultMessage: "A person of the team" },
      components: { Input: () => import("./assignee-input") },
    });
  },
  bootstrap(app: StrapiApp): void {
    const listActions = { name: "lead-actions", Component: ListActions };
    app.getPlugin("content-manager").injectComponent("listView", "actions", listActions);
    addSidePanels(app, [AboutLead, AboutSubscription]);
    formatColumns(app, cells);
    app.registerHook("Admin/CM/pages/ListView/inject-in-filters", usefulFilters);
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", withoutLengths);
  },
  /** The panel looks the values of choices up among its translations. */
  async registerTrads() {
    const { confirmation, form, leadStatus, subscriptionState } = labels;
    return [{ locale: "en", data: { ...form, ...leadStatus, ...subscriptionState, ...confirmation } }];
  },
};

const permissions = {
  export: [{ action: exportAction, subject: null }],
  erase: [{ action: eraseAction, subject: null }],
};

const exportRoutes: Record<string, string> = {
  [leadUid]: "/lead-inbox/export",
  [subscriptionUid]: "/lead-inbox/subscriptions/export",
};

/** Above the lists of leads and of subscriptions, for those who may. */
function ListActions() {
  const { slug = "" } = useParams();
  const { allowedActions } = useRBAC(permissions);
  const exportRoute = exportRoutes[slug];
  if (!exportRoute) return null;
  return (
    <>
      {allowedActions.canErase && <EraseButton />}
      {allowedActions.canExport && <ExportButton route={exportRoute} />}
    </>
  );
}
