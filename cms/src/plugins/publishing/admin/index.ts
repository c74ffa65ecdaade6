import type { StrapiApp } from "@strapi/strapi/admin";
import { addSidePanels, changeActions, formatColumns } from "../../../admin/content-manager";
import { PreviewPanel } from "./preview-panel";
import { dateCell, SchedulePanel, useScheduledActions } from "./schedule";

export default {
  register(app: StrapiApp): void {
    app.customFields.register({
      name: "category",
      type: "string",
      intlLabel: { id: "category.label", defaultMessage: "Category" },
      intlDescription: { id: "category.description", defaultMessage: "One that posts have, or a new one" },
      components: { Input: () => import("./category-input") },
    });
  },
  bootstrap(app: StrapiApp): void {
    addSidePanels(app, [SchedulePanel, PreviewPanel]);
    changeActions(app, useScheduledActions);
    formatColumns(app, { publicationDate: dateCell });
  },
};
