import type { StrapiApp } from "@strapi/strapi/admin";
import { addCustomField } from "../../../admin/fields";
import { addSidePanels, changeActions, formatColumns } from "../../../strapi/panel/content-manager";
import { refetchWhenOpened } from "../../../strapi/panel/refetch";
import { dateCell, SchedulePanel, useScheduledActions } from "./schedule";
import { FiguresPanel, OnTheSite, ProblemsPanel } from "./side-panels";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, {
      name: "team-time",
      type: "datetime",
      label: "Time of the team",
      load: () => import("./team-time-input"),
    });
    addCustomField(app, {
      name: "length",
      type: "integer",
      label: "Length of a recording",
      load: () => import("./length-input"),
    });
  },
  bootstrap(app: StrapiApp): void {
    refetchWhenOpened();
    addSidePanels(app, [ProblemsPanel, FiguresPanel, SchedulePanel, OnTheSite]);
    changeActions(app, useScheduledActions);
    formatColumns(app, { publicationDate: dateCell });
  },
};
