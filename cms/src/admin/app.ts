import type { StrapiApp } from "@strapi/strapi/admin";
import { textIn } from "../lib/values";
import { keepActionsInView } from "../strapi/panel/actions-in-view";
import { showEverywhere, showMessages, watchCalls } from "../strapi/panel/calls";
import { removeHeaderAction } from "../strapi/panel/content-manager";
import { watchLibraryPage } from "../strapi/panel/media-library";
import { showWhatIsUsable } from "../strapi/panel/menus";
import { DescribePictures } from "./describe-pictures";
import logo from "./logo.svg";

/** Choices between two are not called true and false. */
const yesAndNo = {
  "app.components.ToggleCheckbox.on-label": "Yes",
  "app.components.ToggleCheckbox.off-label": "No",
};

const refusals = {
  // A pattern says nothing to an editor; the help text below the field says what is wanted.
  "components.Input.error.validation.regex": "Please write it like the example below the field.",
  // The panel's forms for a new password check for 8 characters and name that number; 12 are asked for
  // (`weak-passwords.ts`). No other form asks for 8.
  "components.Input.error.validation.minLength":
    "{min, select, 8 {Use 12 characters or more.} other {Too short: write at least {min} characters.}}",
  // The media library's one sentence for all failures; the reason follows it.
  "upload.list.bulk-actions.delete.error": "Nothing was deleted.",
};

/** The panel looks the values of choices up among its translations. */
const choices = {
  built: "Solid (built)",
  "under-way": "Hatched (under construction)",
  planned: "Dashed (planned)",
  results: "The Results",
  "more-from-us": "More from Us",
  all: "All",
  raising: "Still raising",
};

/** Strapi's own end in the middle of a sentence, or name what it is built of. */
const forms = {
  "upload.input.label": "Drop files here, or press to choose them",
  "upload.list.assets.to-upload": "{number, plural, one {1 file} other {# files}} chosen",
  "upload.modal.upload-list.sub-header-subtitle": "Upload to add to the media library.",
  "upload.form.input.description.file-alt": "What it shows, for people who cannot see it.",
  "content-manager.components.DynamicZone.add-component": "Add a section",
  "content-manager.components.DynamicZone.pick-compo": "Which section?",
};

/** Strapi's own call an entry a document. */
const done = {
  "content-manager.success.record.save": "Saved.",
  "content-manager.success.record.publish": "Published.",
  "content-manager.success.record.unpublish": "Taken off the site.",
  "content-manager.success.record.delete": "Deleted.",
  "content-manager.success.record.discard": "Changes discarded.",
  "content-manager.success.record.clone": "Copied.",
};

const lists = {
  "content-manager.plugin.name": "Content",
  "content-manager.header.name": "Content",
  "content-manager.components.LeftMenu.collection-types": "Lists",
  "content-manager.components.LeftMenu.single-types": "One entry each",
};

/** The same whether there is such an account or not. */
const passwordMail = {
  "app.containers.AuthPage.ForgotPasswordSuccess.title": "Check your email",
  "app.containers.AuthPage.ForgotPasswordSuccess.text.email":
    "If this address has an account, a link is on its way. Check your junk folder.",
  "app.containers.AuthPage.ForgotPasswordSuccess.text.contact-admin":
    "Nothing after a few minutes? Ask an administrator to set a new password for you.",
  "global.reset-password": "Set a new password",
  "Auth.form.password.hint":
    "At least 12 characters, with a capital letter, a small letter and a number: a few words, not a common password.",
};

/** New people read these in their first minute. */
const invitation = {
  "app.components.Users.MagicLink.connect": "Their link to choose a password. It works once.",
  "Auth.form.register.subtitle": "Choose a password for the panel of your site.",
};

const emailSettings = {
  "email.SettingsNav.section-label": "Email",
  "email.Settings.email.plugin.subTitle": "Whether the panel can send mail",
  "email.Settings.email.plugin.text.configuration":
    "Whoever runs the site sets the mail server with SMTP_URL, the sender with MAIL_FROM, and the address in links with CMS_URL.",
};

/** The admin panel as an editor's tool: without the vendor's tutorials, release notices and announcements. */
export default {
  config: {
    auth: { logo },
    menu: { logo },
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        ...yesAndNo,
        ...refusals,
        ...choices,
        ...forms,
        ...done,
        ...lists,
        ...passwordMail,
        ...emailSettings,
        ...invitation,
      },
    },
  },
  register(app: StrapiApp): void {
    showMessages(app);
    showEverywhere(app, "describe-pictures", DescribePictures);
    watchLibraryPage(app);
    watchCalls(app, ({ endpoint, isRefused, payload }, tell) => {
      if (endpoint !== "bulkDeleteItems" || !isRefused) return;
      const message = textIn(payload, "message");
      if (message) tell("danger", message);
    });
    showWhatIsUsable(app);
  },
  bootstrap(app: StrapiApp): void {
    keepActionsInView(app);
    // Content types change in the source.
    removeHeaderAction(app, "edit-the-model");
  },
};
