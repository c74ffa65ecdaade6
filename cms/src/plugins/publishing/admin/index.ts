import type { StrapiApp } from "@strapi/strapi/admin";
import { brandTranslations } from "../../../admin/brand";
import { addSidePanels, changeActions, formatColumns } from "../../../admin/content-manager";
import { addCustomField, replaceInput } from "../../../admin/fields";
import { refetchWhenOpened } from "../../../admin/refetch";
import { BooleanField } from "./boolean-field";
import { DateField } from "./date-field";
import { FiguresPanel } from "./figures-panel";
import { OnTheSite } from "./on-the-site";
import { PreviewPanel } from "./preview-panel";
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
    replaceInput(app, "boolean", BooleanField);
    replaceInput(app, "date", DateField);
    announceSchedule(app);
  },
  bootstrap(app: StrapiApp): void {
    refetchWhenOpened();
    addSidePanels(app, [
      ProblemsPanel,
      FiguresPanel,
      WhoPublishesPanel,
      SchedulePanel,
      PreviewPanel,
      OnTheSite,
    ]);
    changeActions(app, useScheduledActions);
    formatColumns(app, { publicationDate: dateCell, updatedAt: changedCell });
  },
  /** Texts that depend on the content cannot stand in the panel's configuration. */
  registerTrads: brandTranslations,
};
