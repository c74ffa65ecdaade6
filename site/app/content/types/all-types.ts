import type { ContentType } from "./content-type.ts";
import {
  aboutLists,
  glossaryTerms,
  investorLists,
  legalTexts,
  mediaLists,
  mediaMentions,
  newslettersType,
  projectCards,
  redirects,
} from "./lists.ts";
import { pageTexts } from "./page-texts.server.ts";
import { pagesType } from "./pages.server.ts";
import { podcastEpisodes } from "./podcast.ts";
import { postsType } from "./posts.server.ts";
import { launchType, offeringType, settingsType } from "./single-types.ts";

/** Types that every content service has (specification, section 7). */
export const specifiedTypes: readonly ContentType[] = [postsType, newslettersType];

/** Types that other content services may lack. The site then shows what it last read, or samples if it has read none. */
export const ownTypes: readonly ContentType[] = [
  launchType,
  settingsType,
  offeringType,
  projectCards,
  aboutLists,
  podcastEpisodes,
  mediaMentions,
  mediaLists,
  investorLists,
  glossaryTerms,
  redirects,
  pageTexts,
  // After page copy, which legal texts override.
  legalTexts,
  pagesType,
];

/** Types that every page needs. */
export const neededTypes: readonly ContentType[] = [settingsType, offeringType];

export const contentTypes: ReadonlyMap<string, ContentType> = new Map(
  [...specifiedTypes, ...ownTypes].map((type) => [type.name, type]),
);

export { newslettersType, pagesType, postsType };
