/** What visitors, and so everyone, may do. */
export const readPublishedActions = [
  "api::mail-box-money-blog.mail-box-money-blog.find",
  "api::mail-box-money-blog.mail-box-money-blog.findOne",
  "api::mailbox-money-newsletter.mailbox-money-newsletter.find",
  "api::mailbox-money-newsletter.mailbox-money-newsletter.findOne",
];

/** What the site may do with its access key: read, drafts included, and bring leads in. */
export const siteActions = [
  ...readPublishedActions,
  "api::lead.lead.create",
  "api::lead.lead.find",
  "api::lead.lead.findOne",
];
