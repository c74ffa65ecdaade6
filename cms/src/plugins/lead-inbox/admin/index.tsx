import { Flex } from "@strapi/design-system";
import { Mail } from "@strapi/icons";
import { type StrapiApp, useRBAC } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import {
  addBulkActions,
  addSidePanels,
  formatColumns,
  hideDisabledActions,
} from "../../../admin/content-manager";
import { labels } from "../labels";
import { listPath } from "../lead-filters";
import {
  eraseAction,
  erasureUid,
  exportAction,
  leadUid,
  readLead,
  subscriptionUid,
  updateLead,
} from "../uids";
import { AboutLead, AboutSubscription } from "./about-panels";
import { EraseButton } from "./erase-button";
import { ExportButton, exportRoutes } from "./export-button";
import { LeadPanel } from "./lead-panels";
import { PhoneButton } from "./phone-button";
import { QuickFilters } from "./quick-filters";
import { AssignSelected, CloseSelected, ExportSelected } from "./selected-actions";
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
    for (const [name, type] of [
      ["visitor-line", "string"],
      ["visitor-text", "text"],
    ] as const) {
      app.customFields.register({
        name,
        type,
        intlLabel: { id: `${name}.label`, defaultMessage: "What a visitor sent" },
        intlDescription: { id: `${name}.description`, defaultMessage: "Read and not changed" },
        components: { Input: () => import("./visitor-input") },
      });
    }
    registerWidgets(app);
  },
  bootstrap(app: StrapiApp): void {
    const listActions = { name: "lead-actions", Component: ListActions };
    app.getPlugin("content-manager").injectComponent("listView", "actions", listActions);
    addSidePanels(app, [LeadPanel, AboutLead, AboutSubscription]);
    addBulkActions(app, [AssignSelected, CloseSelected, ExportSelected]);
    hideDisabledActions(app, [leadUid, subscriptionUid, erasureUid], ["clone", "delete"]);
    formatColumns(app, cells);
    app.registerHook("Admin/CM/pages/ListView/inject-in-filters", usefulFilters);
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", withoutLengths);
  },
  /** The panel looks the values of choices up among its translations. */
  async registerTrads() {
    const { confirmation, deliveryState, form, leadStatus, subscriptionState } = labels;
    const data = { ...form, ...leadStatus, ...subscriptionState, ...confirmation, ...deliveryState };
    return [{ locale: "en", data }];
  },
};

const open = { label: { id: "lead-inbox.open", defaultMessage: "All inquiries" }, href: listPath };
/** Of use only to somebody who reads content. */
const readContent = [{ action: readLead.action, subject: "api::site-setting.site-setting" }];
const standardWidgets = new Map<string, { action: string; subject: string | null }[]>([
  ["last-edited-entries", readContent],
  ["last-published-entries", readContent],
]);

function registerWidgets(app: StrapiApp): void {
  app.widgets.register((others) => [
    {
      id: "inquiries",
      icon: Mail,
      title: { id: "lead-inbox.numbers", defaultMessage: "Inquiries" },
      link: open,
      component: async () => (await import("./home-widgets")).InquiryNumbers,
      permissions: [readLead],
    },
    {
      id: "inquiry-sources",
      icon: Mail,
      title: { id: "lead-inbox.sources", defaultMessage: "Inquiries of the last eight weeks" },
      component: async () => (await import("./home-widgets")).InquirySources,
      permissions: [readLead],
    },
    ...others.map((widget) => {
      const permissions = standardWidgets.get(widget.id) ?? widget.permissions;
      return permissions ? { ...widget, permissions } : widget;
    }),
  ]);
}

const permissions = {
  update: [updateLead],
  export: [{ action: exportAction, subject: null }],
  erase: [{ action: eraseAction, subject: null }],
};

/** Above the lists of leads and of subscriptions, for those who may. */
function ListActions() {
  const { slug = "" } = useParams();
  const { allowedActions } = useRBAC(permissions);
  const exportRoute = exportRoutes[slug];
  if (!exportRoute) return null;
  return (
    // Strapi's row around it would rather leave the window than wrap.
    <Flex gap={2} wrap="wrap" maxWidth="max(28rem, calc(100vw - 46rem))">
      {slug === leadUid && <QuickFilters />}
      {slug === leadUid && allowedActions.canUpdate && <PhoneButton />}
      {allowedActions.canErase && <EraseButton />}
      {allowedActions.canExport && <ExportButton route={exportRoute} />}
    </Flex>
  );
}
