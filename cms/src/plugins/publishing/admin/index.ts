import type { StrapiApp } from "@strapi/strapi/admin";
import { addCustomField } from "../../../admin/fields";
import {
  addActionPanel,
  addBelowActions,
  addSidePanels,
  changeActions,
  formatColumns,
  keepActionsInView,
} from "../../../strapi/panel/content-manager";
import { refetchWhenOpened } from "../../../strapi/panel/refetch";
import { DeleteButton } from "./delete-button";
import { dateCell, ScheduleText, timeCell, useScheduledActions } from "./schedule";
import { FieldProblems, FiguresPanel, SiteLinkPanel } from "./side-panels";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, {
      name: "choice",
      type: "string",
      label: "Text with choices",
      load: () => import("./choice-input"),
    });
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
    addCustomField(app, {
      name: "yes-no",
      type: "boolean",
      label: "Question",
      load: () => import("./yes-no-input"),
    });
  },
  bootstrap(app: StrapiApp): void {
    refetchWhenOpened();
    addBelowActions(app, "problems", FieldProblems);
    addBelowActions(app, "schedule", ScheduleText);
    keepActionsInView(app);
    addSidePanels(app, [FiguresPanel, SiteLinkPanel]);
    addActionPanel(app, "delete", "Delete", DeleteButton);
    changeActions(app, useScheduledActions);
    formatColumns(app, {
      publicationDate: dateCell,
      date: timeCell("date"),
      updatedAt: timeCell("updatedAt"),
    });
  },
};
