import { BulletList } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { PreviewPanel } from "./preview/preview-panel";
import { dateColumn } from "./schedule/date-column";
import { SchedulePanel } from "./schedule/schedule-panel";
import { type ActionComponent, withSchedule } from "./schedule/scheduled-actions";

type AddSidePanels = (panels: (typeof PreviewPanel | typeof SchedulePanel)[]) => void;
type ChangeActions = (change: (actions: ActionComponent[]) => ActionComponent[]) => void;

/** As the server asks for it. */
const checklistPermissions = [
  { action: "plugin::content-manager.explorer.publish", subject: "api::site-setting.site-setting" },
];

const checklistLabel = { id: "checklist.title", defaultMessage: "To be supplied" };

const loadCategoryInput = () => import("./category/category-input");
const loadChecklistPage = () => import("./checklist/checklist-page");

export function registerContentTools(app: StrapiApp): void {
  app.customFields.register({
    name: "category",
    type: "string",
    intlLabel: { id: "category.label", defaultMessage: "Category" },
    intlDescription: { id: "category.description", defaultMessage: "One that posts have, or a new one" },
    components: { Input: loadCategoryInput },
  });
  app.widgets.register((others) => [
    {
      id: "sponsor-checklist",
      icon: BulletList,
      title: checklistLabel,
      link: { label: { id: "checklist.open", defaultMessage: "Open the list" }, href: "/sponsor-checklist" },
      component: async () => (await import("./checklist/checklist-widget")).default,
      permissions: checklistPermissions,
    },
    ...others,
  ]);
  app.addMenuLink({
    to: "/sponsor-checklist",
    icon: BulletList,
    intlLabel: checklistLabel,
    permissions: checklistPermissions,
    Component: loadChecklistPage,
  });
}

export function extendContentViews(app: StrapiApp): void {
  const { apis } = app.getPlugin("content-manager");
  // The panel's types leave open what a plugin offers.
  const addSidePanels = apis.addEditViewSidePanel as AddSidePanels;
  const changeActions = apis.addDocumentAction as ChangeActions;
  addSidePanels([SchedulePanel, PreviewPanel]);
  changeActions(withSchedule);
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", dateColumn);
}
