import { Trash } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { createAction } from "../../../lib/uids";
import { addSidePanels } from "../../../strapi/panel/content-manager";
import { HistoryPanel } from "./history-panel";
import { offerUndo } from "./undo";
import { watchSaves } from "./use-kept-form";

export default {
  register(app: StrapiApp): void {
    watchSaves(app);
    offerUndo(app);
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
