/** Replacements for panel texts that use Strapi's terms or do not help an editor. */
export const translations = {
  "Auth.form.welcome.title": "Your site",
  "Auth.form.welcome.subtitle": "Log in with your email address",
  "HomePage.head.title": "Home",
  "HomePage.header.subtitle": "Your site",
  "app.components.LeftMenu.logo.alt": "Your site",
  "app.components.LeftMenu.navbrand.title": "Your site",
  "app.components.LeftMenu.navbrand.workplace": "Your site",
  "global.prompt.unsaved":
    "Leave without saving? This browser keeps what you typed in an entry, so you can restore it when you come back.",
  "app.components.ToggleCheckbox.on-label": "Yes",
  "app.components.ToggleCheckbox.off-label": "No",
  // Strapi's text shows the regular expression. Point to the field's hint instead.
  "components.Input.error.validation.regex": "Please write it like the example below the field.",
  // Password forms check for 8 characters and print that number; the server requires 12 (access/accounts.ts). No
  // other form asks for 8.
  "components.Input.error.validation.minLength":
    "{min, select, 8 {Use 12 characters or more.} other {Too short: write at least {min} characters.}}",
  // The media library shows this for all failures. `app.ts` then shows the reason.
  "upload.list.bulk-actions.delete.error": "Nothing was deleted.",

  // Labels of enumeration values.
  built: "Solid (built)",
  "under-way": "Hatched (under construction)",
  planned: "Dashed (planned)",
  results: "The Results",
  "more-from-us": "More from Us",
  all: "All",
  raising: "Still raising",

  // No setting hides the URL tab. The server fetches nothing from URLs.
  "upload.modal.nav.url": "From URL (off)",
  "upload.import-from-url": "From URL (off)",
  "upload.input.url.label": "Save the file, then upload it",
  "upload.input.url.description": "Files cannot be fetched from a URL.",
  "upload.input.label": "Drop files here, or click to choose them",
  "upload.mediaLibraryInput.placeholder": "Choose from the media library, or drop a file here",
  "upload.header.actions.add-assets": "Add files",
  "upload.modal.upload-list.sub-header.button": "Upload files",
  "upload.modal.upload-list.footer.button": "Upload {number, plural, one {1 file} other {# files}}",
  "upload.list.assets.title": "Files ({count})",
  "upload.list.assets-empty.title": "No files yet",
  "upload.list-assets-select": "Select {name}",
  "global.finish": "Done",
  "upload.list.assets.to-upload": "{number, plural, one {1 file} other {# files}} chosen",
  "upload.modal.upload-list.sub-header-subtitle": "Upload to add to the media library.",
  "upload.progress.failed.subtitle": "The reason is below. Close this with the × on the right.",
  "upload.form.input.description.file-alt": "What it shows, for people who cannot see it.",
  "content-manager.actions-drawer.open": "Preview, history and more",
  "content-manager.components.DynamicZone.add-component": "Add a section",
  "content-manager.components.DynamicZone.ComponentPicker-label": "Choose a section",
  "content-manager.validation.error": "Correct the fields marked in red first.",
  "content-manager.success.record.save": "Saved.",
  "content-manager.success.record.publish": "Published.",
  "content-manager.success.record.unpublish": "Unpublished.",
  "content-manager.success.record.delete": "Deleted.",
  "content-manager.success.record.discard": "Changes discarded.",
  "content-manager.success.record.clone": "Copied.",
  "content-manager.actions.delete.dialog.body":
    "It leaves the site at once. You can restore it from the trash for 90 days.",
  "content-manager.actions.discard.dialog.body":
    "The draft goes back to the published version. You can find the changes under “Earlier versions”.",
  "content-manager.plugin.name": "Content",
  "content-manager.header.name": "Content",
  "content-manager.components.LeftMenu.collection-types": "Lists",
  "content-manager.components.LeftMenu.single-types": "Pages and settings",

  // The text is the same for every email address, so that it does not reveal who has an account.
  "app.containers.AuthPage.ForgotPasswordSuccess.title": "Check your email",
  "app.containers.AuthPage.ForgotPasswordSuccess.text.email":
    "If this address has an account, a link is on its way. Check your junk folder.",
  "app.containers.AuthPage.ForgotPasswordSuccess.text.contact-admin":
    "Nothing after a few minutes? Ask an administrator to set a new password for you.",
  "global.reset-password": "Set a new password",
  "Auth.form.password.hint":
    "At least 12 characters, with a capital letter, a small letter and a number: a few words, not a common password.",
  "app.components.Users.MagicLink.connect": "Their link to choose a password. It works once.",
  "Auth.form.register.subtitle": "Choose a password for the panel of your site.",
  // If the user chooses this, the panel sends the email address to the vendor of Strapi.
  "Auth.form.register.news.label":
    "Send me the newsletter of Strapi, the maker of this software ({terms}, {policy}). Optional.",
  "Settings.permissions.users.listview.header.subtitle": "Everyone who can log in to this panel",
  "content-manager.widget.last-edited.single-type": "Page or setting",
  "content-manager.widget.last-edited.no-data": "Nothing yet. Start with a post.",

  "email.SettingsNav.section-label": "Email",
  "email.Settings.email.plugin.subTitle": "Whether the panel can send mail",
  "email.Settings.email.plugin.text.configuration":
    "The person who runs the server sets the mail server with SMTP_URL, the sender with MAIL_FROM, and the address in links with CMS_URL.",
};
