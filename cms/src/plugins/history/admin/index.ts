import { Trash } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { createAction } from "../../../lib/uids";
import { showEverywhere } from "../../../strapi/panel/calls";
import { addSidePanels } from "../../../strapi/panel/content-manager";
import { HistoryPanel } from "./history-panel";
import { removeExpiredForms } from "./kept-forms";
import { UndoOffer } from "./undo";

export default {
  register(app: StrapiApp): void {
    removeExpiredForms();
    showEverywhere(app, "undo", UndoOffer);
    app.addMenuLink({
      to: "trash",
      icon: Trash,
      intlLabel: { id: "trash.title", defaultMessage: "Trash" },
      // Every role may open it: permissions are checked per entry.
      permissions: [{ action: createAction, subject: null }],
      Component: () => import("./trash-page"),
    });
  },
  bootstrap: (app: StrapiApp): void => addSidePanels(app, [HistoryPanel]),
};
