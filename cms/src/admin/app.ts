import { Clock, Feather } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { createEntriesAction, postUid } from "../lib/uids";
import { stringField } from "../lib/values";
import { RecentEntries } from "../plugins/history/admin/recent-entries";
import { addCallMessage, addGlobalComponent, watchPanelCalls } from "../strapi/panel/calls";
import { removeAction } from "../strapi/panel/content-manager";
import { wrapFileInput } from "../strapi/panel/media-library";
import { closeMenuOnLinkToOpenPage, hideUnusableScreens } from "../strapi/panel/menus";
import { ContentLinks } from "./content-links";
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
    watchPanelCalls(app);
    addGlobalComponent(app, "describe-pictures", DescribePictures);
    wrapFileInput(app, withUploadButton);
    // If a file cannot be deleted, the media library's message leaves out the reason.
    addCallMessage(app, "bulk-delete-reason", async ({ endpoint, isRejected, payload }) => {
      const message = stringField(payload, "message");
      return endpoint === "bulkDeleteItems" && isRejected && message
        ? { type: "danger", message }
        : undefined;
    });
    hideUnusableScreens(app);
    closeMenuOnLinkToOpenPage(app);
    app.widgets.register({
      id: "content",
      icon: Feather,
      title: { id: "home.content", defaultMessage: "Content" },
      link: {
        label: { id: "home.write-a-post", defaultMessage: "Write a post" },
        href: `/content-manager/collection-types/${postUid}/create`,
      },
      component: async () => ContentLinks,
      permissions: [{ action: createEntriesAction, subject: null }],
    });
    app.widgets.register({
      id: "recent-entries",
      icon: Clock,
      title: { id: "home.recent-entries", defaultMessage: "Recently edited" },
      component: async () => RecentEntries,
      permissions: [{ action: createEntriesAction, subject: null }],
    });
  },
  bootstrap(app: StrapiApp): void {
    // Content types change in the source only.
    removeAction(app, "edit-the-model");
  },
};
