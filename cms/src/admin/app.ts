import type { StrapiApp } from "@strapi/strapi/admin";
import { keepActionsInView } from "./actions-in-view";
import { showMessages, watchCalls } from "./calls";

/** Choices between two are not called true and false. */
const yesAndNo = {
  "app.components.ToggleCheckbox.on-label": "Yes",
  "app.components.ToggleCheckbox.off-label": "No",
};

const refusals = {
  // A pattern says nothing to an editor; the help text below the field says what is wanted.
  "components.Input.error.validation.regex": "Please write it like the example below the field.",
  // The media library's one sentence for all failures; the reason follows it.
  "upload.list.bulk-actions.delete.error": "Nothing was deleted.",
};

/** The admin panel as an editor's tool: without the vendor's tutorials, release notices and announcements. */
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: { en: { ...yesAndNo, ...refusals } },
  },
  register(app: StrapiApp): void {
    // The banner for the new media library has no setting: it counts as closed. Its key ends in the
    // installation's id, which is switched off (strapi.uuid in package.json).
    for (const id of ["false", "undefined"]) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${id}`, "true");
    }
    showMessages(app);
    watchCalls(app, ({ endpoint, isRefused, payload }, tell) => {
      if (endpoint !== "bulkDeleteItems" || !isRefused) return;
      const { message } = payload as { message?: string };
      if (message) tell("danger", message);
    });
  },
  bootstrap: keepActionsInView,
};
