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
    app.customFields.register({
      name: "page-address",
      type: "string",
      intlLabel: { id: "page-address.label", defaultMessage: "Address of a page" },
      intlDescription: { id: "page-address.description", defaultMessage: "A page of the site, or another" },
      components: { Input: () => import("./page-address-input") },
    });
  },
  bootstrap(app: StrapiApp): void {
    addSidePanels(app, [SchedulePanel, PreviewPanel]);
    changeActions(app, useScheduledActions);
    formatColumns(app, { publicationDate: dateCell });
  },
};
