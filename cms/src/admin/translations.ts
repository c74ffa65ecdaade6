const lostSession =
  "You were logged out. This browser keeps what you typed: log in, open the entry again and choose Restore.";

/** Replacements for panel texts that are wrong here, name Strapi, or use its jargon in places that editors often see. */
export const translations = {
  "Auth.form.welcome.title": "Your site",
  "Auth.form.welcome.subtitle": "Log in with your email address",
  "app.components.LeftMenu.navbrand.title": "Your site",
  "global.prompt.unsaved":
    "Leave without saving? This browser keeps what you typed in an entry, so you can restore it when you come back.",
  // Strapi says that unsaved changes are lost, and reports a lost session in terms of its API.
  "app.session.ended.unsaved": lostSession,
  "apiError.Missing or invalid credentials": lostSession,
  "app.components.ToggleCheckbox.on-label": "Yes",
  "app.components.ToggleCheckbox.off-label": "No",
  // Strapi's text names the regular expression. While a field has an error, Strapi hides its hint with the example.
  "components.Input.error.validation.regex": "Check how this is written. Clear the field to see an example.",
  // Password forms check for 8 characters and print that number; the server requires 12 (access/accounts.ts). No
  // other form asks for 8.
  "components.Input.error.validation.minLength":
    "{min, select, 8 {Use 12 characters or more.} other {Too short: write at least {min} characters.}}",

  // Labels of enumeration values.
  built: "Built (solid)",
  "under-way": "Under construction (hatched)",
  planned: "Planned (dashed)",
  all: "All",
  raising: "Still raising",

  // No setting hides the URL tab. The server fetches nothing from URLs.
  "upload.modal.nav.url": "From URL (off)",
  "upload.import-from-url": "From URL (off)",
  // An upload button is below each file field (`withUploadButton`), so this text does not mention uploading.
  "upload.mediaLibraryInput.placeholder": "Choose from the media library, or drop a file here",
  // The media library shows this for all failures. `app.ts` then shows the reason.
  "upload.list.bulk-actions.delete.error": "Nothing was deleted.",
  // The reason follows, per file. Strapi's text asks to try again, but most refused files would be refused again.
  "upload.progress.failed.subtitle": "Nothing was uploaded. The reason is below.",
  "upload.form.input.description.file-alt": "What it shows, for people who cannot see it.",
  "content-manager.validation.error": "Not saved: correct the fields in red.",
  "content-manager.components.DynamicZone.add-component": "Add a section",
  "content-manager.actions.delete.dialog.body":
    "It leaves the site at once. You can restore it from the trash for 90 days.",
  "content-manager.actions.discard.dialog.body":
    "The draft goes back to the published version. You can find the changes under “History”.",
  "content-manager.plugin.name": "Content",
  "content-manager.header.name": "Content",
  "content-manager.components.LeftMenu.collection-types": "Lists",
  "content-manager.components.LeftMenu.single-types": "Pages and settings",

  // The text is the same for every email address, so that it does not reveal who has an account.
  "app.containers.AuthPage.ForgotPasswordSuccess.text.email":
    "If this address has an account, a link is on its way. Check your junk folder.",
  "Auth.form.password.hint":
    "At least 12 characters, with a capital letter, a small letter and a number. Use a few words, not a common password.",
  "app.components.Users.MagicLink.connect": "Their link to choose a password. It works once.",
  "Auth.form.register.subtitle": "Choose a password for the panel of your site.",
  // If the user chooses this, the panel sends the email address to the vendor of Strapi.
  "Auth.form.register.news.label":
    "Send me the newsletter of Strapi, the maker of this software ({terms}, {policy}). Optional.",
  "Settings.permissions.users.listview.header.subtitle": "Everyone who can log in to this panel",
  "email.Settings.email.plugin.text.configuration":
    "The person who runs the server sets the mail server with SMTP_URL, the sender with MAIL_FROM, and the address in links with CMS_URL.",
};
