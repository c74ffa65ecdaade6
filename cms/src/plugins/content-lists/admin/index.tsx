import type { StrapiApp } from "@strapi/strapi/admin";
import { brandTranslations } from "../../../admin/brand";
import { addContentPage, addSidePanels, nameLinks } from "../../../strapi/panel/content-manager";
import { Cards } from "./cards";
import { ListActions } from "./list-actions";
import { OnTheSite } from "./on-the-site";

const allLists = "lists/all";

export default {
  register(app: StrapiApp): void {
    addContentPage(app, allLists, () => import("./all-lists"));
  },
  bootstrap(app: StrapiApp): void {
    // Called so, it comes first among the names of the lists, and is what opens with the content manager.
    nameLinks(app, { uid: "all-lists", title: "All content", path: allLists });
    app
      .getPlugin("content-manager")
      .injectComponent("listView", "actions", { name: "content-list-actions", Component: ListActions });
    app
      .getPlugin("content-manager")
      .injectComponent("listView", "actions", { name: "cards", Component: Cards });
    addSidePanels(app, [OnTheSite]);
  },
  /** Texts that depend on the content cannot stand in the panel's configuration. */
  registerTrads: brandTranslations,
};
