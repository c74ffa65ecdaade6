import { Trash } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { createEntriesAction } from "../../../lib/uids";
import { addGlobalComponent } from "../../../strapi/panel/calls";
import { addSidePanels } from "../../../strapi/panel/content-manager";
import { HistoryPanel } from "./history-panel";
import { UndoOffer } from "./undo";
import { removeExpiredUnsavedForms } from "./unsaved-forms";

export default {
  register(app: StrapiApp): void {
    removeExpiredUnsavedForms();
    addGlobalComponent(app, "undo", UndoOffer);
    app.addMenuLink({
      to: "trash",
      icon: Trash,
      intlLabel: { id: "trash.title", defaultMessage: "Trash" },
      // Shows the link to users who may create entries of at least one type. The server checks permissions per entry.
      permissions: [{ action: createEntriesAction, subject: null }],
      Component: () => import("./trash-page"),
    });
  },
  bootstrap: (app: StrapiApp): void => addSidePanels(app, [HistoryPanel]),
};
