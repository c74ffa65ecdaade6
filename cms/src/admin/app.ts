import type { StrapiApp } from "@strapi/strapi/admin";
import { deletionTranslations, showDeletionRefusals } from "./deletion-refusal";

/** Choices between two are not called true and false. */
const yesAndNo = {
  "app.components.ToggleCheckbox.on-label": "Yes",
  "app.components.ToggleCheckbox.off-label": "No",
};

/** A pattern says nothing to an editor; the help text below the field says what is wanted. */
const refusals = {
  "components.Input.error.validation.regex": "This has another form than the one described below the field.",
};

/** The admin panel as an editor's tool: without the vendor's tutorials, release notices and announcements. */
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: { en: { ...deletionTranslations, ...yesAndNo, ...refusals } },
  },
  register(app: StrapiApp): void {
    // The banner for the new media library has no setting: it counts as closed. Its key ends in the
    // installation's id, which is switched off (strapi.uuid in package.json).
    for (const id of ["false", "undefined"]) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${id}`, "true");
    }
    showDeletionRefusals(app);
  },
};
