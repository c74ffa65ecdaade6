import type { StrapiApp } from "@strapi/strapi/admin";
import { addCustomField } from "../../../admin/fields";
import {
  addBelowActions,
  addSidePanels,
  changeActions,
  formatColumns,
  keepActionsInView,
} from "../../../strapi/panel/content-manager";
import { refetchWhenOpened } from "../../../strapi/panel/refetch";
import { dateCell, ScheduleText, useScheduledActions } from "./schedule";
import { FiguresPanel, FirstProblem } from "./side-panels";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, "choice", "string", () => import("./choice-input"));
    addCustomField(app, "team-time", "datetime", () => import("./team-time-input"));
    addCustomField(app, "length", "integer", () => import("./length-input"));
    addCustomField(app, "yes-no", "boolean", () => import("./yes-no-input"));
  },
  bootstrap(app: StrapiApp): void {
    refetchWhenOpened();
    addBelowActions(app, "problems", FirstProblem);
    addBelowActions(app, "schedule", ScheduleText);
    keepActionsInView(app);
    addSidePanels(app, [FiguresPanel]);
    changeActions(app, useScheduledActions);
    formatColumns(app, { publicationDate: dateCell });
  },
};
