import type { StrapiApp } from "@strapi/strapi/admin";
import { textIn } from "../lib/values";
import { showEverywhere, showMessages, watchCalls } from "../strapi/panel/calls";
import { removeHeaderAction } from "../strapi/panel/content-manager";
import { watchLibraryPage } from "../strapi/panel/media-library";
import { hideUnusableScreens } from "../strapi/panel/menus";
import { DescribePictures } from "./describe-pictures";
import logo from "./logo.svg";
import { translations } from "./translations";

/** Configures the panel: brand, translations, and no vendor tutorials or announcements. */
export default {
  config: {
    auth: { logo },
    menu: { logo },
    tutorials: false,
    notifications: { releases: false },
    translations: { en: translations },
  },
  register(app: StrapiApp): void {
    showMessages(app);
    showEverywhere(app, "describe-pictures", DescribePictures);
    watchLibraryPage(app);
    // Strapi's message for a refused bulk delete leaves out the reason.
    watchCalls(app, ({ endpoint, isRefused, payload }, show) => {
      if (endpoint !== "bulkDeleteItems" || !isRefused) return;
      const message = textIn(payload, "message");
      if (message) show("danger", message);
    });
    hideUnusableScreens(app);
  },
  bootstrap(app: StrapiApp): void {
    // Content types change in the source only.
    removeHeaderAction(app, "edit-the-model");
  },
};
