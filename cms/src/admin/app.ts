import type { StrapiApp } from "@strapi/strapi/admin";
import { extendLeadViews, leadTranslations, registerLeadInputs } from "./leads/extend-panel";

/** Choices between two are not called true and false. */
const yesAndNo = {
  "app.components.ToggleCheckbox.on-label": "Yes",
  "app.components.ToggleCheckbox.off-label": "No",
};

/** The admin panel as an editor's tool: without the vendor's tutorials, release notices and announcements. */
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: { en: { ...leadTranslations, ...yesAndNo } },
  },
  register(app: StrapiApp): void {
    // The banner for the new media library has no setting: it counts as closed. Its key ends in the
    // installation's id, which is switched off (strapi.uuid in package.json).
    for (const id of ["false", "undefined"]) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${id}`, "true");
    }
    registerLeadInputs(app);
  },
  bootstrap(app: StrapiApp): void {
    extendLeadViews(app);
  },
};
