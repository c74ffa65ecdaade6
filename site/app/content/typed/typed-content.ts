import type { SiteContent } from "../model/site-content.ts";
import { moreFromUs, results } from "./galleries.ts";
import { glossary } from "./glossary.ts";
import { marketRanks } from "./market-ranks.ts";
import { mediaMentions } from "./media-mentions.ts";
import { offering } from "./offering.ts";
import { partners } from "./partners.ts";
import { episodes } from "./podcast.ts";
import { pastOpportunities, projects } from "./projects.ts";
import { questions } from "./questions.ts";
import { sampleSettings } from "./settings.ts";
import { stats } from "./stats.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";
import { mediaVideos } from "./videos.ts";

/** The site's own content: what it shows where the content service lacks a type, and what that service is seeded with. */
export const typedContent: SiteContent = {
  episodes,
  glossary,
  marketRanks,
  mediaMentions,
  mediaVideos,
  moreFromUs,
  offering,
  partners,
  pastOpportunities,
  projects,
  questions,
  redirects: [],
  results,
  settings: sampleSettings,
  stats,
  team,
  testimonials,
};
