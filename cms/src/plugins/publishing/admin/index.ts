import type { StrapiApp } from "@strapi/strapi/admin";
import { addField, addSidePanels, changeActions, formatColumns } from "../../../admin/content-manager";
import { sendFormVersions } from "../../../admin/form-version";
import { BooleanField } from "./boolean-field";
import { DateField } from "./date-field";
import { PreviewPanel } from "./preview-panel";
import { announceSchedule, changedCell, dateCell, SchedulePanel, useScheduledActions } from "./schedule";
import { ConflictPanel, useShownVersion, watchForConflicts } from "./stale-form";
import { WhoPublishesPanel } from "./who-publishes";

export default {
  register(app: StrapiApp): void {
    app.customFields.register([
      {
        name: "category",
        type: "string",
        intlLabel: { id: "category.label", defaultMessage: "Category" },
        intlDescription: { id: "category.description", defaultMessage: "One that posts have, or a new one" },
        components: { Input: async () => ({ default: (await import("./name-inputs")).CategoryInput }) },
      },
      {
        name: "author",
        type: "string",
        intlLabel: { id: "author.label", defaultMessage: "Author" },
        intlDescription: { id: "author.description", defaultMessage: "Somebody of the team, or a new name" },
        components: { Input: async () => ({ default: (await import("./name-inputs")).AuthorInput }) },
      },
      {
        name: "publish-time",
        type: "datetime",
        intlLabel: { id: "publish-time.label", defaultMessage: "Time of publication" },
        intlDescription: { id: "publish-time.description", defaultMessage: "A day and a time of the team's" },
        components: { Input: () => import("./publish-time-input") },
      },
      {
        name: "length",
        type: "integer",
        intlLabel: { id: "length.label", defaultMessage: "Length of a recording" },
        intlDescription: { id: "length.description", defaultMessage: "In seconds, measured from the file" },
        components: { Input: () => import("./length-input") },
      },
      {
        name: "page-address",
        type: "string",
        intlLabel: { id: "page-address.label", defaultMessage: "Address of a page" },
        intlDescription: { id: "page-address.description", defaultMessage: "A page of the site, or another" },
        components: { Input: () => import("./page-address-input") },
      },
    ]);
    addField(app, "boolean", BooleanField);
    addField(app, "date", DateField);
    watchForConflicts(app);
    announceSchedule(app);
  },
  bootstrap(app: StrapiApp): void {
    sendFormVersions();
    addSidePanels(app, [ConflictPanel, WhoPublishesPanel, SchedulePanel, PreviewPanel]);
    changeActions(app, (view) => {
      useShownVersion(view);
      return useScheduledActions(view);
    });
    formatColumns(app, { publicationDate: dateCell, updatedAt: changedCell });
  },
};
