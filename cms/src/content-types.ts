export const postUid = "api::mail-box-money-blog.mail-box-money-blog";
export const newsletterUid = "api::mailbox-money-newsletter.mailbox-money-newsletter";
export const redirectUid = "api::redirect.redirect";

/** Content of which there is exactly one entry. */
export const singleTypes = ["api::site-setting.site-setting", "api::offering.offering"] as const;

export const collectionTypes = [
  postUid,
  newsletterUid,
  "api::project-card.project-card",
  "api::team-member.team-member",
  "api::stat.stat",
  "api::market-rank.market-rank",
  "api::partner.partner",
  "api::testimonial.testimonial",
  "api::gallery-picture.gallery-picture",
  "api::podcast-episode.podcast-episode",
  "api::media-mention.media-mention",
  "api::media-video.media-video",
  "api::question.question",
  "api::glossary-term.glossary-term",
  redirectUid,
] as const;

/** What the site shows: editors write it, and everybody may read what is published of it. */
export const contentUids = [...singleTypes, ...collectionTypes] as const;

export type ContentUid = (typeof contentUids)[number];
