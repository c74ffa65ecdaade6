import { newsletterUid, postUid } from "../content-types";
import {
  entriesWithout,
  type Finder,
  sampleEntries,
  samplesMarked,
  sampleTexts,
  seededPostsAndNewsletters,
} from "./samples";

/** Something only the sponsor can supply. */
export interface ChecklistItem {
  id: string;
  title: string;
  /** What exactly, and what the site does without it. */
  detail: string;
  /** Where it is entered, in words. */
  where: string;
  /** The place in the panel; none for what is not entered there. */
  href?: string;
  /** What of it is still a sample or missing, in words. Without it only people can tell. */
  find?: Finder;
}

const settingUid = "api::site-setting.site-setting";
const offeringUid = "api::offering.offering";
const settings = `/content-manager/single-types/${settingUid}`;
const offering = `/content-manager/single-types/${offeringUid}`;
const list = (uid: string): string => `/content-manager/collection-types/${uid}`;

/** In the order in which a sponsor who begins would want them. */
export const checklistItems: ChecklistItem[] = [
  {
    id: "contacts",
    title: "Name and contacts",
    detail: "Company, postal address, telephone and email are those of a company that does not exist.",
    where: "Site settings",
    href: settings,
    find: sampleTexts(settingUid, {
      brand: "name of the company",
      addressLines: "postal address",
      phone: "telephone",
      email: "email address",
    }),
  },
  {
    id: "links",
    title: "Links",
    detail: "Each leads to an address that does not exist.",
    where: "Site settings",
    href: settings,
    find: sampleTexts(settingUid, {
      investorPortal: "investor portal",
      currentProjectsSite: "current projects site",
      deckSite: "deck site",
      scheduling: "scheduling links",
      social: "social links",
      podcastPlatforms: "podcast platforms",
    }),
  },
  {
    id: "exemption",
    title: "The exemption relied on",
    detail:
      "Publicly shown returns are general solicitation. Counsel says under which exemption, and what the disclosure has to add.",
    where: "Site settings, Disclosure",
    href: settings,
  },
  {
    id: "terms",
    title: "Hold period, fees, net or gross",
    detail:
      "The return classes do not say how long money is committed, which fees there are, and whether targets are before or after them.",
    where: "Offering, and Disclosure in the site settings",
    href: offering,
  },
  {
    id: "tax-basis",
    title: "The 70% basis and the meaning of 8.6%",
    detail:
      "The per-$100K tax figures are 70% of what their totals give, and depreciation says 8.6% without saying of what.",
    where: "Offering, Tax benefits",
    href: offering,
  },
  {
    id: "rank-sources",
    title: "Sources of the market ranks",
    detail:
      "Who ranked, among whom and when. Until then the page says that source and date are to be supplied.",
    where: "Market ranks",
    href: list("api::market-rank.market-rank"),
    find: entriesWithout("api::market-rank.market-rank", "source", "text"),
  },
  {
    id: "figure-sources",
    title: "Source of occupancy and rent growth",
    detail: "Who measured them, and when.",
    where: "Offering, Source of the market figures",
    href: offering,
    find: entriesWithout(offeringUid, "marketFiguresSource", () => "source of the market figures"),
  },
  {
    id: "construction-dates",
    title: "Dates of construction start and lease-up",
    detail: "For each project, where the site says completed, under construction or future.",
    where: "Stats, Since when, or how",
    href: list("api::stat.stat"),
  },
  {
    id: "opportunity-zone",
    title: "Opportunity-zone tract, if any",
    detail:
      "The site says of no project that it lies in a zone. If one does, counsel supplies the tract and the wording.",
    where: "Offering, and Disclosure in the site settings",
    href: offering,
  },
  {
    id: "sold",
    title: "Whether the sold stamp applies",
    detail: "No project is stamped as sold.",
    where: "Project cards, Sold",
    href: list("api::project-card.project-card"),
  },
  {
    id: "team",
    title: "The team",
    detail: "Names, biographies and portraits are samples.",
    where: "Team members",
    href: list("api::team-member.team-member"),
    find: sampleEntries("api::team-member.team-member", ["name", "biography"], "name"),
  },
  {
    id: "partners",
    title: "Partners",
    detail: "Names and addresses are samples.",
    where: "Partners",
    href: list("api::partner.partner"),
    find: sampleEntries("api::partner.partner", ["label", "href"], "label"),
  },
  {
    id: "site-videos",
    title: "Introduction and founder’s video",
    detail: "There is no video behind the play buttons yet.",
    where: "Site settings",
    href: settings,
    find: sampleTexts(settingUid, { introductionVideo: "introduction", founderVideo: "founder’s video" }),
  },
  {
    id: "testimonials",
    title: "Testimonials",
    detail: "Only of real people, with whether each is an investor and is paid.",
    where: "Testimonials",
    href: list("api::testimonial.testimonial"),
    find: sampleEntries("api::testimonial.testimonial", ["youtubeId"], "title"),
  },
  {
    id: "media-videos",
    title: "Videos of the media page",
    detail: "There is no video behind the play buttons yet.",
    where: "Media videos",
    href: list("api::media-video.media-video"),
    find: sampleEntries("api::media-video.media-video", ["youtubeId"], "title"),
  },
  {
    id: "podcast",
    title: "Podcast episodes",
    detail: "Samples, read by computer voices.",
    where: "Podcast episodes",
    href: list("api::podcast-episode.podcast-episode"),
    find: samplesMarked("api::podcast-episode.podcast-episode", "isSample", "title"),
  },
  {
    id: "posts",
    title: "Posts and newsletters",
    detail: "Those that the site began with are samples: rewrite or unpublish them.",
    where: "Blog posts and newsletters",
    href: list(postUid),
    find: seededPostsAndNewsletters(postUid, newsletterUid),
  },
  {
    id: "perks",
    title: "Bonus perks of the second phase",
    detail: "They are in the site’s own text, not in this panel: tell whoever maintains the site.",
    where: "The site’s source",
  },
];
