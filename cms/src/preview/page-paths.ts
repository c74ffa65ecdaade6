import type { ContentUid } from "../content-types";
import { postPath } from "../redirects/site-paths";

export interface PreviewedEntry {
  documentId: string;
  slug?: string | null;
  placement?: string | null;
}

type PathOf = (entry: PreviewedEntry) => string | undefined;

const phase = "/jefferson-reserve-phase-2";

/** The page on which an entry is best looked at; an entry without one cannot be looked at. */
const paths: Record<ContentUid, PathOf> = {
  "api::mail-box-money-blog.mail-box-money-blog": ({ slug }) => (slug ? postPath(slug) : undefined),
  "api::mailbox-money-newsletter.mailbox-money-newsletter": ({ documentId }) =>
    `/newsletter?issue=${documentId}`,
  "api::site-setting.site-setting": () => "/",
  "api::offering.offering": () => phase,
  "api::project-card.project-card": ({ placement }) => (placement === "second-phase" ? phase : "/"),
  "api::team-member.team-member": () => "/about",
  "api::stat.stat": () => "/",
  "api::market-rank.market-rank": () => phase,
  "api::partner.partner": () => "/about",
  "api::testimonial.testimonial": () => "/about",
  "api::gallery-picture.gallery-picture": () => "/about",
  "api::podcast-episode.podcast-episode": () => "/podcast",
  "api::media-mention.media-mention": () => "/media",
  "api::media-video.media-video": () => "/media",
  "api::question.question": () => "/investor",
  "api::glossary-term.glossary-term": () => "/investor",
  "api::redirect.redirect": () => undefined,
};

export function pagePath(uid: ContentUid, entry: PreviewedEntry): string | undefined {
  return paths[uid](entry);
}
