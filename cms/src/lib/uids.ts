/** UIDs of types and actions that several modules of server and panel use. */
export const postUid = "api::mail-box-money-blog.mail-box-money-blog";
export const newsletterUid = "api::mailbox-money-newsletter.mailbox-money-newsletter";
export const pageUid = "api::page.page";
export const aboutUid = "api::about-page.about-page";
export const projectUid = "api::project-card.project-card";
export const redirectUid = "api::redirect.redirect";
export const launchUid = "api::launch.launch";
export const legalTextUid = "api::legal-text.legal-text";
export const settingsUid = "api::site-setting.site-setting";

export const readEntriesAction = "plugin::content-manager.explorer.read";
export const createEntriesAction = "plugin::content-manager.explorer.create";
export const updateEntriesAction = "plugin::content-manager.explorer.update";
export const deleteEntriesAction = "plugin::content-manager.explorer.delete";
export const publishEntriesAction = "plugin::content-manager.explorer.publish";
