import type { StrapiApp } from "@strapi/strapi/admin";
import { addCustomField } from "../../../admin/fields";
import { stringField } from "../../../lib/values";
import {
  type ActionChange,
  addBelowActions,
  addSidePanels,
  changeActions,
  type EditView,
  formatColumns,
  keepActionsInView,
} from "../../../strapi/panel/content-manager";
import { refetchWhenOpened } from "../../../strapi/panel/refetch";
import { ChoiceInput, LengthInput, TeamTimeInput, YesNoInput } from "./inputs";
import { FiguresPanel, RefusedFields } from "./problems";
import { dateCell, ScheduleText, useScheduledActions } from "./schedule";

/** Names the entry in the question before a delete. */
function nameDeletedEntry({ document }: EditView): Record<string, ActionChange> {
  const name = ["title", "name", "term", "from"].map((field) => stringField(document, field)).find(Boolean);
  return name ? { delete: { dialog: { title: `Delete “${name}”?` } } } : {};
}

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
    formatColumns(app, { publicationDate: dateCell });
  },
};
