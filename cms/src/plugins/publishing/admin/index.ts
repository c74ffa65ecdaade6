import type { StrapiApp } from "@strapi/strapi/admin";
import { brandTranslations } from "../../../admin/brand";
import { addCustomField } from "../../../admin/fields";
import { addSidePanels, changeActions, formatColumns } from "../../../strapi/panel/content-manager";
import { refetchWhenOpened } from "../../../strapi/panel/refetch";
import { FiguresPanel } from "./figures-panel";
import { OnTheSite } from "./on-the-site";
import { ProblemsPanel } from "./problems-panel";
import { announceSchedule, changedCell, dateCell, SchedulePanel, useScheduledActions } from "./schedule";
import { WhoPublishesPanel } from "./who-publishes";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, {
      name: "category",
      type: "string",
      label: "Category",
      load: async () => ({ default: (await import("./name-inputs")).CategoryInput }),
    });
    addCustomField(app, {
      name: "author",
      type: "string",
      label: "Author",
      load: async () => ({ default: (await import("./name-inputs")).AuthorInput }),
    });
    addCustomField(app, {
      name: "publish-time",
      type: "datetime",
      label: "Time of publication",
      load: () => import("./publish-time-input"),
    });
    addCustomField(app, {
      name: "publication-date",
      type: "datetime",
      label: "Date of publication",
      load: () => import("./publication-date-input"),
    });
    addCustomField(app, {
      name: "length",
      type: "integer",
      label: "Length of a recording",
      load: () => import("./length-input"),
    });
    addCustomField(app, {
      name: "page-address",
      type: "string",
      label: "Address of a page",
      load: () => import("./page-address-input"),
    });
    addCustomField(app, {
      name: "yes-or-no",
      type: "boolean",
      label: "Statement",
      load: () => import("./yes-or-no-input"),
    });
    announceSchedule(app);
  },
  bootstrap(app: StrapiApp): void {
    refetchWhenOpened();
    addSidePanels(app, [ProblemsPanel, FiguresPanel, WhoPublishesPanel, SchedulePanel, OnTheSite]);
    changeActions(app, useScheduledActions);
    formatColumns(app, { publicationDate: dateCell, updatedAt: changedCell });
  },
  /** Texts that depend on the content cannot stand in the panel's configuration. */
  registerTrads: brandTranslations,
};
