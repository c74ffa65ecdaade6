import { marketRanks, statCards } from "./figures.ts";
import { galleryPictures } from "./galleries.ts";
import { newsletters } from "./newsletters.ts";
import { offeringType } from "./offering.ts";
import { partners, teamMembers, testimonials } from "./people.ts";
import { podcastEpisodes } from "./podcast.ts";
import { projectCards } from "./projects.ts";
import { redirects } from "./redirects.ts";
import { settingsType } from "./settings.ts";
import type { SiteType } from "./site-type.ts";
import { glossaryTerms, mediaMentions, questions } from "./texts.ts";
import { mediaVideos } from "./videos.ts";

/** Types that every content service of the specification has, besides posts. */
export const newslettersType: SiteType = newsletters;

/** Types that a content service may lack: typed content stands in for them. */
export const ownTypes: readonly SiteType[] = [
  settingsType,
  offeringType,
  projectCards,
  teamMembers,
  statCards,
  marketRanks,
  partners,
  testimonials,
  galleryPictures,
  podcastEpisodes,
  mediaMentions,
  mediaVideos,
  questions,
  glossaryTerms,
  redirects,
];

/** All types but posts, which are too many to be read like these. */
export const siteTypes: ReadonlyMap<string, SiteType> = new Map(
  [newslettersType, ...ownTypes].map((type) => [type.name, type]),
);

/** What the change feed and the preview call posts. */
export const postsType = "mail-box-money-blogs";
