import type { StrapiApp } from "@strapi/strapi/admin";
import { textIn } from "../lib/values";
import { addMessage, reportCalls, showEverywhere } from "../strapi/panel/calls";
import { removeHeaderAction } from "../strapi/panel/content-manager";
import { wrapFileInput } from "../strapi/panel/media-library";
import { hideUnusableScreens } from "../strapi/panel/menus";
import { DescribePictures } from "./describe-pictures";
import { withUploadButton } from "./file-field";
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
    reportCalls(app);
    showEverywhere(app, "describe-pictures", DescribePictures);
    wrapFileInput(app, withUploadButton);
    // Strapi's message for a refused bulk delete leaves out the reason.
    addMessage(app, "bulk-delete-reason", async ({ endpoint, isRefused, payload }) => {
      const message = textIn(payload, "message");
      return endpoint === "bulkDeleteItems" && isRefused && message ? { type: "danger", message } : undefined;
    });
    hideUnusableScreens(app);
  },
  bootstrap(app: StrapiApp): void {
    // Content types change in the source only.
    removeHeaderAction(app, "edit-the-model");
  },
};
