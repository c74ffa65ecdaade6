import { Flex } from "@strapi/design-system";
import { Mail } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import {
  addBulkActions,
  addSidePanels,
  formatColumns,
  hideDisabledActions,
} from "../../../admin/content-manager";
import { addCustomField } from "../../../admin/fields";
import { readAction, settingsUid } from "../../../uids";
import { labels } from "../labels";
import { listPath } from "../lead-filters";
import { erasureUid, leadUid, readLead, subscriptionUid } from "../uids";
import { AboutLead, AboutSubscription } from "./about-panels";
import { EraseButton } from "./erase-button";
import { ExportButton, exportRoutes } from "./export-button";
import { LeadPanel } from "./lead-panels";
import { PhoneButton } from "./phone-button";
import { QuickFilters } from "./quick-filters";
import { AssignSelected, CloseSelected, ExportSelected } from "./selected-actions";
import { useRights } from "./use-rights";
import { cells, usefulFilters, withoutLengths } from "./views";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, {
      name: "assignee",
      type: "string",
      label: "Assignee",
      load: () => import("./assignee-input"),
    });
    const visitor = { label: "What a visitor sent", load: () => import("./visitor-input") };
    addCustomField(app, { ...visitor, name: "visitor-line", type: "string" });
    addCustomField(app, { ...visitor, name: "visitor-text", type: "text" });
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
/** Strapi's widgets that are of use only to somebody who reads content. */
const contentWidgets = ["last-edited-entries", "last-published-entries"];
const readContent = { action: readAction, subject: settingsUid };

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
    ...others.map((widget) =>
      contentWidgets.includes(widget.id) ? { ...widget, permissions: [readContent] } : widget,
    ),
  ]);
}

/** Above the lists of leads and of subscriptions, for those who may. */
function ListActions() {
  const { slug = "" } = useParams();
  const { canErase, canExport, canUpdate } = useRights();
  const exportRoute = exportRoutes[slug];
  if (!exportRoute) return null;
  return (
    // Strapi's row around it would rather leave the window than wrap.
    <Flex gap={2} wrap="wrap" maxWidth="max(28rem, calc(100vw - 46rem))">
      {slug === leadUid && <QuickFilters />}
      {slug === leadUid && canUpdate && <PhoneButton />}
      {canErase && <EraseButton />}
      {canExport && <ExportButton route={exportRoute} />}
    </Flex>
  );
}
