import type { StrapiApp } from "@strapi/strapi/admin";
import { addCustomField } from "../../../admin/fields";
import {
  addBelowActions,
  addSidePanels,
  changeActions,
  changeBulkActions,
  formatColumns,
  keepActionsInView,
} from "../../../strapi/panel/content-manager";
import { refetchWhenOpened } from "../../../strapi/panel/refetch";
import { nameDeletedEntry, nameSelectedEntries } from "./confirmations";
import { ChoiceInput, LengthInput, TeamTimeInput, YesNoInput } from "./inputs";
import { FiguresPanel, RefusedFields } from "./problems";
import { dateCell, ScheduleText, useScheduledActions } from "./schedule";

export default {
  register(app: StrapiApp): void {
    addCustomField(app, "choice", "string", async () => ChoiceInput);
    addCustomField(app, "team-time", "datetime", async () => TeamTimeInput);
    addCustomField(app, "length", "integer", async () => LengthInput);
    addCustomField(app, "yes-no", "boolean", async () => YesNoInput);
  },
  bootstrap(app: StrapiApp): void {
    refetchWhenOpened();
    addBelowActions(app, "refused-fields", RefusedFields);
    addBelowActions(app, "schedule", ScheduleText);
    keepActionsInView(app);
    addSidePanels(app, [FiguresPanel]);
    changeActions(app, useScheduledActions);
    changeActions(app, nameDeletedEntry);
    changeBulkActions(app, nameSelectedEntries);
    formatColumns(app, { publicationDate: dateCell });
  },
};
